import Foundation

/// Decides from a request's headers whether it comes from the home screen's own page: any other page in the browser can reach loopback too.
struct LoopbackRule: Sendable {
    /// Port the server listens on.
    let port: Int

    /// True when `Host` names this server by a loopback name; a foreign name that resolves to loopback is DNS rebinding.
    func accepts(host: String?) -> Bool {
        guard let host else { return false }
        return ["127.0.0.1:\(port)", "localhost:\(port)"].contains(host.lowercased())
    }

    /// True when a request that changes something comes from this origin, or from a program that is no browser (neither header is sent).
    func accepts(origin: String?, fetchSite: String?, host: String?) -> Bool {
        guard accepts(host: host), let host else { return false }
        if let fetchSite, fetchSite.lowercased() != "same-origin" { return false }
        guard let origin else { return true }
        return origin.lowercased() == "http://\(host.lowercased())"
    }
}
