import Foundation
import WidgetArchive

/// Where a widget stands: a page, and the cell of its upper left corner, all counted from 0.
public struct ScreenPlace: Codable, Hashable, Sendable {
    public var page: Int
    public var column: Int
    public var row: Int

    public init(page: Int, column: Int, row: Int) {
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
public struct CellSpan: Codable, Hashable, Sendable {
    public var columns: Int
    public var rows: Int
    /// The one row in which it may stand; nil is any.
    public var onlyRow: Int?

    public init(columns: Int, rows: Int, onlyRow: Int? = nil) {
        self.columns = columns
        self.rows = rows
        self.onlyRow = onlyRow
    }
}

/// One widget of a screen to be arranged.
public struct ArrangedTile: Hashable, Sendable {
    public var id: String
    public var place: ScreenPlace
    public var span: CellSpan

    public init(id: String, place: ScreenPlace, span: CellSpan) {
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
