import Foundation

/// Values to choose from, maybe under headings.
public protocol ResultsCollection: Sendable {
    associatedtype Result: Sendable

    /// An empty collection.
    static var empty: Self { get }
    /// All values, whatever heading they stand under.
    var items: [Result] { get }
    /// The words shown above the values.
    var promptLabel: LocalizedStringResource? { get }
    /// Whether the values are arranged by their first letters.
    var usesIndexedCollation: Bool { get }
    var _sections: [IntentItemSection<Result>] { get }
    var _prompt: LocalizedStringResource? { get }
}

extension ResultsCollection {
    public var _sections: [IntentItemSection<Result>] { [IntentItemSection(items: items.map { IntentItem($0) })] }
    public var _prompt: LocalizedStringResource? { promptLabel }
}

extension Array: ResultsCollection where Element: _IntentValue {
    public typealias Result = Element

    /// An empty collection.
    public static var empty: [Element] { [] }
    /// The list itself.
    public var items: [Element] { self }
    /// The prompt above the list: nil, as a plain list has none.
    public var promptLabel: LocalizedStringResource? { nil }
    /// A plain list stays in its order.
    public var usesIndexedCollation: Bool { false }
}

/// Offers the values of a parameter.
public protocol DynamicOptionsProvider: Sendable {
    associatedtype Result: ResultsCollection
    associatedtype DefaultValue: Sendable

    func results() async throws -> Result
    /// The value when none was chosen.
    func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
    public typealias ItemCollection = IntentItemCollection
    public typealias ItemSection = IntentItemSection
    public typealias Item = IntentItem
    public typealias ParameterDependency = IntentParameterDependency
    public func defaultResult() async -> Result.Result? { nil }
}

/// Finds entities: by id, and as suggestions.
public protocol EntityQuery: DynamicOptionsProvider {
    associatedtype Entity: AppEntity where Result.Result == Entity
    associatedtype Result = [Entity]
    associatedtype DefaultValue = Entity

    init()
    /// Returns the entities of the identifiers that still exist, in the order of the identifiers.
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    func suggestedEntities() async throws -> Result
}

extension EntityQuery {
    public func results() async throws -> Result { try await suggestedEntities() }
    public func defaultResult() async -> Entity? { nil }
}

extension EntityQuery where Result == [Entity] {
    public func suggestedEntities() async throws -> [Entity] { [] }
}

/// Finds entities by words as well.
public protocol EntityStringQuery: EntityQuery {
    func entities(matching string: String) async throws -> Result
}

/// Knows all its entities.
public protocol EnumerableEntityQuery: EntityQuery {
    func allEntities() async throws -> Result
    /// The description of the action in Shortcuts that finds the entities; there are no Shortcuts here.
    static var findIntentDescription: IntentDescription? { get }
}

extension EnumerableEntityQuery {
    public static var findIntentDescription: IntentDescription? { nil }
    public func suggestedEntities() async throws -> Result { try await allEntities() }
}

// Beside the one for every query whose result is a list: the more special one counts.
extension EnumerableEntityQuery where Result == [Entity] {
    public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}
