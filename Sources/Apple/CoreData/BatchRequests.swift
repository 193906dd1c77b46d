import Foundation

/// Inserts many objects at once.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
    private enum Objects {
        case dictionaries([[String: Any]])
        case dictionaryHandler((NSMutableDictionary) -> Bool)
        case objectHandler((NSManagedObject) -> Bool)
    }

    public let entityName: String
    private let objects: Objects
    /// The kind of result that the request gives.
    open var resultType = NSBatchInsertRequestResultType.statusOnly

    private init(_ entityName: String?, _ objects: Objects) {
        self.entityName = entityName ?? ""
        self.objects = objects
    }

    /// - Parameter dictionaries: the values of each object, by the names of their properties.
    public convenience init(entityName: String, objects dictionaries: [[String: Any]]) {
        self.init(entityName, .dictionaries(dictionaries))
    }
    /// - Parameter dictionaries: the values of each object, by the names of their properties.
    public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
        self.init(entity.name, .dictionaries(dictionaries))
    }
    /// - Parameter handler: writes the values of the next object, and returns true when there is none.
    public convenience init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
        self.init(entityName, .dictionaryHandler(handler))
    }
    /// - Parameter handler: writes the values of the next object, and returns true when there is none.
    public convenience init(entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
        self.init(entity.name, .dictionaryHandler(handler))
    }
    /// - Parameter handler: writes the values of the next object, and returns true when there is none.
    public convenience init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
        self.init(entityName, .objectHandler(handler))
    }
    /// - Parameter handler: writes the values of the next object, and returns true when there is none.
    public convenience init(entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
        self.init(entity.name, .objectHandler(handler))
    }

    func result(in context: NSManagedObjectContext) throws -> NSBatchInsertResult {
        guard let entity = context.model?.entitiesByName[entityName] else { throw CoreDataError.noEntity(entityName) }
        var made: [NSManagedObject] = []
        func insert(_ values: [String: Any]) {
            let object = entity.objectType.init(entity: entity, insertInto: context)
            for (name, value) in values { object.setValue(value is NSNull ? nil : value, forKey: name) }
            made.append(object)
        }
        switch objects {
        case .dictionaries(let dictionaries): dictionaries.forEach(insert)
        case .dictionaryHandler(let handler):
            while true {
                let values = NSMutableDictionary()
                guard !handler(values) else { break }
                insert(values as? [String: Any] ?? [:])
            }
        case .objectHandler(let handler):
            while true {
                let object = entity.objectType.init(entity: entity, insertInto: nil)
                guard !handler(object) else { break }
                context.insert(object)
                made.append(object)
            }
        }
        do {
            try context.save()
        } catch {
            // What is refused is not left to the context's next saving.
            made.forEach(context.delete)
            throw error
        }
        return NSBatchInsertResult(NSPersistentStoreResult.told(resultType.rawValue, of: made.map(\.objectID)), resultType)
    }
}

/// The kind of result of a batch insertion: success, the objects' identifiers, or their number.
public enum NSBatchInsertRequestResultType: UInt, Sendable {
    case statusOnly = 0
    case objectIDs = 1
    case count = 2
}

/// The result of a batch insertion: success, the objects' identifiers, or their number.
open class NSBatchInsertResult: NSPersistentStoreResult {
    public let result: Any?
    public let resultType: NSBatchInsertRequestResultType

    init(_ result: Any, _ type: NSBatchInsertRequestResultType) {
        self.result = result
        resultType = type
    }
}

/// Changes properties of many objects at once.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
    public let entityName: String
    /// The predicate that objects have to meet; nil for all.
    open var predicate: NSPredicate?
    /// Whether objects of entities below are changed too; here only those of the entity are.
    open var includesSubentities = true
    /// The new values, by the names of properties or by their descriptions; expressions are not evaluated here.
    open var propertiesToUpdate: [AnyHashable: Any]?
    /// The kind of result that the request gives.
    open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType

    public init(entityName: String) { self.entityName = entityName }
    public convenience init(entity: NSEntityDescription) { self.init(entityName: entity.name ?? "") }

    func result(in context: NSManagedObjectContext) throws -> NSBatchUpdateResult {
        let fetch = NSFetchRequest<NSManagedObject>(entityName: entityName)
        fetch.predicate = predicate
        let found = try context.fetch(fetch)
        for (property, value) in propertiesToUpdate ?? [:] {
            guard let name = property.base as? String ?? (property.base as? NSPropertyDescription)?.name else { continue }
            for object in found { object.setValue(value is NSNull ? nil : value, forKey: name) }
        }
        try context.save()
        return NSBatchUpdateResult(NSPersistentStoreResult.told(resultType.rawValue, of: found.map(\.objectID)), resultType)
    }
}

/// The kind of result of a batch update: success, the objects' identifiers, or their number.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
    case statusOnlyResultType = 0
    case updatedObjectIDsResultType = 1
    case updatedObjectsCountResultType = 2
}

/// The result of a batch update: success, the objects' identifiers, or their number.
open class NSBatchUpdateResult: NSPersistentStoreResult {
    public let result: Any?
    public let resultType: NSBatchUpdateRequestResultType

    init(_ result: Any, _ type: NSBatchUpdateRequestResultType) {
        self.result = result
        resultType = type
    }
}
