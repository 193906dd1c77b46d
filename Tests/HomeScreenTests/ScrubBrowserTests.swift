import Foundation
import HeadlessBrowser
import Testing

@testable import HomeScreen

/// Time, as it is dragged and stepped on the lanes.
@Suite(.serialized, .timeLimit(.minutes(5))) struct ScrubBrowserTests {
    @Test("the dragged playhead shows each tile's picture of that moment and leaves the clock alone until it is let go")
    func scrubs() async throws {
        try await withBrowser { browser, host in
            _ = try browser.value("document.getElementById('play').click()")
            try browser.wait(for: "document.getElementById('play').getAttribute('aria-label') === 'Run the clock'")
            let place = try #require(try browser.place(of: "#lanes"))
            func mouse(_ type: String, _ x: Double) throws {
                try browser.call(
                    "Input.dispatchMouseEvent", ["type": type, "x": x, "y": place[1], "button": "left", "buttons": 1, "clickCount": 1])
            }
            // Past 12:41, the last entry, on a lane that ends at midnight.
            try mouse("mousePressed", place[0] + 100)
            try mouse("mouseMoved", place[0] + 200)
            try browser.wait(
                for: "document.querySelector('#tiles img').src.includes('&at=\(Int(FakeHost.now.timeIntervalSince1970 + 60) * 1000)')")
            try browser.until { host.asked.contains { $0.contains("at \(FakeHost.now.timeIntervalSince1970 + 60)") } }
            #expect(host.asked.filter { $0.hasPrefix("clock now") }.isEmpty)
            #expect(try browser.value("document.getElementById('now').textContent.slice(0, 2) > '12'") as? Bool == true)
            try mouse("mouseReleased", place[0] + 200)
            try browser.until { host.asked.contains { $0.hasPrefix("clock now") } }
            try browser.wait(for: "scrubbed === null && !document.querySelector('#tiles img').src.includes('at=')")
        }
    }

    @Test("speeds go up to a day a second") func speeds() async throws {
        try await withBrowser { browser, host in
            _ = try browser.value("document.getElementById('speed-menu').focus()")
            try browser.press("Enter")
            try browser.wait(for: "document.activeElement.closest('#menu')")
            try browser.press("End")
            try browser.press("Enter")
            try browser.until { host.asked.contains("clock rate 86400.0") }
            try browser.wait(for: "document.querySelector('#speed-menu b')?.textContent === '86,400×'")
        }
    }

    @Test("the clock is jumped from its own face, by mouse and by keyboard") func jumps() async throws {
        try await withBrowser { browser, host in
            try browser.click("#jump")
            try browser.wait(for: "!document.getElementById('jumps').hidden && document.activeElement.dataset.step === '900'")
            try browser.press("Enter")
            try browser.until { host.asked.contains { $0.hasPrefix("clock now 17880009") } }
            try browser.press("Escape")
            #expect(try browser.value("document.activeElement.id") as? String == "jump")
        }
    }
}
