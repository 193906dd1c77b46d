import Foundation
import HomeScreen
import WidgetHost

/// The address at which a running home screen answers, for the commands that talk to it.
enum RunAddress {
    static func file(_ folder: StateFolder) -> URL { folder.host.appendingPathComponent("address") }

    static func write(_ address: String, _ folder: StateFolder) {
        try? Data(address.utf8).write(to: file(folder), options: .atomic)
    }

    static func read(_ folder: StateFolder) -> URL? {
        guard let text = try? String(contentsOf: file(folder), encoding: .utf8), text.utf8.count < 100, let url = URL(string: text),
            url.scheme == "http", let host = url.host, LoopbackRule.isAddress(host), url.port != nil
        else { return nil }
        return url
    }
}

/// A home screen's address as a browser opens it.
struct PageAddress {
    let host: String
    let port: Int
    let token: AccessToken

    var isOpenToOthers: Bool { !host.hasPrefix("127.") }

    /// The address for programs of this machine.
    var local: String { "http://\(host == "0.0.0.0" ? "127.0.0.1" : host):\(port)" }

    /// The address with the token, which the page takes for a cookie.
    var opening: String { "\(local)/?token=\(token.text)" }
}
