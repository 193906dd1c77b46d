import Foundation

/// An item of a collection: one value to choose.
public struct IntentItem<Result: Sendable>: Sendable {
    public let value: Result
    public let title: LocalizedStringResource?
    public let subtitle: LocalizedStringResource?
    public let image: DisplayRepresentation.Image?

    public init(
        _ value: Result, title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil
    ) {
        self.value = value
        self.title = title
        self.subtitle = subtitle
        self.image = image
    }

    /// The representation that is shown: the item's own, else that of its value.
    var shown: DisplayRepresentation {
        let own = (value as? any InstanceDisplayRepresentable)?.displayRepresentation
        return DisplayRepresentation(
            title: title ?? own?.title ?? LocalizedStringResource(stringLiteral: "\(value)"), subtitle: subtitle ?? own?.subtitle,
            image: image ?? own?.image)
    }
}

/// Values under one heading.
public struct IntentItemSection<Result: Sendable>: Sendable {
    public let title: LocalizedStringResource?
    public let subtitle: LocalizedStringResource?
    public let items: [IntentItem<Result>]

    public init(
        _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil,
        items: [IntentItem<Result>]
    ) {
        self.title = title
        self.subtitle = subtitle
        self.items = items
    }

    public init(_ title: LocalizedStringResource? = nil, items: [Result]) {
        self.init(title, subtitle: nil, image: nil, items: items.map { IntentItem($0) })
    }

    public init(
        _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil,
        @IntentItemBuilder<Result> _ items: () -> [IntentItem<Result>]
    ) {
        self.init(title, subtitle: subtitle, image: image, items: items())
    }

    /// Makes a section, with an argument label for the title.
    public init(title: LocalizedStringResource?, items: [IntentItem<Result>]) { self.init(title, items: items) }

    /// Makes a section, with an argument label for the title.
    @_disfavoredOverload
    public init(title: LocalizedStringResource?, items: [Result]) { self.init(title, items: items) }

    /// Makes a section, with the closure's older argument label.
    @_disfavoredOverload
    public init(
        _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil,
        @IntentItemBuilder<Result> itemsBuilder: () -> [IntentItem<Result>]
    ) {
        self.init(title, subtitle: subtitle, image: image, items: itemsBuilder())
    }
}

/// Values under several headings.
public struct IntentItemCollection<Result: Sendable>: ResultsCollection {
    public let promptLabel: LocalizedStringResource?
    public let usesIndexedCollation: Bool
    public let sections: [IntentItemSection<Result>]

    public static var empty: IntentItemCollection { IntentItemCollection(sections: []) }

    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, sections: [IntentItemSection<Result>]
    ) {
        self.promptLabel = promptLabel
        self.usesIndexedCollation = usesIndexedCollation
        self.sections = sections
    }

    public init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Result]) {
        self.init(promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, sections: [IntentItemSection(items: items)])
    }

    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
        @IntentItemSectionBuilder<Result> _ sections: () -> [IntentItemSection<Result>]
    ) {
        self.init(promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, sections: sections())
    }

    /// All values, whatever heading they stand under.
    public var items: [Result] { sections.flatMap { $0.items.map(\.value) } }
    public var _sections: [IntentItemSection<Result>] { sections }
}

extension IntentItemCollection {
    public typealias ItemSection = IntentItemSection<Result>
}

extension IntentItemSection {
    public typealias Builder = IntentItemSectionBuilder<Result>
}

extension IntentItem {
    public typealias Builder = IntentItemBuilder<Result>
}

public typealias ItemSection = IntentItemSection
public typealias ItemCollection = IntentItemCollection

/// Collects the values of a section.
@resultBuilder public enum IntentItemBuilder<Result: Sendable> {
    public static func buildExpression(_ item: IntentItem<Result>) -> [IntentItem<Result>] { [item] }
    public static func buildExpression(_ value: Result) -> [IntentItem<Result>] { [IntentItem(value)] }
    public static func buildBlock(_ items: [IntentItem<Result>]...) -> [IntentItem<Result>] { items.flatMap { $0 } }
    public static func buildOptional(_ items: [IntentItem<Result>]?) -> [IntentItem<Result>] { items ?? [] }
    public static func buildEither(first items: [IntentItem<Result>]) -> [IntentItem<Result>] { items }
    public static func buildEither(second items: [IntentItem<Result>]) -> [IntentItem<Result>] { items }
    public static func buildArray(_ items: [[IntentItem<Result>]]) -> [IntentItem<Result>] { items.flatMap { $0 } }
}

/// Collects the sections of a collection.
@resultBuilder public enum IntentItemSectionBuilder<Result: Sendable> {
    public static func buildExpression(_ section: IntentItemSection<Result>) -> [IntentItemSection<Result>] { [section] }
    public static func buildBlock(_ sections: [IntentItemSection<Result>]...) -> [IntentItemSection<Result>] { sections.flatMap { $0 } }
    public static func buildOptional(_ sections: [IntentItemSection<Result>]?) -> [IntentItemSection<Result>] { sections ?? [] }
    public static func buildEither(first sections: [IntentItemSection<Result>]) -> [IntentItemSection<Result>] { sections }
    public static func buildEither(second sections: [IntentItemSection<Result>]) -> [IntentItemSection<Result>] { sections }
    public static func buildArray(_ sections: [[IntentItemSection<Result>]]) -> [IntentItemSection<Result>] { sections.flatMap { $0 } }
}
