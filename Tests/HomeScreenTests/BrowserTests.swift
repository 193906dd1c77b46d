import Foundation
import HeadlessBrowser
import Testing

@testable import HomeScreen

/// The page as a browser shows it.
@Suite(.serialized)
struct BrowserTests {
    @Test func showsTilesWithLinksThatHaveNamesAndReadsNothingAsHTML() async throws {
        try await withBrowser { browser, _ in
            #expect(try browser.value("document.querySelector('#tiles img').naturalWidth") as? Double == 8)
            #expect(try browser.value("document.querySelector('#tiles img').getBoundingClientRect().width > 80") as? Bool == true)
            let names = try browser.value("[...document.querySelectorAll('#tiles a')].map((link) => link.getAttribute('aria-label'))")
            #expect(Set(names as? [String] ?? []).isSuperset(of: ["Trip to <b>Zürich</b>", "Pay", "A trip"]))
            #expect(try browser.value("document.querySelector('#tiles a.region').getAttribute('href')") as? String == "file:///trip/7")
            #expect(try browser.value("document.querySelectorAll('#tiles b, #ledger img, #gallery script').length") as? Double == 0)
            #expect(try browser.value("document.getElementById('ledger').textContent.includes('<img src=x>')") as? Bool == true)
        }
    }

    @Test func everyControlHasAName() async throws {
        try await withBrowser { browser, _ in
            let nameless = try browser.value(
                "[...document.querySelectorAll('button, a, input')].filter((one) => !(one.getAttribute('aria-label') || one.textContent.trim() || one.labels?.length)).map((one) => one.outerHTML)"
            )
            #expect(nameless as? [String] == [])
        }
    }

    @Test func movesTheClockAndShowsItAtOnce() async throws {
        try await withBrowser { browser, host in
            let today = try browser.value("document.getElementById('today').textContent") as? String
            #expect(today?.hasPrefix("Saturday 29 August") == true)
            _ = try browser.value("document.querySelector('[data-step=\"86400\"]').click()")
            try browser.wait(for: "document.getElementById('today').textContent.startsWith('Sunday 30 August')")
            try browser.until { host.asked.contains { $0.hasPrefix("clock now 17880") } }
            _ = try browser.value("document.getElementById('play').click()")
            try browser.wait(for: "document.getElementById('play').getAttribute('aria-label') === 'Run the clock'")
            try browser.until { host.asked.last == "clock rate 0.0" }
        }
    }

    @Test func aChangeOfTheHostIsSeenWithinASecondWithoutAReload() async throws {
        try await withBrowser { browser, host in
            _ = try browser.value("window.stays = true, document.querySelector('#tiles a').focus()")
            host.scene.redraw()
            let seconds = try browser.wait(for: "document.querySelector('#tiles img').src.includes('/4.png')")
            #expect(seconds < 1)
            #expect(try browser.value("window.stays") as? Bool == true)
            #expect(try browser.value("document.activeElement.closest('#tiles') !== null") as? Bool == true, "The focus was lost.")
        }
    }

    @Test func aLinkOfATileIsOpenedByKeyboard() async throws {
        try await withBrowser { browser, host in
            _ = try browser.value("document.querySelector('#tiles a.region').focus()")
            try browser.press("Enter")
            try browser.wait(for: "document.getElementById('toast').textContent.includes('file:///trip/7')")
            // A tap of the keyboard goes to the middle of the link.
            try browser.until { host.asked.contains("tap tile-1 16.0 22.0") }
        }
    }

    @Test func isNeverWiderThanTheWindow() async throws {
        try await withBrowser { browser, _ in
            for width in [320, 390, 768, 1024, 1440] {
                try browser.resize(width: width, height: 844, scale: 2)
                try browser.wait(for: "innerWidth === \(width)")
                let wide = try browser.value("document.documentElement.scrollWidth") as? Double
                #expect(wide ?? .infinity <= Double(width))
            }
        }
    }

