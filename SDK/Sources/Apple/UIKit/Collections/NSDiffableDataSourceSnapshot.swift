import Foundation

/// Sections of items, each item once, in an order: what a list shows.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>: Sendable {
    private var sections: [(section: SectionIdentifierType, items: [ItemIdentifierType])] = []
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    public init() {}

    public var numberOfSections: Int { sections.count }
    public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.section) }
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { itemIdentifiers(inSection: identifier).count }
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        sections[known(identifier)].items
    }
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        sections.first { $0.items.contains(identifier) }?.section
    }
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sections.firstIndex { $0.section == identifier } }

    // MARK: Sections

    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) { sections += fresh(identifiers) }
    public mutating func insertSections(_ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType) {
        sections.insert(contentsOf: fresh(identifiers), at: known(toIdentifier))
    }
    public mutating func insertSections(_ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType) {
        sections.insert(contentsOf: fresh(identifiers), at: known(toIdentifier) + 1)
    }
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) { sections.removeAll { identifiers.contains($0.section) } }
    public mutating func moveSection(_ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType) {
        let moved = sections.remove(at: known(identifier))
        sections.insert(moved, at: known(toIdentifier))
    }
    public mutating func moveSection(_ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType) {
        let moved = sections.remove(at: known(identifier))
        sections.insert(moved, at: known(toIdentifier) + 1)
    }
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers where !reloadedSectionIdentifiers.contains(identifier) {
            reloadedSectionIdentifiers.append(identifier)
        }
    }

    // MARK: Items

    /// Adds items at the end of a section, of the last one where none is named. An item that is there already moves.
    public mutating func appendItems(_ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil) {
        let items = taken(identifiers)
        let index = sectionIdentifier.map(known) ?? sections.count - 1
        precondition(index >= 0, "There are currently no sections in the data source. Please add a section first.")
        sections[index].items += items
    }
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType) {
        insert(identifiers, at: beforeIdentifier, offset: 0)
    }
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
        insert(identifiers, at: afterIdentifier, offset: 1)
    }
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) { _ = taken(identifiers) }
    public mutating func deleteAllItems() { sections = [] }
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        insert([identifier], at: toIdentifier, offset: 0)
    }
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        insert([identifier], at: toIdentifier, offset: 1)
    }
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers where !reloadedItemIdentifiers.contains(identifier) { reloadedItemIdentifiers.append(identifier) }
    }
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers where !reconfiguredItemIdentifiers.contains(identifier) {
            reconfiguredItemIdentifiers.append(identifier)
        }
    }

    // MARK: Helping others

    private func known(_ identifier: SectionIdentifierType) -> Int {
        guard let index = indexOfSection(identifier) else { preconditionFailure("There is no section \(identifier).") }
        return index
    }
    /// Sections that are not there yet, which a section may be once.
    private func fresh(_ identifiers: [SectionIdentifierType]) -> [(SectionIdentifierType, [ItemIdentifierType])] {
        let all = sectionIdentifiers + identifiers
        precondition(Set(all).count == all.count, "A section is there twice.")
        return identifiers.map { ($0, []) }
    }
    /// Items, which are in no section any more.
    private mutating func taken(_ identifiers: [ItemIdentifierType]) -> [ItemIdentifierType] {
        let gone = Set(identifiers)
        for index in sections.indices { sections[index].items.removeAll(where: gone.contains) }
        return identifiers
    }
    private mutating func insert(_ identifiers: [ItemIdentifierType], at other: ItemIdentifierType, offset: Int) {
        let items = taken(identifiers.filter { $0 != other })
        for index in sections.indices {
            guard let place = sections[index].items.firstIndex(of: other) else { continue }
            sections[index].items.insert(contentsOf: items, at: place + offset)
            return
        }
        preconditionFailure("There is no item \(other).")
    }
}

extension NSDiffableDataSourceSnapshot: Equatable {
    public static func == (one: Self, other: Self) -> Bool {
        one.sectionIdentifiers == other.sectionIdentifiers && zip(one.sections, other.sections).allSatisfy { $0.items == $1.items }
    }
}

/// The items of one section, of which some may be within others.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
    private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
    private var expanded: Set<ItemIdentifierType> = []
    public private(set) var items: [ItemIdentifierType] = []

    public init() {}

    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        for item in items { parents[item] = parent }
        guard let parent, let last = self.items.lastIndex(where: { $0 == parent || isWithin($0, parent) }) else {
            self.items += items
            return
        }
        self.items.insert(contentsOf: items, at: last + 1)
    }
    public mutating func delete(_ items: [ItemIdentifierType]) {
        self.items = self.items.filter { item in !items.contains { $0 == item || isWithin(item, $0) } }
    }
    public mutating func deleteAll() { (items, parents, expanded) = ([], [:], []) }
    public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }
    public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
    public func contains(_ item: ItemIdentifierType) -> Bool { items.contains(item) }
    public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
    public func level(of item: ItemIdentifierType) -> Int { parents[item].map { level(of: $0) + 1 } ?? 0 }
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }
    public var rootItems: [ItemIdentifierType] { items.filter { parents[$0] == nil } }
    /// The visible items: those all of whose parents are expanded.
    public var visibleItems: [ItemIdentifierType] { items.filter(isVisible) }
    public func isVisible(_ item: ItemIdentifierType) -> Bool { parents[item].map { isExpanded($0) && isVisible($0) } ?? true }

    private func isWithin(_ item: ItemIdentifierType, _ other: ItemIdentifierType) -> Bool {
        parents[item].map { $0 == other || isWithin($0, other) } ?? false
    }
}

/// A snapshot of a database's objects, by their identifiers.
open class NSDiffableDataSourceSnapshotReference: NSObject {
    open private(set) var sectionIdentifiers: [Any] = []
    open private(set) var itemIdentifiers: [Any] = []
    open var numberOfSections: Int { sectionIdentifiers.count }
    open var numberOfItems: Int { itemIdentifiers.count }
    public override init() {}
}
