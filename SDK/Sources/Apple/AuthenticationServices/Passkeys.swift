import Foundation

/// Asks for passkeys of a service.
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
    /// The service's domain.
    public let relyingPartyIdentifier: String

    public init(relyingPartyIdentifier: String) { self.relyingPartyIdentifier = relyingPartyIdentifier }

    /// Asks for a new passkey.
    open func createCredentialRegistrationRequest(challenge: Data, name: String, userID: Data)
        -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest
    { createCredentialRegistrationRequest(challenge: challenge, name: name, userID: userID, requestStyle: .standard) }

    /// Asks for a new passkey, or makes one where a password was just used.
    open func createCredentialRegistrationRequest(
        challenge: Data, name: String, userID: Data,
        requestStyle: ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest.RequestStyle
    ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
        ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest(
            self, challenge: challenge, name: name, userID: userID, requestStyle: requestStyle)
    }

    /// Asks somebody to sign by a passkey.
    open func createCredentialAssertionRequest(challenge: Data) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest {
        ASAuthorizationPlatformPublicKeyCredentialAssertionRequest(self, challenge: challenge)
    }
}

/// A passkey, by its number.
open class ASAuthorizationPlatformPublicKeyCredentialDescriptor: NSObject, ASAuthorizationPublicKeyCredentialDescriptor, @unchecked Sendable
{
    open var credentialID: Data

    public init(credentialID: Data) { self.credentialID = credentialID }
}

/// Asks for a new passkey.
open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest,
    ASAuthorizationPublicKeyCredentialRegistrationRequest, @unchecked Sendable
{
    /// Whether somebody is asked.
    public enum RequestStyle: Int, Sendable { case standard, conditional }

    public let relyingPartyIdentifier: String
    open var challenge: Data
    open var userID: Data
    open var name: String
    open var displayName: String?
    open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
    open var attestationPreference = ASAuthorizationPublicKeyCredentialAttestationKind.none
    open var requestStyle: RequestStyle
    open var excludedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor]?
    open var shouldShowHybridTransport = true

    init(
        _ provider: ASAuthorizationPlatformPublicKeyCredentialProvider, challenge: Data, name: String, userID: Data,
        requestStyle: RequestStyle
    ) {
        relyingPartyIdentifier = provider.relyingPartyIdentifier
        self.challenge = challenge
        self.name = name
        self.userID = userID
        self.requestStyle = requestStyle
        super.init(provider: provider)
    }

    private init(copying other: ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest) {
        relyingPartyIdentifier = other.relyingPartyIdentifier
        (challenge, name, userID, requestStyle) = (other.challenge, other.name, other.userID, other.requestStyle)
        (displayName, excludedCredentials) = (other.displayName, other.excludedCredentials)
        userVerificationPreference = other.userVerificationPreference
        attestationPreference = other.attestationPreference
        shouldShowHybridTransport = other.shouldShowHybridTransport
        super.init(provider: other.provider)
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest(copying: self)
    }
}

/// Asks somebody to sign by a passkey.
open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest,
    ASAuthorizationPublicKeyCredentialAssertionRequest, @unchecked Sendable
{
    public let relyingPartyIdentifier: String
    open var challenge: Data
    open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
    open var allowedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor] = []
    open var shouldShowHybridTransport = true

    init(_ provider: ASAuthorizationPlatformPublicKeyCredentialProvider, challenge: Data) {
        relyingPartyIdentifier = provider.relyingPartyIdentifier
        self.challenge = challenge
        super.init(provider: provider)
    }

    private init(copying other: ASAuthorizationPlatformPublicKeyCredentialAssertionRequest) {
        relyingPartyIdentifier = other.relyingPartyIdentifier
        challenge = other.challenge
        (userVerificationPreference, allowedCredentials) = (other.userVerificationPreference, other.allowedCredentials)
        shouldShowHybridTransport = other.shouldShowHybridTransport
        super.init(provider: other.provider)
    }

    open override func copy(with zone: NSZone? = nil) -> Any { ASAuthorizationPlatformPublicKeyCredentialAssertionRequest(copying: self) }
}

/// A new passkey. Nobody makes one here, so that there is none.
open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject, ASAuthorizationPublicKeyCredentialRegistration,
    @unchecked Sendable
{
    public let rawClientDataJSON: Data
    public let credentialID: Data
    public let rawAttestationObject: Data?
    public let attachment = ASAuthorizationPublicKeyCredentialAttachment.platform

    init(credentialID: Data, rawClientDataJSON: Data, rawAttestationObject: Data?) {
        self.credentialID = credentialID
        self.rawClientDataJSON = rawClientDataJSON
        self.rawAttestationObject = rawAttestationObject
    }
}

/// A signature by a passkey. Nobody signs here, so that there is none.
open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject, ASAuthorizationPublicKeyCredentialAssertion, @unchecked Sendable {
    public let rawClientDataJSON: Data
    public let credentialID: Data
    public let rawAuthenticatorData: Data!
    public let userID: Data!
    public let signature: Data!
    public let attachment = ASAuthorizationPublicKeyCredentialAttachment.platform

    init(credentialID: Data, userID: Data, rawClientDataJSON: Data, rawAuthenticatorData: Data, signature: Data) {
        self.credentialID = credentialID
        self.userID = userID
        self.rawClientDataJSON = rawClientDataJSON
        self.rawAuthenticatorData = rawAuthenticatorData
        self.signature = signature
    }
}
