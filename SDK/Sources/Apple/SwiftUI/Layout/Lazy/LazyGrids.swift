import Foundation

/// Views in columns, line under line. In a picture all of them are there, however many.
public struct LazyVGrid<Content> {
    let layout: LazyGridLayout
    let content: Content
}

extension LazyVGrid: View, _PrimitiveView where Content: View {
    /// - Parameter spacing: points between lines; nil is eight.
    nonisolated public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            layout: LazyGridLayout(axis: .vertical, items: columns, alignment: alignment.key, spacing: spacing), content: content())
    }

    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        _LayoutView._makeNodes(_LayoutView(layout: view.layout, content: view.content, kind: "LazyVGrid"), inputs, &nodes)
    }
}

/// Views in rows, column beside column.
public struct LazyHGrid<Content> {
    let layout: LazyGridLayout
    let content: Content
}

extension LazyHGrid: View, _PrimitiveView where Content: View {
    /// - Parameter spacing: points between columns; nil is eight.
    nonisolated public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.init(layout: LazyGridLayout(axis: .horizontal, items: rows, alignment: alignment.key, spacing: spacing), content: content())
    }

    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        _LayoutView._makeNodes(_LayoutView(layout: view.layout, content: view.content, kind: "LazyHGrid"), inputs, &nodes)
    }
}
