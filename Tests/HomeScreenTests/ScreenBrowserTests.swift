import Foundation
import HeadlessBrowser
import Testing

@testable import HomeScreen

/// The phone: where tiles stand, how they are moved, and how it looks.
@Suite(.serialized, .timeLimit(.minutes(5))) struct ScreenBrowserTests {
    @Test("a tile stands where the host says, as large as the phone is shown") func stands() async throws {
        try await withBrowser { browser, _ in
            let off =
                """
                (() => { const box = document.querySelector('#tiles .tile').getBoundingClientRect(), screen = document.getElementById('screen').getBoundingClientRect(), frame = state.tiles[0].frame;
                  return Math.max(Math.abs((box.left - screen.left) / unit - frame.x), Math.abs((box.top - screen.top) / unit - frame.y), Math.abs(box.width / unit - frame.width)); })()
                """
            let distance = try browser.value(off) as? Double
            #expect((distance ?? 9) < 1)
            #expect(
                try browser.value(
                    "Math.abs(document.getElementById('screen').offsetWidth / document.getElementById('screen').offsetHeight - 393 / 852) < 0.005"
                ) as? Bool == true)
        }
    }

    @Test("a picture has as many pixels as the display shows it in") func sharp() async throws {
        try await withBrowser { browser, _ in
            let scale = try browser.value("Number(new URL(document.querySelector('#tiles img').src).searchParams.get('scale'))") as? Double
            let wanted = try browser.value("document.querySelector('#tiles .tile').offsetWidth * devicePixelRatio / 158") as? Double
            #expect(abs((scale ?? 0) - (wanted ?? 9)) < 0.02)
        }
    }

    @Test("a dragged tile is put where it is let go, and that is no tap") func drags() async throws {
        try await withBrowser { browser, host in
            let place = try #require(try browser.place(of: "#tiles .tile"))
            try browser.drag(from: place, by: [130, 0])
            try browser.until { host.asked.contains { $0.hasPrefix("move tile-1 home 0 2 0") } }
            try browser.wait(for: "state.tiles[0].place.column === 2 && !document.querySelector('li.moving')")
            // It glides there.
            try browser.wait(for: "document.querySelector('#tiles li').getAnimations().length === 0")
            #expect(!host.asked.contains { $0.hasPrefix("tap") })
            // Back to where it is: nobody is asked.
            let now = try #require(try browser.place(of: "#tiles .tile"))
            try browser.drag(from: now, by: [9, 4])
            #expect(host.asked.filter { $0.hasPrefix("move") }.count == 1)
        }
    }

    @Test("a tile that was let go stays there until the host has made room") func stays() async throws {
        try await withBrowser { browser, host in
            host.screen.isSlow = true
            let place = try #require(try browser.place(of: "#tiles .tile"))
            try browser.drag(from: place, by: [130, 0])
            try browser.until { host.asked.contains { $0.hasPrefix("move tile-1 home 0 2 0") } }
            let stands = "document.querySelector('#tiles li.moving')?.style.transform.startsWith('translate(')"
            // Whatever is drawn meanwhile.
            host.scene.redraw()
            try browser.wait(for: "document.querySelector('#tiles img').src.includes('/4.png')")
            #expect(try browser.value(stands) as? Bool == true)
            host.screen.isSlow = false
            try browser.wait(for: "state.tiles[0].place.column === 2 && !document.querySelector('li.moving')")
            #expect(try browser.value("document.querySelector('#tiles li').style.transform") as? String == "")
        }
    }

    @Test("a mouse that is held on a tile opens its sheet, and letting go is no tap") func holds() async throws {
        try await withBrowser { browser, host in
            let place = try #require(try browser.place(of: "#tiles .tile"))
            try browser.mouse("mousePressed", at: place)
            try browser.wait(for: "side === 'edit' && document.querySelectorAll('.edit-row').length > 5")
            try browser.mouse("mouseReleased", at: place)
            _ = try browser.value("refresh()")
            #expect(!host.asked.contains { $0.hasPrefix("tap") || $0.hasPrefix("move") })
        }
    }

    @Test("by keyboard a tile is picked up, moved, put down or taken back, and each step is said") func keys() async throws {
        try await withBrowser { browser, host in
            _ = try browser.value("document.querySelector('#tiles .name').focus()")
            try browser.press(" ")
            try browser.wait(for: "document.getElementById('said').textContent.startsWith('Picked up.')")
            try browser.press("ArrowRight")
            try browser.until { host.asked.contains("move tile-1 home 0 2 0") }
            try browser.wait(for: "document.getElementById('said').textContent.includes('column 2, row 1')")
            try browser.press("ArrowDown")
            try browser.until { host.asked.contains("move tile-1 home 0 2 2") }
            try browser.wait(for: "document.getElementById('said').textContent.includes('row 2')")
            #expect(try browser.value("document.activeElement.className") as? String == "name")
            try browser.press("Escape")
            try browser.until { host.asked.last { $0.hasPrefix("move") } == "move tile-1 home 0 0 0" }
            try browser.wait(for: "!document.querySelector('li.picked')")
        }
    }

    @Test("keys that come before the host has answered are done one after the other: Escape is the last to be done and said")
    func keysAtOnce() async throws {
        try await withBrowser { browser, host in
            host.scene.pages = 2
            try browser.wait(for: "state.pages === 2")
            // The first order is answered late, and the second one at once.
            _ = try browser.value(
                """
                (() => {
                  const asked = order;
                  let late = 2;
                  order = async (path, what) => {
                    if (path === "move" && late-- > 0) await new Promise((done) => setTimeout(done, 300));
                    return asked(path, what);
                  };
                  document.querySelector("#tiles .name").focus();
                })()
                """)
            for key in [" ", "ArrowRight", "ArrowRight", "Escape"] { try browser.press(key) }
            try browser.wait(for: "document.getElementById('said').textContent === 'Taken back.'")
            #expect(
                host.asked.filter { $0.hasPrefix("move") } == [
                    "move tile-1 home 0 2 0", "move tile-1 home 1 0 0", "move tile-1 home 0 0 0",
                ])
            #expect(try browser.value("document.activeElement.className") as? String == "name")
            #expect(try browser.value("homePage") as? Int == 0)
        }
    }

    @Test("by keyboard a tile goes past the edge to the next page, and the page that is looked at with it") func keysPastTheEdge()
        async throws
    {
        try await withBrowser { browser, host in
            host.scene.pages = 2
            try browser.wait(for: "state.pages === 2")
            _ = try browser.value("document.querySelector('#tiles .name').focus()")
            try browser.press("ArrowRight")
            #expect(!host.asked.contains { $0.hasPrefix("move") }, "what is not picked up stays where it is")
            try browser.press(" ")
            try browser.press("ArrowRight")
            try browser.wait(for: "state.tiles[0].place.column === 2")
            try browser.press("ArrowRight")
            try browser.until { host.asked.contains("move tile-1 home 1 0 0") }
            try browser.wait(for: "homePage === 1 && document.getElementById('said').textContent.includes('page 2, column 1, row 1')")
            #expect(
                try browser.value("document.activeElement.className === 'name' && !document.querySelector('#tiles li').inert") as? Bool
                    == true)
            try browser.press("ArrowUp")
            try browser.wait(for: "document.getElementById('said').textContent === 'It cannot go further there.'")
            try browser.press(" ")
            try browser.wait(
                for: "document.getElementById('said').textContent.startsWith('Put down.') && !document.querySelector('li.picked')")
        }
    }

    @Test("Delete removes the tile that has the focus") func deletes() async throws {
        try await withBrowser { browser, host in
            _ = try browser.value("document.querySelector('#tiles .name').focus()")
            try browser.press("Delete")
            try browser.until { host.asked.contains("remove tile-1") }
        }
    }

    @Test("the page is as the system until one is chosen, then as that one, also after it is opened again") func appearance() async throws {
        try await withBrowser { browser, host in
            let dark = "document.documentElement.classList.contains('dark')"
            _ = try browser.value("askedScheme = null, draw()")
            try browser.call("Emulation.setEmulatedMedia", ["features": [["name": "prefers-color-scheme", "value": "dark"]]])
            try browser.wait(for: dark)
            try browser.wait(for: "document.querySelector('#tiles img').src.includes('scheme=dark')")
            try browser.click("#appearance [data-value=light]")
            try browser.wait(for: "!(\(dark))")
            #expect(host.asked.contains { $0.hasPrefix("environment") })
            try browser.call("Page.reload")
            try browser.wait(for: "document.readyState === 'complete' && document.querySelector('#tiles img')?.naturalWidth > 0")
            #expect(try browser.value(dark) as? Bool == false)
        }
    }

    @Test("tinted, lock and StandBy change the phone, not the page") func looks() async throws {
        try await withBrowser { browser, _ in
            try browser.click("#rendering [data-value=tinted]")
            try browser.wait(for: "document.getElementById('screen').dataset.rendering === 'tinted'")
            try browser.click("#place [data-value=lock]")
            try browser.wait(for: "document.getElementById('screen').dataset.screen === 'lock'")
            #expect(try browser.text("#lock-time") == "12:40")
            #expect(try browser.text("#lock-date") == "Saturday 29 August")
            _ = try browser.value("setEnvironment({ screen: 'standby' })")
            try browser.wait(for: "document.getElementById('screen').dataset.screen === 'standby'")
            #expect(
                try browser.value("document.getElementById('screen').offsetWidth > document.getElementById('screen').offsetHeight") as? Bool
                    == true)
            #expect(try browser.value("document.documentElement.classList.contains('dark')") as? Bool == false)
        }
    }

    @Test("true.30: the place, light or dark, and the widgets' colours are three choices, each of which leaves the others as they are")
    func threeChoices() async throws {
        try await withBrowser { browser, _ in
            let chosen = "[...document.querySelectorAll('.looks [aria-checked=true]')].map((one) => one.dataset.value).join()"
            func choose(_ value: String, _ then: String) throws {
                try browser.click(".looks [data-value=\(value)]")
                try browser.wait(for: "\(chosen) === '\(then)'")
            }
            #expect(try browser.value(chosen) as? String == "home,light,fullColor")
            try choose("tinted", "home,light,tinted")
            try choose("dark", "home,dark,tinted")
            try choose("lock", "lock,dark,tinted")
            // Of the lock screen the system says the colours.
            #expect(
                try browser.value("[...document.querySelectorAll('#rendering button')].every((one) => one.disabled && one.title)") as? Bool
                    == true)
            try choose("light", "lock,light,tinted")
            try choose("home", "home,light,tinted")
            try choose("clear", "home,light,clear")
            // By keyboard, past what cannot be chosen.
            _ = try browser.value("setEnvironment({ device: 'iPad mini 6' })")
            try browser.wait(for: "document.querySelector('#place [data-value=standby]').disabled")
            _ = try browser.value("document.querySelector('#place [data-value=home]').focus()")
            let enabled = try browser.value(
                "[...document.querySelectorAll('#place button:enabled')].map((one) => one.dataset.value).join()")
            try browser.press("ArrowLeft")
            let last = (enabled as? String ?? "").split(separator: ",").last.map(String.init) ?? ""
            #expect(try browser.value("document.activeElement.dataset.value") as? String == last && last != "standby")
        }
    }

    @Test("menus work by keyboard: arrow keys, first letters, Escape") func menus() async throws {
        try await withBrowser { browser, host in
            try browser.wait(for: "devices.length > 0")
            _ = try browser.value("document.getElementById('locale-menu').focus()")
            try browser.press("Enter")
            try browser.wait(for: "document.activeElement.getAttribute('aria-checked') === 'true'")
            try browser.press("ArrowDown")
            #expect(try browser.value("document.activeElement.textContent") as? String == "English (US)")
            try browser.press("Escape")
            #expect(try browser.value("document.activeElement.id") as? String == "locale-menu")
            #expect(try browser.value("document.getElementById('menu').hidden") as? Bool == true)
            try browser.press("Enter")
            try browser.wait(for: "document.activeElement.getAttribute('aria-checked') === 'true'")
            try browser.press("ArrowDown")
            try browser.press("Enter")
            try browser.wait(for: "state.environment.locale === 'en_US'")
            #expect(try browser.text("#locale") == "English (US)")
        }
    }

    @Test("a new picture takes the old one's place without a gap, and without a fade where motion is not wanted") func fades() async throws
    {
        try await withBrowser { browser, host in
            try browser.call("Emulation.setEmulatedMedia", ["features": [["name": "prefers-reduced-motion", "value": "reduce"]]])
            _ = try browser.value(
                "window.least = 9, new MutationObserver(() => { least = Math.min(least, document.querySelectorAll('#tiles img').length) }).observe(document.getElementById('tiles'), { childList: true, subtree: true })"
            )
            host.scene.redraw()
            try browser.wait(
                for: "document.querySelectorAll('#tiles img').length === 1 && document.querySelector('#tiles img').src.includes('/4.png')")
            #expect(try browser.value("document.getAnimations().length") as? Double == 0)
            #expect(try browser.value("least") as? Double == 1)
        }
    }
}
