import Foundation
import HeadlessBrowser
import Testing

@testable import HomeScreen

/// Every panel, menu and key as the very first thing that is done on a page: nothing that was opened before has loaded anything for it.
@Suite(.serialized, .timeLimit(.minutes(10))) struct FreshPageTests {
    /// One thing that can be done first, and what has to hold then. Empty: nothing has to.
    struct First: Sendable, CustomTestStringConvertible {
        var name: String
        /// Clicked in this order; the first one on the fresh page.
        var clicks: [String] = []
        var focus: String?
        var keys: [String] = []
        var holds: String
        var testDescription: String { name }
    }

    /// The widths at which the page is another: three columns, narrow columns, one.
    private static let widths = [1440, 1024, 390]

    /// Buttons of the page's own text, each with what it does. A button that is named nowhere fails the test.
    private static let firsts: [First] = [
        First(name: "place", clicks: ["#place [data-value=lock]"], holds: "state.environment.screen === 'lock'"),
        First(name: "StandBy", clicks: ["#place [data-value=standby]"], holds: "state.environment.screen === 'standby'"),
        First(name: "dark", clicks: ["#appearance [data-value=dark]"], holds: "document.documentElement.classList.contains('dark')"),
        First(name: "tinted", clicks: ["#rendering [data-value=tinted]"], holds: "state.environment.rendering === 'tinted'"),
        First(name: "clear", clicks: ["#rendering [data-value=clear]"], holds: "state.environment.rendering === 'clear'"),
        First(name: "device", clicks: ["#device-menu"], holds: "document.querySelectorAll('#menu button').length > 4"),
        First(name: "locale", clicks: ["#locale-menu"], holds: "document.querySelectorAll('#menu button').length > 4"),
        First(name: "text", clicks: ["#text-menu"], holds: "document.querySelectorAll('#menu button').length > 4"),
        First(name: "all", clicks: ["#all-menu"], holds: "document.querySelectorAll('#menu button').length === 3"),
        First(name: "more", clicks: ["#more-menu"], holds: "document.querySelectorAll('#menu button').length > 6"),
        First(name: "gallery", clicks: ["#open-gallery"], holds: "document.querySelector('#gallery .add')?.offsetWidth > 0"),
        First(name: "edit tab", clicks: ["#edit-tab"], holds: "document.querySelectorAll('.edit-row').length > 5"),
        First(name: "gallery tab", clicks: ["#gallery-tab"], holds: "document.querySelector('#gallery .add')?.offsetWidth > 0"),
        First(
            name: "tile's name", clicks: ["#tiles .name"],
            holds: "opened?.name === 'requests' || document.querySelectorAll('.edit-row').length > 5"),
        First(name: "tile", clicks: ["#tiles a.region"], holds: "document.getElementById('toast').classList.contains('shown')"),
        First(name: "dock", clicks: ["#dock a"], holds: "!document.getElementById('app-page').hidden"),
        First(name: "ledger's line", clicks: ["#ledger .who"], holds: "document.querySelector('#ledger .detail') !== null"),
        First(
            name: "requests of all", clicks: ["#of [data-value=all]"],
            holds: "document.querySelector('#of [data-value=all]').ariaChecked === 'true'"),
        First(
            name: "size", clicks: ["#gallery .chip[aria-label='Trips, Large']"],
            holds: "document.querySelector('.preview').src.includes('systemLarge')"),
        First(
            name: "why no size", clicks: ["#gallery .chip[aria-expanded]"],
            holds: "document.querySelector('.refused-why').textContent.length > 9"),
        First(name: "add", clicks: ["#gallery .add"], holds: "document.getElementById('toast').classList.contains('shown')"),
        First(name: "play", clicks: ["#play"], holds: "state.clock.rate === 0"),
        First(name: "speed", clicks: ["#speed [data-value='600']"], holds: "state.clock.rate === 600"),
        First(name: "speeds", clicks: ["#speed-menu"], holds: "document.querySelectorAll('#menu button').length === 6"),
        First(name: "jumps", clicks: ["#jump"], holds: "!document.getElementById('jumps').hidden"),
        First(name: "14 days", clicks: ["#jump", "#span [data-value='14']"], holds: "span === 14"),
        First(name: "next", clicks: ["#jump", "#next"], holds: "virtualNow() > 0"),
        First(name: "lanes forth", focus: "#lanes", keys: ["ArrowRight"], holds: "virtualNow() > 0"),
        First(name: "lanes back", focus: "#lanes", keys: ["ArrowLeft"], holds: "virtualNow() > 0"),
        First(
            name: "Enter on a tile", focus: "#tiles .name", keys: ["Enter"],
            holds: "opened?.name === 'requests' || document.querySelectorAll('.edit-row').length > 5"),
        First(
            name: "Space on a tile", focus: "#tiles .name", keys: [" ", "ArrowRight", "Escape"],
            holds: "document.getElementById('said').textContent === 'Taken back.'"),
        First(
            name: "Delete on a tile", focus: "#tiles .name", keys: ["Delete"],
            holds: "document.querySelector('#toast button')?.textContent === 'Undo'"),
        First(name: "arrow on a tile", focus: "#tiles .name", keys: ["ArrowUp", "ArrowDown"], holds: "true"),
        First(name: "Escape", focus: "body", keys: ["Escape"], holds: "true"),
        First(name: "search", focus: "#gallery-words", keys: ["Escape", "Enter"], holds: "true"),
    ]

    /// Panels that stand in a menu.
    private static let panels: [(item: String, holds: String)] = [
        ("Faults", "document.querySelectorAll('#faults .fault').length > 5 && document.getElementById('faults').offsetWidth > 100"),
        ("Processes", "document.querySelectorAll('#processes li').length > 0 && document.getElementById('processes').offsetWidth > 100"),
        ("All looks of this widget", "document.querySelectorAll('#matrix img').length === 24"),
        ("Tint", "document.querySelectorAll('#menu .swatch').length === 8"),
        ("Time zone", "document.querySelectorAll('#menu button').length > 100"),
        ("Place", "document.querySelectorAll('#menu button').length > 8"),
        ("Network", "document.querySelectorAll('#menu button').length === 5"),
        ("Bold text", "state.environment.boldText"), ("Right to left", "state.environment.rightToLeft"),
        ("Reduced luminance", "state.environment.luminance === 'reduced'"), ("Locked: private words hidden", "state.environment.locked"),
        ("Light or dark by the hour", "state.environment.appearance === 'auto'"), ("Light or dark as the system", "isAsSystem()"),
    ]

    /// Opens the page anew, as somebody who has never been there.
    private func begin(_ browser: HeadlessBrowser, _ address: String) throws {
        try browser.open("about:blank")
        try browser.open(address)
        try browser.wait(for: "typeof state !== 'undefined' && state && document.querySelector('#tiles img')?.naturalWidth > 0")
    }

    @Test("true.27: every panel, menu and key can be the first thing on a fresh page, without a line in the console", arguments: widths)
    func everything(width: Int) async throws {
        try await withServedBrowser(width: width, height: 900, scale: 1) { browser, host, address in
            func clean(_ name: String) { #expect(browser.console == [], "\(name) at \(width)") }
            for first in Self.firsts {
                host.begin()
                try begin(browser, address)
                guard let opener = first.clicks.first ?? first.focus else { continue }
                // What this width does not have.
                guard try browser.value("document.querySelector(`\(opener)`)?.checkVisibility() ?? false") as? Bool == true else {
                    continue
                }
                let reachable = try browser.value("document.querySelector(`\(opener)`).closest('[hidden], [inert]') === null") as? Bool
                #expect(reachable == true, "\(first.name) at \(width)")
                for click in first.clicks { try browser.click(click) }
                if let focus = first.focus { _ = try browser.value("document.querySelector(`\(focus)`).focus()") }
                for key in first.keys { try browser.press(key) }
                do { try browser.wait(for: first.holds, seconds: 10) } catch { Issue.record("\(first.name) at \(width): \(error)") }
                clean(first.name)
            }
            for (item, holds) in Self.panels {
                host.begin()
                try begin(browser, address)
                try browser.click("#more-menu")
                try browser.wait(for: "document.querySelector('#menu button') !== null")
                let chosen = "[...document.querySelectorAll('#menu button')].find((one) => one.textContent.startsWith('\(item)'))"
                _ = try browser.value("\(chosen).click()")
                do { try browser.wait(for: holds, seconds: 10) } catch { Issue.record("\(item) at \(width): \(error)") }
                clean(item)
            }
            // The button that says that faults are on is there only then.
            host.begin()
            try begin(browser, address)
            _ = try browser.value("order('faults', { id: 'disk-full', value: true }).then(loadFaults)")
            try begin(browser, address)
            try browser.wait(for: "!document.getElementById('faults-on').hidden")
            try browser.click("#faults-on")
            try browser.wait(for: Self.panels[0].holds)
            clean("faults-on")
        }
    }

    @Test("true.27: no button of the page is left out above") func complete() throws {
        let page = String(decoding: try PageFiles().html.data, as: UTF8.self)
        let named = Self.firsts.map { ($0.clicks + [$0.focus ?? ""]).joined(separator: " ") }.joined(separator: " ")
        // Inside what is opened by another, or tried where it is shown.
        let inside: Set = [
            "faults-on", "extra-done", "edit-reload", "edit-remove", "options-back", "coordinates", "place-name",
            "app-close", "app-tab", "jump-stop", "export",
        ]
        for found in page.matches(of: /<(?:button|a|input)[^>]*? id="([a-z-]+)"/) where !inside.contains(String(found.1)) {
            let id = String(found.1)
            #expect(named.contains("#\(id)") || id == "set" || id == "options-words", "\(id)")
        }
    }

    @Test("true.27: what is fetched later is fetched by later.js alone, and by no module of the first load") func later() throws {
        let files = try PageFiles()
        let late = Set(files.later.map(\.name))
        var fetched: Set<String> = []
        for file in files.parts where file.name.hasSuffix(".js") {
            let text = String(decoding: file.data, as: UTF8.self)
            for found in text.matches(of: /from "\.\/([a-z-]+\.js)"/) {
                #expect(!late.contains(String(found.1)), "\(file.name): \(found.1)")
            }
            for found in text.matches(of: /import\("\.\/([a-z-]+\.js)"\)/) {
                #expect(file.name == "later.js" && late.contains(String(found.1)), "\(file.name): \(found.1)")
                fetched.insert(String(found.1))
            }
        }
        #expect(fetched == ["fault-rows.js", "sheet.js", "matrix.js", "more.js"])
    }

    @Test("true.27: until the first state has come nothing can be pressed, and then everything") func beforeTheState() async throws {
        let html = String(decoding: try PageFiles().html.data, as: UTF8.self)
        #expect(html.matches(of: /<(header|main|footer)[^>]* inert>/).count == 3)
        try await withBrowser { browser, _ in
            let inert = try browser.value("document.querySelectorAll('[inert]:not(li)').length") as? Double
            #expect(inert == 0)
        }
    }
}
