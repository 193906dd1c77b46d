import Foundation

/// The configuration of a data store.
public protocol DataStoreConfiguration: Hashable {
    /// The type of the store that keeps the models.
    associatedtype Store: DataStore
    /// The name of the configuration.
    var name: String { get }
    /// The models that the configuration is for; nil for all of a container's.
    var schema: Schema? { get set }
    /// Checks the configuration, and throws where no store can be made of it.
    func validate() throws
}

/// A store that keeps models.
public protocol DataStore: AnyObject, Identifiable {
    /// The configuration that the store is made of.
    associatedtype Configuration: DataStoreConfiguration where Configuration.Store == Self
    /// The configuration that the store is made of.
    var configuration: Configuration { get }
    /// The name of the store.
    var name: String { get }
    /// The models that the store keeps.
    var schema: Schema { get }
    /// The identifier of the store, unique among all stores.
    var identifier: String { get }
    /// Makes a store of a configuration.
    init(_ configuration: Configuration, migrationPlan: (any SchemaMigrationPlan.Type)?) throws
}

/// A request to fetch models from a store.
public struct DataStoreFetchRequest<T: PersistentModel> {
    /// The models of the request or result.
    public var descriptor: FetchDescriptor<T>
    /// The editing state of the context that fetches.
    public var editingState: EditingState

    /// - Parameter descriptor: the models.
    public init(descriptor: FetchDescriptor<T>, editingState: EditingState) {
        self.descriptor = descriptor
        self.editingState = editingState
    }
}

/// The result of a fetch.
public struct DefaultFetchResult<T: PersistentModel> {
    /// The models of the request or result.
    public let fetchedModels: [T]
}

/// A request to save what a context has changed.
public struct DataStoreSaveChangesRequest {
    /// The editing state of the context that saves.
    public var editingState: EditingState
    /// The models to insert.
    public var inserted: [any PersistentModel]
    /// The models to update.
    public var updated: [any PersistentModel]
    /// The models to delete.
    public var deleted: [any PersistentModel]
}

/// The result of a save.
public struct DataStoreSaveChangesResult {
    /// The identifiers that new models got.
    public let remappedIdentifiers: [PersistentIdentifier: PersistentIdentifier]
}

/// A place in the history of a store; there is no history here.
public struct DefaultHistoryToken: Codable, Hashable, Comparable, Sendable {
    public static func < (one: DefaultHistoryToken, other: DefaultHistoryToken) -> Bool { false }
}

/// The database that keeps a container's models.
public final class DefaultStore: DataStore {
    /// The configuration that the store is made of.
    public typealias Configuration = ModelConfiguration
    /// The type of a token for a place in the store's history.
    public typealias TokenType = DefaultHistoryToken

    /// The configuration that the store is made of.
    public let configuration: ModelConfiguration
    /// The models that the store keeps.
    public let schema: Schema
    private let container: ModelContainer
    private let context: ModelContext

    /// Makes a store of a configuration that has a schema.
    public init(_ configuration: ModelConfiguration, migrationPlan: (any SchemaMigrationPlan.Type)?) throws {
        guard let schema = configuration.schema else { throw SwiftDataError.unknownSchema }
        self.configuration = configuration
        self.schema = schema
        container = try ModelContainer(schema: schema, migrationPlan: migrationPlan, [configuration])
        context = ModelContext(container)
    }

    /// The identifier of the store, unique among all stores.
    public var identifier: String { container.stores.first?.identifier ?? "" }
    /// The name of the store, which is that of its configuration.
    public var name: String { configuration.name }
    /// The type of the store's history tokens.
    public var historyType: DefaultHistoryToken.Type { DefaultHistoryToken.self }

    /// Fetches the models of a request.
    public func fetch<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> DefaultFetchResult<T> {
        DefaultFetchResult(fetchedModels: try context.fetch(request.descriptor))
    }
    /// Counts the models of a request.
    public func fetchCount<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> Int {
        try context.fetchCount(request.descriptor)
    }
    /// Fetches the identifiers of a request's models.
    public func fetchIdentifiers<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> [PersistentIdentifier] {
        try context.fetchIdentifiers(request.descriptor)
    }
    /// Saves the changes of a request.
    public func save(_ request: DataStoreSaveChangesRequest) throws -> DataStoreSaveChangesResult {
        let before = request.inserted.map(\.persistentModelID)
        for model in request.inserted { context.insertAny(model) }
        for model in request.deleted { try delete(model) }
        try context.save()
        return DataStoreSaveChangesResult(
            remappedIdentifiers: Dictionary(zip(before, request.inserted.map(\.persistentModelID))) { first, _ in first })
    }
    /// Deletes a model.
    public func delete(_ model: any PersistentModel) throws {
        func delete<M: PersistentModel>(_ model: M) { context.delete(model) }
        delete(model)
        try context.save()
    }
    /// Deletes every model.
    public func erase() throws { try container.erase() }
    /// Prepares for the editing of a context; there is nothing to prepare here.
    public func initializeState(for editingState: EditingState) {}
    /// Discards changes that have not been saved.
    public func invalidateState(for editingState: EditingState) { context.rollback() }
}
