import Foundation
import SalonCore
import SharedFiles

/// Remembers who was signed in last, so that a link is handled before the session's service has answered.
public struct AccountMemory: Sendable {
    private let file: URL

    /// - Parameter folder: the app's own; made when it is missing.
    public init(folder: URL) { file = folder.appendingPathComponent("account.json") }

    var account: SalonAccount? {
        guard let data = try? BoundedFile.contents(of: file, limit: 10_000) else { return nil }
        return try? JSONDecoder().decode(SalonAccount.self, from: data)
    }

    /// Writes the account. Where that fails, the next start only asks for the session first.
    func write(_ account: SalonAccount?) {
        guard let account, let data = try? JSONEncoder().encode(account) else {
            try? FileManager.default.removeItem(at: file)
            return
        }
        PrivateFile.write(data, to: file)
    }
}

/// A small file in a folder that is the owner's alone.
enum PrivateFile {
    static func write(_ data: Data, to file: URL) {
        try? FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        try? data.write(to: file, options: .atomic)
    }
}
