import Foundation

struct GridCellColumnsKey: LayoutValueKey { static var defaultValue: Int { 1 } }
struct GridCellAnchorKey: LayoutValueKey { static var defaultValue: UnitPoint? { nil } }
struct GridCellUnsizedAxesKey: LayoutValueKey { static var defaultValue: Axis.Set { [] } }
struct GridColumnAlignmentKey: LayoutValueKey { static var defaultValue: HorizontalAlignment? { nil } }

extension View {
    /// The cell stretches over several columns.
    nonisolated public func gridCellColumns(_ count: Int) -> some View {
        layoutValue(key: GridCellColumnsKey.self, value: max(count, 1))
    }

    /// The point of the cell's view that goes to the same point of the cell, whatever row and column say.
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        layoutValue(key: GridCellAnchorKey.self, value: anchor)
    }

    /// Sets the axes along which the cell takes what its row or column has, and asks for nothing itself.
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        layoutValue(key: GridCellUnsizedAxesKey.self, value: axes)
    }

    /// The alignment of the whole column this cell is in; one cell of a column is enough.
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        layoutValue(key: GridColumnAlignmentKey.self, value: guide)
    }
}
