import Foundation

/// A closure that is called with the result of asking for access.
public typealias EKEventStoreRequestAccessCompletionHandler = @Sendable (Bool, (any Error)?) -> Void
/// A closure that is called for each event; setting the flag ends the enumeration.
public typealias EKEventSearchCallback = (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void

/// The calendars. Nobody has allowed to read any here: questions are answered by nothing, as on iOS then, and nothing can be saved.
open class EKEventStore: NSObject, @unchecked Sendable {
    public override init() {}
    /// Makes a store of these sources only.
    public init(sources: [EKSource]) {}

    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .denied }

    public let eventStoreIdentifier = UUID().uuidString
    public var delegateSources: [EKSource] { [] }
    public var sources: [EKSource] { [] }

    open func requestAccess(to entityType: EKEntityType, completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
        refuse(completion)
    }
    open func requestFullAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) { refuse(completion) }
    open func requestWriteOnlyAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) { refuse(completion) }
    open func requestFullAccessToReminders(completion: @escaping EKEventStoreRequestAccessCompletionHandler) { refuse(completion) }
    open func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }
    open func requestFullAccessToEvents() async throws -> Bool { false }
    open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
    open func requestFullAccessToReminders() async throws -> Bool { false }

    private func refuse(_ completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
        DispatchQueue.global().async { completion(false, nil) }
    }

    open func source(withIdentifier identifier: String) -> EKSource? { nil }
    open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
    open var defaultCalendarForNewEvents: EKCalendar? { nil }
    open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
    open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
    open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }

    open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
    open func calendarItems(withExternalIdentifier externalIdentifier: String) -> [EKCalendarItem] { [] }

    open func save(_ event: EKEvent, span: EKSpan) throws { throw EKError(.eventStoreNotAuthorized) }
    open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    open func remove(_ event: EKEvent, span: EKSpan) throws { throw EKError(.eventStoreNotAuthorized) }
    open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    open func save(_ reminder: EKReminder, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    open func remove(_ reminder: EKReminder, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }

    open func event(withIdentifier identifier: String) -> EKEvent? { nil }
    open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
    open func enumerateEvents(matching predicate: NSPredicate, using block: EKEventSearchCallback) {}

    @discardableResult
    open func fetchReminders(matching predicate: NSPredicate, completion: @escaping @Sendable ([EKReminder]?) -> Void) -> Any {
        DispatchQueue.global().async { completion(nil) }
        return NSNumber(value: 0)
    }

    open func cancelFetchRequest(_ fetchIdentifier: Any) {}

    /// Events that are under way between two times, in some calendars or all.
    open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> NSPredicate {
        predicate(calendars) { (item: EKEvent) in
            guard let start = item.startDate, let end = item.endDate else { return false }
            return start < endDate && (end > startDate || end == start && start >= startDate)
        }
    }

    /// Reminders in some calendars or all.
    open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { predicate(calendars) { (_: EKReminder) in true } }

    /// Reminders that are not done and due between two times.
    open func predicateForIncompleteReminders(
        withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate {
        predicate(calendars) { (item: EKReminder) in
            guard !item.isCompleted else { return false }
            guard startDate != nil || endDate != nil else { return true }
            guard let components = item.dueDateComponents else { return false }
            let calendar = components.calendar ?? .current
            return calendar.date(from: components).map { Self.isWithin($0, startDate, endDate) } ?? false
        }
    }

    /// Reminders that were done between two times.
    open func predicateForCompletedReminders(
        withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate {
        predicate(calendars) { (item: EKReminder) in item.completionDate.map { Self.isWithin($0, startDate, endDate) } ?? false }
    }

    private static func isWithin(_ date: Date, _ start: Date?, _ end: Date?) -> Bool {
        (start.map { $0 <= date } ?? true) && (end.map { date <= $0 } ?? true)
    }

    private func predicate<Item: EKCalendarItem>(_ calendars: [EKCalendar]?, _ holds: @escaping @Sendable (Item) -> Bool) -> NSPredicate {
        NSPredicate { item, _ in
            guard let item = item as? Item else { return false }
            let isThere = calendars.map { calendars in calendars.contains { $0 === item.calendar } } ?? true
            return isThere && holds(item)
        }
    }

    open func commit() throws {}
    open func reset() {}
    open func refreshSourcesIfNecessary() {}
}

extension NSNotification.Name {
    /// Calendars changed; they never do here.
    public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
}
