import Foundation

/// Asks somebody what they think of the app. Nobody is asked here, as where the system has asked often enough.
open class SKStoreReviewController: NSObject {
    public override init() {}

    /// Asks nobody.
    open class func requestReview() {}
}
