import Foundation

/// Days and clock times of a shop's time zone. Moments are whole seconds since 1970.
struct ShopCalendar: Sendable {
    static let day: Int64 = 86_400
    let zone: TimeZone
    private let offsets: ZoneOffsets

    init(zone: TimeZone) {
        self.zone = zone
        offsets = ZoneOffsets.of(zone)
    }

    /// Seconds that the zone is ahead of UTC at a moment.
    func offset(at moment: Int64) -> Int64 { offsets.offset(at: moment) }

    /// The time on the shop's clock, as seconds since 1970-01-01T00:00:00 of that clock.
    func clock(at moment: Int64) -> Int64 { moment + offset(at: moment) }

    /// The shop's day at a moment.
    func date(at moment: Int64) -> CivilDate { CivilDate(number: Int(clock(at: moment).flooredDivision(by: Self.day))) }

    /// The moment at which the clock shows this. What is shown twice is the first of the two; what is skipped is the end of the gap.
    func moment(ofClock clock: Int64) -> Int64 {
        let before = offset(at: clock - Self.day)
        let after = offset(at: clock + Self.day)
        let early = clock - max(before, after)
        let late = clock - min(before, after)
        if early + offset(at: early) == clock { return early }
        if late + offset(at: late) == clock { return late }
        // The clock jumps over it: the first moment at which it shows more.
        var low = early - Self.day
        var high = late + Self.day
        while high - low > 1 {
            let middle = low + (high - low) / 2
            if self.clock(at: middle) > clock { high = middle } else { low = middle }
        }
        return high
    }

    /// The first moment of a day.
    func start(of date: CivilDate) -> Int64 { moment(ofClock: Int64(date.number) * Self.day) }

    /// The first day of the unit that a day lies in. Weeks begin on Monday.
    func first(of unit: TimeUnit, containing date: CivilDate) -> CivilDate {
        let (year, month, _) = date.parts
        return switch unit {
        case .second, .minute, .hour, .day: date
        case .week: date.adding(days: 1 - date.weekday)
        case .month: CivilDate(unchecked: year, month, 1)
        case .quarter: CivilDate(unchecked: year, (month - 1) / 3 * 3 + 1, 1)
        case .year: CivilDate(unchecked: year, 1, 1)
        }
    }

    /// The day some calendar units later or earlier.
    func shifted(_ date: CivilDate, by count: Int, _ unit: TimeUnit) -> CivilDate {
        switch unit {
        case .second, .minute, .hour: date
        case .day: date.adding(days: count)
        case .week: date.adding(days: 7 * count)
        case .month: date.adding(months: count)
        case .quarter: date.adding(months: 3 * count)
        case .year: date.adding(months: 12 * count)
        }
    }

    /// The moment some calendar units later or earlier, at the same time of day.
    func shifted(_ moment: Int64, by count: Int, _ unit: TimeUnit) -> Int64 {
        switch unit {
        case .second: return moment + Int64(count)
        case .minute: return moment + 60 * Int64(count)
        case .hour: return moment + 3600 * Int64(count)
        default:
            let clock = clock(at: moment)
            let day = CivilDate(number: Int(clock.flooredDivision(by: Self.day)))
            return self.moment(ofClock: Int64(shifted(day, by: count, unit).number) * Self.day + clock.flooredRemainder(by: Self.day))
        }
    }
}

extension Int64 {
    func flooredDivision(by divisor: Int64) -> Int64 { self >= 0 ? self / divisor : -((-self + divisor - 1) / divisor) }
    func flooredRemainder(by divisor: Int64) -> Int64 { self - flooredDivision(by: divisor) * divisor }
}
