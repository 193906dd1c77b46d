import Foundation
import FoundationMissing
import VitrineUIKit

/// Whether people allow to read their pictures.
public enum PHAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }

/// The level of access that an app asks for.
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }

/// The media type of an asset.
public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }

/// The subtypes of an asset's media.
public struct PHAssetMediaSubtype: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1)
    public static let photoHDR = PHAssetMediaSubtype(rawValue: 2)
    public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 4)
    public static let photoLive = PHAssetMediaSubtype(rawValue: 8)
    public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 16)
    public static let videoStreamed = PHAssetMediaSubtype(rawValue: 65536)
    public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 131072)
    public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 262144)
}

/// The owner of an album: a person or the system.
public enum PHAssetCollectionType: Int, Sendable { case album = 1, smartAlbum }

/// The subtype of an album: what it contains or where it comes from.
public enum PHAssetCollectionSubtype: Int, Sendable {
    case albumRegular = 2, albumSyncedEvent, albumSyncedFaces, albumSyncedAlbum, albumImported
    case albumMyPhotoStream = 100, albumCloudShared
    case smartAlbumGeneric = 200, smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites, smartAlbumTimelapses, smartAlbumAllHidden,
        smartAlbumRecentlyAdded, smartAlbumBursts, smartAlbumSlomoVideos, smartAlbumUserLibrary, smartAlbumSelfPortraits,
        smartAlbumScreenshots
    case any = 9_223_372_036_854_775_807
}

/// The mode in which a picture fits its target size.
public enum PHImageContentMode: Int, Sendable {
    case aspectFit, aspectFill
    public static let `default` = PHImageContentMode.aspectFit
}

/// The mode of delivery: how soon and how good a picture is to be.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable { case opportunistic, highQualityFormat, fastFormat }

/// Whether a picture has just the size that was asked for.
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none, fast, exact }

/// The number of a request.
public typealias PHImageRequestID = Int32
/// The identifier that stands for no request.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// The size that asks for a picture as large as it is.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
// The keys of the information that comes with a requested image.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
public let PHImageCancelledKey = "PHImageCancelledKey"
public let PHImageErrorKey = "PHImageErrorKey"

/// An object in the photo library.
open class PHObject: NSObject, NSCopying, @unchecked Sendable {
    public let localIdentifier: String
    init(localIdentifier: String) { self.localIdentifier = localIdentifier }
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The options of a fetch.
open class PHFetchOptions: NSObject, NSCopying, @unchecked Sendable {
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var includeHiddenAssets = false
    open var includeAllBurstAssets = false
    open var fetchLimit = 0
    open var wantsIncrementalChangeDetails = true

    public override init() {}

    public func copy(with zone: NSZone? = nil) -> Any {
        let other = PHFetchOptions()
        (other.predicate, other.sortDescriptors, other.fetchLimit) = (predicate, sortDescriptors, fetchLimit)
        (other.includeHiddenAssets, other.includeAllBurstAssets) = (includeHiddenAssets, includeAllBurstAssets)
        other.wantsIncrementalChangeDetails = wantsIncrementalChangeDetails
        return other
    }
}

/// The result of a fetch: nothing, here.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, NSCopying, NSFastEnumeration, @unchecked Sendable {
    override init() {}

    open var count: Int { 0 }
    open var firstObject: ObjectType? { nil }
    open var lastObject: ObjectType? { nil }
    /// Ends the process, as there is no object at any index; iOS raises an exception too.
    open func object(at index: Int) -> ObjectType { preconditionFailure("Nothing was found: there is no object \(index).") }
    open subscript(index: Int) -> ObjectType { object(at: index) }
    open func contains(_ anObject: ObjectType) -> Bool { false }
    open func index(of anObject: ObjectType) -> Int { NSNotFound }
    open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
    open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A picture, a film or a sound.
open class PHAsset: PHObject, @unchecked Sendable {
    public var mediaType: PHAssetMediaType { .unknown }
    public var mediaSubtypes: PHAssetMediaSubtype { [] }
    public var pixelWidth: Int { 0 }
    public var pixelHeight: Int { 0 }
    public var creationDate: Date? { nil }
    public var modificationDate: Date? { nil }
    public var duration: TimeInterval { 0 }
    public var isFavorite: Bool { false }
    public var isHidden: Bool { false }

    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
    open class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
    open class func fetchAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        PHFetchResult()
    }
    open class func fetchAssets(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        PHFetchResult()
    }
}

