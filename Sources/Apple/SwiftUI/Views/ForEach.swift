import Foundation

/// One view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content
    let id: (Data.Element) -> ID

    @_spi(Vitrine) public init(data: Data, identifiedBy id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content) {
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
        var seen: Set<ID> = []
        for element in view.data {
            let id = view.id(element)
            if !seen.insert(id).inserted {
                inputs.report("ForEach: the ID \(id) occurs more than once; on iOS such rows may be left out")
            }
            let start = nodes.nodes.count
            Content._makeNodes(view.content(element), inputs, &nodes)
            for index in nodes.range(from: start) where nodes.nodes[index].identity == nil {
                nodes.nodes[index].identity = AnyHashable(id)
            }
        }
    }
}
