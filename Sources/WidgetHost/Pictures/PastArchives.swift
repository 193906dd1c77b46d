import Foundation
import VitrineWidgetArchive

/// The archives of the last day that were looked at last: whoever drags through the day comes back to the same ones again and again.
struct PastArchives {
    struct Name: Hashable {
        var tile: String
        var made: Date
    }

    /// Archives; a screen of tiles and their neighbours.
    static let most = 24
    private var archives: [Name: ArchivedTimeline] = [:]
    /// The names in their order, oldest first.
    private var order: [Name] = []

    /// The entry that a tile showed or shows at a moment: of its present timeline, or of those before it that are kept.
    /// - Returns: the entry, and the time at which its timeline was made; nil where nothing is kept of the moment.
    /// - Throws: when the store cannot be read.
    mutating func entry(of tile: Tile, at moment: Date, in store: HostStore) throws -> (entry: ArchivedEntry, made: Date)? {
        func entry(_ archive: ArchivedTimeline?, _ schedule: TimelineSchedule, _ made: Date) -> (ArchivedEntry, Date)? {
            guard let archive, let entry = schedule.shown(at: moment), archive.entries.indices.contains(entry.index) else { return nil }
            return (archive.entries[entry.index], made)
        }
        if moment >= tile.made { return entry(tile.archive, tile.shown, tile.made) }
        guard let kept = tile.kept(at: moment) else { return nil }
        let name = Name(tile: tile.stored.id, made: kept.made)
        let archive = try self.archive(name) {
            guard let bytes = try store.archive(of: name.tile, made: name.made) else { return nil }
            return try ArchiveFile.decode(bytes)
        }
        return entry(archive, archive.map { TimelineSchedule($0) } ?? TimelineSchedule(dates: [], policy: .never), kept.made)
    }

    /// An archive, read where it was not looked at lately.
    mutating func archive(_ name: Name, read: () throws -> ArchivedTimeline?) rethrows -> ArchivedTimeline? {
        order.removeAll { $0 == name }
        if let known = archives[name] {
            order.append(name)
            return known
        }
        guard let archive = try read() else { return nil }
        archives[name] = archive
        order.append(name)
        if order.count > Self.most { archives[order.removeFirst()] = nil }
        return archive
    }
}
