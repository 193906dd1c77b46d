import Foundation
import FoundationMissing
import VitrineWidgetArchive

/// Names one entity of one type, without having it.
public struct EntityIdentifier: CustomStringConvertible, Hashable, Sendable {
    /// The type of the entity.
    public let entityType: any AppEntity.Type
    /// The entity's identifier, as text.
    public let identifier: String
    /// Ids are at most so long, in characters.
    public static let valueMaximumLength = 256

    /// Makes the identifier of an entity.
    public init<Entity: AppEntity>(for entity: Entity) { self.init(for: Entity.self, identifier: entity.id) }

    /// Makes the identifier of an entity with this id.
    public init<Entity: AppEntity>(for entityType: Entity.Type, identifier: Entity.ID) {
        self.entityType = entityType
        self.identifier = identifier.entityIdentifierString
    }

    public var description: String { "\(entityType)/\(identifier)" }

    public static func == (one: Self, other: Self) -> Bool { one.entityType == other.entityType && one.identifier == other.identifier }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(entityType))
        hasher.combine(identifier)
    }
}

extension EntityIdentifier: _UnenteredIntentValue {
    public typealias UnwrappedType = EntityIdentifier
    public typealias ValueType = EntityIdentifier
    public typealias Specification = EmptyResolverSpecification<EntityIdentifier>
    public static var _words: String { "an identifier" }
    /// The default resolvers: none, as no other type makes an identifier.
    public static var defaultResolverSpecification: EmptyResolverSpecification<EntityIdentifier> { EmptyResolverSpecification() }
}

/// An entity that is made for one result and kept nowhere.
public protocol TransientAppEntity: AppEntity where ID == UUID {
    /// Makes an entity without values.
    init()
}

extension TransientAppEntity {
    /// The identifier, another one each time: nobody looks such an entity up.
    public var id: UUID { UUID() }

    /// A query that finds nothing.
    public static var defaultQuery: _TransientAppEntityQuery<Self> { _TransientAppEntityQuery() }
}

/// The query of entities that are kept nowhere: it finds none.
public struct _TransientAppEntityQuery<Entity: TransientAppEntity>: EntityQuery {
    public init() {}

    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
}
