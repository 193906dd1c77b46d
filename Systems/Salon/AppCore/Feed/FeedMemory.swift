import Foundation
import SalonCore
import SharedFiles

/// The place up to which the app has read the service's changes, from one run to the next.
public struct FeedMemory: Sendable {
    struct Position: Codable, Hashable, Sendable {
        var account: String
        /// Changes after it are not known yet.
        var cursor: String
        /// The Mondays of the weeks that were read whole.
        var weeks: Set<String>
    }

    private let file: URL

    /// - Parameter folder: the app's own; made when it is missing.
    public init(folder: URL) { file = folder.appendingPathComponent("feed.json") }

    func position(of account: String) -> Position? {
        guard let data = try? BoundedFile.contents(of: file, limit: 100_000),
            let position = try? JSONDecoder().decode(Position.self, from: data), position.account == account
        else { return nil }
        return position
    }

    /// Writes the position. Where that fails, the diary is read anew next time.
    func write(_ position: Position?) {
        guard let position, let data = try? JSONEncoder().encode(position) else {
            try? FileManager.default.removeItem(at: file)
            return
        }
        PrivateFile.write(data, to: file)
    }
}
