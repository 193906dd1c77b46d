import Foundation
import VitrineUIKit

/// Asks somebody what they think of the app. Nobody is asked here, as where the system has asked often enough.
open class SKStoreReviewController: NSObject {
    public override init() {}

    /// Asks nobody.
    open class func requestReview() {}
    /// Asks nobody in a scene.
    open class func requestReview(in windowScene: UIWindowScene) {}
}
