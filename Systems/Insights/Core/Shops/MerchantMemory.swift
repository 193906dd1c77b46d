import Foundation

/// Data that the app gives its widgets beside the keychain: who is signed in, and which shop is shown. A widget on a locked device can read
/// this and not the keychain, and so goes on showing what it showed.
public struct MerchantMemory: Sendable {
    private struct Content: Codable {
        var account: String?
        var shop: String?
        /// Identifiers of shops there were to choose, of whatever account: they say nothing but that a tile may have been set to one.
        var seen: [String]?
    }

    /// Identifiers that are kept; the oldest go first.
    private static let mostSeen = 200

    /// Bytes that are read at most.
    private static let most = 100_000
    private let file: URL
    private let fetched: URL

    /// - Parameter folder: of the app group.
    public init(folder: URL = InsightsGroup.folder) {
        file = folder.appendingPathComponent("merchant.json")
        fetched = folder.appendingPathComponent("Fetched", isDirectory: true)
    }

    /// The account that was signed in when anybody last knew.
    public var account: String? { content.account }

    /// The identifier of the shop that the app shows.
    public var shop: String? { content.shop.flatMap { Shop.isID($0) ? $0 : nil } }

    /// Notes that shops were there to choose.
    public func saw(_ shops: [String]) {
        var content = content
        let seen = content.seen ?? []
        let new = shops.filter { !seen.contains($0) }
        guard !new.isEmpty else { return }
        content.seen = (seen + new).suffix(Self.mostSeen)
        write(content)
    }

    /// Whether a shop was once there to choose; of one that was not, nobody can have set a tile to it.
    public func hasSeen(shop: String) -> Bool { content.seen?.contains(shop) == true }

    /// Notes that somebody signed in. What was fetched for another account goes.
    public func signedIn(as account: String) {
        guard account != self.account else { return }
        forget()
        write(Content(account: account, seen: content.seen))
    }

    /// Notes that somebody signed out, or that the service has ended the session. Nothing that was fetched stays.
    public func signedOut() {
        write(Content(seen: content.seen))
        forget()
    }

    /// Notes that another shop was chosen in the app. Nothing that was fetched for the one before stays.
    public func switched(to shop: String) {
        var content = content
        guard content.shop != shop else { return }
        content.shop = shop
        write(content)
        forget()
    }

    private func forget() {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: fetched.path)) ?? [] where name != "lock" {
            try? FileManager.default.removeItem(at: fetched.appendingPathComponent(name))
        }
    }

    private var content: Content {
        guard let size = (try? FileManager.default.attributesOfItem(atPath: file.path))?[.size] as? Int, size <= Self.most,
            let data = try? Data(contentsOf: file), let content = try? JSONDecoder().decode(Content.self, from: data)
        else { return Content() }
        return content
    }

    private func write(_ content: Content) {
        let files = FileManager.default
        try? files.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        guard let data = try? JSONEncoder().encode(content) else { return }
        try? data.write(to: file, options: .atomic)
        try? files.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
    }
}
