import Foundation

/// One view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content
    let id: (Data.Element) -> ID
    /// Makes the elements where they are known only once a view is evaluated: its own parts.
    var elements: (@MainActor (_ViewInputs, inout _NodeList) -> [Data.Element])?

    package init(data: Data, identifiedBy id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content) {
        self.data = data
        self.id = id
        self.content = content
    }
}

extension ForEach: View, _PrimitiveView where Content: View {
    nonisolated public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, identifiedBy: { $0[keyPath: id] }, content: content)
    }

    nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, identifiedBy: { $0.id }, content: content)
    }

    nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Int) -> Content) where Data == Range<Int>, ID == Int {
        self.init(data: data, identifiedBy: { $0 }, content: content)
    }

    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        nodes.addViews(inputs) { inputs, nodes in
            if let elements = view.elements {
                for element in elements(inputs, &nodes) { Content._makeNodes(view.content(element), inputs, &nodes) }
                return
            }
            view.eachElement(inputs) { view.makeNodes(of: $0, $1, inputs, &nodes) }
        }
    }

    public static func _parts(_ view: Self, _ inputs: _ViewInputs) -> [_ViewPart] {
        let box = UncheckedBox((view: view, inputs: inputs))
        guard view.elements == nil else { return [{ _makeNodes(box.value.view, box.value.inputs, &$0) }] }
        var parts: [_ViewPart] = []
        view.eachElement(inputs) { element, id in
            let own = UncheckedBox((element, id))
            parts.append { box.value.view.makeNodes(of: own.value.0, own.value.1, box.value.inputs, &$0) }
        }
        return parts
    }

    @MainActor private func eachElement(_ inputs: _ViewInputs, _ body: (Data.Element, ID) -> Void) {
        var seen = Set<ID>(minimumCapacity: data.count)
        for element in data {
            let id = id(element)
            if !seen.insert(id).inserted {
                inputs.report("ForEach: the ID \(id) occurs more than once; on iOS such rows may be left out")
            }
            body(element, id)
        }
    }

    @MainActor private func makeNodes(of element: Data.Element, _ id: ID, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        let start = nodes.nodes.count
        Content._makeNodes(content(element), inputs, &nodes)
        for index in nodes.range(from: start) where nodes.nodes[index].identity == nil {
            nodes.nodes[index].identity = AnyHashable(id)
        }
    }
}

// Bindings to the elements of a collection: each is read and written through the whole.
extension ForEach where Content: View {
    nonisolated public init<C>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection, C: RandomAccessCollection,
        C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, id: \.id, content: content)
    }

    nonisolated public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection, C.Index: Hashable
    {
        let elements = data.wrappedValue.indices.lazy.map { index in (index, data.wrappedValue[index][keyPath: id]) }
        self.init(data: elements, identifiedBy: { $0.1 }) { index, _ in
            content(
                Binding(
                    get: { data.wrappedValue[index] },
                    set: { element in
                        var whole = data.wrappedValue
                        whole[index] = element
                        data.wrappedValue = whole
                    }))
        }
    }
}

/// Views made of data that may be edited; nothing is edited in a picture.
public protocol DynamicViewContent: View {
    associatedtype Data: Collection
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent { self }
    nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent { self }
}
