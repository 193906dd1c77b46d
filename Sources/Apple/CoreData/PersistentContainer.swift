import Foundation
import FoundationMissing

public let NSSQLiteStoreType = "SQLite"
public let NSInMemoryStoreType = "InMemory"
public let NSBinaryStoreType = "Binary"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey = "NSPersistentStoreRemoteChangeNotificationOptionKey"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"

/// The place of a store, and how it is opened.
open class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
    /// The database’s file.
    open var url: URL?
    /// The type of the store: a database file, or one in memory.
    open var type = NSSQLiteStoreType
    /// The configuration of the model.
    open var configuration: String?
    /// Whether nothing is written.
    open var isReadOnly = false
    /// Whether the store is opened in the background; here it is always opened at once.
    open var shouldAddStoreAsynchronously = false
    /// Whether an older store is migrated to the current model.
    open var shouldMigrateStoreAutomatically = true
    /// Whether the mapping for a migration is inferred from the two models.
    open var shouldInferMappingModelAutomatically = true
    /// The CloudKit container with which the store would be synchronised.
    open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
    /// Other settings, of which nothing depends here.
    open private(set) var options: [String: NSObject] = [:]

    public override init() {}
    /// - Parameter url: the database’s file.
    public init(url: URL) { self.url = url }
    /// Sets another setting.
    open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
}

/// A store that has been opened.
open class NSPersistentStore: NSObject, @unchecked Sendable {
    /// The database’s file.
    open internal(set) var url: URL?
    /// The identifier of the store, by which its objects' identifiers name it.
    open internal(set) var identifier: String!
    /// The type of the store: a database file, or one in memory.
    open internal(set) var type = NSSQLiteStoreType
    /// The configuration of the model that it keeps; nil where it keeps all.
    open internal(set) var configurationName: String?
    /// The options that the store was opened with.
    open internal(set) var options: [AnyHashable: Any]?
    /// Whether nothing is written.
    open internal(set) var isReadOnly = false
    /// The coordinator that it belongs to.
    open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
}

/// The stores of a model’s objects.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    /// The model: the entities of the stores' objects.
    public let managedObjectModel: NSManagedObjectModel
    /// The stores of the coordinator or container.
    open private(set) var persistentStores: [NSPersistentStore] = []
    /// The databases of the stores, in the order in which they were opened.
    private(set) var databases: [ObjectStore] = []

    /// - Parameter model: what kinds of objects there are.
    public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

    /// Opens a store, which keeps the objects of a configuration's entities. A new object goes to the first store that keeps its kind.
    /// - Throws: `CoreDataError.store` where the model has no such configuration, or the store cannot be opened.
    @discardableResult open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?, options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        // As iOS does with a store at /dev/null.
        let url = storeType == NSInMemoryStoreType || storeURL?.path == "/dev/null" ? nil : storeURL
        guard let entities = managedObjectModel.entities(forConfigurationName: configuration) else {
            throw CoreDataError.store("The model has no configuration \(configuration ?? "").")
        }
        let opened = try ObjectStore(
            url, readOnly: options?[NSReadOnlyPersistentStoreOption] as? Bool ?? false, entities: entities)
        databases.append(opened)
        let made = NSPersistentStore()
        made.url = storeURL
        made.identifier = opened.identifier
        made.type = storeType
        (made.configurationName, made.options, made.persistentStoreCoordinator) = (configuration, options, self)
        made.isReadOnly = options?[NSReadOnlyPersistentStoreOption] as? Bool ?? false
        persistentStores.append(made)
        return made
    }

    func forget(_ gone: NSPersistentStore) {
        persistentStores.removeAll { $0 === gone }
        databases.removeAll { $0.identifier == gone.identifier }
    }

    /// The databases that keep an entity's objects.
    func databases(of entity: NSEntityDescription) -> [ObjectStore] { databases.filter { $0.keeps(entity) } }

    /// The identifier whose address this is; nil where it is of another store or of no kind of object that is known.
    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        let parts = url.pathComponents.filter { $0 != "/" }
        guard url.scheme == "x-coredata", parts.count == 2, let identifier = url.host,
            let store = persistentStores.first(where: { $0.identifier.caseInsensitiveCompare(identifier) == .orderedSame }),
            let entity = managedObjectModel.entitiesByName[parts[0]], parts[1].hasPrefix("p"), let row = Int64(parts[1].dropFirst())
        else { return nil }
        return NSManagedObjectID(entity, store: store.identifier, row: row)
    }

    /// The store of a file.
    open func persistentStore(for URL: URL) -> NSPersistentStore? { persistentStores.first { $0.url == URL } }
}

