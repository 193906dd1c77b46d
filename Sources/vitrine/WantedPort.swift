import Foundation

/// A port that a server is to have; 0 is any.
struct WantedPort {
    private let number: Int
    private let address: String

    /// - Parameter address: of this machine, as four numbers.
    init(_ number: Int, address: String = "127.0.0.1") {
        self.number = number
        self.address = address
    }

    /// - Throws: `Failure`, when somebody else has it.
    func check() throws {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        // As the server binds it: connections of an ended run that linger are no hindrance.
        var yes: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(truncatingIfNeeded: number).bigEndian
        inet_pton(AF_INET, self.address, &address.sin_addr)
        let bound = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
        }
        guard bound != 0 else { return }
        guard errno != EADDRNOTAVAIL else { throw Failure("This machine has no address \(self.address) to listen on.") }
        let reason = errno == EADDRINUSE ? "is taken by another program" : "cannot be had: \(String(cString: strerror(errno)))"
        throw Failure("Port \(number) \(reason); give another one by --port (0 takes a free one).")
    }
}
