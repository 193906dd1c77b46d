import Foundation

/// Asks for somebody's Apple ID, and whether they still sign in by it.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
    /// The state of a person's Apple ID credential.
    public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }

    /// The notification that is posted when somebody no longer signs in by it; nobody does here.
    public static let credentialRevokedNotification = NSNotification.Name("ASAuthorizationAppleIDCredentialRevokedNotification")

    public override init() {}

    /// Asks for an Apple ID.
    open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(provider: self) }

    /// Calls back with `notFound`, or returns it: nobody signs in here.
    open func getCredentialState(forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void) {
        DispatchQueue.global().async { completion(.notFound, nil) }
    }

    /// Calls back with `notFound`, or returns it: nobody signs in here.
    open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}

/// A request by the standard of OpenID.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest, @unchecked Sendable {
    open var requestedScopes: [ASAuthorization.Scope]?
    /// Comes back as it is.
    open var state: String?
    /// Comes back in the token.
    open var nonce: String?
    open var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit

    open override func copy(with zone: NSZone? = nil) -> Any {
        let other = anew()
        (other.requestedScopes, other.state, other.nonce) = (requestedScopes, state, nonce)
        other.requestedOperation = requestedOperation
        return other
    }

    /// A request of the same provider that asks for nothing yet.
    fileprivate func anew() -> ASAuthorizationOpenIDRequest { ASAuthorizationOpenIDRequest(provider: provider) }
}

/// Asks for an Apple ID.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest, @unchecked Sendable {
    /// The identifier of the user who signed in before.
    open var user: String?

    override fileprivate func anew() -> ASAuthorizationOpenIDRequest {
        let other = ASAuthorizationAppleIDRequest(provider: provider)
        other.user = user
        return other
    }
}

/// Whether somebody is a person.
public enum ASUserDetectionStatus: Int, Sendable { case unsupported, unknown, likelyReal }

/// The range of the person's age.
public enum ASUserAgeRange: Int, Sendable { case unknown, child, notChild }

/// The credential of an Apple ID. Nobody signs in here, so that there is none.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
    public let user: String
    public let state: String?
    public let authorizedScopes: [ASAuthorization.Scope]
    public let authorizationCode: Data?
    /// A JSON Web Token.
    public let identityToken: Data?
    public let email: String?
    public let fullName: PersonNameComponents?
    public let realUserStatus: ASUserDetectionStatus
    public let userAgeRange: ASUserAgeRange

    init(user: String) {
        self.user = user
        state = nil
        authorizedScopes = []
        authorizationCode = nil
        identityToken = nil
        email = nil
        fullName = nil
        realUserStatus = .unknown
        userAgeRange = .unknown
    }
}

/// The credential of an enterprise's own sign-in. Nobody signs in here, so that there is none.
open class ASAuthorizationSingleSignOnCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
    public let state: String?
    /// A JSON Web Token.
    public let accessToken: Data?
    /// A JSON Web Token.
    public let identityToken: Data?
    public let authorizedScopes: [ASAuthorization.Scope]

    init(state: String?) {
        self.state = state
        accessToken = nil
        identityToken = nil
        authorizedScopes = []
    }
}
