import Foundation
import HeadlessBrowser
import Testing
import VitrineWidgetArchive
import WidgetHost

@testable import HomeScreen

/// The edit sheet as people use it: by mouse, by touch, by keyboard alone.
@Suite(.serialized, .timeLimit(.minutes(5))) struct SheetBrowserTests {
    @Test("R2.36: what is chosen is in the row and on the tile within a second") func chooses() async throws {
        try await withBrowser { browser, host in
            try browser.openSheet()
            #expect(try browser.texts("#edit-rows h3") == ["Station board", "More, up to 2 on small", "Words"])
            try browser.openOptions(of: "station")
            #expect(try browser.texts(".option b") == ["Basel", "Bern", "Geneva", "Lugano", "Zurich"])
            #expect(try browser.texts("#options-list h3") == ["Near", "Far"])
            #expect(try browser.text(".option[aria-selected=true] b") == "Basel")
            try browser.click("#option-2")
            let seconds = try browser.wait(for: "document.querySelector('#tiles img').src.includes('/4.png')")
            #expect(seconds < 1)
            #expect(try browser.text("[data-parameter=station] .value") == "Geneva")
            #expect(host.sheet.values["station"] == .entity(id: "geneva"))
        }
    }

    @Test("R2.39: typing asks at once and shows that it does; a late answer for older words changes nothing") func late() async throws {
        try await withBrowser { browser, host in
            host.sheet.hold("b")
            host.sheet.hold("gen")
            try browser.openSheet()
            try browser.openOptions(of: "station")
            #expect(try browser.value("document.activeElement.id") as? String == "options-words")
            try browser.type("b")
            try browser.until { host.sheet.isAsked("b") }
            #expect(
                try browser.value("getComputedStyle(document.querySelector('#options-search .spinner')).visibility") as? String == "visible"
            )
            #expect(try browser.value("document.getElementById('options-list').getAttribute('aria-busy')") as? String == "true")
            try browser.type("er")
            try browser.wait(for: "document.querySelectorAll('.option').length === 1")
            host.sheet.letGo("b")
            // Another question and its answer: by then the late one has come.
            _ = try browser.value("ask('state')")
            #expect(try browser.texts(".option b") == ["Bern"])
            #expect(try browser.value("document.getElementById('options-list').getAttribute('aria-busy')") as? String == "false")
            // The same when the sheet was closed and another list opened meanwhile.
            _ = try browser.value("document.getElementById('options-words').select()")
            try browser.type("gen")
            try browser.until { host.sheet.isAsked("gen") }
            try browser.press("Escape")
            try browser.openOptions(of: "via")
            host.sheet.letGo("gen")
            _ = try browser.value("ask('state')")
            #expect(try browser.texts(".option b") == ["Not set", "Bern", "Geneva", "Lugano", "Zurich"])
        }
    }

    @Test("without the abort of older questions, the numbers alone keep late answers out") func numbers() async throws {
        try await withBrowser { browser, host in
            _ = try browser.value("AbortController.prototype.abort = function () {}, 1")
            host.sheet.hold("b")
            try browser.openSheet()
            try browser.openOptions(of: "station")
            try browser.type("b")
            try browser.until { host.sheet.isAsked("b") }
            try browser.type("er")
            try browser.wait(for: "document.querySelectorAll('.option').length === 1")
            host.sheet.letGo("b")
            try browser.wait(for: "performance.getEntriesByType('resource').filter((one) => one.name.endsWith('/options')).length >= 3")
            _ = try browser.value("ask('state')")
            #expect(try browser.texts(".option b") == ["Bern"])
        }
    }

    @Test("words that match nothing are said") func nothing() async throws {
        try await withBrowser { browser, _ in
            try browser.openSheet()
            try browser.openOptions(of: "station")
            try browser.type("<b>x")
            try browser.wait(for: "document.getElementById('options-after').textContent === 'Nothing matches “<b>x”.'")
            #expect(try browser.value("document.querySelectorAll('.option').length") as? Double == 0)
        }
    }

    @Test("other values show other rows, and dependent options are asked for anew") func conditions() async throws {
        try await withBrowser { browser, host in
            try browser.openSheet()
            try browser.openOptions(of: "via")
            #expect(try browser.texts(".option b") == ["Not set", "Bern", "Geneva", "Lugano", "Zurich"])
            try browser.press("Escape")
            try browser.openOptions(of: "station")
            try browser.click("#option-1")
            try browser.openOptions(of: "via")
            #expect(try browser.texts(".option b") == ["Not set", "Basel", "Geneva", "Lugano", "Zurich"])
            // It changes while the list is open.
            _ = try browser.value("apply('station', 'zurich')")
            try browser.wait(
                for:
                    "[...document.querySelectorAll('.option b')].map((one) => one.textContent).join() === 'Not set,Basel,Bern,Geneva,Lugano'"
            )
            try browser.press("Escape")
            try browser.openOptions(of: "board")
            try browser.click("#option-1")
            try browser.wait(
                for:
                    "[...document.querySelectorAll('#edit-rows .edit-row')].map((one) => one.dataset.parameter).join() === 'station,board,gate'"
            )
        }
    }

    @Test("by keyboard alone: from the tile to the sheet, to an option, and back") func keyboard() async throws {
        try await withBrowser { browser, host in
            _ = try browser.value("document.querySelector('#tiles .name').focus()")
            try browser.press("Enter")
            try browser.wait(for: "document.querySelectorAll('.edit-row').length > 5")
            #expect(try browser.value("document.activeElement.id") as? String == "edit-tab")
            try browser.press("Tab")
            if try browser.value("document.activeElement.closest('[data-parameter=station]') === null") as? Bool == true {
                try browser.press("Tab")
            }
            #expect(try browser.value("document.activeElement.closest('[data-parameter=station]') !== null") as? Bool == true)
            try browser.press("Enter")
            try browser.wait(for: "document.querySelectorAll('.option').length === 5")
            try browser.press("ArrowDown")
            try browser.press("ArrowDown")
            #expect(
                try browser.value(
                    "document.getElementById(document.activeElement.getAttribute('aria-activedescendant')).textContent.startsWith('Geneva')"
                ) as? Bool == true)
            try browser.press("Enter")
            try browser.until { host.sheet.values["station"] == .entity(id: "geneva") }
            #expect(
                try browser.value("document.activeElement.closest('[data-parameter=station]') !== null") as? Bool == true,
                "The focus is back on the row.")
            try browser.press("Tab")
            try browser.press("Tab")
            // A list without a search field takes the keys itself.
            try browser.press("Enter")
            try browser.wait(for: "document.activeElement.id === 'options-list'")
            try browser.press("End")
            try browser.press(" ")
            try browser.until { host.sheet.values["board"] == .choice("arrivals") }
            try browser.press("Enter")
            try browser.press("Escape")
            #expect(try browser.value("document.getElementById('options').hidden") as? Bool == true)
            try browser.press("Escape")
            #expect(try browser.value("document.activeElement.className") as? String == "name", "Escape goes back to the tile.")
        }
    }

    @Test("the service behind the options is down: the list says so, and asks again on demand") func down() async throws {
        try await withBrowser(expectingErrors: true) { browser, host in
            try browser.openSheet()
            host.sheet.fail(.late(seconds: 5))
            try browser.click("[data-parameter=station] button")
            try browser.wait(
                for: "document.querySelector('#options-after [role=alert] p')?.textContent === 'It took too long: no answer within 5 s.'")
            #expect(try browser.value("document.querySelectorAll('.option').length") as? Double == 0)
            host.sheet.fail(nil)
            try browser.click("#options-after button")
            try browser.wait(for: "document.querySelectorAll('.option').length === 5")
            // Options that were there are not shown as the answer to other words.
            host.sheet.fail(.late(seconds: 5))
            try browser.type("be")
            try browser.wait(for: "document.querySelector('#options-after [role=alert]')")
            #expect(try browser.value("document.querySelectorAll('.option').length") as? Double == 0)
        }
    }

    @Test("a sheet that cannot be asked for says why, and asks again") func unreachable() async throws {
        try await withBrowser(expectingErrors: true) { browser, host in
            host.refuse(.silentExtension("Trips", reason: "It crashed."))
            try browser.click("#tiles .name")
            try browser.wait(for: "document.querySelector('#edit-rows [role=alert] p')?.textContent.includes('It crashed.')")
            host.refuse(nil)
            try browser.click("#edit-rows [role=alert] button")
            try browser.wait(for: "document.querySelectorAll('.edit-row').length > 5")
        }
    }

    @Test("in one column the sheet lies over the wallpaper: a held tile opens it, Escape and the shade close it") func oneColumn()
        async throws
    {
        try await withBrowser(width: 390, height: 844) { browser, _ in
            #expect(try browser.value("getComputedStyle(document.getElementById('side')).display") as? String == "none")
            try browser.click("#tiles .tile", button: "right")
            try browser.wait(
                for: "document.querySelectorAll('.edit-row').length > 5 && document.getElementById('side').classList.contains('open')")
            #expect(
                try browser.value(
                    "document.querySelector('footer').inert && document.getElementById('side').contains(document.activeElement)") as? Bool
                    == true)
            try browser.press("Escape")
            #expect(
                try browser.value("document.getElementById('side').classList.contains('open') || document.querySelector('footer').inert")
                    as? Bool == false)
            try browser.click("#tiles .name")
            #expect(try browser.value("document.getElementById('requests').classList.contains('open')") as? Bool == true)
            try browser.click("#tile-head .edit")
            #expect(try browser.value("[...document.querySelectorAll('.panel.open')].map((one) => one.id).join()") as? String == "side")
            _ = try browser.value("document.getElementById('shade').click()")
            #expect(try browser.value("document.querySelectorAll('.panel.open').length") as? Double == 0)
        }
    }

    @Test("a finger resting on a tile opens its sheet, and lifting it opens no link") func touch() async throws {
        try await withBrowser(width: 390, height: 844) { browser, host in
            try browser.call("Emulation.setTouchEmulationEnabled", ["enabled": true])
            let place = try #require(
                try browser.value(
                    "(() => { const box = document.querySelector('.tile').getBoundingClientRect(); return [box.left + 60, box.top + 60]; })()"
                ) as? [Double])
            try browser.call("Input.dispatchTouchEvent", ["type": "touchStart", "touchPoints": [["x": place[0], "y": place[1]]]])
            try browser.wait(for: "document.getElementById('side').classList.contains('open')")
            try browser.call("Input.dispatchTouchEvent", ["type": "touchEnd", "touchPoints": [] as [Any]])
            try browser.wait(for: "document.querySelectorAll('.edit-row').length > 5")
            #expect(!host.asked.contains { $0.hasPrefix("tap") })
        }
    }

    @Test("the sheet is never wider than the window, and every control in it has a name", arguments: [320, 390, 1024, 1440])
    func widths(width: Int) async throws {
        try await withBrowser(width: width, height: 844) { browser, _ in
            try browser.openSheet()
            let wide =
                "[...document.querySelectorAll('#side, #side *')].filter((one) => one.getClientRects().length > 0 && (one.getBoundingClientRect().right > innerWidth + 0.5 || one.getBoundingClientRect().left < -0.5)).map((one) => one.outerHTML.slice(0, 80))"
            let nameless =
                "[...document.querySelectorAll('#side button, #side input, #side select')].filter((one) => !(one.getAttribute('aria-label') || one.textContent.trim() || one.labels?.length)).map((one) => one.outerHTML)"
            for part in ["rows", "options"] {
                if part == "options" { try browser.openOptions(of: "station") }
                #expect(try browser.value(wide) as? [String] == [], "\(part)")
                #expect(try browser.value(nameless) as? [String] == [], "\(part)")
                #expect(try browser.value("document.documentElement.scrollWidth") as? Double ?? .infinity <= Double(width))
            }
        }
    }
}
