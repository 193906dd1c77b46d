import Foundation
import FoundationMissing
import VitrineSwiftUI

/// Models that are fetched, changed, and saved together. Used by one thread at a time.
public class ModelContext: Equatable, CustomDebugStringConvertible {
    /// The keys of what a notification about a save tells.
    public enum NotificationKey: String {
        /// The state of the store that queries read.
        case queryGeneration
        /// All models that were fetched before are invalid.
        case invalidatedAllIdentifiers
        /// Models that are new.
        case insertedIdentifiers
        /// Models that changed.
        case updatedIdentifiers
        /// Models that are gone.
        case deletedIdentifiers
    }

    /// The notification that is posted before a context saves.
    public static let willSave = Notification.Name("SwiftDataModelContextWillSave")
    /// The notification that is posted after a context saved, with what it saved.
    public static let didSave = Notification.Name("SwiftDataModelContextDidSave")

    /// Whether changes are saved by themselves; an extension saves when it says so, here as on iOS.
    public var autosaveEnabled = false
    /// The undo manager; no change is registered with it here.
    public var undoManager: UndoManager?
    /// The author of the context's changes, for the history.
    public var author: String?

    private let schema: Schema
    private let migrationPlan: (any SchemaMigrationPlan.Type)?
    private let stores: [ModelStore]
    // The container keeps its main context, which must not keep it in turn.
    private weak var knownContainer: ModelContainer?
    private let keptContainer: ModelContainer?
    private let stateID = UUID()

    let registered = ModelRegistry()
    var inserted: [any PersistentModel] = []
    var deleted: [any PersistentModel] = []
    var changed: [ObjectIdentifier: any PersistentModel] = [:]

    /// A new context for a container's stores.
    public init(_ container: ModelContainer) {
        (schema, migrationPlan, stores) = (container.schema, container.migrationPlan, container.stores)
        knownContainer = container
        keptContainer = container
    }

    init(unownedBy container: ModelContainer) {
        (schema, migrationPlan, stores) = (container.schema, container.migrationPlan, container.stores)
        knownContainer = container
        keptContainer = nil
    }

    /// The container whose stores the context works on.
    public var container: ModelContainer {
        knownContainer ?? ModelContainer(schema: schema, migrationPlan: migrationPlan, stores: stores)
    }

    public static func == (one: ModelContext, other: ModelContext) -> Bool { one === other }
    public var debugDescription: String { "ModelContext of \(schema.debugDescription)" }

    // MARK: Changes

    /// Whether something has not been saved.
    public var hasChanges: Bool { !inserted.isEmpty || !deleted.isEmpty || !changed.isEmpty }
    /// New models that have not been saved.
    public var insertedModelsArray: [any PersistentModel] { inserted }
    /// Kept models whose changes have not been saved.
    public var changedModelsArray: [any PersistentModel] {
        changed.values.filter { !$0.storage.isInserted && !$0.storage.isDeleted }.sorted {
            $0.persistentModelID < $1.persistentModelID
        }
    }
    /// Deleted models whose deletion has not been saved.
    public var deletedModelsArray: [any PersistentModel] { deleted }
    /// The state of the context's editing, which tells its requests from those of other contexts.
    public var editingState: EditingState { EditingState(id: stateID, author: author) }

    /// Makes a model, and those it leads to, one of the context's.
    public func insert<T: PersistentModel>(_ model: T) { insertAny(model) }

    func insertAny(_ model: any PersistentModel) {
        let storage = model.storage
        storage.own(model)
        guard storage.context == nil, !storage.isDeleted else { return }
        storage.context = self
        storage.isInserted = true
        registered[storage.identifier] = model
        inserted.append(model)
        for relationship in storage.shape.relationships.values.sorted(by: { $0.name < $1.name }) {
            for other in storage.models(of: relationship) { storage.connect(model, relationship, other) }
        }
    }

    /// Deletes a model, and applies the delete rules of its relationships.
    public func delete<T: PersistentModel>(_ model: T) { deleteAny(model) }

    private func deleteAny(_ model: any PersistentModel) {
        let storage = model.storage
        guard !storage.isDeleted, storage.context === self else { return }
        var others: [any PersistentModel] = []
        for relationship in storage.shape.relationships.values.sorted(by: { $0.name < $1.name }) {
            let ends = storage.models(of: relationship)
            switch relationship.deleteRule {
            case .cascade: others += ends
            case .nullify: for end in ends { _ModelStorage.disconnect(model, relationship, end) }
            case .deny, .noAction: break
            }
        }
        storage.isDeleted = true
        changed[ObjectIdentifier(model)] = nil
        if storage.isInserted {
            inserted.removeAll { $0 === model }
            registered[storage.identifier] = nil
        } else {
            deleted.append(model)
        }
        others.forEach(deleteAny)
    }

