import Foundation

/// Views in rows and columns. A view that is in no `GridRow` is a row of its own, across all columns.
public struct Grid<Content> {
    let layout: GridLayout
    let content: Content
}

extension Grid: View, _PrimitiveView where Content: View {
    /// - Parameters: gaps in points; nil takes what the cells prefer, eight between figures.
    nonisolated public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            layout: GridLayout(alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing),
            content: content())
    }

    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        _LayoutView._makeNodes(_LayoutView(layout: view.layout, content: view.content, kind: "Grid"), inputs, &nodes)
    }
}

/// The identity of the row that a cell belongs to.
final class GridRowIdentity: Sendable {
    let alignment: VerticalAlignment?
    init(alignment: VerticalAlignment?) { self.alignment = alignment }
}

struct GridRowKey: LayoutValueKey { static var defaultValue: GridRowIdentity? { nil } }

/// A row of a grid; outside of a grid its views stand as they would without it.
public struct GridRow<Content> {
    let alignment: VerticalAlignment?
    let content: Content
}

extension GridRow: View, _PrimitiveView where Content: View {
    /// - Parameter alignment: of this row's cells; nil takes the grid's.
    nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.init(alignment: alignment, content: content())
    }

    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        let start = nodes.nodes.count
        Content._makeNodes(view.content, inputs, &nodes)
        let row = GridRowIdentity(alignment: view.alignment)
        for index in nodes.range(from: start) { nodes.nodes[index].setLayoutValue(GridRowKey.self, row) }
    }
}
