import Foundation
import SharedFiles

/// A log of what happened to this installation's widgets, for the app to show. App and extensions share it; it is lost without harm.
public struct LifecycleLog: Sendable {
    /// One event, and whether the service knows of it.
    public struct Entry: Codable, Hashable, Sendable {
        public var event: WidgetEvent
        public var isSent: Bool
    }

    /// Entries that are kept; the oldest go first.
    static let most = 200
    /// Bytes that are read at most.
    private static let largest = 1_000_000
    private let folder: URL
    private var file: URL { folder.appendingPathComponent("lifecycle.json") }

    /// - Parameter folder: of the app group.
    public init(folder: URL = InsightsGroup.folder) { self.folder = folder }

    /// The entries, newest first.
    public var entries: [Entry] {
        guard let data = try? BoundedFile.contents(of: file, limit: Self.largest),
            let entries = try? JSONDecoder().decode([Entry].self, from: data)
        else { return [] }
        return entries
    }

    /// Adds what is not there yet.
    public func add(_ events: [WidgetEvent]) {
        guard !events.isEmpty else { return }
        change { entries in
            let known = Set(entries.map(\.event.id))
            let new = events.filter { !known.contains($0.id) }.map { Entry(event: $0, isSent: false) }
            entries = Array((new.reversed() + entries).prefix(Self.most))
        }
    }

    /// Notes events as sent, after the service has taken them.
    public func sent(_ events: [WidgetEvent]) {
        let ids = Set(events.map(\.id))
        guard !ids.isEmpty else { return }
        change { entries in
            for index in entries.indices where ids.contains(entries[index].event.id) { entries[index].isSent = true }
        }
    }

    private func change(_ body: (inout [Entry]) -> Void) {
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        _ = FileLock(folder.appendingPathComponent("lifecycle.lock")).soon {
            var entries = entries
            body(&entries)
            guard let data = try? JSONEncoder().encode(entries), let draft = Draft(data, in: folder) else { return }
            if !draft.replace(file) { draft.discard() }
        }
    }
}
