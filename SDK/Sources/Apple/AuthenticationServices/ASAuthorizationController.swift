import Foundation
import VitrineUIKit

/// The window in front of which somebody is asked.
public typealias ASPresentationAnchor = UIWindow

/// A delegate that is told whether somebody signed in.
@MainActor public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
    /// The authorisation has succeeded.
    func authorizationController(controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    /// The authorisation has failed, with an `ASAuthorizationError`.
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
    /// The person chose a custom method of the app's own.
    func authorizationController(_ controller: ASAuthorizationController, didCompleteWithCustomMethod method: ASAuthorizationCustomMethod)
}

extension ASAuthorizationControllerDelegate {
    public func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) {}
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
    public func authorizationController(
        _ controller: ASAuthorizationController, didCompleteWithCustomMethod method: ASAuthorizationCustomMethod
    ) {}
}

/// Says in front of what somebody is asked.
@MainActor public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
    /// Returns the window in which the controller presents itself.
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// Asks somebody to sign in. There is nobody to do so here: each request fails, as `performRequests(options:)` says.
open class ASAuthorizationController: NSObject, @unchecked Sendable {
    /// The options for how a person is asked.
    public struct RequestOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Authorisation is tried only where this device has credentials at hand.
        public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
    }

    public let authorizationRequests: [ASAuthorizationRequest]
    open weak var delegate: (any ASAuthorizationControllerDelegate)?
    open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
    open var customAuthorizationMethods: [ASAuthorizationCustomMethod] = []
    private var isCancelled = false

    /// Any of these is enough.
    public init(authorizationRequests: [ASAuthorizationRequest]) { self.authorizationRequests = authorizationRequests }

    /// Fails with `ASAuthorizationError.notInteractive`: there is nobody to ask.
    open func performRequests() { performRequests(options: []) }

    /// Fails with `ASAuthorizationError.notInteractive`: there is nobody to ask; where the options ask for what this device knows by itself,
    /// with `canceled`, as on a device that knows nothing. The delegate hears on the main queue.
    open func performRequests(options: RequestOptions) { fail(Self.answer(options)) }

    /// Fails with `ASAuthorizationError.notInteractive`: nothing is typed here.
    open func performAutoFillAssistedRequests() { fail(Self.answer([])) }

    /// Cancels the requests: the delegate is told `canceled`.
    open func cancel() { isCancelled = true }

    private func fail(_ code: ASAuthorizationError.Code) {
        DispatchQueue.main.async { [self] in
            delegate?.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(isCancelled ? .canceled : code))
        }
    }

    /// The code of the error that says why nobody signs in.
    static func answer(_ options: RequestOptions) -> ASAuthorizationError.Code {
        options.contains(.preferImmediatelyAvailableCredentials) ? .canceled : .notInteractive
    }
}
