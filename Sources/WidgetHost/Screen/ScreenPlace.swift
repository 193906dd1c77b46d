import Foundation
import VitrineWidgetArchive

/// The place of a widget: a page, and the cell of its upper left corner, all counted from 0.
package struct ScreenPlace: Codable, Hashable, Sendable {
    package var page: Int
    package var column: Int
    package var row: Int

    package init(page: Int, column: Int, row: Int) {
        self.page = page
        self.column = column
        self.row = row
    }

    /// Reading order.
    static func < (first: Self, second: Self) -> Bool {
        (first.page, first.row, first.column) < (second.page, second.row, second.column)
    }
}

/// Columns and rows that a widget takes.
package struct CellSpan: Codable, Hashable, Sendable {
    package var columns: Int
    package var rows: Int
    /// The one row in which it may stand; nil is any.
    package var onlyRow: Int?

    package init(columns: Int, rows: Int, onlyRow: Int? = nil) {
        self.columns = columns
        self.rows = rows
        self.onlyRow = onlyRow
    }
}

/// One widget of a screen to be arranged.
package struct ArrangedTile: Hashable, Sendable {
    package var id: String
    package var place: ScreenPlace
    package var span: CellSpan

    package init(id: String, place: ScreenPlace, span: CellSpan) {
        self.id = id
        self.place = place
        self.span = span
    }

    func overlaps(_ other: ArrangedTile) -> Bool {
        place.page == other.place.page && place.column < other.place.column + other.span.columns
            && other.place.column < place.column + span.columns && place.row < other.place.row + other.span.rows
            && other.place.row < place.row + span.rows
    }
}
