import Foundation
import HeadlessBrowser
import Testing
import VitrineWidgetArchive
import WidgetHost

@testable import HomeScreen

/// What the page offers, says and takes back, in every state that a tile or the clock can be in.
@Suite(.serialized, .timeLimit(.minutes(5))) struct StatesBrowserTests {
    private static let inView =
        "(one) => { const box = one.getBoundingClientRect(); return box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight; }"

    @Test("true.30: the gallery and the sheet offer the sizes that fit the place, and the way to the others") func sizes() async throws {
        try await withBrowser { browser, host in
            host.screen.families = [.systemSmall, .systemLarge, .accessoryCircular, .accessoryInline]
            _ = try browser.value("loadGallery()")
            func chips() throws -> [String] { try browser.texts("#gallery .chip[aria-pressed]") }
            try browser.wait(for: "document.querySelectorAll('#gallery .chip').length === 4")
            #expect(try chips() == ["Small", "Large"])
            #expect(try browser.texts("#gallery .chip:not([aria-pressed])") == ["Sizes for the lock screen", "Why no other sizes?"])
            try browser.openSheet()
            #expect(try browser.texts("#edit-sizes button") == ["Small", "Large"])
            _ = try browser.value("showSide('gallery')")
            try browser.click("#gallery .chip:not([aria-pressed])")
            try browser.wait(
                for: "state.environment.screen === 'lock' && document.querySelectorAll('#gallery .chip[aria-pressed]').length === 2")
            #expect(try chips() == ["Circular", "Inline"])
            _ = try browser.value("setEnvironment({ screen: 'standby' })")
            try browser.wait(for: "document.querySelector('#gallery .add')?.ariaLabel === 'Add Trips, Small'")
            // A widget with nothing for the place says where it goes, and cannot be added here.
            host.screen.families = [.accessoryCircular]
            _ = try browser.value("setEnvironment({ screen: 'home' }).then(loadGallery)")
            try browser.wait(
                for: "document.querySelectorAll('#gallery .add').length === 0 && document.querySelectorAll('#gallery .chip').length === 1")
            #expect(try browser.text("#gallery .chip") == "Sizes for the lock screen")
        }
    }

    @Test("true.29, xcode.8: another build of an app is in the gallery at once, with its sizes and its picture") func updated() async throws
    {
        try await withBrowser { browser, host in
            try browser.wait(for: "document.querySelectorAll('#gallery .chip[aria-pressed]').length === 2")
            host.screen.families = [.systemSmall, .systemMedium, .systemLarge]
            host.scene.updates = 1
            try browser.wait(for: "document.querySelectorAll('#gallery .chip[aria-pressed]').length === 3")
            try browser.wait(for: "document.querySelector('#gallery img.preview')?.src.includes('updates=1')")
        }
    }

    @Test("a state that is as it was draws nothing anew: what is pressed meanwhile is still there when it is released") func pressed()
        async throws
    {
        try await withBrowser { browser, _ in
            try browser.wait(for: "document.querySelector('#dock a') && document.querySelector('#tiles a.region')")
            let kept = try browser.value(
                """
                (async () => { const held = [document.querySelector("#dock a"), document.querySelector("#tiles a.region")];
                  for (let round = 0; round < 20; round += 1) await refresh();
                  return held.map((one) => one.isConnected); })()
                """)
            #expect(kept as? [Bool] == [true, true])
        }
    }

    @Test("true.31: the gallery is searched by name, size and place") func search() async throws {
        try await withBrowser { browser, host in
            host.screen.families = [.systemSmall, .accessoryCircular]
            _ = try browser.value("loadGallery()")
            for (words, isFound) in [
                ("trips", true), ("SMALL", true), ("circular", true), ("lock", true), ("home screen", true), ("small standby", true),
                ("large", false), ("trips inline", false),
            ] {
                _ = try browser.value("document.getElementById('gallery-words').value = '\(words)', drawGallery()")
                #expect(try browser.value("document.querySelector('#gallery .offer') !== null") as? Bool == isFound, "\(words)")
            }
        }
    }

    @Test("true.30: a tile whose first timeline is on its way says that it loads, not that something is wrong") func loads() async throws {
        try await withBrowser { browser, host in
            host.scene.isLoading = true
            try browser.wait(for: "document.querySelector('.cause.loads')?.textContent === 'Loading'")
            let cover =
                "(() => { const one = document.querySelector('.cause').getBoundingClientRect(), tile = document.querySelector('#tiles .tile').getBoundingClientRect(); return one.width * one.height / tile.width / tile.height; })()"
            #expect((try browser.value(cover) as? Double ?? 1) < 0.25)
            // On the lock screen a sign alone, in the corner: its tiles are small.
            let onLock =
                "(() => { const holder = document.querySelector('.systemSmall:has(.cause)'), old = holder.className; holder.className = old.replace('systemSmall', 'accessoryRectangular'); const share = \(cover), size = getComputedStyle(document.querySelector('.cause')).fontSize; holder.className = old; return size === '0px' ? share : 1; })()"
            #expect((try browser.value(onLock) as? Double ?? 1) < 0.05)
            #expect(
                try browser.value(
                    "getComputedStyle(document.querySelector('#tile-head .loads')).color === getComputedStyle(document.querySelector('#tile-head p')).color"
                ) as? Bool == true)
            #expect(try browser.value("document.querySelectorAll('#tile-head .why').length") as? Double == 0)
            #expect(
                try browser.value("document.querySelector('#tiles a.whole, #tiles .name').ariaLabel.includes('loading')") as? Bool == true)
            host.scene.isLoading = false
            try browser.wait(for: "document.querySelector('.cause').hidden && document.querySelector('#tile-head .why') !== null")
        }
    }

    @Test("true.30: a removed widget is put back by one click", arguments: [1440, 390]) func undo(width: Int) async throws {
        try await withBrowser(width: width, height: 844) { browser, host in
            host.screen.takesAway = true
            _ = try browser.value("document.querySelector('#tiles .name').focus()")
            try browser.press("Delete")
            try browser.wait(for: "document.querySelectorAll('#tiles li').length === 0 && document.querySelector('#toast button') !== null")
            try browser.click("#toast button")
            try browser.until { host.asked.contains("restore tile-1") }
            try browser.wait(for: "document.querySelectorAll('#tiles li').length === 1 && document.activeElement.className === 'name'")
            #expect(try browser.text("#toast") == "Trips is back.")
        }
    }

    @Test("true.30: a jump of the clock shows how far it is, and Stop ends it there", arguments: [1440, 1024, 390]) func jumps(width: Int)
        async throws
    {
        try await withBrowser(width: width, height: 844) { browser, host in
            host.scene.jump = ClockJump(from: FakeScene.now - 3600, to: FakeScene.now + 3 * 3600)
            try browser.wait(for: "!document.getElementById('jumping').hidden && document.getElementById('jump-share').value === 0.25")
            #expect(try browser.text("#jump-words") == "25 % to 15:40")
            #expect(try browser.value("[...document.querySelectorAll('#jumping > *')].every(\(Self.inView))") as? Bool == true)
            #expect(try browser.value("document.querySelector('.speeds').checkVisibility()") as? Bool == false)
            let spill =
                "['jump-words', 'now', 'today'].filter((id) => document.getElementById(id).scrollWidth > document.getElementById(id).clientWidth + 1)"
            host.scene.jump = ClockJump(from: FakeScene.now - 3600, to: FakeScene.now + 300 * 86400)
            try browser.wait(for: "document.getElementById('jump-words').textContent.startsWith('0 % to ')")
            #expect(try browser.value(spill) as? [String] == [])
            try browser.click("#jump-stop")
            try browser.until { host.asked.contains("stop jump") }
            try browser.wait(for: "document.getElementById('jumping').hidden && document.querySelector('.speeds').checkVisibility()")
        }
    }

    @Test(
        "true.31: what the page says covers no tile, dock, app or panel that is open, and shows its link whole",
        arguments: [1440, 1024, 390])
    func toast(width: Int) async throws {
        try await withBrowser(width: width, height: 844) { browser, _ in
            let link = "trips://booking/\(String(repeating: "a1b2c3d4", count: 12))?from=widget"
            _ = try browser.value("openApp('com.example.app', '\(link)'), say('Trips opens \(link)')")
            try browser.wait(for: "document.getElementById('toast').classList.contains('shown')")
            #expect(try browser.text("#toast") == "Trips opens \(link)")
            let covered =
                """
                (() => { const toast = document.getElementById('toast').getBoundingClientRect();
                  return ['#dock a', '#app-page', '#requests', '#side', 'footer'].filter((name) => [...document.querySelectorAll(name)].some((one) => { const box = one.getBoundingClientRect();
                    return one.checkVisibility() && !one.closest('[inert]') && box.left < toast.right && box.right > toast.left && box.top < toast.bottom && box.bottom > toast.top; })); })()
                """
            #expect(try browser.value(covered) as? [String] == [])
            #expect(try browser.value("[document.getElementById('toast')].every(\(Self.inView))") as? Bool == true)
            #expect(
                try browser.value("document.getElementById('toast').scrollHeight <= document.getElementById('toast').clientHeight") as? Bool
                    == true)
        }
    }

    @Test(
        "true.31: no word of the bar, the lanes or a title is cut, whatever the device is called",
        arguments: [1440, 1280, 1024, 900, 768, 390, 320])
    func nothingCut(width: Int) async throws {
        try await withBrowser(width: width, height: 844) { browser, host in
            try browser.wait(for: "devices.length > 0")
            let cut =
                """
                [...document.querySelectorAll('header button, header b, header span, #looks-short, #tile-head *, #lanes text, .clock *, #tabs button')].filter((one) => {
                  if (!one.checkVisibility() || one.closest('.unseen, [hidden]')) return false;
                  const box = one.getBoundingClientRect();
                  return one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0 || box.left < -1 || box.right > innerWidth + 1 || /…/.test(one.textContent); }).map((one) => one.outerHTML.slice(0, 160))
                """
            let longest = try #require(
                try browser.value("devices.map((one) => one.name).sort((a, b) => b.length - a.length)[0]") as? String)
            for change in [
                "{ device: '\(longest)', locale: 'zh_Hans_CN', typeSize: 'accessibility5' }",
                "{ device: 'iPhone 15', locale: 'en_GB', typeSize: 'large' }",
                "{ screen: 'lock', rendering: 'tinted', appearance: 'dark' }",
            ] {
                _ = try browser.value("setEnvironment(\(change))")
                let found = try browser.value(cut) as? [String] ?? ["nothing"]
                #expect(found == [], "\(change) at \(width): \(found)")
            }
            // Two of one widget are told apart in words.
            _ = try browser.value("setEnvironment({ screen: 'home' })")
            let state = try #require(
                try browser.value(
                    "JSON.stringify(laneNames([{ name: 'Insights', family: 'accessoryCircular' }, { name: 'Trips', family: 'systemSmall' }, { name: 'Insights', family: 'accessoryCircular' }, { name: 'Insights', family: 'systemLarge' }]))"
                ) as? String)
            #expect(state == #"["Insights circular 1","Trips","Insights circular 2","Insights large"]"#)
            #expect(try browser.value(cut) as? [String] == [])
        }
    }

    @Test("true.31: that an app had no widget yet is no line of a widget, and nothing set is not “None”") func ledgerWords() async throws {
        try await withBrowser { browser, host in
            var line = host.scene.lines[0]
            (line.id, line.tile, line.by, line.code, line.decision) = (20, nil, "App: reload all", LedgerCode.nothingPlaced.rawValue, .note)
            host.scene.lines.insert(line, at: 0)
            try browser.click("#of [data-value=all]")
            try browser.wait(for: "document.querySelectorAll('#ledger .who').length === 2")
            try browser.click("#of [data-value=tile]")
            #expect(try browser.texts("#ledger .who") == ["Placed"])
            try browser.openSheet()
            #expect(try browser.text("[data-parameter=via] .value") == "Not set")
        }
    }

    @Test("true.32: every region, group and control of a picture has a name", arguments: [1440, 390]) func names(width: Int) async throws {
        let nameless =
            """
            [...document.querySelectorAll('header, main > section, footer, nav, section, iframe, [role=region], [role=group], [role=radiogroup], [role=tablist], [role=tabpanel], [role=dialog], [role=menu], [role=listbox], [role=slider], [role=img], [role=progressbar], progress')]
              .filter((one) => !one.hidden && one.checkVisibility() && !(one.getAttribute('aria-label')?.trim() || one.title || (one.getAttribute('aria-labelledby') ?? '').split(' ').some((id) => document.getElementById(id)?.textContent.trim()))).map((one) => one.outerHTML.slice(0, 120))
            """
        try await withBrowser(width: width, height: 860) { browser, _ in
            for steps in [
                "1", "edit(state.tiles[0].id)", "openExtra('faults')", "openExtra('processes')", "closePanel(), $('more-menu').click()",
                "closePopovers(), openMenu($('text-menu'), textSections)", "closePopovers(), $('jump').click()",
                "closePopovers(), openApp('com.example.app')", "showLooks(state.tiles[0].id)",
            ] {
                _ = try browser.value("\(steps), new Promise((done) => setTimeout(done, 300))")
                #expect(try browser.value(nameless) as? [String] == [], "\(steps) at \(width)")
            }
        }
    }

    @Test("true.32: an area of a picture without words of its own is named after its widget") func areas() async throws {
        try await withBrowser { browser, _ in
            let labels = try browser.value(
                "(() => { const tile = structuredClone(state.tiles[0]); for (const tap of tile.taps) tap.label = ''; const box = document.querySelector('#tiles .tile'); drawRegions(box, tile); return [...box.querySelectorAll('a')].map((one) => one.ariaLabel); })()"
            )
            #expect(labels as? [String] == ["A trip", "Link of Trips", "Control of Trips"])
        }
    }
}
