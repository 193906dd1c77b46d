import Dispatch
import Foundation
import FoundationMissing

// How an encrypted stream is made safe: Apple's functions of C in Security's `SecProtocolOptions.h` and its neighbours. A connection goes by
// the server's name, the versions, and by whether and by whom the other end is judged.

/// The options of a security protocol: what an encrypted stream asks of its peer.
public final class SecurityProtocolOptions: @unchecked Sendable {
    var serverName: String?
    var requiresPeerAuthentication = true
    var verify: (block: sec_protocol_verify_t, queue: DispatchQueue)?
    var oldest: _TLSProtocolVersion?
    var newest: _TLSProtocolVersion?
}
public typealias sec_protocol_options_t = SecurityProtocolOptions
/// The metadata of a security protocol: what a stream tells of its encryption.
public final class SecurityProtocolMetadata: @unchecked Sendable {}
public typealias sec_protocol_metadata_t = SecurityProtocolMetadata
/// Whether the other end is trusted.
public final class SecurityTrustObject: @unchecked Sendable {}
public typealias sec_trust_t = SecurityTrustObject
/// A certificate with its key, as a stream shows it.
public final class SecurityIdentityObject: @unchecked Sendable {
    /// The identity that it was made of.
    package let identity: AnyObject
    package init(_ identity: AnyObject) { self.identity = identity }
}
public typealias sec_identity_t = SecurityIdentityObject
/// A closure that is told whether the other end is trusted.
public typealias sec_protocol_verify_complete_t = (Bool) -> Void
/// Judges the other end.
public typealias sec_protocol_verify_t = (sec_protocol_metadata_t, sec_trust_t, @escaping sec_protocol_verify_complete_t) -> Void

/// A cipher suite, by the numbers of IANA's list of TLS cipher suites.
public enum tls_ciphersuite_t: UInt16, Sendable {
    case AES_128_GCM_SHA256 = 0x1301
    case AES_256_GCM_SHA384 = 0x1302
    case CHACHA20_POLY1305_SHA256 = 0x1303
    case RSA_WITH_AES_128_GCM_SHA256 = 0x009c
    case RSA_WITH_AES_256_GCM_SHA384 = 0x009d
    case ECDHE_ECDSA_WITH_AES_128_GCM_SHA256 = 0xc02b
    case ECDHE_ECDSA_WITH_AES_256_GCM_SHA384 = 0xc02c
    case ECDHE_RSA_WITH_AES_128_GCM_SHA256 = 0xc02f
    case ECDHE_RSA_WITH_AES_256_GCM_SHA384 = 0xc030
    case ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256 = 0xcca8
    case ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256 = 0xcca9
}

/// Sets the block that verifies the other end, alone. What it is given has no certificates here.
public func sec_protocol_options_set_verify_block(
    _ options: sec_protocol_options_t, _ verify_block: @escaping sec_protocol_verify_t, _ verify_block_queue: DispatchQueue
) {
    options.verify = (verify_block, verify_block_queue)
}
/// The name that the other end has to prove.
public func sec_protocol_options_set_tls_server_name(_ options: sec_protocol_options_t, _ server_name: UnsafePointer<CChar>) {
    options.serverName = String(cString: server_name)
}
/// Whether the other end has to prove anything.
public func sec_protocol_options_set_peer_authentication_required(_ options: sec_protocol_options_t, _ required: Bool) {
    options.requiresPeerAuthentication = required
}
/// Adds a protocol that may be spoken inside.
public func sec_protocol_options_add_tls_application_protocol(_ options: sec_protocol_options_t, _ protocol_: UnsafePointer<CChar>) {}
/// The oldest version that is spoken.
public func sec_protocol_options_set_min_tls_protocol_version(_ options: sec_protocol_options_t, _ version: _TLSProtocolVersion) {
    options.oldest = version
}
/// The newest version that is spoken.
public func sec_protocol_options_set_max_tls_protocol_version(_ options: sec_protocol_options_t, _ version: _TLSProtocolVersion) {
    options.newest = version
}
/// Adds a way to encrypt.
public func sec_protocol_options_append_tls_ciphersuite(_ options: sec_protocol_options_t, _ ciphersuite: tls_ciphersuite_t) {}
/// Says who this end is.
public func sec_protocol_options_set_local_identity(_ options: sec_protocol_options_t, _ identity: sec_identity_t) {}
/// Adds a secret that both ends know, with the name that it goes by.
public func sec_protocol_options_add_pre_shared_key(_ options: sec_protocol_options_t, _ psk: DispatchData, _ psk_identity: DispatchData) {}
/// Whether a stream that was ended is taken up again without a new greeting.
public func sec_protocol_options_set_tls_resumption_enabled(_ options: sec_protocol_options_t, _ resumption_enabled: Bool) {}
/// Whether stated certificates are asked after.
public func sec_protocol_options_set_tls_ocsp_enabled(_ options: sec_protocol_options_t, _ ocsp_enabled: Bool) {}
