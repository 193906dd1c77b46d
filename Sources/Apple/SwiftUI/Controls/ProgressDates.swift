import Foundation

/// A task that takes a known time.
struct ProgressDates: Hashable, Sendable {
    var interval: ClosedRange<Date>
    /// Full at the start and empty at the end, instead of the other way round.
    var countsDown: Bool

    /// From 0 to 1.
    func fraction(at date: Date) -> Double {
        let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
        let passed = date.timeIntervalSince(interval.lowerBound)
        let share = length > 0 ? min(max(passed / length, 0), 1) : (passed >= 0 ? 1 : 0)
        return countsDown ? 1 - share : share
    }
}

private enum PictureDateKey: EnvironmentKey { static let defaultValue: Date? = nil }

extension EnvironmentValues {
    /// The moment the picture is for: an entry's date; now where nobody says.
    @_spi(Vitrine) public var pictureDate: Date {
        get { self[PictureDateKey.self] ?? Date() }
        set { self[PictureDateKey.self] = newValue }
    }
}
