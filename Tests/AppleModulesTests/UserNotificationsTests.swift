import CoreLocation
import Foundation
import Testing

@testable import UserNotifications

@Suite("User Notifications") struct UserNotificationsTests {
    @Test("xcode.11: a time comes at the next such date") func calendarTrigger() throws {
        var parts = DateComponents(hour: 9, minute: 30)
        parts.timeZone = TimeZone(identifier: "UTC")
        let trigger = UNCalendarNotificationTrigger(dateMatching: parts, repeats: true)
        // 2024-01-01 10:00 UTC: half past nine is on the next day.
        #expect(trigger.next(after: Date(timeIntervalSince1970: 1_704_103_200)) == Date(timeIntervalSince1970: 1_704_187_800))
    }

    @Test("xcode.11: seconds count from when a trigger was made, and again where it repeats") func intervalTrigger() {
        let start = Date(timeIntervalSince1970: 0)
        func next(_ passed: TimeInterval, _ repeats: Bool) -> TimeInterval? {
            UNTimeIntervalNotificationTrigger.next(60, repeats: repeats, start: start, now: start + passed)?.timeIntervalSince1970
        }
        #expect(next(10, false) == 60 && next(60, false) == nil && next(130, true) == 180 && next(60, true) == 120)
    }

    @Test("xcode.11: a request keeps its content as it was") func copies() {
        let content = UNMutableNotificationContent()
        content.title = "Gate 12"
        let request = UNNotificationRequest(identifier: "gate", content: content, trigger: nil)
        content.title = "Gate 14"
        #expect(request.content.title == "Gate 12")
        #expect((request.content.mutableCopy() as? UNMutableNotificationContent)?.title == "Gate 12")
    }

    @Test("xcode.11: nothing is scheduled that nobody allowed, and who tries is told so") func center() async throws {
        let center = UNUserNotificationCenter.current()
        #expect(await center.notificationSettings().authorizationStatus == .denied)
        #expect(try await center.requestAuthorization(options: [.alert, .badge]) == false)
        let request = UNNotificationRequest(identifier: "a", content: UNNotificationContent(), trigger: nil)
        await #expect(throws: UNError(.notificationsNotAllowed)) { try await center.add(request) }
        await #expect(throws: UNError(.badgeInputInvalid)) { try await center.setBadgeCount(-1) }
        #expect(await center.pendingNotificationRequests() == [])
        #expect(await center.deliveredNotifications() == [])
    }

    @Test("xcode.11: categories are kept") func categories() async {
        let action = UNNotificationAction(identifier: "open", title: "Open", options: .foreground)
        let category = UNNotificationCategory(identifier: "gate", actions: [action], intentIdentifiers: [])
        UNUserNotificationCenter.current().setNotificationCategories([category])
        #expect(await UNUserNotificationCenter.current().notificationCategories().first?.actions.first?.title == "Open")
    }

    @Test("xcode.11: an attachment is a file that is there and a picture, a sound or a film") func attachments() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let picture = folder.appendingPathComponent("a.png"), text = folder.appendingPathComponent("a.txt")
        for file in [picture, text] { try Data().write(to: file) }
        #expect(try UNNotificationAttachment(identifier: "a", url: picture).type == "public.png")
        #expect(throws: UNError(.attachmentUnrecognizedType)) { try UNNotificationAttachment(identifier: "a", url: text) }
        #expect(throws: UNError(.attachmentInvalidURL)) {
            try UNNotificationAttachment(identifier: "a", url: folder.appendingPathComponent("b.png"))
        }
    }
}
