import Foundation

/// What a store is made of.
public protocol DataStoreConfiguration: Hashable {
    /// What keeps the models.
    associatedtype Store: DataStore
    /// Its name.
    var name: String { get }
    /// The models it is for; nil for all of a container's.
    var schema: Schema? { get set }
    /// Throws where no store can be made of it.
    func validate() throws
}

/// What keeps models.
public protocol DataStore: AnyObject, Identifiable {
    /// What it is made of.
    associatedtype Configuration: DataStoreConfiguration where Configuration.Store == Self
    /// What it is made of.
    var configuration: Configuration { get }
    /// Its name.
    var name: String { get }
    /// The models it is for.
    var schema: Schema { get }
    /// What distinguishes it from all others.
    var identifier: String { get }
    /// One made of a configuration.
    init(_ configuration: Configuration, migrationPlan: (any SchemaMigrationPlan.Type)?) throws
}

/// What is asked of a store.
public struct DataStoreFetchRequest<T: PersistentModel> {
    /// The models.
    public var descriptor: FetchDescriptor<T>
    /// The work that asks.
    public var editingState: EditingState

    /// - Parameter descriptor: the models.
    public init(descriptor: FetchDescriptor<T>, editingState: EditingState) {
        self.descriptor = descriptor
        self.editingState = editingState
    }
}

/// The models that a store found.
public struct DefaultFetchResult<T: PersistentModel> {
    /// The models.
    public let fetchedModels: [T]
}

/// Models that a context has changed.
public struct DataStoreSaveChangesRequest {
    /// The work that saves.
    public var editingState: EditingState
    /// New models.
    public var inserted: [any PersistentModel]
    /// Changed models.
    public var updated: [any PersistentModel]
    /// Models that go.
    public var deleted: [any PersistentModel]
}

/// What became of saving.
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
    /// What it is made of.
    public typealias Configuration = ModelConfiguration
    /// A place in its history.
    public typealias TokenType = DefaultHistoryToken

    /// What it is made of.
    public let configuration: ModelConfiguration
    /// The models it is for.
    public let schema: Schema
    private let container: ModelContainer
    private let context: ModelContext

    /// One made of a configuration with a schema.
    public init(_ configuration: ModelConfiguration, migrationPlan: (any SchemaMigrationPlan.Type)?) throws {
        guard let schema = configuration.schema else { throw SwiftDataError.unknownSchema }
        self.configuration = configuration
        self.schema = schema
        container = try ModelContainer(schema: schema, migrationPlan: migrationPlan, [configuration])
        context = ModelContext(container)
    }

    /// What distinguishes it from all others.
    public var identifier: String { container.stores.first?.identifier ?? "" }
    /// Its name.
    public var name: String { configuration.name }
    /// What keeps its history.
    public var historyType: DefaultHistoryToken.Type { DefaultHistoryToken.self }

    /// The models that are asked for.
    public func fetch<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> DefaultFetchResult<T> {
        DefaultFetchResult(fetchedModels: try context.fetch(request.descriptor))
    }
    /// How many there are.
    public func fetchCount<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> Int {
        try context.fetchCount(request.descriptor)
    }
    /// Their identifiers.
    public func fetchIdentifiers<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> [PersistentIdentifier] {
        try context.fetchIdentifiers(request.descriptor)
    }
    /// Writes changes.
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
    /// Makes ready for the work of a context.
    public func initializeState(for editingState: EditingState) {}
    /// Forgets the work of a context.
    public func invalidateState(for editingState: EditingState) { context.rollback() }
}
