import Foundation
import FoundationNetworking
import HeadlessBrowser
import Testing

/// The home screen as somebody uses it: a browser, the real host, Getaways in its real processes. What it looked like on the way lies in
/// `.build/screens`.
@Suite("A tour of the home screen", .serialized, .timeLimit(.minutes(10))) struct HomeScreenTourTests {
    private static let screens: URL = {
        var folder = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { folder = folder.deletingLastPathComponent() }
        return folder.appendingPathComponent(".build/screens", isDirectory: true)
    }()

    @Test("a widget is added from the gallery, configured, taken a day on, tapped through to its app, seen dark and tinted, and removed")
    func tour() async throws {
        let run = try await Running(TemporaryFolder(), "--at", "2026-06-10T08:00:00Z", "--speed", "0", system: "Getaways")
        try FileManager.default.createDirectory(at: Self.screens, withIntermediateDirectories: true)
        let (opening, app) = (run.opening.absoluteString, try await run.appPage())
        try await onThread {
            let browser = try HeadlessBrowser(width: 1440, height: 900)
            defer { browser.close() }
            try browser.open("\(opening)&appearance=light")
            try browser.wait(for: "document.querySelector('#tiles img')?.naturalWidth > 0", seconds: 120)
            try Self.look(browser, "1-first")
            try Self.measure(browser)
            try Self.add(browser)
            try Self.settle(browser)
            try Self.look(browser, "2-added")
            try Self.configure(browser)
            try Self.look(browser, "3-configured")
            try Self.tomorrow(browser)
            try Self.look(browser, "4-tomorrow")
            try Self.tap(browser, app)
            try Self.look(browser, "5-app")
            for (group, name, holds) in [
                ("appearance", "dark", "document.documentElement.classList.contains('dark')"),
                ("rendering", "tinted", "state.environment.rendering === 'tinted'"),
                ("place", "lock", "state.environment.screen === 'lock'"),
            ] {
                let version = try browser.value("\(Self.own).version") as? Double ?? 0
                try browser.click("#\(group) [data-value=\(name)]")
                try browser.wait(for: holds)
                // A look that is not archived yet is asked for.
                if name == "tinted" {
                    try browser.wait(
                        for: "\(Self.own).version > \(version)", seconds: 60)
                }
                try Self.settle(browser)
                try Self.look(browser, "6-\(name)")
            }
            for (group, name) in [("place", "home"), ("appearance", "light"), ("rendering", "fullColor")] {
                try browser.click("#\(group) [data-value=\(name)]")
                try browser.wait(for: "document.querySelector('#\(group) [data-value=\(name)]').ariaChecked === 'true'")
            }
            // A picture that is on its way to a tile that is gone is not found.
            try Self.settle(browser)
            try Self.remove(browser)
            try Self.look(browser, "7-removed")
            #expect(browser.errors == [])
        }
        await run.stop()
    }

    private static let own = "state.tiles.find((tile) => tile.id === window.placed)"

    /// Milliseconds from the page's load to the first tile's picture, beside the screenshots: a figure to read, not a test of this machine.
    private static func measure(_ browser: HeadlessBrowser) throws {
        try browser.call("Page.reload")
        try browser.wait(for: "document.readyState === 'complete' && document.querySelector('#tiles img')?.naturalWidth > 0", seconds: 60)
        let figure = try browser.value(
            "performance.getEntriesByType('resource').find((one) => one.name.includes('/tiles/')).responseEnd - performance.getEntriesByType('navigation')[0].loadEventEnd"
        )
        try Data("first tile: \(figure as? Double ?? .nan) ms after load\n".utf8).write(
            to: screens.appendingPathComponent("first-tile.txt"))
    }

    private static func add(_ browser: HeadlessBrowser) throws {
        try browser.wait(for: "document.querySelector('.offer[aria-label=Getaways], .offer .add') !== null", seconds: 60)
        _ = try browser.value(
            "window.before = state.tiles.map((tile) => tile.id), document.getElementById('gallery-words').value = 'getaways', drawGallery()"
        )
        try browser.click("#gallery .add")
        try browser.wait(for: "state.tiles.length === before.length + 1", seconds: 60)
        _ = try browser.value("window.placed = state.tiles.find((tile) => !before.includes(tile.id)).id")
        try browser.wait(for: "\(own).status === 'live'", seconds: 120)
    }

    private static func configure(_ browser: HeadlessBrowser) throws {
        _ = try browser.value("edit(placed)")
        try browser.wait(for: "document.querySelector('#edit-rows [data-parameter=location] button') !== null", seconds: 60)
        let version = try browser.value("\(own).version") as? Double ?? 0
        try browser.click("#edit-rows [data-parameter=location] button")
        try browser.wait(for: "document.activeElement.id === 'options-words'", seconds: 60)
        try browser.type("JFK")
        try browser.wait(
            for:
                "document.getElementById('options-list').getAttribute('aria-busy') === 'false' && document.querySelector('.option b') !== null",
            seconds: 60)
        let airport = try browser.text(".option b")
        try browser.press("Enter")
        try browser.wait(for: "document.querySelector('[data-parameter=location] .value').textContent === '\(airport)'", seconds: 60)
        try browser.wait(for: "\(own).version > \(version) && /\\d/.test(\(own).label)", seconds: 120)
        try settle(browser)
    }

    private static func tomorrow(_ browser: HeadlessBrowser) throws {
        let day = try browser.text("#today")
        let version = try browser.value("\(own).version") as? Double ?? 0
        try browser.click("#jump")
        try browser.click("[data-step=\"86400\"]")
        // The host goes through the day, request by request.
        try browser.wait(for: "document.getElementById('today').textContent !== '\(day)'", seconds: 180)
        try browser.wait(for: "\(own).version > \(version)", seconds: 120)
        try browser.press("Escape")
        try settle(browser)
    }

    private static func tap(_ browser: HeadlessBrowser, _ app: URL) throws {
        _ = try browser.value("document.querySelector(`[data-id=\"${placed}\"] a`).focus()")
        try browser.press("Enter")
        try browser.wait(
            for: "!document.getElementById('app-page').hidden && document.getElementById('app-title').textContent === 'Getaways'",
            seconds: 60)
        #expect(try browser.text("#toast").contains("getaways://widget/search/"))
        #expect(
            try browser.value("document.getElementById('app-frame').src") as? String == app.absoluteString)
    }

    private static func remove(_ browser: HeadlessBrowser) throws {
        _ = try browser.value("goTo(\(own).place.page), document.querySelector(`[data-id=\"${placed}\"] .name`).focus()")
        try browser.press("Delete")
        try browser.wait(for: "!state.tiles.some((tile) => tile.id === placed)")
        #expect(try browser.value("state.tiles.length === before.length") as? Bool == true)
    }

    /// Waits until every picture of the screen is the newest and has come into view.
    private static func settle(_ browser: HeadlessBrowser) throws {
        try browser.wait(
            for:
                "[...document.querySelectorAll('#tiles li:not([inert]) .tile')].every((box) => { const all = box.querySelectorAll('img:not(.date)'); return all.length === 1 && all[0].naturalWidth > 0 && all[0].src.endsWith(box.dataset.wanted); }) && [...document.querySelectorAll('#edit-head img')].every((one) => one.src.endsWith(one.dataset.wanted)) && document.getAnimations().every((one) => one.playState !== 'running')",
            seconds: 60)
    }

    private static func look(_ browser: HeadlessBrowser, _ name: String) throws {
        try browser.picture().write(to: screens.appendingPathComponent("\(name).png"))
    }

    /// A browser is waited for, and so sits on a thread of its own.
    private func onThread(_ body: @escaping @Sendable () throws -> Void) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            Thread.detachNewThread { continuation.resume(with: Result { try body() }) }
        }
    }
}
