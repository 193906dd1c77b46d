/// A day of the Gregorian calendar, without a time zone.
public struct CivilDate: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// Years that are read: outside them no shop has sold anything.
    static let years = 1900...2200

    /// Days since 1970-01-01.
    public let number: Int

    /// The day of a number of days since 1970-01-01.
    public init(number: Int) { self.number = number }

    /// The day of a year, month and day; nil where there is none, or outside the years 1900 to 2200.
    public init?(year: Int, month: Int, day: Int) {
        guard Self.years.contains(year), (1...12).contains(month), day >= 1, day <= Self.length(ofMonth: month, year: year) else {
            return nil
        }
        self.init(unchecked: year, month, day)
    }

    /// Any year and month of the calendar, however far.
    init(unchecked year: Int, _ month: Int, _ day: Int) {
        // Years begin in March here, so that the leap day is the last one.
        let year = month <= 2 ? year - 1 : year
        let era = (year >= 0 ? year : year - 399) / 400
        let yearOfEra = year - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        number = era * 146_097 + dayOfEra - 719_468
    }

    /// Year, month from 1, day from 1.
    public var parts: (year: Int, month: Int, day: Int) {
        let shifted = number + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    }

    /// Day of the week, Monday 1 to Sunday 7.
    public var weekday: Int { (number + 3).floorModulo(7) + 1 }

    /// The week of the year after ISO 8601.
    var weekOfYear: Int {
        // A week belongs to the year that its Thursday lies in.
        let thursday = CivilDate(number: number - weekday + 4)
        return (thursday.number - CivilDate(unchecked: thursday.parts.year, 1, 1).number) / 7 + 1
    }

    /// Returns the same day of a later or earlier month, or that month's last day.
    func adding(months: Int) -> CivilDate {
        let (year, month, day) = parts
        let total = year * 12 + month - 1 + months
        let newYear = total.floorDivided(by: 12)
        let newMonth = total.floorModulo(12) + 1
        return CivilDate(unchecked: newYear, newMonth, min(day, Self.length(ofMonth: newMonth, year: newYear)))
    }

    func adding(days: Int) -> CivilDate { CivilDate(number: number + days) }

    static func length(ofMonth month: Int, year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    public static func < (one: CivilDate, other: CivilDate) -> Bool { one.number < other.number }

    /// The day as `yyyy-mm-dd`.
    public var description: String {
        let (year, month, day) = parts
        return "\(year.padded(4))-\(month.padded(2))-\(day.padded(2))"
    }
}

extension Int {
    func floorDivided(by divisor: Int) -> Int { self >= 0 ? self / divisor : -((-self + divisor - 1) / divisor) }
    func floorModulo(_ divisor: Int) -> Int { self - floorDivided(by: divisor) * divisor }
    func padded(_ width: Int) -> String {
        let digits = String(self)
        return String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
    }
}
