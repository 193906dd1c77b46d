import Foundation

/// A time zone's offsets from UTC, cached by days: a question about two months asks over a thousand times, and Foundation's answer takes
/// most of a microsecond.
///
/// A day of UTC that begins and ends with the same offset has it all along: no zone's clock goes there and back within a day.
final class ZoneOffsets: @unchecked Sendable {
    /// Days that are kept of one zone: a lifetime.
    static let mostDays = 30_000
    static let mostZones = 1_000

    private static let lock = NSLock()
    // Only under the lock.
    nonisolated(unsafe) private static var known: [TimeZone: ZoneOffsets] = [:]

    private let zone: TimeZone
    private let lock = NSLock()
    // Only under the lock; nil on days on which the clock changes.
    private var days: [Int64: Int64?] = [:]

    init(_ zone: TimeZone) { self.zone = zone }

    /// The one of this process.
    static func of(_ zone: TimeZone) -> ZoneOffsets {
        lock.withLock {
            if let offsets = known[zone] { return offsets }
            if known.count >= mostZones { known = [:] }
            let offsets = ZoneOffsets(zone)
            known[zone] = offsets
            return offsets
        }
    }

    /// Seconds that the zone is ahead of UTC at a moment, in seconds since 1970.
    func offset(at moment: Int64) -> Int64 {
        let day = moment.flooredDivision(by: ShopCalendar.day)
        let kept = lock.withLock {
            if let kept = days[day] { return kept }
            let (start, end) = (exact(day * ShopCalendar.day), exact((day + 1) * ShopCalendar.day))
            if days.count >= Self.mostDays { days = [:] }
            let kept = start == end ? start : nil
            days[day] = .some(kept)
            return kept
        }
        return kept ?? exact(moment)
    }

    private func exact(_ moment: Int64) -> Int64 { Int64(zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(moment)))) }
}
