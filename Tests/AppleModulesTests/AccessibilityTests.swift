import Accessibility
import Foundation
import Testing

@Suite("Accessibility's values") struct AccessibilityTests {
    @Test("More that is said of an element keeps its words when it is stored or copied (xcode.11)") func customContent() throws {
        let depth = AXCustomContent(label: "Depth", value: "3 metres")
        depth.importance = .high
        let stored = try NSKeyedArchiver.archivedData(withRootObject: depth, requiringSecureCoding: true)
        let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: AXCustomContent.self, from: stored))
        let copy = try #require(depth.copy() as? AXCustomContent)
        for content in [read, copy] {
            #expect(content.label == "Depth" && content.value == "3 metres" && content.importance == .high)
        }
        let label = NSAttributedString(string: "Tide"), value = NSAttributedString(string: "high")
        let styled = AXCustomContent(attributedLabel: label, attributedValue: value)
        #expect(styled.label == "Tide" && styled.value == "high" && styled.importance == .default)
    }

    @Test("An announcement keeps its words, and is heard by nobody (xcode.11)") @MainActor func announcements() {
        let announcement = AccessibilityNotification.Announcement("High tide")
        announcement.post()
        #expect(announcement.argument == AttributedString("High tide"))
        AccessibilityNotification.ScreenChanged().post()
    }
}
