import Foundation

/// The base class of events and reminders.
open class EKCalendarItem: EKObject, @unchecked Sendable {
    public internal(set) var calendarItemIdentifier = UUID().uuidString
    open var calendar: EKCalendar!
    open var title: String! = ""
    open var location: String?
    open var notes: String?
    open var url: URL?
    open var timeZone: TimeZone?
    open var alarms: [EKAlarm]?
    open var recurrenceRules: [EKRecurrenceRule]?
    public let creationDate: Date? = nil
    public let lastModifiedDate: Date? = nil

    public var calendarItemExternalIdentifier: String! { calendarItemIdentifier }
    public var attendees: [EKParticipant]? { nil }
    public var hasAlarms: Bool { !(alarms ?? []).isEmpty }
    public var hasRecurrenceRules: Bool { !(recurrenceRules ?? []).isEmpty }
    public var hasAttendees: Bool { !(attendees ?? []).isEmpty }
    public var hasNotes: Bool { !(notes ?? "").isEmpty }

    open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }

    open func removeAlarm(_ alarm: EKAlarm) { alarms = alarms?.filter { $0 !== alarm } }

    open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }

    open func removeRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = recurrenceRules?.filter { $0 !== rule } }
}

/// An event in a calendar.
open class EKEvent: EKCalendarItem, @unchecked Sendable {
    open var isAllDay = false
    open var startDate: Date!
    open var endDate: Date!
    open var availability = EKEventAvailability.busy
    open var structuredLocation: EKStructuredLocation? {
        didSet { if let title = structuredLocation?.title { location = title } }
    }

    /// An event that is not saved.
    public init(eventStore: EKEventStore) { super.init() }
    override init() { super.init() }

    public var eventIdentifier: String! { isNew ? nil : calendarItemIdentifier }
    public var organizer: EKParticipant? { nil }
    public var status: EKEventStatus { .none }
    public var isDetached: Bool { false }
    public var occurrenceDate: Date! { startDate }
    public var birthdayContactIdentifier: String? { nil }

    /// Compares the start dates of two events.
    open func compareStartDate(with other: EKEvent) -> ComparisonResult {
        switch (startDate, other.startDate) {
        case (let one?, let two?): one.compare(two)
        case (nil, nil): .orderedSame
        case (nil, _): .orderedDescending
        case (_, nil): .orderedAscending
        }
    }
}

/// A reminder of something to be done.
open class EKReminder: EKCalendarItem, @unchecked Sendable {
    open var startDateComponents: DateComponents?
    open var dueDateComponents: DateComponents?
    /// The priority from 1, which matters most, to 9; 0 for none.
    open var priority = 0
    /// Setting it says that the reminder is done.
    open var completionDate: Date?

    /// A reminder that is not saved.
    public init(eventStore: EKEventStore) { super.init() }
    override init() { super.init() }

    open var isCompleted: Bool {
        get { completionDate != nil }
        set { completionDate = newValue ? completionDate ?? Date() : nil }
    }
}
