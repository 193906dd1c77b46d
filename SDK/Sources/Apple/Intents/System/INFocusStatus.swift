import Foundation

/// Whether somebody wants not to be disturbed; an extension is not told.
open class INFocusStatus: NSObject, @unchecked Sendable {
    public let isFocused: Bool?
    public init(isFocused: Bool?) { self.isFocused = isFocused }
}
/// Whether an app may know that.
public enum INFocusStatusAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
open class INFocusStatusCenter: NSObject, @unchecked Sendable {
    public static let `default` = INFocusStatusCenter()
    open var authorizationStatus: INFocusStatusAuthorizationStatus { .denied }
    open var focusStatus: INFocusStatus { INFocusStatus(isFocused: nil) }
    open func requestAuthorization(completionHandler: (@Sendable (INFocusStatusAuthorizationStatus) -> Void)? = nil) {
        completionHandler?(.denied)
    }
    open func requestAuthorization() async -> INFocusStatusAuthorizationStatus { .denied }
}

/// Telling an app that somebody's focus has changed. Nothing asks for it here.
open class INShareFocusStatusIntent: INIntent, @unchecked Sendable {
    open private(set) var focusStatus: INFocusStatus?

    public required init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public convenience init(focusStatus: INFocusStatus?) {
        self.init()
        self.focusStatus = focusStatus
    }
}

/// The result of sharing the focus status.
public enum INShareFocusStatusIntentResponseCode: Int, Sendable {
    case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
}

/// The response of an app to such an intent.
open class INShareFocusStatusIntentResponse: INIntentResponse, @unchecked Sendable {
    open private(set) var code = INShareFocusStatusIntentResponseCode.unspecified

    public required init() { super.init() }
    public convenience init(code: INShareFocusStatusIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        (self.code, self.userActivity) = (code, userActivity)
    }
}

/// A handler of the intent.
public protocol INShareFocusStatusIntentHandling: NSObjectProtocol {
    func handle(intent: INShareFocusStatusIntent, completion: @escaping (INShareFocusStatusIntentResponse) -> Void)
    func confirm(intent: INShareFocusStatusIntent, completion: @escaping (INShareFocusStatusIntentResponse) -> Void)
}

extension INShareFocusStatusIntentHandling {
    public func confirm(intent: INShareFocusStatusIntent, completion: @escaping (INShareFocusStatusIntentResponse) -> Void) {
        completion(INShareFocusStatusIntentResponse(code: .ready, userActivity: nil))
    }
}
