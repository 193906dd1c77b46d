import Foundation
import FoundationMissing

public let NSStoreTypeKey = "NSStoreType"
public let NSStoreUUIDKey = "NSStoreUUID"
public let NSStoreModelVersionHashesKey = "NSStoreModelVersionHashes"
public let NSStoreModelVersionIdentifiersKey = "NSStoreModelVersionIdentifiers"
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
public let NSSQLiteManualVacuumOption = "NSSQLiteManualVacuumOption"

/// A mapping from the properties of one entity to those of another.
open class NSPropertyMapping: NSObject {
    open var name: String?
    open var valueExpression: _SExpression?
    open var userInfo: [AnyHashable: Any]?
    public override init() {}
}

/// A mapping from the objects of one entity to those of another.
open class NSEntityMapping: NSObject {
    open var name: String! = ""
    open var sourceEntityName: String?
    open var destinationEntityName: String?
    open var sourceEntityVersionHash: Data?
    open var destinationEntityVersionHash: Data?
    open var attributeMappings: [NSPropertyMapping]?
    open var relationshipMappings: [NSPropertyMapping]?
    open var entityMigrationPolicyClassName: String?
    open var userInfo: [AnyHashable: Any]?
    public override init() {}
}

/// A mapping from the objects of a model to those of a newer one.
open class NSMappingModel: NSObject {
    open var entityMappings: [NSEntityMapping]! = []
    open var entityMappingsByName: [String: NSEntityMapping] {
        Dictionary((entityMappings ?? []).map { ($0.name ?? "", $0) }) { first, _ in first }
    }
    public override init() {}
    /// Makes nothing: nil, as what Xcode makes of a mapping model is not read here.
    public init?(from bundles: [Bundle]?, forSourceModel sourceModel: NSManagedObjectModel?, destinationModel: NSManagedObjectModel?) {
        return nil
    }
    /// Makes nothing: nil, as what Xcode makes of a mapping model is not read here.
    public init?(contentsOf url: URL?) { return nil }
    /// The mapping that the two models imply: what has kept its name, or names its former one, is kept.
    open class func inferredMappingModel(forSourceModel sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel) throws
        -> NSMappingModel
    {
        let model = NSMappingModel()
        model.entityMappings = destinationModel.entities.compactMap { entity in
            let former = entity.renamingIdentifier ?? entity.name ?? ""
            guard sourceModel.entitiesByName[former] != nil else { return nil }
            let mapping = NSEntityMapping()
            (mapping.name, mapping.sourceEntityName, mapping.destinationEntityName) = ("IEM_\(entity.name ?? "")", former, entity.name)
            return mapping
        }
        return model
    }
}

/// A policy by which an app makes objects of a newer entity; nobody asks it here, where no mapping model is read.
open class NSEntityMigrationPolicy: NSObject {
    public override init() {}
    open func begin(_ mapping: NSEntityMapping, with manager: NSMigrationManager) throws {}
    open func createDestinationInstances(
        forSource sInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
    ) throws {}
    open func endInstanceCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
    open func createRelationships(
        forDestination dInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
    ) throws {}
    open func endRelationshipCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
    open func performCustomValidation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
    open func end(_ mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
}

/// Brings a store to a newer model.
open class NSMigrationManager: NSObject {
    public let sourceModel: NSManagedObjectModel
    public let destinationModel: NSManagedObjectModel
    public let sourceContext = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    public let destinationContext = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    open internal(set) var mappingModel = NSMappingModel()
    open var userInfo: [AnyHashable: Any]?
    open var migrationProgress: Float { 0 }
    open var currentEntityMapping: NSEntityMapping { NSEntityMapping() }
    private var pairs: [(mapping: String, source: NSManagedObject, destination: NSManagedObject)] = []

    public init(sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel) {
        (self.sourceModel, self.destinationModel) = (sourceModel, destinationModel)
    }

    /// Copies a store and brings the copy to the newer model, as far as the models themselves say how.
    /// - Throws: `CoreDataError.store` without a mapping, or where a file cannot be read or written.
    open func migrateStore(
        from sourceURL: URL, sourceType sStoreType: String, options sOptions: [AnyHashable: Any]? = nil, with mappings: NSMappingModel?,
        toDestinationURL dURL: URL, destinationType dStoreType: String, destinationOptions dOptions: [AnyHashable: Any]? = nil
    ) throws {
        guard mappings != nil else { throw CoreDataError.store("There is no mapping between the models of \(sourceURL.path).") }
        try StoreFiles.copy(sourceURL, to: dURL)
        _ = try ObjectStore(dURL, readOnly: false, entities: destinationModel.entities)
    }
    open func cancelMigrationWithError(_ error: any Error) {}
    open func reset() { pairs = [] }
    /// Notes which object has become which.
    open func associate(
        sourceInstance: NSManagedObject, withDestinationInstance destinationInstance: NSManagedObject, for entityMapping: NSEntityMapping
    ) { pairs.append((entityMapping.name ?? "", sourceInstance, destinationInstance)) }
    /// The destination objects that were made of source objects.
    open func destinationInstances(forEntityMappingName mappingName: String, sourceInstances: [NSManagedObject]?) -> [NSManagedObject] {
        pairs.filter { pair in pair.mapping == mappingName && sourceInstances?.contains { $0 === pair.source } ?? true }.map(\.destination)
    }
    /// The objects of which these have been made.
    open func sourceInstances(forEntityMappingName mappingName: String, destinationInstances: [NSManagedObject]?) -> [NSManagedObject] {
        pairs.filter { pair in pair.mapping == mappingName && destinationInstances?.contains { $0 === pair.destination } ?? true }
            .map(\.source)
    }
}

/// The files of a store: a database, and what SQLite keeps beside it.
enum StoreFiles {
    private static let beside = ["", "-wal", "-shm"]

