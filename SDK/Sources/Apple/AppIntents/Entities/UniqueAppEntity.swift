import Foundation

/// An entity there is one of.
public protocol UniqueAppEntity: AppEntity where DefaultQuery: UniqueAppEntityQuery {}

/// Finds the only entity of its type.
public protocol UniqueAppEntityQuery: EntityQuery where Result == [Entity] {
    associatedtype Unique = Entity

    /// The only one.
    func uniqueEntity() async throws -> Entity
}

extension UniqueAppEntityQuery {
    /// The only one, where its id is among these.
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
        let entity = try await uniqueEntity()
        return identifiers.contains(entity.id) ? [entity] : []
    }

    /// The only one.
    public func suggestedEntities() async throws -> [Entity] { [try await uniqueEntity()] }
}

/// Finds the only entity by a closure.
public struct UniqueAppEntityProvider<Entity: AppEntity>: UniqueAppEntityQuery {
    public typealias Unique = Entity
    public typealias Result = [Entity]

    private let make: (@Sendable () async throws -> Entity)?

    /// - Parameter entity: makes it, each time anew.
    public init(_ entity: @escaping @Sendable () async throws -> Entity) { make = entity }

    /// Makes a provider that asks the entity's own default query.
    public init() { make = nil }

    public func uniqueEntity() async throws -> Entity {
        if let make { return try await make() }
        guard let own = Entity.defaultQuery as? Self, let make = own.make else {
            throw AppIntentError.unknownIntent("\(Entity.self), which nothing makes")
        }
        return try await make()
    }
}
