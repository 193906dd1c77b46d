import Foundation
import VitrineDeviceSituation

/// A closure that is called with the result of asking for access.
public typealias EKEventStoreRequestAccessCompletionHandler = @Sendable (Bool, (any Error)?) -> Void
/// A closure that is called for each event; setting the flag ends the enumeration.
public typealias EKEventSearchCallback = (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void

/// The calendars. Where the device's owner allows none, questions are answered by nothing, as on iOS then, and nothing can be saved; where
/// there is a sample, what is saved is kept as long as the process runs.
open class EKEventStore: NSObject, @unchecked Sendable {
    private let access: @Sendable () -> DeviceSituation.Calendars

    public override convenience init() { self.init { CalendarAccess.current } }
    /// Makes a store of these sources only.
    public convenience init(sources: [EKSource]) { self.init() }

    /// - Parameter access: what its owner allows now.
    init(access: @escaping @Sendable () -> DeviceSituation.Calendars) {
        self.access = access
        super.init()
        _ = CalendarAccess.watch
    }

    /// The calendars that may be read; nil where there are none.
    private var sample: SampleCalendars? { access() == .sample ? .shared : nil }
    private func allowed() throws -> SampleCalendars {
        guard let sample else { throw EKError(.eventStoreNotAuthorized) }
        return sample
    }

    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
        CalendarAccess.current == .sample ? .fullAccess : .denied
    }

    public let eventStoreIdentifier = UUID().uuidString
    public var delegateSources: [EKSource] { [] }
    public var sources: [EKSource] { sample.map { [$0.source] } ?? [] }

    open func requestAccess(to entityType: EKEntityType, completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
        answer(completion)
    }
    open func requestFullAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) { answer(completion) }
    open func requestWriteOnlyAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) { answer(completion) }
    open func requestFullAccessToReminders(completion: @escaping EKEventStoreRequestAccessCompletionHandler) { answer(completion) }
    open func requestAccess(to entityType: EKEntityType) async throws -> Bool { sample != nil }
    open func requestFullAccessToEvents() async throws -> Bool { sample != nil }
    open func requestWriteOnlyAccessToEvents() async throws -> Bool { sample != nil }
    open func requestFullAccessToReminders() async throws -> Bool { sample != nil }

    private func answer(_ completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
        let isAllowed = sample != nil
        DispatchQueue.global().async { completion(isAllowed, nil) }
    }

    open func source(withIdentifier identifier: String) -> EKSource? { sources.first { $0.sourceIdentifier == identifier } }
    open func calendars(for entityType: EKEntityType) -> [EKCalendar] { sample?.calendars(for: entityType) ?? [] }
    open var defaultCalendarForNewEvents: EKCalendar? { sample?.home }
    open func defaultCalendarForNewReminders() -> EKCalendar? { sample?.reminders }
    open func calendar(withIdentifier identifier: String) -> EKCalendar? {
        (calendars(for: .event) + calendars(for: .reminder)).first { $0.calendarIdentifier == identifier }
    }
    open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {
        _ = try allowed()
        throw EKError(.sourceDoesNotAllowCalendarAddDelete)
    }
    open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {
        _ = try allowed()
        throw EKError(.sourceDoesNotAllowCalendarAddDelete)
    }

    open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? {
        event(withIdentifier: identifier) ?? sample?.allReminders().first { $0.calendarItemIdentifier == identifier }
    }
    open func calendarItems(withExternalIdentifier externalIdentifier: String) -> [EKCalendarItem] {
        calendarItem(withIdentifier: externalIdentifier).map { [$0] } ?? []
    }

    open func save(_ event: EKEvent, span: EKSpan) throws {
        let sample = try allowed()
        guard let calendar = event.calendar else { throw EKError(.noCalendar) }
        guard calendar.allowedEntityTypes.contains(.event) else { throw EKError(.calendarDoesNotAllowEvents) }
        guard let start = event.startDate else { throw EKError(.noStartDate) }
        guard let end = event.endDate else { throw EKError(.noEndDate) }
        guard start <= end else { throw EKError(.datesInverted) }
        sample.save(event)
    }
    open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws { try save(event, span: span) }
    open func remove(_ event: EKEvent, span: EKSpan) throws { try allowed().remove(event) }
    open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws { try remove(event, span: span) }
    open func save(_ reminder: EKReminder, commit: Bool) throws {
        let sample = try allowed()
        guard let calendar = reminder.calendar else { throw EKError(.noCalendar) }
        guard calendar.allowedEntityTypes.contains(.reminder) else { throw EKError(.calendarDoesNotAllowReminders) }
        sample.save(reminder)
    }
    open func remove(_ reminder: EKReminder, commit: Bool) throws { try allowed().remove(reminder) }

    open func event(withIdentifier identifier: String) -> EKEvent? { sample?.event(identifier) }
    /// The events that a predicate of a store finds, by their start; none for another predicate.
    open func events(matching predicate: NSPredicate) -> [EKEvent] {
        guard let sample, let predicate = predicate as? EventPredicate else { return [] }
        return sample.events(from: predicate.start, to: predicate.end).filter { predicate.evaluate(with: $0) }
    }
    open func enumerateEvents(matching predicate: NSPredicate, using block: EKEventSearchCallback) {
        var isOver = ObjCBool(false)
        for event in events(matching: predicate) {
            block(event, &isOver)
            if isOver.boolValue { return }
        }
    }

    @discardableResult
    open func fetchReminders(matching predicate: NSPredicate, completion: @escaping @Sendable ([EKReminder]?) -> Void) -> Any {
        let found = sample?.allReminders().filter { predicate.evaluate(with: $0) }
        DispatchQueue.global().async { completion(found) }
        return NSNumber(value: 0)
    }

    open func cancelFetchRequest(_ fetchIdentifier: Any) {}

    /// Events that are under way between two times, in some calendars or all.
    open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> NSPredicate {
        let holds = Self.condition(calendars) { (item: EKEvent) in
            guard let start = item.startDate, let end = item.endDate else { return false }
            return start < endDate && (end > startDate || end == start && start >= startDate)
        }
        return EventPredicate(from: startDate, to: endDate, holds)
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
        NSPredicate(block: Self.condition(calendars, holds))
    }

    private static func condition<Item: EKCalendarItem>(
        _ calendars: [EKCalendar]?, _ holds: @escaping @Sendable (Item) -> Bool
    ) -> @Sendable (Any?, [String: Any]?) -> Bool {
        { item, _ in
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
    /// Calendars changed: this process has saved something, or they may be read now or no longer.
    public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
}
