import Foundation
import HeadlessBrowser
import Testing

@testable import HomeScreen

/// The phone under a finger: a quick one turns pages, one that rests picks a tile up.
@Suite(.serialized, .timeLimit(.minutes(5))) struct TouchBrowserTests {
    @Test("a tile that a finger rests on is dragged to another place, and that is no tap") func drags() async throws {
        try await withBrowser { browser, host in
            try browser.touches()
            let place = try #require(try browser.place(of: "#tiles .tile"))
            try browser.touch("touchStart", place)
            try browser.wait(for: "document.querySelector('#tiles li.held') !== null")
            for step in 1...6 { try browser.touch("touchMove", [place[0] + Double(step) * 22, place[1] + 1]) }
            try browser.wait(for: "document.querySelector('#tiles li.moving') && !document.getElementById('landing').hidden")
            #expect(!host.asked.contains { $0.hasPrefix("move") }, "nothing is asked before it is let go")
            try browser.touch("touchEnd")
            try browser.until { host.asked.contains("move tile-1 home 0 2 0") }
            try browser.wait(for: "state.tiles[0].place.column === 2 && !document.querySelector('li.moving')")
            #expect(!host.asked.contains { $0.hasPrefix("tap") })
            #expect(try browser.value("side") as? String == "gallery", "nor has the sheet opened")
        }
    }

    @Test("a finger swipes from page to page, also over a tile, and no further than there are pages") func swipes() async throws {
        try await withBrowser { browser, host in
            host.scene.pages = 2
            try browser.wait(for: "document.querySelectorAll('#dots button').length === 2")
            try browser.touches()
            let tile = try #require(try browser.place(of: "#tiles .tile"))
            let below = [tile[0] + 120, tile[1] + 260]
            for (from, by, page) in [(tile, -220.0, 1), (below, -220.0, 1), (below, 220.0, 0), (below, 220.0, 0)] {
                try browser.touch("touchStart", [from[0] + (by < 0 ? 60 : -60), from[1]])
                for step in 1...8 { try browser.touch("touchMove", [from[0] + (by < 0 ? 60 : -60) + by * Double(step) / 8, from[1]]) }
                try browser.wait(for: "document.getElementById('tiles').classList.contains('swiping')")
                try browser.touch("touchEnd")
                try browser.wait(for: "homePage === \(page) && !document.querySelector('#tiles.swiping')")
                #expect(try browser.value("document.querySelector('#tiles li').inert") as? Bool == (page == 1))
                #expect(
                    try browser.value("[...document.getElementById('dots').children].map((dot) => dot.getAttribute('aria-current'))")
                        as? [String] == (page == 0 ? ["page", "false"] : ["false", "page"]))
            }
            #expect(!host.asked.contains { $0.hasPrefix("tap") || $0.hasPrefix("move") })
        }
    }

    @Test("a finger that goes on resting opens the tile's sheet, and a short touch is a tap") func rests() async throws {
        try await withBrowser { browser, host in
            try browser.touches()
            let place = try #require(try browser.place(of: "#tiles .tile"))
            try browser.touch("touchStart", place)
            try browser.wait(for: "side === 'edit' && document.querySelectorAll('.edit-row').length > 5")
            try browser.touch("touchEnd")
            #expect(!host.asked.contains { $0.hasPrefix("tap") })
            try browser.touch("touchStart", place)
            try browser.touch("touchEnd")
            try browser.until { host.asked.contains { $0.hasPrefix("tap tile-1") } }
        }
    }
}

extension HeadlessBrowser {
    /// Gives the browser a screen that is touched, from now on.
    fileprivate func touches() throws { try call("Emulation.setTouchEmulationEnabled", ["enabled": true, "maxTouchPoints": 1]) }

    /// One finger; without a place it is lifted.
    fileprivate func touch(_ type: String, _ place: [Double]? = nil) throws {
        try call("Input.dispatchTouchEvent", ["type": type, "touchPoints": place.map { [["x": $0[0], "y": $0[1]]] } ?? []])
    }
}
