import Foundation
import VitrineDeviceSituation

/// What the device's owner lets apps read of calendars, as its home screen says, or else whoever runs the process by
/// `VITRINE_CALENDARS=sample`. Where nobody says it, nothing.
enum CalendarAccess {
    static var current: DeviceSituation.Calendars { DeviceSituation.current()?.calendars ?? said }

    private static let said =
        ProcessInfo.processInfo.environment[DeviceSituation.calendarsVariable].flatMap(DeviceSituation.Calendars.init) ?? .denied

    /// Says that calendars changed when they may be read, or no longer.
    static let watch: SituationWatch? = {
        let last = NSLock()
        nonisolated(unsafe) var before = current
        return SituationWatch {
            let now = current
            let isNews = last.withLock {
                defer { before = now }
                return before != now
            }
            if isNews { changed() }
        }
    }()

    static func changed() {
        DispatchQueue.main.async { NotificationCenter.default.post(name: .EKEventStoreChanged, object: nil) }
    }
}

/// The calendars of nobody's device: a week that comes again and again, some reminders, and what this process has saved beside them.
final class SampleCalendars: @unchecked Sendable {
    static let shared = SampleCalendars()

    let source = EKSource(identifier: "sample", type: .local, title: "Sample")
    let work, home, reminders: EKCalendar
    private let lock = NSLock()
    // Guarded by the lock.
    private var saved: [String: EKCalendarItem] = [:]
    private var removed: Set<String> = []

    init() {
        func calendar(_ identifier: String, _ title: String, _ type: EKEntityMask, _ color: (Double, Double, Double)) -> EKCalendar {
            let calendar = EKCalendar(identifier: "sample.\(identifier)", allowedEntityTypes: type)
            calendar.title = title
            calendar.cgColor = CGColor(red: color.0, green: color.1, blue: color.2, alpha: 1)
            return calendar
        }
        work = calendar("work", "Work", .event, (0, 136 / 255, 1))
        home = calendar("home", "Home", .event, (1, 141 / 255, 40 / 255))
        reminders = calendar("reminders", "Reminders", .reminder, (203 / 255, 48 / 255, 224 / 255))
        for one in [work, home, reminders] { one.source = source }
    }

    func calendars(for type: EKEntityType) -> [EKCalendar] { type == .event ? [work, home] : [reminders] }

    // MARK: Events

    /// An event that comes again on some days of every week.
    private struct Rule {
        var name: String
        var title: String
        /// Days of the week, Sunday is 1.
        var days: Set<Int>
        /// Minutes after midnight; nil lasts all day.
        var start: Int?
        var minutes = 0
        var place: String?
        var isWork = true
    }

    private static let rules = [
        Rule(name: "standup", title: "Stand-up", days: [2, 3, 4, 5, 6], start: 9 * 60 + 30, minutes: 15, place: "Room 3"),
        Rule(name: "review", title: "Design review", days: [2, 5], start: 14 * 60, minutes: 90, place: "Room 1"),
        Rule(name: "planning", title: "Planning", days: [3], start: 11 * 60, minutes: 60, place: "Room 3"),
        Rule(name: "release", title: "Release", days: [6], start: 16 * 60, minutes: 30),
        Rule(name: "lunch", title: "Lunch", days: [3, 5], start: 12 * 60 + 30, minutes: 60, place: "Corner café", isWork: false),
        Rule(name: "yoga", title: "Yoga", days: [4], start: 18 * 60 + 30, minutes: 60, isWork: false),
        Rule(name: "dinner", title: "Dinner with friends", days: [6], start: 19 * 60 + 30, minutes: 150, isWork: false),
        Rule(name: "market", title: "Market", days: [7], start: 10 * 60, minutes: 90, place: "Old town", isWork: false),
        Rule(name: "free", title: "Day off", days: [1], isWork: false),
    ]

    /// “If the range between the startDate and endDate is greater than four years, the method shortens it to the first four years” (Apple,
    /// predicateForEvents(withStart:end:calendars:)).
    private static let longest = 4

    /// The events that are under way between two times, by their start.
    func events(from start: Date, to end: Date) -> [EKEvent] {
        let calendar = Calendar.current
        let end = min(end, calendar.date(byAdding: .year, value: Self.longest, to: start) ?? end)
        var day = calendar.startOfDay(for: start), found: [EKEvent] = []
        // What began the evening before may still be under way.
        day = calendar.date(byAdding: .day, value: -1, to: day) ?? day
        while day < end {
            found += Self.rules.compactMap { event($0, on: day, calendar) }
            guard let next = calendar.date(byAdding: .day, value: 1, to: day) else { break }
            day = next
        }
        let (saved, removed) = lock.withLock { (self.saved, self.removed) }
        found = found.filter { saved[$0.calendarItemIdentifier] == nil } + saved.values.compactMap { $0 as? EKEvent }
        return found.filter { !removed.contains($0.calendarItemIdentifier) }.sorted {
            ($0.startDate, $0.calendarItemIdentifier) < ($1.startDate, $1.calendarItemIdentifier)
        }
    }

