import Foundation
import FoundationMissing

/// A token for one state of a store, at which a context may stay; here every fetch reads the newest state.
open class NSQueryGenerationToken: NSObject, @unchecked Sendable {
    /// The state at the next fetch.
    open class var current: NSQueryGenerationToken { only }
    private static let only = NSQueryGenerationToken()
}

/// The queue on which blocks of a context run.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    case confinementConcurrencyType = 0
    case privateQueueConcurrencyType = 1
    case mainQueueConcurrencyType = 2

    public static let privateQueue = NSManagedObjectContextConcurrencyType.privateQueueConcurrencyType
    public static let mainQueue = NSManagedObjectContextConcurrencyType.mainQueueConcurrencyType
}

/// Objects that are fetched, changed, and saved together.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    public typealias ConcurrencyType = NSManagedObjectContextConcurrencyType

    /// The coordinator of the stores in which its objects are kept.
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    /// The context that its changes go to; they go to the store too.
    open var parent: NSManagedObjectContext? {
        didSet { persistentStoreCoordinator = parent?.persistentStoreCoordinator }
    }
    /// Values of whoever made the context.
    public let userInfo = NSMutableDictionary()
    /// The merge policy for saves that conflict with what others have saved.
    open var mergePolicy: Any = NSMergePolicy.error
    /// Whether changes that other contexts save are merged into this one; a fetch always reads the newest values.
    open var automaticallyMergesChangesFromParent = false
    /// The undo manager; no change is registered with it here.
    open var undoManager: UndoManager?
    /// Whether an object that is gone from the store is deleted when it is asked; here it has the values that it was read with.
    open var shouldDeleteInaccessibleFaults = true
    /// The name of the context, for debugging.
    open var name: String?
    /// The author of the context's changes.
    open var transactionAuthor: String?
    /// The number of seconds for which cached values may be used; ignored here, since a fetch always reads from the store.
    open var stalenessInterval: TimeInterval = -1
    private let lock = NSRecursiveLock()
    private var registered: [String: [Int64: NSManagedObject]] = [:]
    /// New objects that have not been saved.
    open private(set) var insertedObjects: Set<NSManagedObject> = []
    private var insertedInOrder: [NSManagedObject] = []
    /// Deleted objects whose deletion has not been saved.
    open private(set) var deletedObjects: Set<NSManagedObject> = []
    /// Kept objects whose changes have not been saved.
    open private(set) var updatedObjects: Set<NSManagedObject> = []

    /// The queue on which the context's blocks run on Apple's systems; here they run where they are called.
    public let concurrencyType: NSManagedObjectContextConcurrencyType

    /// - Parameter type: where blocks run; here where they are called.
    public init(concurrencyType type: NSManagedObjectContextConcurrencyType) { concurrencyType = type }
    /// Makes a context with a concurrency type.
    public convenience init(_ type: NSManagedObjectContextConcurrencyType) { self.init(concurrencyType: type) }

    var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

    /// Whether something has not been saved.
    open var hasChanges: Bool { !insertedObjects.isEmpty || !deletedObjects.isEmpty || !updatedObjects.isEmpty }
    /// The objects that are registered with the context.
    open var registeredObjects: Set<NSManagedObject> { Set(registered.values.flatMap(\.values)).union(insertedObjects) }

    /// Runs a block at once, where it is called.
    open func perform(_ block: @escaping () -> Void) { performAndWait(block) }
    /// Runs a block while no other block of the context runs.
    open func performAndWait(_ block: () -> Void) {
        lock.lock()
        defer { lock.unlock() }
        block()
    }
    /// Runs a block while no other block of the context runs.
    open func performAndWait<T>(_ block: () throws -> T) rethrows -> T {
        lock.lock()
        defer { lock.unlock() }
        return try block()
    }
    /// Runs a block while no other block of the context runs.
    public func perform<T>(schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T) async rethrows -> T {
        try performAndWait(block)
    }
    /// The time at which a block runs; here at once.
    public enum ScheduledTaskType: Hashable, Sendable { case immediate, enqueued }

    // MARK: Changes

    /// Makes an object one of the context’s.
    open func insert(_ object: NSManagedObject) {
        guard object.managedObjectContext == nil else { return }
        object.managedObjectContext = self
        object.isInserted = true
        insertedObjects.insert(object)
        insertedInOrder.append(object)
    }

    /// Deletes an object, and does with those it leads to what its relationships say.
    open func delete(_ object: NSManagedObject) {
        guard !object.isDeleted else { return }
        object.prepareForDeletion()
        var others: [NSManagedObject] = []
        for relationship in object.entity.relationshipsByName.values {
            switch relationship.deleteRule {
            case .cascadeDeleteRule: others += object.related(relationship)
            case .nullifyDeleteRule: object.setValue(nil, forKey: relationship.name)
            case .denyDeleteRule, .noActionDeleteRule: break
            }
        }
        object.isDeleted = true
        updatedObjects.remove(object)
        if insertedObjects.remove(object) != nil {
            insertedInOrder.removeAll { $0 === object }
        } else {
            deletedObjects.insert(object)
        }
        others.forEach(delete)
    }

    func noteChange(of object: NSManagedObject) {
        if !object.isInserted, !object.isDeleted { updatedObjects.insert(object) }
    }

    /// Forgets all that has not been saved.
    open func rollback() {
        insertedObjects.forEach(forget)
        for object in deletedObjects.union(updatedObjects) {
            object.isDeleted = false
            object.changed = []
            object.values = [:]
            object.storedLinks = [:]
            if let row = object.objectID.row { try? store(of: object)?.each(object.entity, row: row) { object.values = $1 } }
        }
        (insertedObjects, insertedInOrder, deletedObjects, updatedObjects) = ([], [], [], [])
    }
    /// Forgets all objects.
    open func reset() {
        rollback()
        registered = [:]
    }
    /// Takes up changes at once; here they always are.
    open func processPendingChanges() {}
    /// Reads an object again.
    open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
        guard let row = object.objectID.row else { return }
        try? store(of: object)?.each(object.entity, row: row) { self.merge($1, into: object) }
    }
    /// Stays at one state of the store; here each fetch reads what is there.
    open func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {}
    /// The object of an identifier, if the context knows it.
    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
        let kept = registered[Self.key(objectID.entity, objectID.store)]
        return objectID.row.flatMap { kept?[$0] } ?? insertedObjects.first { $0.objectID == objectID }
    }
    /// Reads again what another context saved.
    open func mergeChanges(fromContextDidSave notification: Notification) {
        Self.mergeChanges(fromRemoteContextSave: notification.userInfo ?? [:], into: [self])
    }
    /// An object that is no more in the store.
    func forget(_ object: NSManagedObject) {
        updatedObjects.remove(object)
        deletedObjects.remove(object)
        if let row = object.objectID.row { registered[Self.key(object.entity, object.objectID.store)]?[row] = nil }
        object.managedObjectContext = nil
    }

    /// Reads all objects again.
    open func refreshAllObjects() { registeredObjects.forEach { refresh($0, mergeChanges: true) } }

    /// The store that an object is in, or will be: the one it was assigned to, else the first that keeps its kind.
    func store(of object: NSManagedObject) -> ObjectStore? {
        let isNew = object.objectID.row == nil, all = persistentStoreCoordinator?.databases(of: object.entity) ?? []
        if let name = isNew ? object.assignedStore : object.objectID.store { return all.first { $0.identifier == name } }
        return all.first { !$0.isReadOnly } ?? all.first
    }

    /// Says which store a new object will be in.
    open func assign(_ object: Any, to store: NSPersistentStore) { (object as? NSManagedObject)?.assignedStore = store.identifier }

    /// The name under which objects of an entity and a store are registered.
    private static func key(_ entity: NSEntityDescription, _ store: String) -> String { "\(store)/\(entity.name ?? "")" }

    private func merge(_ values: [String: NSManagedObject.Value], into object: NSManagedObject) {
        for (name, value) in values where !object.changed.contains(name) { object.values[name] = value }
        for name in object.entity.relationshipsByName.values.filter(\.isToMany).map(\.name) where !object.changed.contains(name) {
            object.values[name] = nil
        }
    }

    // MARK: Reading

    func object(
        _ entity: NSEntityDescription, _ row: Int64, in store: ObjectStore, _ values: [String: NSManagedObject.Value]? = nil
    ) -> NSManagedObject? {
        let name = Self.key(entity, store.identifier)
        if let known = registered[name]?[row] {
            if let values { merge(values, into: known) }
            return known
        }
        var found = values
        if found == nil { try? store.each(entity, row: row) { found = $1 } }
        guard let found else { return nil }
        let object = entity.objectType.init(entity: entity, insertInto: nil)
        object.objectID = NSManagedObjectID(entity, store: store.identifier, row: row)
        object.managedObjectContext = self
        object.values = found
        registered[name, default: [:]][row] = object
        object.awakeFromFetch()
        return object
    }

    func objects(of relationship: NSRelationshipDescription, from object: NSManagedObject) -> [NSManagedObject] {
        guard let row = object.objectID.row, let other = relationship.destinationEntity, let store = store(of: object) else { return [] }
        let rows = (try? store.rows(of: relationship, from: row)) ?? []
        object.storedLinks[relationship.name] = Set(rows)
        return rows.compactMap { self.object(other, $0, in: store) }
    }

    /// The objects that a request asks for; those with changes as they are here.
    open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
        let (entity, found) = try found(request)
        switch request.resultType {
        case .dictionaryResultType: return request.part(of: FetchedValues(request, entity).rows(of: found)).compactMap { $0 as? T }
        case .countResultType: return [NSNumber(value: request.part(of: found).count)].compactMap { $0 as? T }
        case .managedObjectIDResultType: return request.part(of: found).compactMap { $0.objectID as? T ?? ($0 as? T) }
        case .managedObjectResultType: return request.part(of: found).compactMap { $0 as? T ?? ($0.objectID as? T) }
        }
    }

    /// All objects that fit, in their order.
    private func found<T>(_ request: NSFetchRequest<T>) throws -> (entity: NSEntityDescription, objects: [NSManagedObject]) {
        let stores = persistentStoreCoordinator?.databases ?? []
        guard let model, !stores.isEmpty, let entity = request.entity ?? model.entitiesByName[request.entityName ?? ""] else {
            throw CoreDataError.noEntity(request.entityName ?? "")
        }
        var found: [NSManagedObject] = []
        let wanted = request.affectedStores.map { Set($0.compactMap(\.identifier)) }
        for store in stores where store.keeps(entity) && wanted?.contains(store.identifier) != false {
            try store.each(entity) { row, values in
                if let object = self.object(entity, row, in: store, values), !object.isDeleted { found.append(object) }
            }
        }
        if request.includesPendingChanges { found += insertedInOrder.filter { $0.entity === entity } }
        if let predicate = request.predicate { found = found.filter { predicate.evaluate(with: $0) } }
        if let order = request.sortDescriptors, !order.isEmpty {
            found.sort { one, other in
                for descriptor in order {
                    let result = descriptor.compare(one, to: other)
                    if result != .orderedSame { return result == .orderedAscending }
                }
                return false
            }
        }
        return (entity, found)
    }

    /// Returns the number of results of a request.
    open func count<T>(for request: NSFetchRequest<T>) throws -> Int {
        guard request.resultType != .dictionaryResultType else { return try fetch(request).count }
        return try request.part(of: found(request).objects).count
    }
    /// The object of an identifier.
    open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        guard let object = try? existingObject(with: objectID) else {
            return objectID.entity.objectType.init(entity: objectID.entity, insertInto: nil)
        }
        return object
    }
    /// The object of an identifier, if it is kept.
    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        let stores = persistentStoreCoordinator?.databases ?? []
        guard let row = objectID.row, let store = stores.first(where: { $0.identifier == objectID.store }),
            let object = object(objectID.entity, row, in: store), !object.isDeleted
        else { throw CoreDataError.noObject }
        return object
    }

    /// Gives new objects identifiers that stay theirs when they are saved.
    /// - Throws: `CoreDataError` where there is no store, or it cannot be written.
    open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
        let new = objects.filter { $0.objectID.isTemporaryID }
        guard !new.isEmpty else { return }
        for object in new {
            guard let store = store(of: object) else { throw CoreDataError.noStore }
            guard let row = try store.reserve(for: [object]).first else { continue }
            // A set finds an object by its identity, which is not this.
            object.objectID = NSManagedObjectID(object.entity, store: store.identifier, row: row)
            registered[Self.key(object.entity, store.identifier), default: [:]][row] = object
        }
    }

    // MARK: Saving

    /// Writes all changes at once; those of several stores to one after another.
    open func save() throws {
        guard hasChanges else { return }
        let new = insertedInOrder, updated = Array(updatedObjects), gone = Array(deletedObjects)
        NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
        for object in new + updated { object.willSave() }
        for object in new { try object.validateForInsert() }
        for object in updated { try object.validateForUpdate() }
        for object in gone { try object.validateForDelete() }
        for object in gone {
            for relationship in object.entity.relationshipsByName.values
            where relationship.deleteRule == .denyDeleteRule && !object.related(relationship).isEmpty {
                throw CoreDataError.denied(object.entity.name ?? "", relationship.name)
            }
        }
        for object in new + updated {
            for (name, attribute) in object.entity.attributesByName where !attribute.isOptional && !attribute.isTransient {
                guard object.value(forKey: name) != nil else { throw CoreDataError.missing(object.entity.name ?? "", name) }
            }
        }
        for (store, part) in try parts(new, updated, gone) {
            let rows = try store.save(new: part.new, updated: part.updated, gone: part.gone)
            for object in part.new {
                guard let row = rows[ObjectIdentifier(object)] else { continue }
                object.objectID = NSManagedObjectID(object.entity, store: store.identifier, row: row)
                object.isInserted = false
                registered[Self.key(object.entity, store.identifier), default: [:]][row] = object
            }
        }
        for object in gone {
            if let row = object.objectID.row { registered[Self.key(object.entity, object.objectID.store)]?[row] = nil }
            object.managedObjectContext = nil
        }
        (insertedObjects, insertedInOrder, deletedObjects, updatedObjects) = ([], [], [], [])
        for object in new + updated {
            object.changed = []
            for relationship in object.entity.relationshipsByName.values where relationship.linkTable != nil {
                if case .objects(let ends)? = object.values[relationship.name] {
                    object.storedLinks[relationship.name] = Set(ends.compactMap(\.objectID.row))
                }
            }
            object.didSave()
        }
        NotificationCenter.default.post(
            name: .NSManagedObjectContextDidSave, object: self,
            userInfo: [NSInsertedObjectsKey: Set(new), NSUpdatedObjectsKey: Set(updated), NSDeletedObjectsKey: Set(gone)])
        NotificationCenter.default.post(
            name: .NSManagedObjectContextDidSaveObjectIDs, object: self,
            userInfo: [
                NSInsertedObjectIDsKey: Set(new.map(\.objectID)), NSUpdatedObjectIDsKey: Set(updated.map(\.objectID)),
                NSDeletedObjectIDsKey: Set(gone.map(\.objectID)),
            ])
    }
}
