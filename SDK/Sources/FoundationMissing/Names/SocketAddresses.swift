import Foundation
import Glibc

// Addresses of sockets say their length on Apple's systems; on Linux whoever takes them is told it beside them.

extension sockaddr {
    /// Bytes; always those of the structure, whatever is set.
    public var sa_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr>.size) }
        set {}
    }
}

extension sockaddr_in {
    /// Bytes; always those of the structure, whatever is set.
    public var sin_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in>.size) }
        set {}
    }
}

extension sockaddr_in6 {
    /// Bytes; always those of the structure, whatever is set.
    public var sin6_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in6>.size) }
        set {}
    }
}
