import Foundation

/// Whether somebody still signs in by an Apple ID.
open class ASAuthorizationAppleIDProvider: NSObject, @unchecked Sendable {
    /// Whether somebody does.
    public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }

    /// Posted when somebody no longer does; nobody does here.
    public static let credentialRevokedNotification = NSNotification.Name("ASAuthorizationAppleIDCredentialRevokedNotification")

    public override init() {}

    /// Nobody does here.
    open func getCredentialState(forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void) {
        DispatchQueue.global().async { completion(.notFound, nil) }
    }

    /// Nobody does here.
    open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}

/// Has somebody sign in on a page. There is nobody to do so in a widget.
open class ASWebAuthenticationSession: NSObject, @unchecked Sendable {
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void

    open var prefersEphemeralWebBrowserSession = false
    open var canStart: Bool { false }
    private let handler: CompletionHandler

    /// A page, and the scheme that it ends with.
    public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) { handler = completionHandler }

    @discardableResult open func start() -> Bool {
        handler(nil, ASWebAuthenticationSessionError(.presentationContextNotProvided))
        return false
    }

    open func cancel() {}
}
