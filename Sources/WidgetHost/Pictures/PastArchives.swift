import Foundation
import WidgetArchive

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
