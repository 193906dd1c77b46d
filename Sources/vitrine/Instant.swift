import ArgumentParser
import Foundation

/// A time on the command line: ISO 8601, in the device's time zone where it names none.
struct Instant: ExpressibleByArgument {
    private enum Written {
        case exact(Date)
        /// Year, month, day, hour, minute, second.
        case local(DateComponents)
    }
    private let written: Written

    init?(argument: String) {
        if let date = try? Date(argument, strategy: .iso8601) {
            written = .exact(date)
            return
        }
        let fractional = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
        if let date = try? Date(argument, strategy: fractional) {
            written = .exact(date)
            return
        }
        guard let match = argument.wholeMatch(of: /(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d))?)?/) else { return nil }
        let (_, year, month, day, hour, minute, second) = match.output
        var parts = DateComponents()
        (parts.year, parts.month, parts.day) = (Int(year), Int(month), Int(day))
        (parts.hour, parts.minute, parts.second) = (
            hour.flatMap { Int($0) } ?? 0, minute.flatMap { Int($0) } ?? 0, second.flatMap { Int($0) } ?? 0
        )
        // Components out of range would be carried over: 31 February would be a day in March.
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        guard parts.isValidDate(in: calendar) else { return nil }
        written = .local(parts)
    }

    func date(in zone: TimeZone) -> Date {
        switch written {
        case .exact(let date): return date
        case .local(let parts):
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = zone
            return calendar.date(from: parts) ?? .distantPast
        }
    }

    static var defaultValueDescription: String { "now" }
}
