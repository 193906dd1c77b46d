import Testing
import VitrineWidgetArchive

@testable import WidgetHost

@Suite("The layout of all screens")
struct ScreenLayoutTests {
    private let device = Device.standard
    private let small = CellSpan(columns: 2, rows: 2)

    private func tile(_ id: String, _ screen: HomeEnvironment.Screen, _ place: ScreenPlace? = nil) -> StoredTile {
        var stored = sampleTile(id, family: screen == .lock ? .accessoryCircular : .systemSmall).stored
        (stored.screen, stored.place) = (screen, place)
        return stored
    }

    @Test("each tile gets a place on its own screen, and only those that stand elsewhere than stored are told") func arranging() {
        var layout = ScreenLayout()
        let corner = ScreenPlace(page: 0, column: 0, row: 0)
        let moves = layout.arrange([tile("new", .home), tile("old", .home, corner), tile("round", .lock)], on: device)
        #expect(moves[.home]?.map(\.id) == ["new"] && moves[.lock]?.map(\.id) == ["round"])
        #expect(layout.place(of: "old", on: .home) == corner && layout.place(of: "round", on: .home) == nil)
        #expect(layout.pages(of: .home) == 1 && layout.pages(of: .standby) == 1)
    }

    @Test("a tile that stays where it is is told all the same, and the first of all") func standing() throws {
        var layout = ScreenLayout()
        let corner = ScreenPlace(page: 0, column: 0, row: 0)
        _ = try layout.put("a", small, on: .home, of: device, at: corner)
        #expect(try layout.put("a", small, on: .home, of: device, at: corner).map(\.id) == ["a"])
        #expect(try layout.put("b", small, on: .home, of: device, at: corner).map(\.id) == ["b", "a"])
        #expect(layout.remove("b", from: .home).isEmpty && layout.place(of: "b", on: .home) == nil)
    }

    @Test("a full lock screen refuses, and nothing has moved") func full() throws {
        var layout = ScreenLayout()
        let span = try #require(ScreenGrid.span(of: .accessoryRectangular, .lock, device))
        while (try? layout.put("\(layout.hashValue)", span, on: .lock, of: device, at: nil)) != nil {}
        let before = layout
        #expect(throws: HostError.noRoom(.lock)) { try layout.put("more", span, on: .lock, of: device, at: nil) }
        #expect(layout == before)
    }
}
