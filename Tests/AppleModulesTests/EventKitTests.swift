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

    // MARK: A sample

    /// A store of a device whose owner lets apps read the sample.
    private let sample = EKEventStore { .sample }

    private func day(_ text: String) throws -> Date {
        let parts = text.split(separator: "-").compactMap { Int($0) }
        return try #require(Calendar.current.date(from: DateComponents(year: parts[0], month: parts[1], day: parts[2])))
    }

    @Test("xcode.11: a sample week has the same events on the same days, by their start, in calendars with colours") func week() throws {
        // A Monday.
        let start = try day("2026-06-08"), end = try day("2026-06-15")
        let week = sample.events(matching: sample.predicateForEvents(withStart: start, end: end, calendars: nil))
        #expect(week.count == 15 && week.map(\.startDate) == week.map(\.startDate).sorted())
        #expect(week.first?.title == "Stand-up" && week.first?.startDate == start.addingTimeInterval(9.5 * 3600))
        #expect(week.first?.location == "Room 3" && week.first?.calendar.title == "Work")
        let last = try #require(week.last)
        #expect(last.isAllDay && last.title == "Day off" && last.endDate == end.addingTimeInterval(-1))
        let next = sample.events(
            matching: sample.predicateForEvents(withStart: end, end: try day("2026-06-22"), calendars: nil))
        #expect(next.map(\.title) == week.map(\.title) && Set((week + next).map(\.eventIdentifier)).count == 30)
        #expect(week.first { $0.title == "Yoga" }?.startDate == (try day("2026-06-10").addingTimeInterval(18.5 * 3600)))
        let home = try #require(sample.calendars(for: .event).first { $0.title == "Home" })
        let ours = sample.events(matching: sample.predicateForEvents(withStart: start, end: end, calendars: [home]))
        #expect(ours.count == 6 && ours.allSatisfy { $0.calendar === home } && home.cgColor != nil)
        let identifier = try #require(week.first?.eventIdentifier)
        #expect(sample.event(withIdentifier: identifier)?.startDate == week.first?.startDate)
        #expect(sample.event(withIdentifier: "sample.yoga.2026-6-8") == nil && sample.event(withIdentifier: "x") == nil)
        // A predicate that no store made finds nothing, as on iOS.
        #expect(sample.events(matching: NSPredicate(value: true)).isEmpty)
        #expect(store.events(matching: store.predicateForEvents(withStart: start, end: end, calendars: nil)).isEmpty)
    }

    @Test("xcode.11: a range of more than four years is its first four") func longest() throws {
        let all = sample.predicateForEvents(withStart: try day("2020-01-01"), end: .distantFuture, calendars: nil)
        let last = try #require(sample.events(matching: all).last)
        #expect(try last.startDate < day("2024-01-01") && last.startDate >= day("2023-12-30"))
    }

    @Test("xcode.11: what is saved in the sample is found again until it is removed, and refused as it stands in Apple's errors")
    func saved() async throws {
        #expect(try await sample.requestFullAccessToEvents())
        let event = event(1_000_000, 1_003_600)
        let hour = sample.predicateForEvents(
            withStart: Date(timeIntervalSince1970: 999_000), end: Date(timeIntervalSince1970: 1_004_000), calendars: nil)
        func found() -> Bool { sample.events(matching: hour).contains { $0 === event } }
        #expect(throws: EKError(.noCalendar)) { try sample.save(event, span: .thisEvent) }
        event.calendar = sample.defaultCalendarForNewReminders()
        #expect(throws: EKError(.calendarDoesNotAllowEvents)) { try sample.save(event, span: .thisEvent) }
        event.calendar = sample.defaultCalendarForNewEvents
        #expect(event.isNew && event.eventIdentifier == nil && !found())
        try sample.save(event, span: .thisEvent)
        #expect(!event.isNew && found() && sample.event(withIdentifier: event.eventIdentifier) === event)
        try sample.remove(event, span: .thisEvent)
        #expect(!found() && sample.event(withIdentifier: event.eventIdentifier) == nil)
        event.endDate = Date(timeIntervalSince1970: 0)
        #expect(throws: EKError(.datesInverted)) { try sample.save(event, span: .thisEvent) }
    }

    @Test("xcode.11: reminders of the sample are due or done, and one that is ticked off is done") func ticked() async throws {
        func fetch(_ predicate: NSPredicate) async -> [EKReminder] {
            nonisolated(unsafe) let predicate = predicate
            return await withCheckedContinuation { done in
                sample.fetchReminders(matching: predicate) { found in
                    done.resume(returning: found ?? [])
                }
            }
        }
        let open = sample.predicateForIncompleteReminders(withDueDateStarting: nil, ending: nil, calendars: nil)
        let before = await fetch(open)
        #expect(before.map(\.title).sorted() == ["Buy bread", "Collect the parcel", "Pay the rent", "Water the plants"])
        let plants = try #require(before.first { $0.title == "Water the plants" })
        plants.isCompleted = true
        try sample.save(plants, commit: true)
        #expect(await fetch(open).count == 3)
        try sample.remove(plants, commit: true)
        #expect(await fetch(sample.predicateForReminders(in: nil)).count == 4)
    }
}
