import Foundation

/// The container of an app's models: it owns their stores, on which any number of contexts work.
public final class ModelContainer: Equatable, @unchecked Sendable, CustomDebugStringConvertible {
    /// The schema: the entities of the container's models.
    public let schema: Schema
    /// The plan by which stores of older schema versions are migrated.
    public let migrationPlan: (any SchemaMigrationPlan.Type)?
    /// The configurations of the stores in which models are kept.
    public var configurations: Set<ModelConfiguration> { Set(stores.map(\.configuration)) }
    let stores: [ModelStore]
    private let lock = NSLock()
    private var main: ModelContext?

    /// Makes a container for models and those that they have relationships to; a plan may migrate older stores.
    public convenience init(
        for forTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws {
        try self.init(schema: Schema(forTypes), migrationPlan: migrationPlan, configurations)
    }
    /// Makes a container for a schema.
    public convenience init(
        for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
    ) throws {
        try self.init(schema: givenSchema, migrationPlan: migrationPlan, configurations)
    }
    /// Makes a container for a schema.
    public convenience init(
        for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: [ModelConfiguration]
    ) throws {
        try self.init(schema: givenSchema, migrationPlan: migrationPlan, configurations)
    }
    /// - Throws: `SwiftDataError.loadIssueModelContainer` where a file is damaged or cannot be made what the schema asks for.
    init(schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)?, _ configurations: [ModelConfiguration]) throws {
        self.schema = schema
        self.migrationPlan = migrationPlan
        var places: Set<URL> = []
        var opened: [ModelStore] = []
        for configuration in configurations.isEmpty ? [ModelConfiguration()] : configurations {
            try configuration.validate()
            guard configuration.isStoredInMemoryOnly || places.insert(configuration.url).inserted else {
                throw SwiftDataError.duplicateConfiguration
            }
            if let own = configuration.schema {
                guard own.entities.allSatisfy({ schema.entitiesByName[$0.name] != nil }) else {
                    throw SwiftDataError.configurationSchemaNotFoundInContainerSchema
                }
            }
            opened.append(try ModelStore(configuration, schema: configuration.schema ?? schema))
        }
        stores = opened
        for case .custom(_, let version, _, let finish?) in migrationPlan?.stages ?? []
        where version.versionIdentifier == schema.version {
            try migrate(version, finish)
        }
    }

    /// Makes a container of the same stores, for a context that outlived its own.
    init(schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)?, stores: [ModelStore]) {
        self.schema = schema
        self.migrationPlan = migrationPlan
        self.stores = stores
    }

    /// Runs what an app does after a migration, where it is due for a store, and notes the migration for each such store.
    private func migrate(_ version: any VersionedSchema.Type, _ finish: (ModelContext) throws -> Void) throws {
        let due = try stores.filter { try $0.isMigrationDue(to: version.versionIdentifier) }
        guard !due.isEmpty else { return }
        let context = ModelContext(self)
        try finish(context)
        if context.hasChanges { try context.save() }
        for store in due { try store.noteMigration(to: version.versionIdentifier) }
    }

    /// The context of the user interface.
    @MainActor public var mainContext: ModelContext {
        lock.withLock {
            if let main { return main }
            let made = ModelContext(unownedBy: self)
            main = made
            return made
        }
    }

    /// Deletes every model.
    public func deleteAllData() { try? erase() }
    /// Deletes every model.
    public func erase() throws {
        for store in stores { try store.write { try $0.deleteAll() } }
    }

    public var debugDescription: String { "ModelContainer \(schema.debugDescription)" }
    public static func == (one: ModelContainer, other: ModelContainer) -> Bool { one === other }
}
