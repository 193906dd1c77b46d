import Foundation

extension MutableCollection {
    /// Moves the elements at some places to before another, in their order.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let all = Array(self), moved = source.filter { all.indices.contains($0) }
        guard !moved.isEmpty else { return }
        let stay = all.indices.filter { !moved.contains($0) }
        let order = stay.filter { $0 < destination } + moved + stay.filter { $0 >= destination }
        var index = startIndex
        for place in order {
            self[index] = all[place]
            formIndex(after: &index)
        }
    }
}

extension RangeReplaceableCollection {
    /// Removes the elements at some places.
    public mutating func remove(atOffsets offsets: IndexSet) {
        var kept = Self()
        for (place, element) in enumerated() where !offsets.contains(place) { kept.append(element) }
        self = kept
    }
}

/// The edits that the elements of a list allow; nothing is changed in a picture.
public struct EditActions<Data>: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static var move: EditActions<Data> { EditActions(rawValue: 1) }
    public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
    public static var all: EditActions<Data> { [.move, .delete] }
}

extension ForEach where Content: View {
    /// A view for a binding to each element, which may be moved or removed.
    nonisolated public init<C>(
        _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection, C: RandomAccessCollection,
        C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, content: content)
    }

    /// A view for a binding to each element, which may be moved or removed.
    nonisolated public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection, C.Index: Hashable
    {
        self.init(data, id: id, content: content)
    }
}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    public var data: Content.Data { content.data }
}
