import Foundation
import FoundationMissing
import VitrineCoreSpotlight

// What the system's search is told of entities. There is no search here: what an entity says of itself is kept, and an index refuses it.

extension EntityProperty {
    /// - Parameter indexingKey: where the search keeps it; nothing searches here.
    public convenience init(title: LocalizedStringResource, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>) {
        self.init(title: title)
    }

    /// - Parameter indexingKey: where the search keeps it; nothing searches here.
    public convenience init(indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>) { self.init() }
}

extension CSSearchableIndex {
    /// - Throws: `CSIndexError`, always.
    public func indexAppEntities(_ appEntities: [some IndexedEntity], priority: Int = 0) async throws {
        throw CSIndexError(.indexingUnsupported)
    }

    /// - Throws: `CSIndexError`, always.
    public func deleteAppEntities<Entity: IndexedEntity>(identifiedBy identifiers: [Entity.ID], ofType type: Entity.Type) async throws {
        throw CSIndexError(.indexingUnsupported)
    }

    /// - Throws: `CSIndexError`, always.
    public func deleteAppEntities<Entity: IndexedEntity>(ofType type: Entity.Type) async throws {
        throw CSIndexError(.indexingUnsupported)
    }
}
