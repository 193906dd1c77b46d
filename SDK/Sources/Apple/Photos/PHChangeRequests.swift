import Foundation
import FoundationMissing
import VitrineCoreLocation
import VitrineUIKit

/// Which version of a picture is wanted.
public enum PHImageRequestOptionsVersion: Int, Sendable { case current, unadjusted, original }

/// Is told how much of a picture has come; it may stop the rest.
public typealias PHAssetImageProgressHandler = (Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void

// Changes of a person's library, which nobody allows here: `performChanges` ends with that error, so that none of these is ever carried out.

/// A change that is asked for inside of `performChanges`.
open class PHChangeRequest: NSObject {}

/// What a new picture will be called.
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}

/// A picture that is to come, to change or to go.
open class PHAssetChangeRequest: PHChangeRequest {
    open var creationDate: Date?
    open var location: CLLocation?
    open var isFavorite = false
    open var isHidden = false
    open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }

    public override init() {}

    /// Changes one that is there.
    public convenience init(for asset: PHAsset) { self.init() }

    open class func creationRequestForAsset(from image: UIImage) -> Self { Self.made() }
    open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? { Self.made() }
    open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { Self.made() }
    open class func deleteAssets(_ assets: any NSFastEnumeration) {}
    open func revertAssetContentToOriginal() {}

    fileprivate class func made() -> Self {
        // Every class here is this one or the next, which has no initialiser of its own.
        unsafeDowncast(self == PHAssetCreationRequest.self ? PHAssetCreationRequest() : PHAssetChangeRequest(), to: Self.self)
    }
}

/// What a picture is made of.
public enum PHAssetResourceType: Int, Sendable {
    case photo = 1, video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData, adjustmentBasePhoto, pairedVideo
}

/// How a file becomes part of a picture.
open class PHAssetResourceCreationOptions: NSObject {
    open var originalFilename: String?
    open var uniformTypeIdentifier: String?
    open var shouldMoveFile = false

    public override init() {}
}

/// A picture that is to come, out of files.
open class PHAssetCreationRequest: PHAssetChangeRequest {
    open class func forAsset() -> Self { Self.made() }
    open class func supportsAssetResourceTypes(_ types: [NSNumber]) -> Bool { true }
    open func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) {}
    open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {}
}

/// An album that is to come, to change or to go.
open class PHAssetCollectionChangeRequest: PHChangeRequest {
    open var title = ""
    /// The name that a new album will have.
    public let placeholderForCreatedAssetCollection = PHObjectPlaceholder(localIdentifier: UUID().uuidString)

    public override init() {}

    /// Changes one that is there.
    public convenience init?(for assetCollection: PHAssetCollection) {
        self.init()
        title = assetCollection.localizedTitle ?? ""
    }

    open class func creationRequestForAssetCollection(withTitle title: String) -> PHAssetCollectionChangeRequest {
        let request = PHAssetCollectionChangeRequest()
        request.title = title
        return request
    }
    open class func deleteAssetCollections(_ assetCollections: any NSFastEnumeration) {}
    open func addAssets(_ assets: any NSFastEnumeration) {}
    open func removeAssets(_ assets: any NSFastEnumeration) {}
}
