import Foundation
import FoundationMissing
import FoundationNetworking
import VitrineNetwork

// A person's certificate with its key, by which a server knows a client. None is read here.

/// A certificate and its key.
public final class SecIdentity: Hashable, Sendable {
    init() {}
    public static func == (one: SecIdentity, other: SecIdentity) -> Bool { one === other }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

nonisolated(unsafe) public let kSecImportExportPassphrase: CFString = "passphrase"
nonisolated(unsafe) public let kSecImportItemLabel: CFString = "label"
nonisolated(unsafe) public let kSecImportItemKeyID: CFString = "keyid"
nonisolated(unsafe) public let kSecImportItemTrust: CFString = "trust"
nonisolated(unsafe) public let kSecImportItemCertChain: CFString = "chain"
nonisolated(unsafe) public let kSecImportItemIdentity: CFString = "identity"

/// Reads identities of a file. None is read here.
/// - Returns: `errSecUnimplemented`; `items` is nil.
@discardableResult
public func SecPKCS12Import(_ pkcs12_data: CFData, _ options: CFDictionary, _ items: UnsafeMutablePointer<CFArray?>?) -> OSStatus {
    items?.pointee = nil
    return errSecUnimplemented
}

/// The certificate of an identity.
/// - Returns: `errSecUnimplemented`; `certificate` is nil.
@discardableResult
public func SecIdentityCopyCertificate(_ identity: SecIdentity, _ certificate: UnsafeMutablePointer<SecCertificate?>) -> OSStatus {
    certificate.pointee = nil
    return errSecUnimplemented
}

/// The key of an identity.
/// - Returns: `errSecUnimplemented`; `key` is nil.
@discardableResult
public func SecIdentityCopyPrivateKey(_ identity: SecIdentity, _ key: UnsafeMutablePointer<SecKey?>) -> OSStatus {
    key.pointee = nil
    return errSecUnimplemented
}

extension URLCredential {
    /// Says by an identity who asks. Nobody is challenged so here, and the identity is not kept.
    public convenience init(identity: SecIdentity, certificates: [Any]?, persistence: Persistence) {
        self.init(user: "", password: "", persistence: persistence)
    }
}

/// An identity as a stream shows it; nil never, as any can be shown.
public func sec_identity_create(_ identity: SecIdentity) -> sec_identity_t? { sec_identity_t(identity) }
/// The identity that a stream shows, which its caller keeps.
public func sec_identity_copy_ref(_ identity: sec_identity_t) -> Unmanaged<SecIdentity>? {
    (identity.identity as? SecIdentity).map(Unmanaged.passRetained)
}
