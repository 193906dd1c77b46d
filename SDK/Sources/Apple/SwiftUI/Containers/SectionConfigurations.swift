import Foundation

/// One of the sections that a container was given: its header, its rows and its footer.
public struct SectionConfiguration {
    /// The identity of a section.
    public struct ID: Hashable, @unchecked Sendable {
        let value: AnyHashable
    }
    /// The actions of the section in a swipe or a menu; a picture shows none.
    public struct Actions: View {
        public var body: some View { EmptyView() }
    }

    public let id: ID
    public let header: SubviewsCollection
    public let content: SubviewsCollection
    public let footer: SubviewsCollection
    public var actions: Actions { Actions() }
    /// Values that the section gave to its container.
    public var containerValues: ContainerValues { content.views.first?.containerValues ?? ContainerValues(values: [:]) }
}

extension SectionConfiguration: Identifiable {}

/// The sections that a container was given; views outside of every section are in some of their own.
public struct SectionCollection: RandomAccessCollection {
    let sections: [SectionConfiguration]

    public var startIndex: Int { sections.startIndex }
    public var endIndex: Int { sections.endIndex }
    public subscript(index: Int) -> SectionConfiguration { sections[index] }

    @MainActor init<V: View>(_ view: V, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        var made: [(key: AnyHashable, header: [Subview], content: [Subview], footer: [Subview])] = []
        for (index, view) in SubviewsCollection(view, inputs, &nodes).enumerated() {
            let part = view.node.layoutValue(ListPartKey.self)
            // Views in a row that are in no section belong together.
            let isLoose = part?.section == nil, last = made.last?.key.base as? LooseRows
            let key = part?.section.map { AnyHashable($0) } ?? AnyHashable(last ?? LooseRows(first: index))
            let isNew = isLoose ? last == nil : !made.contains { $0.key == key }
            if isNew { made.append((key, [], [], [])) }
            guard let place = made.lastIndex(where: { $0.key == key }) else { continue }
            switch part?.role {
            case .header: made[place].header.append(view)
            case .footer: made[place].footer.append(view)
            default: made[place].content.append(view)
            }
        }
        sections = made.enumerated().map { index, section in
            SectionConfiguration(
                id: SectionConfiguration.ID(value: AnyHashable(index)), header: SubviewsCollection(views: section.header),
                content: SubviewsCollection(views: section.content), footer: SubviewsCollection(views: section.footer))
        }
    }
}

/// Rows of no section, by the place of the first.
private struct LooseRows: Hashable {
    let first: Int
}

/// The sections of `ForEach(sections:)`, known once it is evaluated.
public struct ForEachSectionCollection<Content>: RandomAccessCollection {
    let sections: [SectionConfiguration] = []

    public var startIndex: Int { sections.startIndex }
    public var endIndex: Int { sections.endIndex }
    public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension ForEach {
    /// One view for each of the sections another is made of.
    nonisolated public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
    where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View {
        self.init(data: ForEachSectionCollection(), identifiedBy: \.id, content: content)
        let box = UncheckedBox(view)
        elements = { inputs, nodes in SectionCollection(box.value, inputs, &nodes).sections }
    }
}

/// A view made of the sections another is made of.
public struct GroupSectionsOfContent<Sections: View, Content: View> {
    let sections: Sections
    let transform: (SectionCollection) -> Content
}

extension GroupSectionsOfContent: View, _PrimitiveView {
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        let sections = SectionCollection(view.sections, inputs, &nodes)
        Content._makeNodes(view.transform(sections), inputs, &nodes)
    }
}

extension Group {
    /// A view made of all the sections another is made of.
    nonisolated public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        self.init(content: GroupSectionsOfContent(sections: view, transform: transform))
    }
}

extension ContainerValues {
    /// The tag of a type that the view has; nil where it has none.
    public func tag<V: Hashable>(for type: V.Type) -> V? { tags.lazy.compactMap { $0.base as? V }.first }

    /// Whether the view has a tag.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { tags.contains { $0.base as? V == tag } }
}

extension Section where Parent: View, Content: View, Footer: View {
    /// Whether the section can be folded; a picture shows it as it is.
    nonisolated public func collapsible(_ collapsible: Bool) -> some View { self }
}

extension Subview {
    /// The size of the room that a container leaves its views.
    public enum ContainerSizingOptions: Hashable, Sendable {
        case uniform(axis: Axis)
        case variable
    }
}
