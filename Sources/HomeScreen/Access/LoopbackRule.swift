import Foundation

/// Decides from a request's headers whether it comes from the home screen's own page: any other page in the browser can reach loopback too.
package struct LoopbackRule: Sendable {
    /// Port the server listens on.
    let port: Int
    /// Address it listens on; another than loopback's was asked for.
    var address = "127.0.0.1"

    /// Whether `Host` names this server by a loopback name, or by the address it was told to listen on; a foreign name that resolves to it
    /// is DNS rebinding.
    func accepts(host: String?) -> Bool {
        guard let host = host?.lowercased() else { return false }
        if ["127.0.0.1:\(port)", "localhost:\(port)"].contains(host) { return true }
        guard address != "127.0.0.1", host.hasSuffix(":\(port)") else { return false }
        let name = String(host.dropLast("\(port)".count + 1))
        // On every address of the machine: any address, but no name.
        return address == "0.0.0.0" ? Self.isAddress(name) : name == address.lowercased()
    }

    /// Whether a request that changes something comes from this origin, or from a program that is no browser (neither header is sent).
    func accepts(origin: String?, fetchSite: String?, host: String?) -> Bool {
        guard accepts(host: host), let host else { return false }
        if let fetchSite, fetchSite.lowercased() != "same-origin" { return false }
        guard let origin else { return true }
        return origin.lowercased() == "http://\(host.lowercased())"
    }

    /// Four numbers with points between them, as version 4 has it.
    package static func isAddress(_ text: String) -> Bool {
        var address = in_addr()
        return inet_pton(AF_INET, text, &address) == 1
    }
}
