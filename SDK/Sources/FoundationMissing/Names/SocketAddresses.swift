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

extension sockaddr_in {
    /// An address with Apple's members; its length is the structure's.
    public init(
        sin_len: UInt8, sin_family: sa_family_t, sin_port: in_port_t, sin_addr: in_addr,
        sin_zero: (CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar)
    ) {
        self.init()
        (self.sin_family, self.sin_port, self.sin_addr) = (sin_family, sin_port, sin_addr)
    }
}

extension addrinfo {
    /// Makes the information about an address, with its members in Apple's order.
    public init(
        ai_flags: Int32, ai_family: Int32, ai_socktype: Int32, ai_protocol: Int32, ai_addrlen: socklen_t,
        ai_canonname: UnsafeMutablePointer<CChar>?, ai_addr: UnsafeMutablePointer<sockaddr>?, ai_next: UnsafeMutablePointer<addrinfo>?
    ) {
        self.init(
            ai_flags: ai_flags, ai_family: ai_family, ai_socktype: ai_socktype, ai_protocol: ai_protocol, ai_addrlen: ai_addrlen,
            ai_addr: ai_addr, ai_canonname: ai_canonname, ai_next: ai_next)
    }
}

// Constants that are of other types on Linux. Beside those they are taken where a number of Apple's type is wanted.

/// Whether an interface is up, goes to whom it comes from, has a wire between two, sends to all and is in use: bits of its flags.
public let IFF_UP: Int32 = 0x1
public let IFF_BROADCAST: Int32 = 0x2
public let IFF_LOOPBACK: Int32 = 0x8
public let IFF_POINTOPOINT: Int32 = 0x10
public let IFF_RUNNING: Int32 = 0x40
public let IFF_MULTICAST: Int32 = 0x1000

/// Kinds of sockets: streams, messages, and packets as they are. The numbers are this machine's.
public let SOCK_STREAM: Int32 = 1
public let SOCK_DGRAM: Int32 = 2
public let SOCK_RAW: Int32 = 3
