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
                for: "document.querySelector('#tiles img').src.includes('&at=\(Int(FakeScene.now.timeIntervalSince1970 + 60) * 1000)')")
            try browser.until { host.asked.contains { $0.contains("at \(FakeScene.now.timeIntervalSince1970 + 60)") } }
            #expect(host.asked.filter { $0.hasPrefix("clock now") }.isEmpty)
            #expect(try browser.value("document.getElementById('now').textContent.slice(0, 2) > '12'") as? Bool == true)
            try mouse("mouseReleased", place[0] + 200)
            try browser.until { host.asked.contains { $0.hasPrefix("clock now") } }
            try browser.wait(for: "scrubbed === null && !document.querySelector('#tiles img').src.includes('at=')")
        }
    }

    @Test("a timeline whose entries are all dated before it came is shown from then on, to the fraction of a millisecond")
    func comesLater() async throws {
        try await withBrowser { browser, host in
            let came = FakeScene.now + 90.0004
            host.scene.since = came
            try browser.wait(for: "state.tiles[0].since > \(Int(FakeScene.now.timeIntervalSince1970 + 90) * 1000)")
            let entries = try browser.value(
                "[-700, 0, 61, 91].map((later) => entryAt(state.tiles[0], \(Int(FakeScene.now.timeIntervalSince1970)) * 1000 + later * 1000) ?? null)"
            )
            let found = try #require(entries as? [Any])
            let before = (FakeScene.now - 600).timeIntervalSince1970 * 1000
            #expect(found[0] is NSNull && found[1] as? Double == before && found[2] as? Double == before)
            #expect(((found[3] as? Double) ?? 0) > FakeScene.now.timeIntervalSince1970 * 1000 + 90_000)
            let address = try #require(try browser.value("address(state.tiles[0], 158, state.tiles[0].since)") as? String)
            #expect(address.hasSuffix("&at=\(Int(FakeScene.now.timeIntervalSince1970 + 90) * 1000 + 1)"), "\(address)")
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
