import Foundation

/// Ports of 127.0.0.1 for servers that are told theirs before they listen.
///
/// The kernel gives connections a port too, from a range of its own (`ip_local_port_range`, 32768…60999 if nobody set it). A free port of
/// that range may be some connection's a moment later, so that the server that was told it cannot listen. Ports given here are of no such
/// range, and chosen at random, so that several programs that choose at once hardly ever choose the same.
package enum LoopbackPort {
    /// Below are ports of well-known services.
    private static let first = 10_240
    /// Ports that are tried before there is none.
    private static let tries = 200

    /// A port that nobody has now; nil when none was found.
    package static func free() -> Int? {
        let connections = connectionPorts()
        let below = first..<max(first, connections.lowerBound), above = (connections.upperBound + 1)..<65_536
        // A machine may give nearly all ports to connections.
        let choice = max(below.count, above.count) >= 1_000 ? (below.count >= above.count ? below : above) : first..<65_536
        return (0..<tries).lazy.map { _ in Int.random(in: choice) }.first(where: isFree)
    }

    /// Finds so many different ports that are free; nil when there are not as many.
    package static func free(_ count: Int) -> [Int]? {
        var found: Set<Int> = []
        for _ in 0..<count * 4 where found.count < count {
            guard let port = free() else { return nil }
            found.insert(port)
        }
        return found.count == count ? Array(found) : nil
    }

    /// Whether a server could listen at a port.
    package static func isFree(_ port: Int) -> Bool {
        guard let number = UInt16(exactly: port), number > 0 else { return false }
        #if canImport(Glibc)
            let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        #else
            let descriptor = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        // As servers do: what an ended connection leaves behind is in nobody's way.
        var yes: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        address.sin_port = number.bigEndian
        return withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0 && listen(descriptor, 1) == 0
            }
        }
    }

    /// The ports that the kernel gives to connections.
    package static func connectionPorts() -> ClosedRange<Int> {
        let text = (try? String(contentsOfFile: "/proc/sys/net/ipv4/ip_local_port_range", encoding: .utf8)) ?? ""
        let bounds = text.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
        guard bounds.count == 2, bounds[0] <= bounds[1], (1...65_535).contains(bounds[0]), bounds[1] <= 65_535 else {
            return 32_768...60_999
        }
        return bounds[0]...bounds[1]
    }
}