    @Test("an app's icon is that of its own asset catalogue; in a tint its brightness is coloured (sdk.2)") func icons() async throws {
        try await withBrowser { browser, host in
            try browser.wait(for: "document.querySelector('#dock a img.icon')?.naturalWidth === 8")
            #expect(host.asked.contains("icon com.example.app light"))
            _ = try browser.value("setEnvironment({ screen: 'home', rendering: 'tinted' })")
            try browser.wait(for: "document.querySelector('#dock a i.icon') !== null")
            #expect(try browser.value("document.querySelector('#dock a i.icon').style.getPropertyValue('--icon')") as? String ?? "" != "")
            try browser.until { host.asked.contains("icon com.example.app tinted") }
        }
    }

    @Test func theAppOfATileIsOneLinkAway() async throws {
        try await withBrowser { browser, _ in
            #expect(try browser.value("document.querySelector('#dock a').getAttribute('href')") as? String == "http://trips.localhost:1/")
            #expect(try browser.value("document.querySelector('#dock a').getAttribute('aria-label')") as? String == "Open Trips")
            _ = try browser.value("document.querySelector('#tiles a.region').click()")
            // It opens by itself; its own tab is one click further, and nobody is offered what is open.
            try browser.wait(
                for: "!document.getElementById('app-page').hidden && document.getElementById('toast').classList.contains('shown')")
            #expect(try browser.value("document.getElementById('app-tab').getAttribute('href')") as? String == "http://trips.localhost:1/")
            #expect(try browser.value("document.querySelectorAll('#toast a, #toast button').length") as? Double == 0)
        }
    }

    @Test("a project's own app is shown as a picture that follows it, or why there is none; who closes it goes home (xcode.8)")
    func appWithoutPage() async throws {
        try await withBrowser { browser, host in
            host.scene.standIn = "The app's own program does not build here."
            try browser.wait(for: "document.querySelector('#dock a').getAttribute('href') === '#'")
            try browser.click("#dock a")
            try browser.until { host.asked.contains("front com.example.app") }
            try browser.wait(for: "document.querySelector('#app-screen p')?.checkVisibility()")
            #expect(try browser.text("#app-screen p") == "The app's own program does not build here.")
            #expect(try browser.value("document.getElementById('app-tab').checkVisibility()") as? Bool == false)
            host.scene.standIn = nil
            for number in [1, 2] {
                host.scene.appPicture = number
                try browser.wait(for: "document.querySelector('#app-screen img')?.src.includes('number=\(number)')")
            }
            try browser.wait(for: "document.querySelector('#app-screen img').naturalWidth === 8")
            #expect(host.asked.contains("screen com.example.app light") && !host.asked.contains("home"))
            try browser.click("#app-close")
            try browser.until { host.asked.contains("home") }
            #expect(try browser.value("document.getElementById('app-page').checkVisibility()") as? Bool == false)
        }
    }

    @Test func theClockIsDraggedAndSteppedOnTheLanes() async throws {
        try await withBrowser { browser, host in
            _ = try browser.value("document.getElementById('play').click()")
            try browser.wait(for: "document.getElementById('play').getAttribute('aria-label') === 'Run the clock'")
            _ = try browser.value("document.getElementById('lanes').focus()")
            try browser.press("ArrowRight")
            try browser.wait(for: "document.getElementById('now').textContent.startsWith('12:41:01')")
            // The lane of a day runs from 110 to the width less 14; its middle is noon.
            let place = try browser.value(
                "(() => { const box = document.getElementById('lanes').getBoundingClientRect(); return [(box.left + 110 + box.right - 14) / 2, box.top + 20]; })()"
            )
            let point = try #require(place as? [Double])
            try browser.drag(to: point[0], point[1])
            try browser.wait(for: "/^(11:5|12:0)/.test(document.getElementById('now').textContent)")
            try browser.until { host.asked.last { $0.hasPrefix("clock") }?.hasPrefix("clock now 17879") == true }
        }
    }
}
