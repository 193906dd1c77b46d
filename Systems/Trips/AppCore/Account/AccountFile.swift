import Foundation

/// Where the account is kept: one file, readable for its owner only, replaced as a whole.
public struct AccountFile: Sendable {
    private static let draft = "account.json."
    private let file: URL

    /// `folder` is made when it is missing.
    public init(folder: URL) {
        file = folder.appendingPathComponent("account.json")
    }

    /// The account; nil when nobody is signed in or the file is not ours.
    public func read() -> StoredAccount? {
        guard let data = try? Data(contentsOf: file) else { return nil }
        return try? JSONDecoder().decode(StoredAccount.self, from: data)
    }

    public func write(_ account: StoredAccount) throws {
        let files = FileManager.default
        let folder = file.deletingLastPathComponent()
        try files.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        // A name of this process's own, 0600 from its first byte, then one rename: a kill leaves the old file or the new one.
        let draft = folder.appendingPathComponent(Self.draft + String(getpid()))
        let content = try JSONEncoder().encode(account)
        guard files.createFile(atPath: draft.path, contents: content, attributes: [.posixPermissions: 0o600]) else {
            throw CocoaError(.fileWriteUnknown)
        }
        guard rename(draft.path, file.path) == 0 else {
            try? files.removeItem(at: draft)
            throw CocoaError(.fileWriteUnknown)
        }
    }

    public func remove() throws {
        guard FileManager.default.fileExists(atPath: file.path) else { return }
        try FileManager.default.removeItem(at: file)
    }

    /// Removes what processes left behind that were killed while they wrote.
    public func removeAbandonedDrafts() {
        let folder = file.deletingLastPathComponent()
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] where name.hasPrefix(Self.draft) {
            guard let writer = Int32(name.dropFirst(Self.draft.count)), writer > 0, writer != getpid() else { continue }
            if kill(writer, 0) != 0 && errno == ESRCH {
                try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
            }
        }
    }
}
