import Foundation
import FoundationMissing
import VitrineCoreLocation
import VitrineUIKit

/// The version of a picture to load.
public enum PHImageRequestOptionsVersion: Int, Sendable { case current, unadjusted, original }

/// A closure that is told how much of a picture has been loaded; it may stop the rest.
public typealias PHAssetImageProgressHandler = (Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void

// Changes of a person's library, which nobody allows here: `performChanges` ends with that error, so that none of these is ever carried out.

/// A change that is asked for inside of `performChanges`.
open class PHChangeRequest: NSObject {}

/// The placeholder of a new picture.
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}

/// A picture that is to come, to change or to go.
open class PHAssetChangeRequest: PHChangeRequest {
    /// The date on which the picture was taken; nil keeps what is known.
    open var creationDate: Date?
    /// The place at which the picture was taken; nil keeps what is known.
    open var location: CLLocation?
    /// Whether its person marks it as a favourite.
    open var isFavorite = false
    /// Whether the asset is left out of the library's own views.
    open var isHidden = false
    /// The placeholder of the new picture: nil, since none is ever made.
    open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }

    /// A request that asks for nothing yet.
    public required override init() {}

    /// Changes one that is there.
    public convenience init(for asset: PHAsset) { self.init() }

    /// A request for a new picture out of an image.
    open class func creationRequestForAsset(from image: UIImage) -> Self { Self() }
    /// A request for a new picture out of a file.
    open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? { Self() }
    /// A request for a new film out of a file.
    open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { Self() }
    /// Asks for pictures to go; nothing goes, as nobody allows it.
    open class func deleteAssets(_ assets: any NSFastEnumeration) {}
    /// Asks for the picture as it was before its edits; nothing changes.
    open func revertAssetContentToOriginal() {}
}

/// The type of a resource of which an asset consists.
public enum PHAssetResourceType: Int, Sendable {
    case photo = 1, video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData, adjustmentBasePhoto, pairedVideo
}

/// The options with which a file becomes a resource of an asset.
open class PHAssetResourceCreationOptions: NSObject {
    /// The name that the file had; nil takes that of its address.
    open var originalFilename: String?
    /// The type of the file, such as `public.jpeg`; nil lets the library find out.
    open var uniformTypeIdentifier: String?
    /// Whether the library takes the file itself and leaves no copy.
    open var shouldMoveFile = false

    /// Options as they are when nothing is said.
    public override init() {}
}

/// A picture that is to come, out of files.
open class PHAssetCreationRequest: PHAssetChangeRequest {
    /// A request for a new picture out of the resources that are added to it.
    open class func forAsset() -> Self { Self() }
    /// Whether a picture can be made of these resources together: always true here.
    open class func supportsAssetResourceTypes(_ types: [NSNumber]) -> Bool { true }
    /// Adds a file to what the picture is made of; it is not read.
    open func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) {}
    /// Adds bytes to what the picture is made of; they are not kept.
    open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {}
}

/// An album that is to come, to change or to go.
open class PHAssetCollectionChangeRequest: PHChangeRequest {
    /// The name that the album gets.
    open var title = ""
    /// The name that a new album will have.
    public let placeholderForCreatedAssetCollection = PHObjectPlaceholder(localIdentifier: UUID().uuidString)

    /// A request for an album without a name.
    public override init() {}

    /// Changes one that is there.
    public convenience init?(for assetCollection: PHAssetCollection) {
        self.init()
        title = assetCollection.localizedTitle ?? ""
    }

    /// A request for a new album of a name.
    open class func creationRequestForAssetCollection(withTitle title: String) -> PHAssetCollectionChangeRequest {
        let request = PHAssetCollectionChangeRequest()
        request.title = title
        return request
    }
    /// Asks for albums to go, without their pictures; nothing goes.
    open class func deleteAssetCollections(_ assetCollections: any NSFastEnumeration) {}
    /// Asks for pictures to come into the album; none comes.
    open func addAssets(_ assets: any NSFastEnumeration) {}
    /// Asks for pictures to leave the album; none leaves.
    open func removeAssets(_ assets: any NSFastEnumeration) {}
}
