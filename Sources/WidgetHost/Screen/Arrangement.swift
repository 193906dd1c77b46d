import Foundation

/// The widgets of one screen on their pages. None overlaps another, and none sticks out.
package struct Arrangement: Hashable, Sendable {
    package let columns: Int
    package let rows: Int
    /// Pages that there may be. A phone has 15; here there is room for a thousand widgets.
    package let mostPages: Int
    /// Columns in which a widget of this width may begin: wider ones snap, so that two small ones always fit beside each other.
    private let snapsColumns: Bool
    package private(set) var tiles: [ArrangedTile] = []

    package init(columns: Int, rows: Int, mostPages: Int = 1000, snapsColumns: Bool = true) {
        self.mostPages = mostPages
        self.columns = columns
        self.rows = rows
        self.snapsColumns = snapsColumns
    }

    /// Those that stand where there is room for them stay; the others follow in the first free places, in reading order. For whom there
    /// is none has no place.
    package init(
        _ grid: ScreenGrid, mostPages: Int = 1000, snapsColumns: Bool = true,
        arranging wanted: [(id: String, place: ScreenPlace?, span: CellSpan)]
    ) {
        self.init(columns: grid.columns, rows: grid.rows, mostPages: mostPages, snapsColumns: snapsColumns)
        var homeless: [(id: String, span: CellSpan)] = []
        for (id, place, span) in wanted {
            if let place, place == snapped(place, span), isFree(place, span) {
                tiles.append(ArrangedTile(id: id, place: place, span: span))
            } else {
                homeless.append((id, span))
            }
        }
        for (id, span) in homeless { add(id, span) }
        closePages()
    }

    package var pages: Int { max(1, (tiles.map(\.place.page).max() ?? 0) + 1) }

    package func place(of id: String) -> ScreenPlace? { tiles.first { $0.id == id }?.place }

    /// The nearest place to the one wanted where a widget of this size may begin.
    package func snapped(_ place: ScreenPlace, _ span: CellSpan) -> ScreenPlace {
        var column = min(max(0, place.column), max(0, columns - span.columns))
        if snapsColumns, span.columns > 1 { column -= column % span.columns }
        let row = span.onlyRow ?? min(max(0, place.row), max(0, rows - span.rows))
        return ScreenPlace(page: min(max(0, place.page), mostPages - 1), column: column, row: row)
    }

    func isFree(_ place: ScreenPlace, _ span: CellSpan) -> Bool { isFree(place, span, among: tiles) }

    private func isFree(_ place: ScreenPlace, _ span: CellSpan, among others: [ArrangedTile]) -> Bool {
        guard place.column >= 0, place.row >= 0, place.column + span.columns <= columns, place.row + span.rows <= rows else { return false }
        let wanted = ArrangedTile(id: "", place: place, span: span)
        return !others.contains { $0.overlaps(wanted) }
    }

    /// The first free place at or after one, in reading order, on a page of its own if need be; nil where there may be no more pages.
    package func firstFree(_ span: CellSpan, from start: ScreenPlace = ScreenPlace(page: 0, column: 0, row: 0)) -> ScreenPlace? {
        let standing = Dictionary(grouping: tiles, by: \.place.page)
        for page in start.page..<max(start.page + 1, pages) {
            let others = standing[page] ?? []
            for row in span.onlyRow.map({ $0...$0 }) ?? 0...max(0, rows - span.rows) {
                for column in stride(from: 0, through: max(0, columns - span.columns), by: snapsColumns ? span.columns : 1) {
                    let place = ScreenPlace(page: page, column: column, row: row)
                    if !(place < start), isFree(place, span, among: others) { return place }
                }
            }
        }
        let next = tiles.isEmpty ? 0 : max(pages, start.page + 1)
        return next < mostPages ? ScreenPlace(page: next, column: 0, row: span.onlyRow ?? 0) : nil
    }

    /// Puts one into the first free place.
    @discardableResult
    package mutating func add(
        _ id: String, _ span: CellSpan, from start: ScreenPlace = ScreenPlace(page: 0, column: 0, row: 0)
    ) -> ScreenPlace? {
        guard let place = firstFree(span, from: start) else { return nil }
        tiles.append(ArrangedTile(id: id, place: place, span: span))
        return place
    }

    /// Takes one away, and its page with it where nothing else stands there.
    /// - Returns: all that stand elsewhere now.
    @discardableResult
    package mutating func remove(_ id: String) -> [ArrangedTile] {
        let before = tiles
        tiles.removeAll { $0.id == id }
        closePages()
        return changes(since: before)
    }

    /// Puts a widget, new or moved, at a place. Those that stand there make room: into the place that it leaves where they fit there, else
    /// on to the next free one, in reading order.
    /// - Returns: all that stand elsewhere now, the moved one first; nil when there is not room for all, and nothing is moved then.
    @discardableResult
    package mutating func put(_ id: String, _ span: CellSpan, at wanted: ScreenPlace) -> [ArrangedTile]? {
        let before = tiles
        let left = tiles.first { $0.id == id }
        tiles.removeAll { $0.id == id }
        // One page more than there are can be begun, not one far off.
        let lastPage = (tiles.map(\.place.page).max() ?? -1) + 1
        var place = snapped(wanted, span)
        place.page = min(place.page, lastPage)
        let moved = ArrangedTile(id: id, place: place, span: span)
        let displaced = tiles.filter { $0.overlaps(moved) }.sorted { $0.place < $1.place }
        tiles.removeAll { $0.overlaps(moved) }
        tiles.append(moved)
        for tile in displaced {
            // A swap is what a person expects who drops one on another.
            if let spot = left.flatMap({ room(in: $0, for: tile.span) }) {
                tiles.append(ArrangedTile(id: tile.id, place: spot, span: tile.span))
            } else if add(tile.id, tile.span, from: ScreenPlace(page: tile.place.page, column: 0, row: tile.place.row)) == nil,
                add(tile.id, tile.span) == nil
            {
                tiles = before
                return nil
            }
        }
        closePages()
        return changes(since: before).sorted { ($0.id == id ? 0 : 1, $0.id) < ($1.id == id ? 0 : 1, $1.id) }
    }

    private func changes(since before: [ArrangedTile]) -> [ArrangedTile] {
        let old = Dictionary(before.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        return tiles.filter { old[$0.id]?.place != $0.place || old[$0.id]?.span != $0.span }
    }

    /// A free place for a widget inside what another has left.
    private func room(in left: ArrangedTile, for span: CellSpan) -> ScreenPlace? {
        for row in left.place.row..<left.place.row + left.span.rows {
            for column in left.place.column..<left.place.column + left.span.columns {
                let place = ScreenPlace(page: left.place.page, column: column, row: row)
                let isInside =
                    column + span.columns <= left.place.column + left.span.columns && row + span.rows <= left.place.row + left.span.rows
                if isInside, place == snapped(place, span), isFree(place, span) { return place }
            }
        }
        return nil
    }

    /// A page on which nothing stands any more goes away.
    private mutating func closePages() {
        let used = Set(tiles.map(\.place.page)).sorted()
        let numbers = Dictionary(uniqueKeysWithValues: used.enumerated().map { ($1, $0) })
        for index in tiles.indices { tiles[index].place.page = numbers[tiles[index].place.page] ?? 0 }
    }
}
