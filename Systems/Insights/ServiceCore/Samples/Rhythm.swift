import SampleData
import Foundation

/// The rhythm of a shop: how busy it is at a moment, by the hour and weekday of its own zone, with a slow growth, a season, and good
/// and bad days.
struct Rhythm: Sendable {
    /// Seconds of one slot. All time zones share its edges.
    static let slot: Int64 = 900
    /// 2026-06-12, on which business was as usual.
    private static let usualDay = 20_616.0
    /// The share of a day in each hour, in per cent: customers sleep, come from eight on, and are back in the evening.
    private static let hours: [Double] = [
        0.7, 0.4, 0.3, 0.3, 0.4, 0.8, 1.8, 3.6, 5.4, 6.6, 7.4, 7.9, 7.6, 6.9, 6.3, 6.0, 5.8, 5.6, 5.5, 5.8, 5.7, 4.6, 3.0, 1.6,
    ]
    /// The factors of the weekdays, from Monday on.
    private static let weekdays: [Double] = [0.96, 0.93, 0.97, 1.0, 1.09, 1.14, 0.91]

    let zone: TimeZone
    let seed: UInt64
    let shop: Int64

    /// The part of a usual day's business that a slot has.
    func share(of slot: Int64) -> Double {
        let moment = slot * Self.slot
        let clock = moment + Int64(zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(moment))))
        let day = Int64((Double(clock) / 86_400).rounded(.down))
        let hour = Int((clock - day * 86_400) / 3_600)
        // 1970-01-01 was a Thursday.
        let weekday = Int(((day + 3) % 7 + 7) % 7)
        let age = Double(day) - Self.usualDay
        let growth = min(max(exp(age * 0.0004), 0.25), 4)
        let season = 1 + 0.05 * sin(age * 2 * .pi / 61)
        var luck = SeededGenerator(seed, shop, day, 1)
        return Self.hours[hour] / 100 / 4 * Self.weekdays[weekday] * growth * season * (0.88 + 0.24 * luck.unit())
    }

    /// Hour of the day and day of the week, Monday 0, of the shop's clock.
    func clock(at moment: Int64) -> (secondOfDay: Int64, weekday: Int64) {
        let clock = moment + Int64(zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(moment))))
        let second = (clock % 86_400 + 86_400) % 86_400
        return (second, (((clock - second) / 86_400 + 3) % 7 + 7) % 7)
    }
}
