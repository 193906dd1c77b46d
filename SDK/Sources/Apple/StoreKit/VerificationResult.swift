import Foundation

/// The result of verifying the signature of a value.
public enum VerificationResult<SignedType> {
    /// An error that tells why a signature does not hold.
    public enum VerificationError: Error, Hashable, Sendable {
        case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding, invalidSignature,
            missingRequiredProperties
    }

    case unverified(SignedType, VerificationError)
    case verified(SignedType)

    /// The value, whatever the signature says.
    public var unsafePayloadValue: SignedType {
        switch self {
        case .unverified(let value, _), .verified(let value): value
        }
    }

    /// The value where the signature holds.
    ///
    /// - Throws: `VerificationError` where it does not.
    public var payloadValue: SignedType {
        get throws {
            switch self {
            case .unverified(_, let error): throw error
            case .verified(let value): value
            }
        }
    }
}

extension VerificationResult.VerificationError: LocalizedError {
    /// The description of the error, in English.
    public var errorDescription: String? {
        switch self {
        case .revokedCertificate: "The certificate was revoked."
        case .invalidCertificateChain: "The chain of certificates is not valid."
        case .invalidDeviceVerification: "The value was signed for another device."
        case .invalidEncoding: "The signed value cannot be read."
        case .invalidSignature: "The signature is not valid."
        case .missingRequiredProperties: "The signed value lacks a property."
        }
    }
}

extension VerificationResult: Sendable where SignedType: Sendable {}
extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}

extension VerificationResult where SignedType == Transaction {
    /// The transaction as the shop signed it: a JSON Web Signature in its compact form.
    public var jwsRepresentation: String { unsafePayloadValue.origin.signed }
    /// The date on which the App Store signed it.
    public var signedDate: Date { unsafePayloadValue.signedDate }
    /// The data by which a server checks that it was signed for this device.
    public var deviceVerification: Data { unsafePayloadValue.deviceVerification }
    /// The nonce that was hashed into `deviceVerification`.
    public var deviceVerificationNonce: UUID { unsafePayloadValue.deviceVerificationNonce }
}

extension VerificationResult where SignedType == Product.SubscriptionInfo.RenewalInfo {
    /// The renewal as the shop signed it: a JSON Web Signature in its compact form.
    public var jwsRepresentation: String { unsafePayloadValue.origin.signed }
    /// The date on which the App Store signed it.
    public var signedDate: Date { unsafePayloadValue.signedDate }
    /// The data by which a server checks that it was signed for this device.
    public var deviceVerification: Data { unsafePayloadValue.deviceVerification }
    /// The nonce that was hashed into `deviceVerification`.
    public var deviceVerificationNonce: UUID { unsafePayloadValue.deviceVerificationNonce }
}

extension VerificationResult where SignedType == AppTransaction {
    /// The purchase of the app as the shop signed it: a JSON Web Signature in its compact form.
    public var jwsRepresentation: String { unsafePayloadValue.origin.signed }
    /// The date on which the App Store signed it.
    public var signedDate: Date { unsafePayloadValue.signedDate }
    /// The data by which a server checks that it was signed for this device.
    public var deviceVerification: Data { unsafePayloadValue.deviceVerification }
    /// The nonce that was hashed into `deviceVerification`.
    public var deviceVerificationNonce: UUID { unsafePayloadValue.deviceVerificationNonce }
}

/// A signed value as the shop sent it.
struct SignedOrigin: Hashable, Sendable {
    /// A JSON Web Signature in its compact form.
    var signed = ""
    /// The payload, as JSON.
    var json = Data()
    var signedDate = Date(timeIntervalSince1970: 0)
    var deviceVerification = Data()
    var deviceVerificationNonce = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
}
