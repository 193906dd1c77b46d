import Foundation

/// `GET /v1/adoption`: how many widgets there are, what they show, and how long they stay.
struct AdoptionReport: Codable, Sendable, Equatable {
    /// A name and how many there are of it.
    struct Share: Codable, Sendable, Equatable {
        var name: String
        var count: Int
    }

    /// One day, in GMT.
    struct Day: Codable, Sendable, Equatable {
        var day: String
        var added: Int
        var removed: Int
        /// The widgets that are installed at the day's end.
        var installed: Int
    }

    /// The share of the widgets at least so old that stayed that long.
    struct Stay: Codable, Sendable, Equatable {
        var days: Int
        /// Widgets added at least that many days ago.
        var of: Int
        var stayed: Int
        /// The share that stayed, 0…1; nil of none.
        var share: Double?
    }

    /// Widgets on home and lock screens now.
    var installed: Int
    /// Devices that have at least one.
    var installations: Int
    /// The metrics that installed widgets show now, most popular first.
    var metrics: [Share]
    /// The metrics that installed widgets showed and do not show any more, most often given up first.
    var formerMetrics: [Share]
    /// The families of the installed ones, most popular first.
    var sizes: [Share]
    /// The kinds of the installed ones, most popular first.
    var kinds: [Share]
    /// The last thirty days.
    var days: [Day]
    var retention: [Stay]
    /// Widgets ever added and removed.
    var added: Int
    var removed: Int
    /// The time of the report (ISO 8601).
    var asOf: String

    /// - Parameter events: additions, changes and removals in the order of time.
    init(_ events: [WidgetEvent], now: Date) {
        var lives = WidgetLives()
        for event in events where event.at <= now { lives.note(event) }
        let present = lives.all.filter { $0.removed == nil }
        installed = present.count
        installations = Set(present.map(\.added.installation)).count
        metrics = Self.shares(present.flatMap { Set($0.current.metrics) })
        formerMetrics = Self.shares(present.flatMap { $0.shown.subtracting($0.current.metrics) })
        sizes = Self.shares(present.map(\.added.family))
        kinds = Self.shares(present.map(\.added.kind))
        added = lives.all.count
        removed = added - installed
        let today = Self.day(now)
        var days: [Day] = []
        for day in today - 29...today {
            days.append(
                Day(
                    day: Date(timeIntervalSince1970: Double(day) * 86_400).formatted(.iso8601.year().month().day()),
                    added: lives.all.count { Self.day($0.added.at) == day },
                    removed: lives.all.count { $0.removed.map(Self.day) == day },
                    installed: lives.all.count { Self.day($0.added.at) <= day && $0.removed.map(Self.day) ?? .max > day }))
        }
        self.days = days
        retention = [1, 7, 30].map { days in
            let length = Double(days) * 86_400
            let old = lives.all.filter { now.timeIntervalSince($0.added.at) >= length }
            let stayed = old.count { life in life.removed.map { $0.timeIntervalSince(life.added.at) >= length } ?? true }
            return Stay(days: days, of: old.count, stayed: stayed, share: old.isEmpty ? nil : Double(stayed) / Double(old.count))
        }
        asOf = now.formatted(.iso8601)
    }

    private static func day(_ date: Date) -> Int { Int((date.timeIntervalSince1970 / 86_400).rounded(.down)) }

    private static func shares(_ names: [String]) -> [Share] {
        Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +).map { Share(name: $0.key, count: $0.value) }
            .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
    }
}