/// A model with its stores and the context of the user interface.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    /// The name of the container, which is also that of the model and of the database's file.
    public let name: String
    /// The model: the entities of the stores' objects.
    public let managedObjectModel: NSManagedObjectModel
    /// The stores of the coordinator or container.
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    /// The context of the user interface.
    public let viewContext: NSManagedObjectContext
    /// The places of the stores, and how they are opened.
    open var persistentStoreDescriptions: [NSPersistentStoreDescription]

    /// - Parameter name: that of a model in the bundle.
    public convenience init(name: String) {
        let folder = Bundle.main.resourceURL ?? Bundle.main.bundleURL
        let model = NSManagedObjectModel(contentsOf: folder.appendingPathComponent("\(name).xcdatamodeld"))
        self.init(name: name, managedObjectModel: model ?? NSManagedObjectModel())
    }

    /// - Parameter model: what kinds of objects there are.
    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        self.name = name
        managedObjectModel = model
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
        persistentStoreDescriptions = []
        super.init()
        persistentStoreDescriptions = [
            NSPersistentStoreDescription(url: Self.defaultDirectoryURL().appendingPathComponent("\(name).sqlite"))
        ]
    }

    /// The folder in which files are unless something else is said.
    open class func defaultDirectoryURL() -> URL { URL.applicationSupportDirectory }

    /// Opens the stores, and calls with each.
    open func loadPersistentStores(completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void) {
        for description in persistentStoreDescriptions {
            do {
                try persistentStoreCoordinator.addPersistentStore(
                    ofType: description.type, configurationName: description.configuration, at: description.url,
                    options: [NSReadOnlyPersistentStoreOption: description.isReadOnly])
                block(description, nil)
            } catch {
                block(description, error)
            }
        }
    }

    /// Makes a context for work in the background.
    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }
    /// Runs a block with a context of its own.
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        let context = newBackgroundContext()
        context.performAndWait { block(context) }
    }
    /// Runs a block with a context of its own.
    public func performBackgroundTask<T>(_ block: @escaping (NSManagedObjectContext) throws -> T) async rethrows -> T {
        let context = newBackgroundContext()
        return try context.performAndWait { try block(context) }
    }
}

/// A container that CloudKit synchronises on Apple's systems; here nothing is synchronised, and objects stay in the local store.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
    /// The notification that a container posts when it begins or ends work with CloudKit; here it is never posted.
    public static let eventChangedNotification = Notification.Name("NSPersistentCloudKitContainerEventChangedNotification")
    /// The key under which that notification has the event.
    public static let eventNotificationUserInfoKey = "event"

    /// The type of an event: what a container does with iCloud.
    public enum EventType: Int, Sendable { case setup, `import`, export }

    /// Something that a container does with the cloud, or did.
    open class Event: NSObject, @unchecked Sendable {
        /// The identifier that tells the event from others; each is made with one of its own.
        public let identifier = UUID()
        /// The identifier of the store that the event is about.
        public let storeIdentifier: String
        /// Whether the container sets itself up, takes from the cloud, or gives to it.
        public let type: EventType
        /// The time at which the event began.
        public let startDate: Date
        /// The time at which the event ended; nil as long as it goes on.
        public let endDate: Date?
        /// Whether the event ended without an error; false as long as it goes on.
        public let succeeded: Bool
        /// The error for which the event failed; nil where it did not.
        public let error: (any Error)?

        init(_ type: EventType, store: String, start: Date, end: Date?, error: (any Error)?) {
            (self.type, storeIdentifier, startDate, endDate, self.error) = (type, store, start, end, error)
            succeeded = end != nil && error == nil
        }
    }
}

/// The kind of result that a fetch returns.
public enum NSFetchRequestResultType: Sendable {
    /// Managed objects.
    case managedObjectResultType
    /// The objects' identifiers.
    case managedObjectIDResultType
    /// Values by their names.
    case dictionaryResultType
    /// The number of objects.
    case countResultType
}

/// A request that says which objects are fetched, and in which order.
open class NSFetchRequest<ResultType>: NSObject {
    /// The name of the entity whose objects are fetched.
    open var entityName: String?
    /// The entity whose objects are fetched.
    open var entity: NSEntityDescription?
    /// The condition that an object has to meet; nil for all objects.
    open var predicate: NSPredicate?
    /// The order of the results.
    open var sortDescriptors: [NSSortDescriptor]?
    /// The largest number of objects to return; 0 for no limit.
    open var fetchLimit = 0
    /// The stores that are searched; nil for all that keep the entity's objects.
    open var affectedStores: [NSPersistentStore]?
    /// The number of objects to skip before the first that is returned.
    open var fetchOffset = 0
    /// The number of objects that are read at a time; here all are read at once.
    open var fetchBatchSize = 0
    /// The kind of result that a fetch returns.
    open var resultType = NSFetchRequestResultType.managedObjectResultType
    /// Whether changes that have not been saved are included.
    open var includesPendingChanges = true
    /// Whether the objects' values are read with them; here they always are.
    open var includesPropertyValues = true
    /// Whether objects that are registered already are read anew; here they always are.
    open var shouldRefreshRefetchedObjects = false
    /// Whether equal results are returned only once.
    open var returnsDistinctResults = false
    /// Whether objects of subentities are included.
    open var includesSubentities = true
    /// Whether objects are returned as faults, read on first use; here they are always read at once.
    open var returnsObjectsAsFaults = true
    /// The relationships to read with the objects; here each is read when it is first used.
    open var relationshipKeyPathsForPrefetching: [String]?
    /// The names, or descriptions, of the values that are wanted: nil for all attributes. Of objects all are read at once here.
    open var propertiesToFetch: [Any]?
    /// The names of the values by which objects are put together: each group has one answer.
    open var propertiesToGroupBy: [Any]?
    /// The condition that a group's values have to meet.
    open var havingPredicate: NSPredicate?

    public override init() {}
    /// - Parameter entityName: the name of the objects’ kind.
    public convenience init(entityName: String) {
        self.init()
        self.entityName = entityName
    }

    /// The results that are left after the request's offset and limit are applied.
    func part<Each>(of all: [Each]) -> ArraySlice<Each> {
        let rest = all.dropFirst(fetchOffset)
        return fetchLimit > 0 ? rest.prefix(fetchLimit) : rest
    }

    /// Fetches from the context in whose block it is called; here a context’s `fetch` does that.
    open func execute() throws -> [ResultType] { throw CoreDataError.noStore }
}
