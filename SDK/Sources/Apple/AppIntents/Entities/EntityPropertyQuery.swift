import Foundation

/// Finds entities by their properties, as Shortcuts' “Find” actions do. There are none of those here: an edit sheet asks such a query for
/// its suggestions, and by words where it is an ``EntityStringQuery`` too.
public protocol EntityPropertyQuery: EntityQuery {
    associatedtype ComparatorMappingType

    typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
    typealias SortingOptions = EntityQuerySortingOptions<Entity>
    typealias SortableBy = EntityQuerySortableByProperty<Entity>
    typealias Sort = EntityQuerySort
    typealias ComparatorMode = EntityQueryComparatorMode

    static var properties: QueryProperties { get }
    static var sortingOptions: SortingOptions { get }
    /// The description of the action in Shortcuts that finds the entities.
    static var findIntentDescription: IntentDescription? { get }
    func entities(
        matching comparators: [ComparatorMappingType], mode: ComparatorMode, sortedBy: [Sort<Entity>], limit: Int?
    ) async throws -> Result
}

extension EntityPropertyQuery {
    public typealias Property<Value: Sendable> = EntityQueryProperty<Entity, Value, ComparatorMappingType>
    public static var findIntentDescription: IntentDescription? { nil }
}

/// Whether an entity has to fit all comparisons or one of them.
public enum EntityQueryComparatorMode: Hashable, Sendable { case and, or }

/// An order that was asked for.
public struct EntityQuerySort<Entity: AppEntity> {
    public enum Ordering: Hashable, Sendable { case ascending, descending }

    public let by: PartialKeyPath<Entity>
    public let order: Ordering

    public init(by: PartialKeyPath<Entity>, order: Ordering) {
        self.by = by
        self.order = order
    }
}

/// A property that entities can be ordered by.
public struct EntityQuerySortableByProperty<Entity: AppEntity>: @unchecked Sendable {
    // A key path to a stored property: nothing in it changes.
    let path: PartialKeyPath<Entity>

    public init<Value: Sendable>(_ keyPath: KeyPath<Entity, EntityProperty<Value>>) { path = keyPath }
}

/// The options by which entities can be sorted.
public struct EntityQuerySortingOptions<Entity: AppEntity>: Sendable {
    let properties: [EntityQuerySortableByProperty<Entity>]

    public init(@EntityQuerySortingOptionsBuilder<Entity> content: () -> [EntityQuerySortableByProperty<Entity>]) { properties = content() }

    /// Makes no options.
    public init() { properties = [] }

    /// The property with this number, in the order of their declaration.
    public subscript(index: Int) -> EntityQuerySortableByProperty<Entity> { properties[index] }
}

@resultBuilder public enum EntityQuerySortingOptionsBuilder<Entity: AppEntity> {
    public static func buildBlock(_ parts: EntityQuerySortableByProperty<Entity>...) -> [EntityQuerySortableByProperty<Entity>] { parts }
}

/// The properties that entities can be found by.
public struct EntityQueryProperties<Entity: AppEntity, ComparatorMappingType>: @unchecked Sendable {
    // Declarations that nothing changes once they are made.
    let properties: [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>]

    public init(
        @EntityQueryPropertiesBuilder<Entity, ComparatorMappingType>
        properties: () -> [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>]
    ) {
        self.properties = properties()
    }

    /// The property with this number, in the order of their declaration.
    public subscript(index: Int) -> EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> { properties[index] }
}

@resultBuilder public enum EntityQueryPropertiesBuilder<Entity: AppEntity, ComparatorMappingType> {
    public static func buildBlock(
        _ parts: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>...
    ) -> [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>] { parts }
}

/// A property and how it can be compared, without the property's type.
open class EntityQueryPropertyDeclaration<Entity: AppEntity, ComparatorMappingType> {
    let path: AnyKeyPath

    init(path: AnyKeyPath) { self.path = path }
}

/// A property and how it can be compared.
public final class EntityQueryProperty<Entity: AppEntity, Value: Sendable, ComparatorMappingType>:
    EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>
{
    let comparators: [EntityQueryComparator<Value, ComparatorMappingType>]

    public init(
        _ keyPath: KeyPath<Entity, EntityProperty<Value>>,
        @EntityQueryComparatorsBuilder<Value, ComparatorMappingType>
        comparators: () -> [EntityQueryComparator<Value, ComparatorMappingType>]
    ) {
        self.comparators = comparators()
        super.init(path: keyPath)
    }

    /// A property of another entity that this one leads to.
    public init<Subject: AppEntity>(
        _ keyPath: KeyPath<Subject, EntityProperty<Value>>, entityProvider: @escaping (Entity) -> Subject,
        @EntityQueryComparatorsBuilder<Value, ComparatorMappingType>
        comparators: () -> [EntityQueryComparator<Value, ComparatorMappingType>]
    ) {
        self.comparators = comparators()
        super.init(path: keyPath)
    }
}

@resultBuilder public enum EntityQueryComparatorsBuilder<Value, ComparatorMappingType> {
    public static func buildExpression(
        _ comparator: EntityQueryComparator<Value, ComparatorMappingType>
    ) -> EntityQueryComparator<Value, ComparatorMappingType> { comparator }
    public static func buildBlock(
        _ parts: EntityQueryComparator<Value, ComparatorMappingType>...
    ) -> [EntityQueryComparator<Value, ComparatorMappingType>] { parts }
}