    private func event(_ rule: Rule, on day: Date, _ calendar: Calendar) -> EKEvent? {
        let parts = calendar.dateComponents([.year, .month, .day, .weekday], from: day)
        guard rule.days.contains(parts.weekday ?? 0) else { return nil }
        let event = EKEvent()
        event.isAllDay = rule.start == nil
        event.startDate = calendar.date(byAdding: .minute, value: rule.start ?? 0, to: day) ?? day
        // An event of a whole day ends in its last second, as Calendar's do.
        event.endDate =
            rule.start == nil
            ? calendar.date(byAdding: DateComponents(day: 1, second: -1), to: day)
            : event.startDate.addingTimeInterval(TimeInterval(rule.minutes * 60))
        event.title = rule.title
        event.location = rule.place
        event.calendar = rule.isWork ? work : home
        event.timeZone = rule.start == nil ? nil : calendar.timeZone
        event.isSaved = true
        event.calendarItemIdentifier = "sample.\(rule.name).\(parts.year ?? 0)-\(parts.month ?? 0)-\(parts.day ?? 0)"
        return event
    }

    /// The event of an identifier; nil where there is none.
    func event(_ identifier: String) -> EKEvent? {
        let (known, isRemoved) = lock.withLock { (saved[identifier] as? EKEvent, removed.contains(identifier)) }
        if isRemoved { return nil }
        if let known { return known }
        let parts = identifier.split(separator: ".")
        guard parts.count == 3, let rule = Self.rules.first(where: { $0.name == parts[1] }) else { return nil }
        let numbers = parts[2].split(separator: "-").compactMap { Int($0) }
        guard numbers.count == 3,
            let day = Calendar.current.date(from: DateComponents(year: numbers[0], month: numbers[1], day: numbers[2]))
        else { return nil }
        let found = event(rule, on: day, .current)
        return found?.calendarItemIdentifier == identifier ? found : nil
    }

    // MARK: Reminders

    /// All reminders: some are due today or soon, one at no time, and one is done.
    func allReminders() -> [EKReminder] {
        let calendar = Calendar.current, today = calendar.startOfDay(for: Date())
        func due(_ days: Int, _ hour: Int?) -> DateComponents? {
            guard let day = calendar.date(byAdding: .day, value: days, to: today) else { return nil }
            var parts = calendar.dateComponents([.year, .month, .day], from: day)
            (parts.hour, parts.calendar) = (hour, calendar)
            return parts
        }
        let made: [(name: String, title: String, due: DateComponents?, priority: Int, isDone: Bool)] = [
            ("plants", "Water the plants", due(0, nil), 0, false), ("parcel", "Collect the parcel", due(0, 18), 1, false),
            ("rent", "Pay the rent", due(3, nil), 5, false), ("bread", "Buy bread", nil, 0, false),
            ("tickets", "Book train tickets", due(-1, 12), 0, true),
        ]
        let (saved, removed) = lock.withLock { (self.saved, self.removed) }
        let fresh = made.map { one in
            let reminder = EKReminder()
            reminder.calendarItemIdentifier = "sample.\(one.name)"
            reminder.title = one.title
            reminder.dueDateComponents = one.due
            reminder.priority = one.priority
            reminder.calendar = reminders
            if one.isDone { reminder.completionDate = calendar.date(byAdding: .hour, value: -10, to: today) }
            reminder.isSaved = true
            return reminder
        }
        return (fresh.filter { saved[$0.calendarItemIdentifier] == nil } + saved.values.compactMap { $0 as? EKReminder })
            .filter { !removed.contains($0.calendarItemIdentifier) }
            .sorted { $0.calendarItemIdentifier < $1.calendarItemIdentifier }
    }

    // MARK: Saving

    /// Keeps an item as long as this process runs.
    func save(_ item: EKCalendarItem) {
        item.isSaved = true
        lock.withLock {
            saved[item.calendarItemIdentifier] = item
            removed.remove(item.calendarItemIdentifier)
        }
        CalendarAccess.changed()
    }

    func remove(_ item: EKCalendarItem) {
        lock.withLock {
            saved[item.calendarItemIdentifier] = nil
            removed.insert(item.calendarItemIdentifier)
        }
        CalendarAccess.changed()
    }
}

/// A predicate for events, which knows between which times it looks for them.
final class EventPredicate: NSPredicate {
    let start, end: Date

    init(from start: Date, to end: Date, _ holds: @escaping @Sendable (Any?, [String: Any]?) -> Bool) {
        (self.start, self.end) = (start, end)
        super.init(block: holds)
    }

    required init?(coder: NSCoder) { nil }
}
