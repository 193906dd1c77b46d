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
    /// Its kind: a file, or one in memory.
    open var type = NSSQLiteStoreType
    /// The configuration of the model.
    open var configuration: String?
    /// Whether nothing is written.
    open var isReadOnly = false
    /// Whether it is opened later; here it is at once.
    open var shouldAddStoreAsynchronously = false
    /// Whether an older one is brought to the model.
    open var shouldMigrateStoreAutomatically = true
    /// Whether that is told from the models.
    open var shouldInferMappingModelAutomatically = true
    /// The cloud that it would be in step with.
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
    /// Its name in the file.
    open internal(set) var identifier: String!
    /// Its kind.
    open internal(set) var type = NSSQLiteStoreType
    /// The configuration of the model that it keeps; nil where it keeps all.
    open internal(set) var configurationName: String?
    /// How it was opened.
    open internal(set) var options: [AnyHashable: Any]?
    /// Whether nothing is written.
    open internal(set) var isReadOnly = false
    /// The coordinator that it belongs to.
    open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
}

/// The stores of a model’s objects.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    /// What kinds of objects there are.
    public let managedObjectModel: NSManagedObjectModel
    /// The stores.
    open private(set) var persistentStores: [NSPersistentStore] = []
    private(set) var store: ObjectStore?

    /// - Parameter model: what kinds of objects there are.
    public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

    /// Opens a store.
    @discardableResult open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?, options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        // As iOS does with a store at /dev/null.
        let url = storeType == NSInMemoryStoreType || storeURL?.path == "/dev/null" ? nil : storeURL
        let opened = try ObjectStore(
            url, readOnly: options?[NSReadOnlyPersistentStoreOption] as? Bool ?? false, model: managedObjectModel)
        store = opened
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
        if store?.identifier == gone.identifier { store = nil }
    }

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
    /// Its name, which is the model’s and the file’s.
    public let name: String
    /// What kinds of objects there are.
    public let managedObjectModel: NSManagedObjectModel
    /// The stores.
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

    /// A context of its own.
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

/// The same in step with a cloud; here there is none, and objects stay where they are.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
    /// Is posted when it begins or ends something with the cloud; here it never does.
    public static let eventChangedNotification = Notification.Name("NSPersistentCloudKitContainerEventChangedNotification")
    /// The key under which that notification has the event.
    public static let eventNotificationUserInfoKey = "event"

    /// What a container does with the cloud.
    public enum EventType: Int, Sendable { case setup, `import`, export }

    /// Something that a container does with the cloud, or did.
    open class Event: NSObject, @unchecked Sendable {
        /// What tells the event from others; each is made with one of its own.
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
        /// Why the event failed; nil where it did not.
        public let error: (any Error)?

        init(_ type: EventType, store: String, start: Date, end: Date?, error: (any Error)?) {
            (self.type, storeIdentifier, startDate, endDate, self.error) = (type, store, start, end, error)
            succeeded = end != nil && error == nil
        }
    }
}

/// What is fetched.
public enum NSFetchRequestResultType: Sendable {
    /// Objects.
    case managedObjectResultType
    /// Which objects they are.
    case managedObjectIDResultType
    /// Values by their names.
    case dictionaryResultType
    /// How many there are.
    case countResultType
}

/// Which objects are to be fetched, and in which order.
open class NSFetchRequest<ResultType>: NSObject {
    /// The name of the objects’ kind.
    open var entityName: String?
    /// The objects’ kind.
    open var entity: NSEntityDescription?
    /// What an object has to fit; nil for all.
    open var predicate: NSPredicate?
    /// The order.
    open var sortDescriptors: [NSSortDescriptor]?
    /// The most objects; 0 for any number.
    open var fetchLimit = 0
    /// Objects to leave out before the first.
    open var fetchOffset = 0
    /// How many are read at once; here all are.
    open var fetchBatchSize = 0
    /// What is fetched.
    open var resultType = NSFetchRequestResultType.managedObjectResultType
    /// Whether objects that have not been saved are among them.
    open var includesPendingChanges = true
    /// Whether their values are read at once; here they are.
    open var includesPropertyValues = true
    /// Whether objects that are known are read anew; here they are.
    open var shouldRefreshRefetchedObjects = false
    /// Whether each answer comes once.
    open var returnsDistinctResults = false
    /// Whether objects of what inherits are among them.
    open var includesSubentities = true
    /// Whether objects are read when they are asked; here they are at once.
    open var returnsObjectsAsFaults = true
    /// Relationships that are read at once; here each is when it is asked.
    open var relationshipKeyPathsForPrefetching: [String]?
    /// The names, or descriptions, of the values that are wanted: nil for all attributes. Of objects all are read at once here.
    open var propertiesToFetch: [Any]?
    /// The names of the values by which objects are put together: each group has one answer.
    open var propertiesToGroupBy: [Any]?
    /// What a group's values have to fit.
    open var havingPredicate: NSPredicate?

    public override init() {}
    /// - Parameter entityName: the name of the objects’ kind.
    public convenience init(entityName: String) {
        self.init()
        self.entityName = entityName
    }

    /// Those of all answers that the request wants.
    func part<Each>(of all: [Each]) -> ArraySlice<Each> {
        let rest = all.dropFirst(fetchOffset)
        return fetchLimit > 0 ? rest.prefix(fetchLimit) : rest
    }

    /// Fetches from the context in whose block it is called; here a context’s `fetch` does that.
    open func execute() throws -> [ResultType] { throw CoreDataError.noStore }
}
