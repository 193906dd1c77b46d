import Foundation
import HeadlessBrowser
import Testing

@testable import HomeScreen

/// The panels beside the phone, and what opens over it.
@Suite(.serialized, .timeLimit(.minutes(5))) struct PanelsBrowserTests {
    @Test("the matrix shows one tile in all its looks; Escape goes back to where one was") func matrix() async throws {
        try await withBrowser { browser, host in
            try browser.openSheet()
            _ = try browser.value("document.querySelector('#edit-conditions button').focus()")
            try browser.press("Enter")
            let cells = "document.querySelectorAll('#matrix img').length"
            try browser.wait(
                for: "\(cells) === 24 && [...document.querySelectorAll('#matrix img')].slice(0, 6).every((one) => one.naturalWidth > 0)")
            #expect(try browser.texts("#matrix thead th") == ["Light", "Dark", "Tinted", "Clear", "Dimmed", "Locked"])
            #expect(host.asked.contains { $0.hasPrefix("variant tile-1 xSmall") })
            try browser.click("#matrix [data-value=locale]")
            try browser.wait(for: "\(cells) === 30")
            try browser.until { host.asked.contains { $0.hasPrefix("variant tile-1 - ar_SA true") } }
            try browser.press("Escape")
            #expect(
                try browser.value("document.getElementById('matrix').hidden && document.activeElement.closest('#edit-conditions') !== null")
                    as? Bool == true)
        }
    }

    @Test("xcode.11: a place that is not in the menu is typed in; what is none is refused, and stays to be put right") func elsewhere()
        async throws
    {
        try await withBrowser(expectingErrors: true) { browser, _ in
            try browser.click("#more-menu")
            for item in ["Place", "Another place"] {
                let chosen = "[...document.querySelectorAll('#menu button')].find((one) => one.textContent.startsWith('\(item)'))"
                try browser.wait(for: "\(chosen) !== undefined")
                _ = try browser.value("\(chosen).click()")
            }
            try browser.wait(for: "document.activeElement.id === 'coordinates'")
            try browser.type("91, 0")
            try browser.press("Enter")
            try browser.wait(for: "document.getElementById('toast').textContent.includes('91, 0')")
            #expect(try browser.value("document.activeElement.id") as? String == "coordinates")
            _ = try browser.value("document.activeElement.select()")
            try browser.type("46.02, 7.749, 1608")
            try browser.press("Tab")
            try browser.type("Zermatt")
            try browser.press("Enter")
            try browser.wait(for: "state.environment.locationName === 'Zermatt'")
            #expect(try browser.value("state.environment.location") as? String == "46.02,7.749,1608.0")
            #expect(try browser.value("document.getElementById('elsewhere').hidden && document.activeElement.id") as? String == "more-menu")
        }
    }

    @Test("a line that is pressed while the ledger grows opens all the same, and the focus stays on it") func pressed() async throws {
        try await withBrowser { browser, host in
            let place = try #require(try browser.place(of: "#ledger .who"))
            func grow() {
                var newer = host.scene.lines[0]
                newer.id += 1
                host.scene.lines.insert(newer, at: 0)
            }
            let rows = try #require(try browser.value("document.querySelectorAll('#ledger .who').length") as? Double)
            _ = try browser.value("window.line = document.querySelector('#ledger .who').closest('tr').dataset.name")
            try browser.mouse("mousePressed", at: place)
            grow()
            try browser.wait(for: "state.ledger[0].id != line")
            try browser.mouse("mouseReleased", at: place)
            try browser.wait(for: "document.querySelectorAll('#ledger .who').length === \(Int(rows) + 1)")
            let opened = "document.querySelector('#ledger .detail')?.closest('tr').dataset.name === line"
            #expect(try browser.value(opened) as? Bool == true)
            // As a keyboard has it: the next line that comes takes no focus away.
            grow()
            try browser.wait(for: "document.querySelectorAll('#ledger .who').length === \(Int(rows) + 2)")
            #expect(try browser.value("document.activeElement.closest('tr')?.dataset.name === line") as? Bool == true)
        }
    }

    @Test("a line of the ledger says what it cost, names its cause and can be taken along as JSON") func ledger() async throws {
        try await withBrowser { browser, _ in
            try browser.click("#ledger .who")
            try browser.wait(for: "document.querySelector('#ledger .detail') !== null")
            let detail = try browser.text("#ledger .detail")
            #expect(detail.contains("free of the budget") && detail.contains("4096 bytes archived") && detail.contains("2 like it"))
            #expect(detail.hasSuffix("placed"))
            // A link carries the key that a request of the page has in its head.
            func export() throws -> String {
                let asked = "new URL(document.getElementById('export').href)"
                return try browser.value(
                    "(({ pathname, searchParams: all }) => [pathname, all.get('tile'), all.has('key')].join(' '))(\(asked))")
                    as? String ?? ""
            }
            #expect(try export() == "/ledger.json tile-1 true")
            try browser.click("#of [data-value=all]")
            #expect(try export() == "/ledger.json  true")
        }
    }

    @Test("the picture of a widget's day has also what lies before the newest lines of all widgets") func wholeDay() async throws {
        try await withBrowser { browser, host in
            // The one that is there at first stays.
            let first = host.scene.lines[0]
            host.scene.lines = (0..<300).map { place in
                var line = first
                (line.id, line.at) = (1000 - Int64(place), first.at - Double(place) * 60)
                if place < 295 { line.tile = "tile-9" }
                if place == 297 { line.decision = .deferred }
                return line
            }
            try browser.wait(
                for: "document.getElementById('day').getAttribute('aria-label') === 'Today: 5 granted, 1 deferred, 0 refused or failed'")
            #expect(try browser.value("document.querySelectorAll('#day .granted').length") as? Double == 5)
            #expect(try browser.value("document.querySelectorAll('#ledger .who').length") as? Double == 6)
            #expect(host.asked.filter { $0.hasPrefix("ledger tile-1") }.count == 1, "\(host.asked)")
            // What goes out of the newest lines stays, and is not asked for again.
            var newer = first
            newer.id = 1001
            host.scene.lines.insert(newer, at: 0)
            try browser.wait(for: "document.querySelectorAll('#ledger .who').length === 7")
            #expect(host.asked.filter { $0.hasPrefix("ledger tile-1") }.count == 1)
        }
    }

    @Test("a widget's lines are its own and its app's, not those of another app or another widget") func ownLines() async throws {
        try await withBrowser { browser, host in
            // The one that is there at first stays.
            for (id, app, tile, by) in [
                (20, "com.example.app", nil, "App: reload all"), (21, "com.example.other", nil, "Other: reload all"),
                (22, "com.example.other", "tile-2", "Other widget"), (23, nil, nil, "Settings"),
            ] as [(Int64, String?, String?, String)] {
                var line = host.scene.lines[0]
                (line.id, line.app, line.tile, line.by, line.decision) = (id, app, tile, by, .note)
                host.scene.lines.insert(line, at: 0)
            }
            try browser.wait(for: "document.querySelectorAll('#ledger .who').length === 2")
            #expect(try browser.texts("#ledger .who") == ["App: reload all", "Placed"])
            try browser.click("#of [data-value=all]")
            try browser.wait(for: "document.querySelectorAll('#ledger .who').length === 5")
        }
    }

    @Test("dates that tick are laid over the picture, on the part they cover") func dates() async throws {
        try await withBrowser { browser, host in
            _ = try browser.value("state.tiles[0].dates = [{}], askDates()")
            try browser.until { host.asked.contains { $0.hasPrefix("dates ") } }
            try browser.wait(for: "document.querySelector('#tiles .date')?.naturalWidth > 0")
            let share =
                "(() => { const date = document.querySelector('#tiles .date').getBoundingClientRect(), tile = document.querySelector('#tiles .tile').getBoundingClientRect(); return [(date.left - tile.left) / tile.width * 158, date.width / tile.width * 158]; })()"
            let place = try #require(try browser.value(share) as? [Double])
            #expect(abs(place[0] - 10) < 0.5 && abs(place[1] - 30) < 0.5)
        }
    }

    @Test("the gallery shows a preview, is searched, and adds what it shows in the family that is chosen") func gallery() async throws {
        try await withBrowser { browser, host in
            try browser.wait(
                for: "document.querySelector('#gallery .preview')?.naturalWidth > 0 && !document.querySelector('#gallery .waits')")
            try browser.click("#gallery .chip[aria-label='Trips, Large']")
            // What stands below it moves when it has come: this host's pictures are smaller than the room that is kept for them.
            try browser.wait(
                for: "document.querySelector('#gallery .preview').src.includes('systemLarge') && !document.querySelector('#gallery .waits')"
            )
            try browser.click("#gallery .add")
            try browser.until { host.asked.contains("place Kind systemLarge") }
            try browser.click("#gallery .chip[aria-expanded]")
            try browser.wait(for: "document.querySelector('.refused-why').textContent.startsWith('Inline: An iPhone 15 has none.')")
            #expect(
                try browser.value("document.querySelector('.refused-why a').getAttribute('href')") as? String
                    == "/causes.html#device-lacks-family")
            _ = try browser.value("document.getElementById('gallery-words').focus()")
            try browser.type("zzz")
            try browser.wait(for: "document.getElementById('gallery').textContent.startsWith('No widget has these words.')")
        }
    }

    @Test("in one column the gallery gives the view free once something is placed, and a hint goes when it is followed")
    func placedInOneColumn() async throws {
        try await withBrowser(width: 390, height: 844) { browser, host in
            try browser.click("#open-gallery")
            try browser.wait(for: "opened?.name === 'side' && document.querySelector('#gallery .add') !== null")
            try browser.click("#gallery .add")
            try browser.wait(for: "opened === null && document.getElementById('toast').classList.contains('shown')")
            #expect(try browser.text("#toast").hasPrefix("Trips is on the home screen."))
            _ = try browser.value(
                "say('It is there. ', make('button', { id: 'follow', on: { click: () => edit('tile-1') } }, 'Edit widget'))")
            try browser.wait(for: "document.getAnimations().every((one) => one.playState !== 'running')")
            try browser.click("#follow")
            try browser.wait(for: "document.querySelectorAll('.edit-row').length > 5 && opened?.name === 'side'")
            #expect(try browser.value("document.getElementById('toast').classList.contains('shown')") as? Bool == false)
        }
    }

    @Test("a preview that is dragged onto the phone is placed on the cell where it is let go") func dragged() async throws {
        try await withBrowser { browser, host in
            // It shrinks when it has come, and is no longer where it was: this host's pictures are smaller than the room kept for them.
            try browser.wait(
                for: "document.querySelector('#gallery .preview')?.naturalWidth > 0 && !document.querySelector('#gallery .waits')")
            let from = try #require(try browser.place(of: "#gallery .preview")), to = try #require(try browser.place(of: "#screen"))
            try browser.drag(from: from, by: [to[0] + 60 - from[0], to[1] - from[1]])
            try browser.until { host.asked.contains { $0.hasPrefix("place Kind systemSmall at 0 ") } }
        }
    }
}
