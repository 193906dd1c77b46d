import Foundation
import VitrineUIKit

/// A picture that moves for a moment; there are none.
open class PHLivePhoto: NSObject, @unchecked Sendable {
    open var size: CGSize { .zero }

    /// Puts one together of its files.
    /// - Returns: an invalid request: the handler is told nil, and `PHPhotosError.accessUserDenied`.
    @discardableResult
    open class func request(
        withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize, contentMode: PHImageContentMode,
        resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
    ) -> PHLivePhotoRequestID {
        resultHandler(nil, [PHLivePhotoInfoErrorKey: PHPhotosError(.accessUserDenied)])
        return PHLivePhotoRequestIDInvalid
    }
    open class func cancelRequest(withRequestID requestID: PHLivePhotoRequestID) {}
}

/// The number of a request for one.
public typealias PHLivePhotoRequestID = Int32
/// The identifier that stands for no request.
public let PHLivePhotoRequestIDInvalid: PHLivePhotoRequestID = 0
// The keys of the information that comes with a live photo.
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"
public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"