    /// Deletes all models of a type that meet a condition.
    public func delete<T: PersistentModel>(model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true) throws {
        for found in try fetch(FetchDescriptor<T>(predicate: predicate)) where includeSubclasses || Swift.type(of: found) == T.self {
            delete(found)
        }
    }

    func noteChange(of model: any PersistentModel) {
        let storage = model.storage
        guard !storage.isInserted, !storage.isDeleted else { return }
        changed[ObjectIdentifier(model)] = model
    }

    /// Discards all changes that have not been saved.
    public func rollback() {
        for model in inserted {
            let storage = model.storage
            registered[storage.identifier] = nil
            storage.context = nil
            storage.isInserted = false
        }
        for model in deleted {
            model.storage.isDeleted = false
            forget(model)
        }
        for model in changed.values { forget(model) }
        (inserted, deleted, changed) = ([], [], [:])
    }

    /// Makes a model a fault again: its values are read anew when they are next used.
    private func forget(_ model: any PersistentModel) {
        let storage = model.storage
        storage.slots = [:]
        storage.storedLinks = [:]
        storage.changed = []
        storage.isFault = true
    }

    /// Processes pending changes; does nothing here, since changes are always processed at once.
    public func processPendingChanges() {}

    /// Saves what a block does, all of it or nothing.
    public func transaction(block: () throws -> Void) throws {
        do {
            try block()
            try save()
        } catch {
            rollback()
            throw error
        }
    }

    // MARK: Models by identifier

    /// The model with an identifier; one that is in no store has no values.
    public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
        guard let model = resolve(persistentModelID) else {
            // As on iOS: an identifier leads to a model of the schema.
            preconditionFailure("The schema has no \(persistentModelID.entityName).")
        }
        return model
    }

    /// The model with an identifier, if the context has it already.
    public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T? {
        registered[persistentModelID] as? T
    }

    func resolve(_ id: PersistentIdentifier) -> (any PersistentModel)? {
        if let model = registered[id] { return model }
        guard let row = id.row, let store = try? store(of: id.entityName), let shape = store.shapes[id.entityName] else { return nil }
        // What leads to a class may lead to one that inherits from it.
        let kind = store.kind(of: row, under: shape)
        guard kind === shape else { return resolve(.stored(store.identifier, kind.name, row)) }
        let model = make(shape.type, id)
        model.storage.isFault = true
        return model
    }

    func make(_ type: any PersistentModel.Type, _ id: PersistentIdentifier) -> any PersistentModel {
        func made<M: PersistentModel>(_ type: M.Type) -> any PersistentModel {
            let storage = _ModelStorage(type)
            storage.identifier = id
            storage.context = self
            let model = M(backingData: _ModelBacking<M>(storage))
            storage.own(model)
            return model
        }
        let model = made(type)
        registered[id] = model
        return model
    }

    /// Reads the row of a model of which nothing is known.
    func fulfil(_ storage: _ModelStorage) {
        storage.isFault = false
        guard let row = storage.identifier.row, let store = try? store(of: storage.shape.name) else { return }
        try? store.each(storage.shape, row: row) { _, _, slots in storage.slots.merge(slots) { known, _ in known } }
    }

    /// Reads the identifiers of the models at the other end of a relationship.
    func fulfil(_ relationship: RelationshipShape, of storage: _ModelStorage) {
        guard let row = storage.identifier.row, let store = try? store(of: storage.shape.name) else { return }
        let rows = (try? store.rows(of: relationship, from: row)) ?? []
        storage.storedLinks[relationship.name] = Set(rows)
        let destination = EntityShape.of(relationship.destination)
        let references = rows.map {
            PersistentIdentifier.stored(store.identifier, store.kind(of: $0, under: destination).name, $0)
        }
        // A model that meanwhile leads elsewhere is left out.
        let kept = references.filter { id in
            guard let other = registered[id], let inverse = relationship.inverse, other.storage.changed.contains(inverse.name) else {
                return true
            }
            return other.storage.models(of: inverse).contains { $0.storage === storage }
        }
        storage.slots[relationship.name] = .many(kept.map { .identifier($0) })
    }

    func store(of entity: String) throws -> ModelStore {
        guard let store = stores.first(where: { $0.shapes[entity] != nil }) else {
            throw SwiftDataError(.unknownSchema, "The container has no store for \(entity); name it where the container is made.")
        }
        return store
    }

    var allStores: [ModelStore] { stores }
}

/// The identity of one context's editing in requests to a store.
public struct EditingState: Hashable, Identifiable, Sendable {
    /// The identifier, unique to the context.
    public let id: UUID
    /// The author of the changes.
    public let author: String?
}
