import Foundation
import VitrineUIKit

/// Asks somebody what they think of the app. Nobody is asked here, as where the system has asked often enough.
open class SKStoreReviewController: NSObject {
    public override init() {}

    /// Does nothing: nobody is asked for a review here.
    open class func requestReview() {}
    /// Does nothing: nobody is asked for a review here.
    open class func requestReview(in windowScene: UIWindowScene) {}
}
