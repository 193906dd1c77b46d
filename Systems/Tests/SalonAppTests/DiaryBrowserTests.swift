import Foundation
import HeadlessBrowser
import SalonCore
import Testing

@testable import SalonAppCore

/// The app's page in a real browser.
@Suite(.serialized, .enabled(if: HeadlessBrowser.isInstalled)) struct DiaryBrowserTests {
    @Test("the diary fits a model and a hand, without an error; a change at the salon comes to it by itself", .timeLimit(.minutes(2)))
    func fits() async throws {
        try await withPage { app, page in
            for (width, height) in [(1280, 900), (390, 844)] {
                let found = try await Self.inBrowser(width, height) { browser in
                    try browser.load(page.absoluteString)
                    let script = """
                        (() => { const blocks = document.querySelectorAll('.block');
                        return [document.documentElement.scrollWidth, blocks.length, getComputedStyle(blocks[0]).gridRowStart].join(' ') })()
                        """
                    let numbers = Self.awaited(browser, script).split(separator: " ").compactMap { Int($0) }
                    return (numbers, browser.errors)
                }
                let numbers = found.0
                try #require(numbers.count == 3)
                #expect(numbers[0] == width, "wider than its window of \(width)")
                #expect(numbers[1] > 10 && numbers[2] > 1 && found.1.isEmpty, "\(found)")
            }
            let (loaded, toLoaded) = AsyncStream<Void>.makeStream()
            async let seen = Self.inBrowser(1280, 900) { browser in
                try browser.load(page.absoluteString)
                toLoaded.finish()
                let isThere = Self.awaited(browser, "document.body.innerText.includes('Live L.') ? 'yes' : ''") == "yes"
                return isThere ? "" : Self.text(browser, "document.body.dataset.revision + ' ' + document.body.innerText")
            }
            for await _ in loaded {}
            try await app.change(#"{"kind":"book","customer":"Live L.","start":"2026-06-12T16:30:00Z"}"#)
            let missing = try await seen, state = await app.model.state
            #expect(missing == "", "the feed is \(state.feed), revision \(state.revision)")
        }
    }

    @Test("an appointment carried to another stylist an hour later is moved there", .timeLimit(.minutes(2)))
    func carrying() async throws {
        try await withPage { app, page in
            let before = try #require(try app.stored("mara-2026-06-12-1430"))
            try await Self.inBrowser(1280, 1200) { browser in
                try browser.load(page.absoluteString)
                let script = """
                    (() => { const box = document.querySelector('[data-id="mara-2026-06-12-1430"]').getBoundingClientRect();
                    const to = document.querySelector('[data-stylist="ilja"]').getBoundingClientRect();
                    return [box.left + 60, box.top + 20, to.left + 60].join(' ') })()
                    """
                func mouse(_ type: String, _ x: Double, _ y: Double) throws {
                    try browser.call(
                        "Input.dispatchMouseEvent", ["type": type, "x": x, "y": y, "button": "left", "buttons": 1, "clickCount": 1])
                }
                // A page that hears of a change is there anew, and whoever carries has to begin again.
                for _ in 0..<20 {
                    let places = Self.text(browser, script).split(separator: " ").compactMap { Double($0) }
                    if places.count == 3 {
                        try mouse("mousePressed", places[0], places[1])
                        try mouse("mouseMoved", places[2], places[1] + 30)
                        // Twelve slots of six points are an hour.
                        try mouse("mouseMoved", places[2], places[1] + 72)
                        try mouse("mouseReleased", places[2], places[1] + 72)
                    }
                    if Self.awaited(browser, "document.querySelector('.details') ? 'yes' : ''", within: 3) == "yes" { break }
                }
            }
            try await eventually("it is moved") { try app.stored(before.id)?.version == 2 }
            let after = try #require(try app.stored(before.id))
            #expect(after.stylist == "ilja" && after.start == before.start + 3_600 && after.end == before.end + 3_600)
        }
    }

    /// The page of an app that Mara is signed in to.
    private func withPage(_ body: @Sendable (AppParts, URL) async throws -> Void) async throws {
        try await withSalon { app in
            try await app.signIn()
            let server = SalonPageServer(model: app.model, page: try DiaryPage(locale: Locale(identifier: "en_GB")))
            let (ports, port) = AsyncStream<Int>.makeStream()
            let serving = Task { try await server.loopback.run(port: 0) { port.yield($0) } }
            defer { serving.cancel() }
            for await number in ports {
                try await body(app, try #require(URL(string: "http://127.0.0.1:\(number)/")))
                break
            }
        }
    }

    /// Runs on a thread of its own: the browser is waited for by blocking.
    private static func inBrowser<Result: Sendable>(
        _ width: Int, _ height: Int, _ body: @escaping @Sendable (HeadlessBrowser) throws -> Result
    ) async throws -> Result {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread {
                continuation.resume(
                    with: Swift.Result {
                        let browser = try HeadlessBrowser(width: width, height: height, scale: 1)
                        defer { browser.close() }
                        for domain in ["Runtime.enable", "Log.enable"] { try browser.call(domain) }
                        return try body(browser)
                    })
            }
        }
    }

    /// What a script gives; nothing while the page is between two.
    private static func text(_ browser: HeadlessBrowser, _ script: String) -> String {
        let answer = try? browser.call("Runtime.evaluate", ["expression": script, "returnByValue": true])
        return (answer?["result"] as? [String: Any])?["value"] as? String ?? ""
    }

    /// What a script gives as soon as it gives anything; nothing when that takes longer.
    @available(*, noasync)
    private static func awaited(_ browser: HeadlessBrowser, _ script: String, within seconds: Double = 30) -> String {
        let end = ContinuousClock.now + .seconds(seconds)
        while true {
            let text = text(browser, script)
            if !text.isEmpty || ContinuousClock.now >= end { return text }
            usleep(50_000)
        }
    }
}
