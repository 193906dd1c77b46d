import Foundation

/// Rows one under another. iOS draws no lists in widgets; here the rows stand as they would in an app, unscrolled, and the picture's
/// diagnostics say so.
public struct List<SelectionValue, Content> {
    let content: Content
}

extension List: View, _PrimitiveView where SelectionValue: Hashable, Content: View {
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        inputs.report("List: iOS draws no lists in widgets; its rows are drawn one under another")
        _RowsView._makeNodes(
            _RowsView(content: view.content, look: inputs.environment.chosenListLook ?? .insetGrouped, kind: "List"), inputs, &nodes)
    }
}

extension List where SelectionValue == Never, Content: View {
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(content: ForEach(data, content: rowContent))
    }

    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(content: ForEach(data, id: id, content: rowContent))
    }

    nonisolated public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
    where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(content: ForEach(data, content: rowContent))
    }
}

extension List where SelectionValue: Hashable, Content: View {
    nonisolated public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) { self.init(content: content()) }

    nonisolated public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(content: content())
    }
}

/// Settings and their values. iOS draws no forms in widgets; here its rows stand in boxes, unscrolled.
public struct Form<Content> {
    let content: Content
}

extension Form: View, _PrimitiveView where Content: View {
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        inputs.report("Form: iOS draws no forms in widgets; its rows are drawn one under another")
        _RowsView._makeNodes(_RowsView(content: view.content, look: .insetGrouped, kind: "Form"), inputs, &nodes)
    }
}

/// The rows of a list or form, unscrolled: what does not fit is cut off.
struct _RowsView<Content> {
    let content: Content
    let look: ListLook
    let kind: String
}

extension _RowsView: View, _PrimitiveView where Content: View {
    static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        var inner = inputs.outsideStacks()
        inner.environment.listLook = view.look
        let rows = Content.nodes(of: view.content, inner, preferencesTo: &nodes)
        let container = RelativeContainer(size: inputs.context.rootSize)
        let content = view.look.arrange(rows, inputs)
        let rowsNode = ScrollNode(content, axes: .vertical, container: container, place: Surroundings.Place(), inputs, again: { content })
        guard view.look.isGrouped, inputs.environment.showsScrollBackground else { return nodes.nodes.append(rowsNode) }
        var inside = _NodeList()
        let color = Color(uiColor: .systemGroupedBackground).ignoresSafeArea()
        guard let surface = type(of: color).singleNode(of: color, inputs.outsideStacks(), preferencesTo: &inside) else {
            return nodes.nodes.append(rowsNode)
        }
        nodes.nodes.append(OverlayNode(rowsNode, surface, alignment: .center, isInFront: false, inputs))
    }
}
