import Foundation
import HeadlessBrowser
import Testing

@testable import HomeScreen

/// What those hear and reach who neither see nor point.
@Suite(.serialized, .timeLimit(.minutes(5))) struct AccessibilityTests {
    /// axe-core, where `scripts/axe` has fetched it.
    private static let axe: String? = {
        var root = URL(fileURLWithPath: #filePath)
        for _ in 0..<3 { root = root.deletingLastPathComponent() }
        return try? String(contentsOf: root.appendingPathComponent(".build/axe/axe.min.js"), encoding: .utf8)
    }()

    /// What is on the page, by name, and how to get there.
    private static let looks: [(name: String, steps: String)] = [
        ("light", "document.querySelector('#appearance [data-value=light]').click()"),
        ("dark", "document.querySelector('#appearance [data-value=dark]').click()"),
        ("edit", "edit(state.tiles[0].id)"),
        ("lock", "closePanel(), document.querySelector('#place [data-value=lock]').click()"),
        ("tinted", "setEnvironment({ screen: 'home', rendering: 'tinted' })"),
        ("gallery", "showSide('gallery'), openPanel('side')"),
        ("menu", "closePanel(), document.getElementById('more-menu').click()"),
        ("clock", "closePopovers(), document.getElementById('jump').click()"),
        ("requests", "closePopovers(), openPanel('requests')"),
    ]

    @Test("axe-core has no serious finding, wide and narrow, in every look and panel", .enabled(if: axe != nil), arguments: [1440, 390])
    func findings(width: Int) async throws {
        try await withBrowser(width: width, height: 860, expectingErrors: true) { browser, _ in
            _ = try browser.value("\(Self.axe ?? ""); 1")
            for (name, steps) in Self.looks {
                _ = try browser.value("\(steps), new Promise((done) => setTimeout(done, 500))")
                let found = try browser.value(
                    "axe.run(document, { resultTypes: ['violations'], iframes: false }).then((all) => all.violations.filter((one) => ['serious', 'critical'].includes(one.impact)).map((one) => one.id + ': ' + one.nodes[0].html))"
                )
                #expect(found as? [String] == [], "\(name) at \(width)")
            }
        }
    }

    @Test("by Tab alone one comes from the top bar to the tiles, the requests and the clock, and what has the focus is seen") func tabs()
        async throws
    {
        try await withBrowser { browser, _ in
            var seen: Set<String> = []
            _ = try browser.value("document.activeElement.blur()")
            for _ in 0..<60 {
                try browser.press("Tab")
                let place = try browser.value(
                    "document.activeElement.closest('header, #side, #tiles, #requests, footer')?.id || document.activeElement.closest('header, footer')?.tagName"
                )
                if let place = place as? String { seen.insert(place) }
                let ring = try browser.value(
                    "(() => { const one = document.activeElement; if (one === document.body) return true; const style = getComputedStyle(one), tile = one.closest('.tile'); return style.outlineStyle !== 'none' || style.boxShadow !== 'none' || tile !== null && getComputedStyle(tile, '::after').content !== 'none'; })()"
                )
                let focused = try browser.value("document.activeElement.outerHTML.slice(0, 120)") as? String
                #expect(ring as? Bool == true, "\(focused ?? "")")
            }
            #expect(seen == ["HEADER", "side", "tiles", "requests", "FOOTER"])
        }
    }

    @Test("a tile is read aloud with what it says, its links and its controls") func tiles() async throws {
        try await withBrowser { browser, _ in
            let regions = try browser.value(
                "[...document.querySelectorAll('#tiles a')].map((one) => `${one.getAttribute('role') ?? 'link'}: ${one.getAttribute('aria-label')}`)"
            )
            #expect(regions as? [String] == ["link: A trip", "link: Trip to <b>Zürich</b>", "button: Pay"])
            #expect(try browser.text("#tiles .name") == "Trips")
        }
    }
}
