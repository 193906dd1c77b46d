import Foundation

/// Options under one heading.
open class INObjectSection<ObjectType: AnyObject>: NSObject, NSCopying, @unchecked Sendable {
    public let title: String?
    public let items: [ObjectType]

    public init(title: String?, items: [ObjectType]) {
        self.title = title
        self.items = items
    }

    open func copy(with zone: NSZone? = nil) -> Any { INObjectSection(title: title, items: items) }
}

/// A collection of values that a handler offers for a parameter.
open class INObjectCollection<ObjectType: AnyObject>: NSObject, NSCopying, @unchecked Sendable {
    public let sections: [INObjectSection<ObjectType>]
    /// Sheets here show the sections as they are given; an index of letters is none of them.
    open var usesIndexedCollation = false

    /// Makes a collection of lists under headings.
    public init(sections: [INObjectSection<ObjectType>]) { self.sections = sections }
    /// Makes a collection of one list.
    public init(items: [ObjectType]) { sections = [INObjectSection(title: nil, items: items)] }

    public var allItems: [ObjectType] { sections.flatMap(\.items) }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = INObjectCollection(sections: sections)
        copy.usesIndexedCollation = usesIndexedCollation
        return copy
    }
}
