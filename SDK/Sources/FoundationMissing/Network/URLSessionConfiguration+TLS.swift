import Foundation
import FoundationNetworking

/// The versions of TLS, by their numbers on the wire (RFC 8446, RFC 6347): Security's `tls_protocol_version_t`.
public enum _TLSProtocolVersion: UInt16, Sendable {
    case TLSv10 = 0x0301
    case TLSv11 = 0x0302
    case TLSv12 = 0x0303
    case TLSv13 = 0x0304
    case DTLSv10 = 0xfeff
    case DTLSv12 = 0xfefd
}

/// Security's name. Foundation on Linux has an unavailable type of it: an expression means this one, and copies of sources say
/// ours by its own name, as a type's place would mean neither.
public typealias tls_protocol_version_t = _TLSProtocolVersion

nonisolated(unsafe) private let oldest = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
nonisolated(unsafe) private let newest = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

extension URLSessionConfiguration {
    /// Kept, and of no effect: the machine's own library speaks from TLS 1.2 on.
    public var tlsMinimumSupportedProtocolVersion: _TLSProtocolVersion {
        get { objc_getAssociatedObject(self, oldest) as? _TLSProtocolVersion ?? .TLSv12 }
        set { objc_setAssociatedObject(self, oldest, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }

    /// Kept, and of no effect.
    public var tlsMaximumSupportedProtocolVersion: _TLSProtocolVersion {
        get { objc_getAssociatedObject(self, newest) as? _TLSProtocolVersion ?? .TLSv13 }
        set { objc_setAssociatedObject(self, newest, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }
}
