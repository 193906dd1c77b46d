import ArgumentParser
import Foundation

/// A time on the command line: ISO 8601, in the device's time zone where it names none.
struct Instant: ExpressibleByArgument {
    /// Year, month, day, hour, minute, second.
    private let parts: DateComponents
    /// The fraction of a second.
    private let fraction: Double
    private var zone: TimeZone?

    init?(argument: String) {
        let form = /(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(\.\d{1,9})?)?(Z|[+-]\d\d(?::?\d\d)?)?)?/
        guard let match = argument.wholeMatch(of: form) else { return nil }
        let (_, year, month, day, hour, minute, second, fraction, zone) = match.output
        var parts = DateComponents()
        (parts.year, parts.month, parts.day) = (Int(year), Int(month), Int(day))
        (parts.hour, parts.minute, parts.second) = (
            hour.flatMap { Int($0) } ?? 0, minute.flatMap { Int($0) } ?? 0, second.flatMap { Int($0) } ?? 0
        )
        // Components out of range would be carried over: 31 February would be a day in March.
        guard parts.isValidDate(in: Self.calendar(.gmt)) else { return nil }
        self.parts = parts
        self.fraction = fraction.flatMap { Double("0\($0)") } ?? 0
        self.zone = nil
        guard let zone else { return }
        guard let seconds = Self.offset(zone), let found = TimeZone(secondsFromGMT: seconds) else { return nil }
        self.zone = found
    }

    /// Now, without its seconds.
    static var thisMinute: Instant { Instant(parts: calendar(.gmt).dateComponents([.year, .month, .day, .hour, .minute], from: Date())) }

    /// A time in Greenwich.
    private init(parts: DateComponents) { (self.parts, fraction, zone) = (parts, 0, .gmt) }

    /// - Parameter zone: the device's, for a time that names none.
    func date(in zone: TimeZone) -> Date {
        (Self.calendar(self.zone ?? zone).date(from: parts) ?? .distantPast).addingTimeInterval(fraction)
    }

    /// Seconds east of Greenwich of `Z`, `+02`, `+0200` or `+02:00`.
    private static func offset(_ zone: Substring) -> Int? {
        guard zone != "Z" else { return 0 }
        let digits = zone.dropFirst().filter(\.isNumber)
        guard let hours = Int(digits.prefix(2)), let minutes = Int(digits.dropFirst(2).prefix(2) + (digits.count == 2 ? "0" : "")),
            hours <= 14, minutes < 60
        else { return nil }
        return (zone.hasPrefix("-") ? -1 : 1) * (hours * 3600 + minutes * 60)
    }

    private static func calendar(_ zone: TimeZone) -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        return calendar
    }

    /// No command has another time where none is given.
    var defaultValueDescription: String { "now" }
}
