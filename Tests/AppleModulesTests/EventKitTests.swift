import Foundation
import Testing

@testable import EventKit

@Suite("EventKit") struct EventKitTests {
    private let store = EKEventStore()

    private func event(_ start: TimeInterval, _ end: TimeInterval) -> EKEvent {
        let event = EKEvent(eventStore: store)
        (event.startDate, event.endDate) = (Date(timeIntervalSince1970: start), Date(timeIntervalSince1970: end))
        return event
    }

    @Test("xcode.11: a predicate for events finds those that are under way between two times") func events() {
        let day = store.predicateForEvents(
            withStart: Date(timeIntervalSince1970: 100), end: Date(timeIntervalSince1970: 200), calendars: nil)
        #expect(day.evaluate(with: event(50, 101)) && day.evaluate(with: event(199, 300)) && day.evaluate(with: event(0, 900)))
        #expect(!day.evaluate(with: event(0, 100)) && !day.evaluate(with: event(200, 300)))
        let calendar = EKCalendar(for: .event, eventStore: store)
        let ours = store.predicateForEvents(withStart: .distantPast, end: .distantFuture, calendars: [calendar])
        let event = event(100, 200)
        #expect(!ours.evaluate(with: event))
        event.calendar = calendar
        #expect(ours.evaluate(with: event))
    }

    @Test("xcode.11: a reminder that is done has a date, and is no longer among those that are not") func reminders() {
        let reminder = EKReminder(eventStore: store)
        let left = store.predicateForIncompleteReminders(withDueDateStarting: nil, ending: nil, calendars: nil)
        let done = store.predicateForCompletedReminders(withCompletionDateStarting: nil, ending: nil, calendars: nil)
        #expect(left.evaluate(with: reminder) && !done.evaluate(with: reminder))
        reminder.isCompleted = true
        #expect(reminder.completionDate != nil && !left.evaluate(with: reminder) && done.evaluate(with: reminder))
        reminder.isCompleted = false
        #expect(reminder.completionDate == nil)
    }

    @Test("xcode.11: events are compared by their start, alarms and rules are added and taken away") func items() {
        let first = event(0, 10), second = event(5, 10)
        #expect([second, first].sorted { $0.compareStartDate(with: $1) == .orderedAscending }.first === first)
        let alarm = EKAlarm(relativeOffset: -600)
        first.addAlarm(alarm)
        first.addRecurrenceRule(EKRecurrenceRule(recurrenceWith: .weekly, interval: 2, end: EKRecurrenceEnd(occurrenceCount: 3)))
        #expect(first.hasAlarms && first.hasRecurrenceRules && first.recurrenceRules?.first?.interval == 2)
        first.removeAlarm(alarm)
        #expect(!first.hasAlarms)
        alarm.absoluteDate = Date(timeIntervalSince1970: 9)
        #expect(alarm.relativeOffset == 0 && alarm.absoluteDate == Date(timeIntervalSince1970: 9))
        first.structuredLocation = EKStructuredLocation(title: "Room 3")
        #expect(first.location == "Room 3")
    }

    @Test("xcode.11: nobody allowed calendars: there are none, and nothing is saved") func denied() async throws {
        #expect(EKEventStore.authorizationStatus(for: .event) == .denied)
        #expect(try await store.requestFullAccessToEvents() == false)
        #expect(store.calendars(for: .event).isEmpty && store.defaultCalendarForNewEvents == nil)
        #expect(throws: EKError(.eventStoreNotAuthorized)) { try store.save(event(0, 1), span: .thisEvent) }
    }
}
