import Foundation
import HeadlessBrowser
import Testing
import VitrineWidgetArchive

@testable import HomeScreen

/// What stands below a sheet's rows, and how it opens by itself.
@Suite(.serialized, .timeLimit(.minutes(5))) struct SheetFootTests {
    @Test("the sizes of the widget are below its sheet; another one is asked for by mouse and by keyboard") func sizes() async throws {
        try await withBrowser { browser, host in
            try browser.openSheet()
            try browser.wait(for: "document.querySelectorAll('#edit-sizes button').length === 2")
            #expect(try browser.texts("#edit-sizes button") == ["Small", "Large"])
            #expect(try browser.text("#edit-sizes [aria-checked=true]") == "Small")
            try browser.click("#edit-sizes [data-value=systemLarge]")
            try browser.wait(for: "document.querySelector('#edit-sizes [aria-checked=true]').textContent === 'Large'")
            #expect(host.asked.contains("resize tile-1 systemLarge"))
            // Another size may have other rows.
            try browser.until {
                host.asked.last { $0.hasPrefix("configuration") || $0.hasPrefix("resize") }?.hasPrefix("configuration") == true
            }
            #expect(try browser.value("document.querySelector('#tiles li').className.includes('systemLarge')") as? Bool == true)
            try browser.press("ArrowLeft")
            try browser.wait(for: "document.querySelector('#edit-sizes [aria-checked=true]').textContent === 'Small'")
            #expect(host.asked.last { $0.hasPrefix("resize") } == "resize tile-1 systemSmall")
            // The size it has already is not asked for.
            try browser.click("#edit-sizes [data-value=systemSmall]")
            #expect(host.asked.filter { $0.hasPrefix("resize") }.count == 2)
        }
    }

    @Test("a widget that prompts for its configuration has its sheet open as soon as it is placed", arguments: [true, false])
    func prompts(asks: Bool) async throws {
        try await withBrowser { browser, host in
            host.screen.prompts = asks
            _ = try browser.value("loadGallery()")
            try browser.wait(for: "document.querySelector('#gallery button') !== null")
            try browser.click("#gallery button")
            try browser.until { host.asked.contains("place Kind systemSmall") }
            try browser.wait(
                for: asks ? "document.querySelectorAll('.edit-row').length > 5" : "document.querySelector('#toast.shown') !== null")
            #expect(try browser.value("document.getElementById('edit-panel').hidden") as? Bool == !asks)
        }
    }

    @Test("lanes and icons have the app's own colour, light and dark") func colours() async throws {
        try await withBrowser { browser, _ in
            try browser.wait(for: "document.querySelector('#lanes g.own circle') !== null")
            func fill() throws -> String? {
                try browser.value("getComputedStyle(document.querySelector('#lanes g.own circle')).fill") as? String
            }
            #expect(try fill() == "rgb(214, 117, 0)")
            try browser.click("#appearance [data-value=dark]")
            try browser.wait(for: "document.documentElement.classList.contains('dark')")
            #expect(try fill() == "rgb(255, 159, 10)")
            #expect(try browser.value("document.querySelector('#dock a').style.getPropertyValue('--light')") as? String == "#d67500")
        }
    }
}
