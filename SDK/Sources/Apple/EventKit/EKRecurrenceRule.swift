import Foundation

/// The end after which something no longer comes again.
open class EKRecurrenceEnd: NSObject, NSCopying, @unchecked Sendable {
    /// The date of the end; nil where it is counted.
    public let endDate: Date?
    /// The number of occurrences; 0 where the recurrence ends at a date.
    public let occurrenceCount: Int

    /// Makes an end after a date.
    public init(end endDate: Date) {
        self.endDate = endDate
        occurrenceCount = 0
    }

    /// Makes an end after so many times.
    public init(occurrenceCount: Int) {
        endDate = nil
        self.occurrenceCount = occurrenceCount
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A day of the week, or of one week in a month or a year.
open class EKRecurrenceDayOfWeek: NSObject, NSCopying, @unchecked Sendable {
    public let dayOfTheWeek: EKWeekday
    /// The number of the week from 1, or from the end by numbers below none; 0 for every week.
    public let weekNumber: Int

    /// The day of one week.
    public init(dayOfTheWeek: EKWeekday, weekNumber: Int) {
        self.dayOfTheWeek = dayOfTheWeek
        self.weekNumber = weekNumber
    }

    /// The day of every week.
    public convenience init(_ dayOfTheWeek: EKWeekday) { self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: 0) }
    /// The day of one week.
    public convenience init(_ dayOfTheWeek: EKWeekday, weekNumber: Int) {
        self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: weekNumber)
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? EKRecurrenceDayOfWeek else { return false }
        return other.dayOfTheWeek == dayOfTheWeek && other.weekNumber == weekNumber
    }
    open override var hash: Int { dayOfTheWeek.rawValue &* 1000 &+ weekNumber }
}

/// A rule by which an event or a reminder recurs.
open class EKRecurrenceRule: EKObject, NSCopying, @unchecked Sendable {
    public let frequency: EKRecurrenceFrequency
    /// Every so many days, weeks, months or years.
    public let interval: Int
    public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?
    public let daysOfTheMonth: [NSNumber]?
    public let monthsOfTheYear: [NSNumber]?
    public let weeksOfTheYear: [NSNumber]?
    public let daysOfTheYear: [NSNumber]?
    public let setPositions: [NSNumber]?
    /// The end of the rule; nil for ever.
    open var recurrenceEnd: EKRecurrenceEnd?

    /// Every so many days, weeks, months or years.
    public convenience init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
        self.init(
            recurrenceWith: type, interval: interval, daysOfTheWeek: nil, daysOfTheMonth: nil, monthsOfTheYear: nil, weeksOfTheYear: nil,
            daysOfTheYear: nil, setPositions: nil, end: end)
    }

    /// Makes a rule for certain days.
    public init(
        recurrenceWith type: EKRecurrenceFrequency, interval: Int, daysOfTheWeek days: [EKRecurrenceDayOfWeek]?,
        daysOfTheMonth monthDays: [NSNumber]?, monthsOfTheYear months: [NSNumber]?, weeksOfTheYear: [NSNumber]?,
        daysOfTheYear: [NSNumber]?, setPositions: [NSNumber]?, end: EKRecurrenceEnd?
    ) {
        frequency = type
        self.interval = max(1, interval)
        daysOfTheWeek = days
        daysOfTheMonth = monthDays
        monthsOfTheYear = months
        self.weeksOfTheYear = weeksOfTheYear
        self.daysOfTheYear = daysOfTheYear
        self.setPositions = setPositions
        recurrenceEnd = end
        super.init()
    }

    public var calendarIdentifier: String { "gregorian" }
    /// 2 for Monday where weeks count, else 0.
    public var firstDayOfTheWeek: Int { frequency == .weekly ? 2 : 0 }

    public func copy(with zone: NSZone? = nil) -> Any {
        EKRecurrenceRule(
            recurrenceWith: frequency, interval: interval, daysOfTheWeek: daysOfTheWeek, daysOfTheMonth: daysOfTheMonth,
            monthsOfTheYear: monthsOfTheYear, weeksOfTheYear: weeksOfTheYear, daysOfTheYear: daysOfTheYear, setPositions: setPositions,
            end: recurrenceEnd)
    }
}
