import Foundation

/// Makes requests of a kind.
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// A credential with which a person signs in.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// Asks somebody to sign in.
open class ASAuthorizationRequest: NSObject, NSCopying, @unchecked Sendable {
    /// The provider that made the request.
    public let provider: any ASAuthorizationProvider

    init(provider: any ASAuthorizationProvider) { self.provider = provider }

    /// The request itself, which has nothing that changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A successful authorisation. Nobody signs in here, so that there is none.
open class ASAuthorization: NSObject, @unchecked Sendable {
    /// A scope: what an app asks to know of the person who signs in.
    public struct Scope: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let email = Scope("email")
        public static let fullName = Scope("full_name")
    }

    /// The operation that an enterprise's own sign-in is asked for.
    public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let operationImplicit = OpenIDOperation("implicit")
        public static let operationLogin = OpenIDOperation("login")
        public static let operationLogout = OpenIDOperation("logout")
        public static let operationRefresh = OpenIDOperation("refresh")
    }

    public let provider: any ASAuthorizationProvider
    public let credential: any ASAuthorizationCredential

    init(provider: any ASAuthorizationProvider, credential: any ASAuthorizationCredential) {
        self.provider = provider
        self.credential = credential
    }
}

/// A way to sign in that is the app's own.
public struct ASAuthorizationCustomMethod: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let videoSubscriberAccount = ASAuthorizationCustomMethod(rawValue: "VideoSubscriberAccount")
    public static let restorePurchase = ASAuthorizationCustomMethod(rawValue: "RestorePurchase")
    public static let other = ASAuthorizationCustomMethod(rawValue: "Other")
}

/// The result of signing in: the credential that was used.
public enum ASAuthorizationResult: Sendable {
    case password(ASPasswordCredential)
    case appleID(ASAuthorizationAppleIDCredential)
    case singleSignOn(ASAuthorizationSingleSignOnCredential)
    case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
    case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
    case securityKeyAssertion(ASAuthorizationSecurityKeyPublicKeyCredentialAssertion)
    case securityKeyRegistration(ASAuthorizationSecurityKeyPublicKeyCredentialRegistration)
    case customMethod(ASAuthorizationCustomMethod)
}
