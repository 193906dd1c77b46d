import Foundation

/// Asks for keys of a service on a device of their own.
open class ASAuthorizationSecurityKeyPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
    /// The service's domain.
    public let relyingPartyIdentifier: String

    public init(relyingPartyIdentifier: String) { self.relyingPartyIdentifier = relyingPartyIdentifier }

    /// Asks for a new key.
    open func createCredentialRegistrationRequest(challenge: Data, displayName: String, name: String, userID: Data)
        -> ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest
    {
        ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest(
            self, challenge: challenge, displayName: displayName, name: name, userID: userID)
    }

    /// Asks somebody to sign by a key.
    open func createCredentialAssertionRequest(challenge: Data) -> ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest {
        ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest(self, challenge: challenge)
    }
}

/// A key, by its number and by how its device is reached.
open class ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor: NSObject, ASAuthorizationPublicKeyCredentialDescriptor,
    @unchecked Sendable
{
    /// The transport by which a device is reached.
    public struct Transport: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let usb = Transport("usb")
        public static let nfc = Transport("nfc")
        public static let bluetooth = Transport("ble")
        /// Every one of them.
        public static var allSupported: [Transport] { [.usb, .nfc, .bluetooth] }
    }

    open var credentialID: Data
    open var transports: [Transport]

    public init(credentialID: Data, transports: [Transport]) {
        self.credentialID = credentialID
        self.transports = transports
    }
}

/// An algorithm that a service knows, by its number in COSE.
public struct ASCOSEAlgorithmIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    /// ECDSA with SHA-256.
    public static let ES256 = ASCOSEAlgorithmIdentifier(-7)
}

/// The parameters of a kind of key that a service supports.
open class ASAuthorizationPublicKeyCredentialParameters: NSObject, @unchecked Sendable {
    public let algorithm: ASCOSEAlgorithmIdentifier

    public init(algorithm: ASCOSEAlgorithmIdentifier) { self.algorithm = algorithm }
}

/// Whether a key is to be found without its number.
public struct ASAuthorizationPublicKeyCredentialResidentKeyPreference: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let discouraged = Self("discouraged")
    public static let preferred = Self("preferred")
    public static let required = Self("required")
}

/// Asks for a new key.
open class ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest,
    ASAuthorizationPublicKeyCredentialRegistrationRequest, @unchecked Sendable
{
    public let relyingPartyIdentifier: String
    open var challenge: Data
    open var userID: Data
    open var name: String
    open var displayName: String?
    open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
    open var attestationPreference = ASAuthorizationPublicKeyCredentialAttestationKind.none
    open var residentKeyPreference = ASAuthorizationPublicKeyCredentialResidentKeyPreference.preferred
    open var credentialParameters: [ASAuthorizationPublicKeyCredentialParameters] = []
    open var excludedCredentials: [ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor] = []

    init(
        _ provider: ASAuthorizationSecurityKeyPublicKeyCredentialProvider, challenge: Data, displayName: String, name: String, userID: Data
    ) {
        relyingPartyIdentifier = provider.relyingPartyIdentifier
        self.challenge = challenge
        self.displayName = displayName
        self.name = name
        self.userID = userID
        super.init(provider: provider)
    }

    private init(copying other: ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest) {
        relyingPartyIdentifier = other.relyingPartyIdentifier
        (challenge, name, userID, displayName) = (other.challenge, other.name, other.userID, other.displayName)
        userVerificationPreference = other.userVerificationPreference
        attestationPreference = other.attestationPreference
        residentKeyPreference = other.residentKeyPreference
        (credentialParameters, excludedCredentials) = (other.credentialParameters, other.excludedCredentials)
        super.init(provider: other.provider)
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest(copying: self)
    }
}

/// Asks somebody to sign by a key.
open class ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest: ASAuthorizationRequest,
    ASAuthorizationPublicKeyCredentialAssertionRequest, @unchecked Sendable
{
    public let relyingPartyIdentifier: String
    open var challenge: Data
    open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
    open var allowedCredentials: [ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor] = []

    init(_ provider: ASAuthorizationSecurityKeyPublicKeyCredentialProvider, challenge: Data) {
        relyingPartyIdentifier = provider.relyingPartyIdentifier
        self.challenge = challenge
        super.init(provider: provider)
    }

    private init(copying other: ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest) {
        relyingPartyIdentifier = other.relyingPartyIdentifier
        challenge = other.challenge
        (userVerificationPreference, allowedCredentials) = (other.userVerificationPreference, other.allowedCredentials)
        super.init(provider: other.provider)
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest(copying: self)
    }
}

/// A new key. Nobody makes one here, so that there is none.
open class ASAuthorizationSecurityKeyPublicKeyCredentialRegistration: NSObject, ASAuthorizationPublicKeyCredentialRegistration,
    @unchecked Sendable
{
    public let rawClientDataJSON: Data
    public let credentialID: Data
    public let rawAttestationObject: Data?

    init(credentialID: Data, rawClientDataJSON: Data, rawAttestationObject: Data?) {
        self.credentialID = credentialID
        self.rawClientDataJSON = rawClientDataJSON
        self.rawAttestationObject = rawAttestationObject
    }
}

/// A signature by a key. Nobody signs here, so that there is none.
open class ASAuthorizationSecurityKeyPublicKeyCredentialAssertion: NSObject, ASAuthorizationPublicKeyCredentialAssertion,
    @unchecked Sendable
{
    public let rawClientDataJSON: Data
    public let credentialID: Data
    public let rawAuthenticatorData: Data!
    public let userID: Data!
    public let signature: Data!

    init(credentialID: Data, userID: Data, rawClientDataJSON: Data, rawAuthenticatorData: Data, signature: Data) {
        self.credentialID = credentialID
        self.userID = userID
        self.rawClientDataJSON = rawClientDataJSON
        self.rawAuthenticatorData = rawAuthenticatorData
        self.signature = signature
    }
}