    private static func all(_ url: URL) -> [URL] { beside.map { URL(fileURLWithPath: url.path + $0) } }

    /// - Throws: `CoreDataError.store`.
    static func remove(_ url: URL) throws {
        for file in all(url) where FileManager.default.fileExists(atPath: file.path) {
            do { try FileManager.default.removeItem(at: file) } catch { throw CoreDataError.store("\(file.path) cannot be removed.") }
        }
    }

    /// - Throws: `CoreDataError.store`.
    static func copy(_ url: URL, to other: URL) throws {
        guard FileManager.default.fileExists(atPath: url.path) else { throw CoreDataError.store("There is no store at \(url.path).") }
        try remove(other)
        for (file, copy) in zip(all(url), all(other)) where FileManager.default.fileExists(atPath: file.path) {
            do {
                try FileManager.default.copyItem(at: file, to: copy)
            } catch {
                throw CoreDataError.store("\(file.path) cannot be copied to \(copy.path).")
            }
        }
    }
}

extension NSPersistentStoreCoordinator {
    /// Lets go of a store.
    public func remove(_ store: NSPersistentStore) throws { forget(store) }

    /// Removes a store's files.
    public func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil) throws {
        if let store = persistentStore(for: url) { forget(store) }
        try StoreFiles.remove(url)
    }

    /// Puts a copy of a store in another's place.
    public func replacePersistentStore(
        at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil, withPersistentStoreFrom sourceURL: URL,
        sourceOptions: [AnyHashable: Any]? = nil, ofType storeType: String
    ) throws { try StoreFiles.copy(sourceURL, to: destinationURL) }

    /// Moves a store's objects to another file, and goes on with that.
    @discardableResult public func migratePersistentStore(
        _ store: NSPersistentStore, to URL: URL, options: [AnyHashable: Any]? = nil, withType storeType: String
    ) throws -> NSPersistentStore {
        guard let url = store.url else { throw CoreDataError.store("A store in memory has no file that could be moved.") }
        forget(store)
        try StoreFiles.copy(url, to: URL)
        return try addPersistentStore(ofType: storeType, configurationName: store.configurationName, at: URL, options: options)
    }

    /// The place of a store.
    public func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }

    /// Returns the metadata of a store.
    public func metadata(for store: NSPersistentStore) -> [String: Any] {
        [NSStoreTypeKey: store.type, NSStoreUUIDKey: store.identifier ?? ""]
    }

    /// Returns the metadata in a store's file, which is left as it is.
    /// - Throws: `CoreDataError.store` where it is no store.
    public class func metadataForPersistentStore(ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil) throws
        -> [String: Any]
    {
        guard FileManager.default.fileExists(atPath: url.path) else { throw CoreDataError.store("There is no store at \(url.path).") }
        let store = try ObjectStore(url, readOnly: true, entities: [])
        return [NSStoreTypeKey: storeType, NSStoreUUIDKey: store.identifier]
    }
}

extension NSPersistentStore {
    /// The type of a store.
    public struct StoreType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
        public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
        public static let binary = StoreType(rawValue: NSBinaryStoreType)
    }
}

/// The methods with store types of type `StoreType`.
extension NSPersistentStoreCoordinator {
    @discardableResult public func addPersistentStore(
        type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL, options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        try addPersistentStore(ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
    }
    public func destroyPersistentStore(at url: URL, type: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil) throws {
        try destroyPersistentStore(at: url, ofType: type.rawValue, options: options)
    }
    public func replacePersistentStore(
        at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil, withPersistentStoreFrom sourceURL: URL,
        sourceOptions: [AnyHashable: Any]? = nil, type: NSPersistentStore.StoreType
    ) throws { try replacePersistentStore(at: destinationURL, withPersistentStoreFrom: sourceURL, ofType: type.rawValue) }
    @discardableResult public func migratePersistentStore(
        _ store: NSPersistentStore, to storeURL: URL, options: [AnyHashable: Any]? = nil, type: NSPersistentStore.StoreType
    ) throws -> NSPersistentStore { try migratePersistentStore(store, to: storeURL, options: options, withType: type.rawValue) }
    public class func metadataForPersistentStore(
        type: NSPersistentStore.StoreType, at storeURL: URL, options: [AnyHashable: Any]? = nil
    ) throws -> [String: Any] { try metadataForPersistentStore(ofType: type.rawValue, at: storeURL, options: options) }
}

extension NSManagedObjectModel {
    /// All models of bundles in one, where a store can be opened by it; nil where it cannot.
    public class func mergedModel(from bundles: [Bundle]?, forStoreMetadata metadata: [String: Any]) -> NSManagedObjectModel? {
        mergedModel(from: bundles).flatMap { $0.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata) ? $0 : nil }
    }
    /// Whether a store can be opened by this model. A store that this host has made is brought to whichever model opens it, so each can.
    public func isConfiguration(withName configuration: String?, compatibleWithStoreMetadata metadata: [String: Any]) -> Bool {
        metadata[NSStoreUUIDKey] != nil
    }
}
