import Foundation

/// A request that a context makes of its store directly, without its objects.
open class NSPersistentStoreRequest: NSObject {}

/// The result of a request to a store.
open class NSPersistentStoreResult: NSObject {
    /// The result for many objects: success, their identifiers, or their number. Deletions, insertions and changes number
    /// these alike.
    static func told(_ type: UInt, of ids: [NSManagedObjectID]) -> Any {
        switch type {
        case 1: ids
        case 2: ids.count
        default: true
        }
    }
}

/// Deletes all objects that a request fetches.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
    /// The kind of result that the request gives.
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

    public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) { fetchRequest = fetch }
}

/// The kind of result of a batch deletion: success, the objects' identifiers, or their number.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    case resultTypeStatusOnly = 0
    case resultTypeObjectIDs = 1
    case resultTypeCount = 2
}

/// The result of a batch deletion: success, the objects' identifiers, or their number.
open class NSBatchDeleteResult: NSPersistentStoreResult {
    public let result: Any?
    public let resultType: NSBatchDeleteRequestResultType

    init(_ result: Any, _ type: NSBatchDeleteRequestResultType) {
        self.result = result
        resultType = type
    }
}

/// A request for the history of changes, or to delete it. No history is kept here: none is found, and deleting does nothing.
open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest {
    open var resultType = NSPersistentHistoryResultType.transactionsAndChanges
    open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?

    override init() {}

    open class func fetchHistory(after date: Date) -> NSPersistentHistoryChangeRequest { NSPersistentHistoryChangeRequest() }
    open class func fetchHistory(after token: NSPersistentHistoryToken?) -> NSPersistentHistoryChangeRequest {
        NSPersistentHistoryChangeRequest()
    }
    open class func deleteHistory(before date: Date) -> NSPersistentHistoryChangeRequest { NSPersistentHistoryChangeRequest() }
    open class func deleteHistory(before token: NSPersistentHistoryToken?) -> NSPersistentHistoryChangeRequest {
        NSPersistentHistoryChangeRequest()
    }
}

/// The kind of result that a history request gives.
public enum NSPersistentHistoryResultType: Int, Sendable {
    case statusOnly = 0
    case objectIDs
    case count
    case transactionsOnly
    case changesOnly
    case transactionsAndChanges
}

/// A position in the history of a store; nobody makes one here.
open class NSPersistentHistoryToken: NSObject {
    private override init() {}
}

/// Changes that were saved together; nobody keeps any here.
open class NSPersistentHistoryTransaction: NSObject {
    public let timestamp: Date
    public let author: String?
    public let token: NSPersistentHistoryToken

    private init(_ timestamp: Date, _ token: NSPersistentHistoryToken) {
        (self.timestamp, author, self.token) = (timestamp, nil, token)
    }

    /// The notification that tells a context of the changes.
    open func objectIDNotification() -> Notification { Notification(name: .NSManagedObjectContextDidSave) }
}

/// The changes that were asked for.
open class NSPersistentHistoryResult: NSPersistentStoreResult {
    public let result: Any?
    public let resultType: NSPersistentHistoryResultType

    init(_ type: NSPersistentHistoryResultType) {
        resultType = type
        result =
            switch type {
            case .statusOnly: true
            case .count: 0
            case .objectIDs: [NSManagedObjectID]()
            case .transactionsOnly, .transactionsAndChanges: [NSPersistentHistoryTransaction]()
            case .changesOnly: [NSObject]()
            }
    }
}

extension NSManagedObjectContext {
    /// Asks the store past the context's objects. Here it goes by objects, which are saved.
    /// - Throws: what `fetch` and `save` throw.
    @discardableResult
    public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        switch request {
        case let deletion as NSBatchDeleteRequest: try deletion.result(in: self)
        case let insertion as NSBatchInsertRequest: try insertion.result(in: self)
        case let update as NSBatchUpdateRequest: try update.result(in: self)
        case let history as NSPersistentHistoryChangeRequest: NSPersistentHistoryResult(history.resultType)
        default: NSPersistentStoreResult()
        }
    }
}

extension NSBatchDeleteRequest {
    fileprivate func result(in context: NSManagedObjectContext) throws -> NSBatchDeleteResult {
        let fetch = NSFetchRequest<NSManagedObject>()
        (fetch.entityName, fetch.entity) = (fetchRequest.entityName, fetchRequest.entity)
        (fetch.predicate, fetch.sortDescriptors) = (fetchRequest.predicate, fetchRequest.sortDescriptors)
        (fetch.fetchLimit, fetch.fetchOffset) = (fetchRequest.fetchLimit, fetchRequest.fetchOffset)
        let found = try context.fetch(fetch), ids = found.map(\.objectID)
        for object in found { context.delete(object) }
        try context.save()
        return NSBatchDeleteResult(NSPersistentStoreResult.told(resultType.rawValue, of: ids), resultType)
    }
}

/// The options of a store that is synchronised with iCloud; here none is.
open class NSPersistentCloudKitContainerOptions: NSObject {
    public let containerIdentifier: String

    public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}
