import Testing
import VitrineWidgetArchive

@testable import WidgetHost

@Suite("Widgets on a screen's grid")
struct ArrangementTests {
    private let small = CellSpan(columns: 2, rows: 2), medium = CellSpan(columns: 4, rows: 2), large = CellSpan(columns: 4, rows: 4)

    private func place(_ page: Int, _ column: Int, _ row: Int) -> ScreenPlace { ScreenPlace(page: page, column: column, row: row) }

    private func isWhole(_ arrangement: Arrangement) -> Bool {
        let tiles = arrangement.tiles
        let fit = tiles.allSatisfy {
            $0.place.column >= 0 && $0.place.row >= 0 && $0.place.column + $0.span.columns <= arrangement.columns
                && $0.place.row + $0.span.rows <= arrangement.rows
        }
        let apart = tiles.indices.allSatisfy { one in tiles.indices.allSatisfy { $0 <= one || !tiles[$0].overlaps(tiles[one]) } }
        let used = Set(tiles.map(\.place.page))
        return fit && apart && used == Set(0..<used.count)
    }

    @Test("what is placed without a place stands as on the board: medium, two small ones, medium") func board() {
        var arrangement = Arrangement(columns: 4, rows: 6)
        let places = [("trips", medium), ("insights", small), ("getaways", small), ("salon", medium)].map { arrangement.add($0, $1) }
        #expect(places == [place(0, 0, 0), place(0, 0, 2), place(0, 2, 2), place(0, 0, 4)])
        #expect(arrangement.add("more", small) == place(1, 0, 0))
        #expect(arrangement.pages == 2)
    }

    @Test("a small one dropped on its neighbour changes places with it") func swap() {
        var arrangement = Arrangement(columns: 4, rows: 6)
        for id in ["a", "b"] { arrangement.add(id, small) }
        let moved = arrangement.put("b", small, at: place(0, 0, 0))
        #expect(moved?.map(\.id) == ["b", "a"])
        #expect(arrangement.place(of: "a") == place(0, 2, 0))
    }

    @Test("where there is no room left on the page, who has to make room goes to the next one") func nextPage() {
        var arrangement = Arrangement(columns: 4, rows: 6)
        for (id, span) in [("a", large), ("b", medium)] { arrangement.add(id, span) }
        arrangement.put("new", medium, at: place(0, 0, 4))
        #expect(arrangement.place(of: "new") == place(0, 0, 4))
        #expect(arrangement.place(of: "b") == place(1, 0, 0))
        #expect(isWhole(arrangement))
    }

    @Test("places are snapped, and a page far off is the one after the last") func snapping() {
        var arrangement = Arrangement(columns: 4, rows: 6)
        arrangement.add("a", small)
        arrangement.put("b", small, at: place(900, 3, 99))
        #expect(arrangement.place(of: "b") == place(1, 2, 4))
        arrangement.put("b", small, at: place(-5, -1, -1))
        #expect(arrangement.place(of: "b") == place(0, 0, 0) && arrangement.place(of: "a") != nil)
        #expect(arrangement.put("b", small, at: place(.max, .max, .min)) != nil)
        #expect(isWhole(arrangement))
    }

    @Test("a lock screen has one page: what has no room there is refused, and nothing is moved for it") func full() {
        let strip = CellSpan(columns: 2, rows: 1, onlyRow: 1)
        var arrangement = Arrangement(columns: 4, rows: 2, mostPages: 1, snapsColumns: false)
        #expect(arrangement.add("line", CellSpan(columns: 4, rows: 1, onlyRow: 0)) == place(0, 0, 0))
        #expect(arrangement.add("a", strip) == place(0, 0, 1) && arrangement.add("b", strip) == place(0, 2, 1))
        let before = arrangement.tiles
        #expect(arrangement.add("c", strip) == nil && arrangement.put("c", strip, at: place(0, 1, 1)) == nil)
        #expect(arrangement.tiles == before)
    }

    @Test("ten thousand moves: none overlaps, none sticks out, no page is empty") func manyMoves() {
        var generator = Seed(state: 7), arrangement = Arrangement(columns: 4, rows: 6)
        let spans = [small, medium, large]
        for round in 0..<10_000 {
            let id = "\(Int.random(in: 0..<12, using: &generator))"
            let spot = place(
                .random(in: 0..<4, using: &generator), .random(in: -1..<5, using: &generator), .random(in: -1..<7, using: &generator))
            if round % 7 == 0 {
                arrangement.remove(id)
            } else {
                arrangement.put(id, spans.randomElement(using: &generator) ?? small, at: spot)
            }
            #expect(isWhole(arrangement), "round \(round)")
        }
    }

    @Test("the last one of a page takes it away: those of the pages after it stand one page before, and are named") func closing() {
        var arrangement = Arrangement(columns: 4, rows: 6)
        arrangement.add("a", large)
        for id in ["b", "c"] { arrangement.add(id, large) }
        arrangement.add("d", medium)
        #expect(arrangement.pages == 3 && arrangement.place(of: "d") == place(0, 0, 4))
        #expect(arrangement.remove("d").isEmpty)
        #expect(Set(arrangement.remove("a").map(\.id)) == ["b", "c"])
        #expect(arrangement.pages == 2 && arrangement.place(of: "b") == place(0, 0, 0) && arrangement.place(of: "c") == place(1, 0, 0))
        let restored = Arrangement(
            ScreenGrid.home(.all[0]), arranging: [("far", ScreenPlace(page: 7, column: 0, row: 0), small)])
        #expect(restored.place(of: "far") == place(0, 0, 0))
    }

    @Test("every device of the table: the grid holds a large widget and stays on the screen", arguments: Device.all) func devices(
        device: Device
    ) {
        let grid = ScreenGrid.home(device)
        #expect(grid.columnGap > 0 && grid.rowGap > 0 && grid.cellWidth > 40 && grid.cellHeight > 40)
        for family in device.families where !family.isAccessory {
            guard let span = ScreenGrid.span(of: family, .home, device) else {
                Issue.record("\(family) has no cells")
                continue
            }
            // Cells and gaps together are the size that the guidelines give; a phone of 2017 has small widgets two points higher.
            let size = device.shownSize(of: family) ?? PointSize(width: 0, height: 0)
            let cells = (
                Double(span.columns) * (grid.cellWidth + grid.columnGap) - grid.columnGap,
                Double(span.rows) * (grid.cellHeight + grid.rowGap) - grid.rowGap
            )
            #expect(abs(cells.0 - size.width) < 0.01 && abs(cells.1 - size.height) <= 2)
            let last = grid.frame(
                of: ScreenPlace(page: 0, column: grid.columns - span.columns, row: grid.rows - span.rows), family, .home, device)
            #expect(last.minX >= 0 && last.maxX <= device.screen.width && last.maxY <= device.screen.height - 80)
        }
        if device.offersLockScreen {
            for slot in ScreenGrid.slots(.lock, device) { #expect(slot.x >= 0 && slot.x + slot.width <= device.screen.width) }
        }
    }

    /// The same numbers in every run.
    private struct Seed: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ state >> 29
        }
    }
}
