import Foundation

/// Remembers the last feed that could be read, for the time when none can.
public protocol DealsRemembering: Sendable {
    func remember(_ feed: RememberedDeals, for address: URL)
    func recall(_ address: URL) -> RememberedDeals?
}

/// A feed and when it came.
public struct RememberedDeals: Codable, Equatable, Sendable {
    public var deals: [DealServiceData]
    public var date: Date

    public init(deals: [DealServiceData], date: Date) {
        self.deals = deals
        self.date = date
    }
}

/// One file a feed, in a folder that app and widgets share; the oldest ones go.
public struct DealsMemory: DealsRemembering {
    /// Feeds kept: more than anybody has tiles.
    static let kept = 40
    /// Bytes of a file that is read.
    static let longest = 256 * 1024
    private let folder: URL

    /// `folder` is made when it is missing.
    public init(folder: URL) { self.folder = folder }

    public func remember(_ feed: RememberedDeals, for address: URL) {
        guard let data = try? JSONEncoder().encode(feed), data.count <= Self.longest, let file = file(address) else { return }
        let files = FileManager.default
        try? files.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        // Nothing is lost but the memory when this fails.
        try? data.write(to: file, options: .atomic)
        trim()
    }

    public func recall(_ address: URL) -> RememberedDeals? {
        guard let file = file(address), let handle = try? FileHandle(forReadingFrom: file) else { return nil }
        defer { try? handle.close() }
        guard let data = try? handle.read(upToCount: Self.longest) else { return nil }
        return try? JSONDecoder().decode(RememberedDeals.self, from: data)
    }

    /// Named by what was asked for, not by the port that a service happens to have. A name that would be cut is none.
    private func file(_ address: URL) -> URL? {
        let name = (address.query ?? "").map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
        guard (1...120).contains(name.count) else { return nil }
        return folder.appendingPathComponent(String(name) + ".json")
    }

    private func trim() {
        let files = FileManager.default
        let all = ((try? files.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".json") }
        guard all.count > Self.kept else { return }
        let dated = all.map { name -> (name: String, date: Date) in
            let values = try? files.attributesOfItem(atPath: folder.appendingPathComponent(name).path)
            return (name, values?[.modificationDate] as? Date ?? .distantPast)
        }
        for old in dated.sorted(by: { $0.date < $1.date }).prefix(all.count - Self.kept) {
            try? files.removeItem(at: folder.appendingPathComponent(old.name))
        }
    }
}