/// An album.
open class PHAssetCollection: PHObject, @unchecked Sendable {
    public var localizedTitle: String? { nil }
    public var estimatedAssetCount: Int { 0 }
    public var startDate: Date? { nil }
    public var endDate: Date? { nil }

    open class func fetchAssetCollections(
        with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
    open class func fetchAssetCollections(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}

/// The options of a request for a picture.
open class PHImageRequestOptions: NSObject, NSCopying, @unchecked Sendable {
    open var isSynchronous = false
    open var isNetworkAccessAllowed = false
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    open var resizeMode = PHImageRequestOptionsResizeMode.fast
    open var normalizedCropRect = CGRect.zero
    /// Whether a picture is wanted as it is now, without its edits, or as it was taken; none comes here.
    open var version = PHImageRequestOptionsVersion.current
    /// Whether one more coarse picture may come before the good one; none comes here.
    open var allowSecondaryDegradedImage = false
    /// The closure that is told from 0 to 1 how much of a picture has come; here it is never called.
    open var progressHandler: PHAssetImageProgressHandler?

    public override init() {}

    public func copy(with zone: NSZone? = nil) -> Any {
        let other = PHImageRequestOptions()
        (other.isSynchronous, other.isNetworkAccessAllowed) = (isSynchronous, isNetworkAccessAllowed)
        (other.deliveryMode, other.resizeMode, other.normalizedCropRect) = (deliveryMode, resizeMode, normalizedCropRect)
        (other.version, other.allowSecondaryDegradedImage) = (version, allowSecondaryDegradedImage)
        other.progressHandler = progressHandler
        return other
    }
}

/// What is asked of a film.
open class PHVideoRequestOptions: NSObject, @unchecked Sendable {
    open var isNetworkAccessAllowed = false
    open var version = PHVideoRequestOptionsVersion.current
    open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
    public override init() {}
}

/// Whether a film is wanted with its edits.
public enum PHVideoRequestOptionsVersion: Int, Sendable { case current, original }
/// How good a film is wanted.
public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable { case automatic, highQualityFormat, mediumQualityFormat, fastFormat }

/// Brings pictures; there are none.
open class PHImageManager: NSObject, @unchecked Sendable {
    private static let only = PHImageManager()

    public override init() {}

    open class func `default`() -> PHImageManager { only }

    @discardableResult
    open func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
        resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, [PHImageErrorKey: PHPhotosError(.accessUserDenied)])
        return PHInvalidImageRequestID
    }

    /// Says of every picture that nobody has allowed to see it.
    @discardableResult
    open func requestImageDataAndOrientation(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil, .up, [PHImageErrorKey: PHPhotosError(.accessUserDenied)])
        return PHInvalidImageRequestID
    }

    /// Says of every film that nobody has allowed to see it.
    @discardableResult
    open func requestAVAsset(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?,
        resultHandler: @escaping (AVAsset?, AVAudioMix?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil, [PHImageErrorKey: PHPhotosError(.accessUserDenied)])
        return PHInvalidImageRequestID
    }

    /// Says of every film that nobody has allowed to see it.
    @discardableResult
    open func requestPlayerItem(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?, resultHandler: @escaping (AVPlayerItem?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, [PHImageErrorKey: PHPhotosError(.accessUserDenied)])
        return PHInvalidImageRequestID
    }

    open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

/// The library of pictures. Nobody has allowed to read or change it here.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    private static let only = PHPhotoLibrary()

    private override init() {}

    open class func shared() -> PHPhotoLibrary { only }
    open class func authorizationStatus() -> PHAuthorizationStatus { .denied }
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .denied }
    open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
        DispatchQueue.global().async { handler(.denied) }
    }
    open class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
    ) { DispatchQueue.global().async { handler(.denied) } }
    open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus { .denied }

    open func performChanges(
        _ changeBlock: @escaping @Sendable () -> Void, completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) { DispatchQueue.global().async { completionHandler?(false, PHPhotosError(.accessUserDenied)) } }
    open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws { throw PHPhotosError(.accessUserDenied) }
}
