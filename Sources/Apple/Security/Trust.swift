import Foundation
import FoundationMissing
import VitrineNetwork

// Certificates, and whether a server is who it says. A machine's own library judges that before code could be asked, and nobody is handed
// a `SecTrust`: what is asked of one is answered as of an empty one.

/// A policy that says what a server has to meet to be trusted.
public final class SecPolicy: Sendable {
    init() {}
}

/// A certificate, as the bytes that it came in. What stands in it is not read here.
public final class SecCertificate: Hashable, Sendable {
    let data: Data
    init(_ data: Data) { self.data = data }
    public static func == (one: SecCertificate, other: SecCertificate) -> Bool { one.data == other.data }
    public func hash(into hasher: inout Hasher) { hasher.combine(data) }
}

/// A key that encrypts or signs. None is made here.
public final class SecKey: Hashable, Sendable {
    init() {}
    public static func == (one: SecKey, other: SecKey) -> Bool { one === other }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The result of evaluating a server's trust.
public enum SecTrustResultType: UInt32, Sendable {
    case invalid = 0
    case proceed = 1
    case deny = 3
    case unspecified = 4
    case recoverableTrustFailure = 5
    case fatalTrustFailure = 6
    case otherError = 7
}

/// Makes a policy that a server has a certificate for its name, as in TLS.
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { SecPolicy() }
/// Makes a policy that a certificate is none of those that are void.
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy() }

/// Makes a policy that none of the certificates is void, asked for as the flags say; nil where no way is named.
public func SecPolicyCreateRevocation(_ revocationFlags: CFOptionFlags) -> SecPolicy? {
    revocationFlags & (kSecRevocationUseAnyAvailableMethod | kSecRevocationNetworkAccessDisabled) == 0 ? nil : SecPolicy()
}
public let kSecRevocationOCSPMethod: CFOptionFlags = 1
public let kSecRevocationCRLMethod: CFOptionFlags = 2
public let kSecRevocationPreferCRL: CFOptionFlags = 4
public let kSecRevocationRequirePositiveResponse: CFOptionFlags = 8
public let kSecRevocationNetworkAccessDisabled: CFOptionFlags = 16
public let kSecRevocationUseAnyAvailableMethod: CFOptionFlags = 3

/// Something to judge, of certificates. None is made here.
/// - Returns: `errSecUnimplemented`; `trust` is nil.
@discardableResult
public func SecTrustCreateWithCertificates(
    _ certificates: CFTypeRef, _ policies: CFTypeRef?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
    trust.pointee = nil
    return errSecUnimplemented
}

/// Returns the exceptions that a person once made: nil, as none is kept.
public func SecTrustCopyExceptions(_ trust: SecTrust) -> CFData? { nil }
/// - Returns: false, as nothing is taken.
@discardableResult public func SecTrustSetExceptions(_ trust: SecTrust, _ exceptions: CFData?) -> Bool { false }

/// Returns the number of certificates in the chain: 0.
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> CFIndex { 0 }
/// Returns a certificate of the chain: nil, as there is none.
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ index: CFIndex) -> SecCertificate? { nil }
/// Returns the certificate chain: nil, as there is none.
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { nil }
/// Returns the key of the first certificate: nil, as there is none.
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { nil }

/// Returns the key of the first certificate, by the older name: nil, as there is none.
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { nil }
/// Returns the details of the evaluation: nil, as nothing is evaluated.
public func SecTrustCopyResult(_ trust: SecTrust) -> CFDictionary? { nil }

/// - Returns: `errSecSuccess`.
@discardableResult
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: CFTypeRef) -> OSStatus { errSecSuccess }
/// - Returns: `errSecSuccess`.
@discardableResult
public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ certificates: CFArray?) -> OSStatus { errSecSuccess }
/// - Returns: `errSecSuccess`.
@discardableResult
public func SecTrustSetAnchorCertificatesOnly(_ trust: SecTrust, _ only: Bool) -> OSStatus { errSecSuccess }

/// Judges a server: of one without a certificate, that it is not to be trusted.
/// - Returns: `errSecSuccess`: it has been judged.
@discardableResult
public func SecTrustEvaluate(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>) -> OSStatus {
    result.pointee = .fatalTrustFailure
    return errSecSuccess
}

/// Whether a server is to be trusted: one without a certificate is not.
public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?) -> Bool {
    error?.pointee = NSError(domain: NSOSStatusErrorDomain, code: Int(errSecNotAvailable))
    return false
}

/// A certificate of its bytes in DER; nil where they are not one sequence.
public func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: CFData) -> SecCertificate? {
    let bytes = [UInt8](data as Data)
    // A length below 128 is one byte; else the first says how many bytes there are of it, which DER never leaves open.
    guard bytes.count > 2, bytes[0] == 0x30, bytes[1] != 0x80 else { return nil }
    let count = bytes[1] < 0x80 ? 0 : Int(bytes[1] & 0x7F)
    guard count <= 4, bytes.count >= 2 + count else { return nil }
    let length = count == 0 ? Int(bytes[1]) : bytes[2..<2 + count].reduce(0) { $0 << 8 | Int($1) }
    return bytes.count == 2 + count + length ? SecCertificate(data as Data) : nil
}

/// The bytes that it was made of.
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { certificate.data as CFData }
/// The owner in words: nil, since what stands in the certificate is not read.
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? { nil }
/// The key that it vouches for: nil, since what stands in it is not read.
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { nil }

/// A key as bytes.
/// - Returns: nil, with `errSecUnimplemented` in `error`.
public func SecKeyCopyExternalRepresentation(_ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> CFData? {
    error?.pointee = .passRetained(NSError(domain: NSOSStatusErrorDomain, code: Int(errSecUnimplemented)))
    return nil
}

/// The certificates that a stream's other end showed, to be judged. No stream is opened here, so nobody has such an object.
public func sec_trust_copy_ref(_ trust: sec_trust_t) -> Unmanaged<SecTrust> { .passRetained(SecTrust()) }
