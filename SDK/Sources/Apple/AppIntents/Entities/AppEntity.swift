import Foundation
import VitrineWidgetArchive

/// An entity of the app that can be chosen. It is stored by its identifier; what is shown of it is queried anew.
public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable
where ID: EntityIdentifierConvertible & Sendable, UnwrappedType == Self, ValueType == Self {
    associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self

    static var defaultQuery: DefaultQuery { get }
}

/// An enumeration need not say how its cases are found. Apple's documentation does not show this; an app in the App Store relies on it
/// (Rspoon3/Shotbot, `ScreenshotTimeIntervalEntity`).
extension AppEntity where Self: CaseIterable & RawRepresentable, RawValue == ID {
    public static var defaultQuery: _CasesQuery<Self> { _CasesQuery() }
}

/// Finds an enumeration's cases.
public struct _CasesQuery<Entity: AppEntity & CaseIterable>: EntityQuery {
    public init() {}

    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
        identifiers.compactMap { id in Entity.allCases.first { $0.id == id } }
    }

    public func suggestedEntities() async throws -> [Entity] { Array(Entity.allCases) }
}

extension AppEntity {
    public typealias Property<Value> = EntityProperty<Value>

    /// The default resolvers: none, as no other type makes an entity.
    public static var defaultResolverSpecification: EmptyResolverSpecification<Self> { EmptyResolverSpecification() }

    public static func _schema() -> _IntentValueSchema { _IntentValueSchema(kind: .entity, query: DefaultQuery.self) }
    public var _stored: IntentValue { .entity(id: id.entityIdentifierString) }
    public static func _value(of stored: IntentValue, through query: _EntityResolving?) async throws -> Self? {
        try await entities(of: [stored], through: query).first
    }
    /// The stored entities still found, in their order; it throws what the query throws. Public for apps' entities.
    public static func _values(of stored: [IntentValue], through query: _EntityResolving?) async throws -> [any _IntentValue] {
        try await entities(of: stored, through: query)
    }
    private static func entities(of stored: [IntentValue], through query: _EntityResolving?) async throws -> [Self] {
        let ids = stored.compactMap { value -> ID? in
            guard case .entity(let id) = value else { return nil }
            return ID.entityIdentifier(for: id)
        }
        guard !ids.isEmpty else { return [] }
        let found: [Self]
        if let own = query?.query {
            found = try await own._entities(ids, of: Self.self)
        } else {
            found = try await defaultQuery.entities(for: ids)
        }
        // A query may answer in any order, and once for an id that was chosen twice.
        return ids.compactMap { id in found.first { $0.id == id } }
    }
    public static func _wrapped(_ value: Self) -> Self { value }
}

extension EntityQuery {
    /// The entities with these ids, where this query's entities are of that type.
    func _entities<E: AppEntity>(_ ids: [E.ID], of type: E.Type) async throws -> [E] {
        guard let ids = ids as? [Entity.ID] else { return [] }
        return try await entities(for: ids) as? [E] ?? []
    }
}

/// An id that can be kept as text.
public protocol EntityIdentifierConvertible {
    var entityIdentifierString: String { get }
    /// The id whose text this is; nil where it is none.
    static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension String: EntityIdentifierConvertible {
    public var entityIdentifierString: String { self }
    public static func entityIdentifier(for entityIdentifierString: String) -> String? { entityIdentifierString }
}

extension Int: EntityIdentifierConvertible {
    public var entityIdentifierString: String { String(self) }
    public static func entityIdentifier(for entityIdentifierString: String) -> Int? { Int(entityIdentifierString) }
}

extension UUID: EntityIdentifierConvertible {
    public var entityIdentifierString: String { uuidString }
    public static func entityIdentifier(for entityIdentifierString: String) -> UUID? { UUID(uuidString: entityIdentifierString) }
}

/// A property of an entity that people may see.
@propertyWrapper public final class EntityProperty<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value?
    /// The title of the property that people see.
    public let title: LocalizedStringResource

    public init(title: LocalizedStringResource) { self.title = title }
    public init() { title = "" }

    /// Whether the property may have no value.
    public var isOptional: Bool { Value.self is any ExpressibleByNilLiteral.Type }

    public var wrappedValue: Value {
        get {
            if let value = lock.withLock({ value }) { return value }
            if let none = Value.self as? any ExpressibleByNilLiteral.Type, let value = none.init(nilLiteral: ()) as? Value { return value }
            // As on iOS: nobody has set it, and nothing sensible can stand for it.
            fatalError("A property of an entity (“\(String(localized: title))”) is read before it is set.")
        }
        set { lock.withLock { value = newValue } }
    }

    public var projectedValue: EntityProperty<Value> { self }
}

extension EntityProperty: AnyIntentValue where Value: _IntentValue {}

extension AppEntity where Self: RawRepresentable, ID == RawValue {
    /// The raw value is the id.
    public var id: RawValue { rawValue }
}

extension AppEntity where Self: CaseDisplayRepresentable {
    /// The display representation of the case.
    public var displayRepresentation: DisplayRepresentation {
        Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(stringLiteral: "\(self)")
    }
}

extension Float: EntityIdentifierConvertible {
    /// The number, written so that it is read back as the same.
    public var entityIdentifierString: String { String(self) }
    /// The number that is written so.
    public static func entityIdentifier(for entityIdentifierString: String) -> Float? { Float(entityIdentifierString) }
}
