@_exported import Foundation

/// Whether an app may follow its user. Nobody is asked here: the answer is no.
open class ATTrackingManager: NSObject {
    /// The authorization that the user gave or refused.
    public enum AuthorizationStatus: UInt, Sendable { case notDetermined, restricted, denied, authorized }

    open class var trackingAuthorizationStatus: AuthorizationStatus { .denied }
    open class func requestTrackingAuthorization(completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void) {
        completion(.denied)
    }
    @discardableResult
    open class func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }
}
