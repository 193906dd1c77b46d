import CClockPage
import Foundation

/// The one time of a run. With a page every child reads the same time; without one only the host does.
package final class HostClock: @unchecked Sendable {
    /// Why there is no clock.
    package enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
        case page(path: String, code: Int32)
        case rate(Double)
        case date

        package var description: String {
            switch self {
            case .page(let path, let code): "The clock page \(path) cannot be made: \(String(cString: strerror(code)))."
            case .rate(let rate): "A clock cannot run at \(rate); give a rate between 0 (stands still) and \(HostClock.fastest)."
            case .date: "The clock knows the years 1970 to 2200 only."
            }
        }
    }

    /// Virtual seconds a second.
    package static let fastest = 100_000.0
    /// 2200-01-01; far inside what nanoseconds in 64 bits hold.
    static let last = Date(timeIntervalSince1970: 7_258_118_400)

    /// The path at which children find it.
    package let path: String
    private let page: UnsafeMutablePointer<vitrine_clock_page>
    private let lock = NSLock()

    /// Opens the page at `path` as it was left, or makes one that shows the system's time.
    package init(path: String) throws(Failure) {
        guard let page = vitrine_clock_page_create(path) else { throw .page(path: path, code: errno) }
        self.path = path
        self.page = page
        // A page that some other program wrote may say anything.
        if !Self.isSane(rate: vitrine_clock_page_rate(page)) || !Self.isSane(now) {
            let real = vitrine_clock_real_now()
            vitrine_clock_page_set(page, real, real, 1)
        }
    }

    deinit { vitrine_clock_page_close(page) }

    package var now: Date { Self.date(vitrine_clock_page_virtual(page, vitrine_clock_real_now())) }

    package var rate: Double { lock.withLock { vitrine_clock_page_rate(page) } }

    package var state: ClockState { ClockState(now: now, rate: rate) }

    /// Moves and/or changes the speed; nil leaves as it is.
    package func set(now: Date? = nil, rate: Double? = nil) throws(Failure) {
        if let rate, !Self.isSane(rate: rate) { throw .rate(rate) }
        if let now, !Self.isSane(now) { throw .date }
        lock.withLock {
            let real = vitrine_clock_real_now()
            let virtual = now.map(Self.nanoseconds) ?? vitrine_clock_page_virtual(page, real)
            vitrine_clock_page_set(page, real, virtual, rate ?? vitrine_clock_page_rate(page))
        }
    }

    /// Real time until the clock shows `date`; nil while it stands still, zero when it already has.
    package func delay(until date: Date) -> Duration? {
        guard Self.isSane(date) else { return date < now ? .zero : nil }
        let real = lock.withLock { vitrine_clock_page_real(page, Self.nanoseconds(date)) }
        if date <= now { return .zero }
        guard real != .max else { return nil }
        return .nanoseconds(max(0, real - vitrine_clock_real_now()))
    }

    private static func isSane(rate: Double) -> Bool { rate.isFinite && (0...fastest).contains(rate) }

    private static func isSane(_ date: Date) -> Bool { date.timeIntervalSince1970 >= 0 && date <= last }

    /// The microsecond that a clock set to `date` shows: the nearest, but none before it, so that what is due then is due.
    private static func nanoseconds(_ date: Date) -> Int64 {
        let seconds = date.timeIntervalSince1970.rounded(.down)
        let nearest = Int64(seconds) * 1_000_000_000 + Int64(((date.timeIntervalSince1970 - seconds) * 1_000_000).rounded()) * 1_000
        return Self.date(nearest) < date ? nearest + 1_000 : nearest
    }

    private static func date(_ nanoseconds: Int64) -> Date {
        let (seconds, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
        // To the microsecond, as fine as a Date of our time can be kept.
        return Date(timeIntervalSince1970: Double(seconds) + (Double(rest) / 1000).rounded() / 1_000_000)
    }
}
