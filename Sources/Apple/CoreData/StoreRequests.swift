import Foundation

/// What a context asks of its store at once, past its objects.
open class NSPersistentStoreRequest: NSObject {}

/// What came of it.
open class NSPersistentStoreResult: NSObject {
    /// What is told of many objects at once: that it went well, which they are, or how many. Deletions, insertions and changes number
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
    /// What is told of it.
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

    public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) { fetchRequest = fetch }
}

/// What is told of objects that were deleted.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    case resultTypeStatusOnly = 0
    case resultTypeObjectIDs = 1
    case resultTypeCount = 2
}

/// What is told of objects that were deleted: whether it went well, which they were, or how many.
open class NSBatchDeleteResult: NSPersistentStoreResult {
    public let result: Any?
    public let resultType: NSBatchDeleteRequestResultType

    init(_ result: Any, _ type: NSBatchDeleteRequestResultType) {
        self.result = result
        resultType = type
    }
}

/// Asks for what others have changed. No history is kept here: there is none, and it is deleted in vain.
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

/// What of the changes is told.
public enum NSPersistentHistoryResultType: Int, Sendable {
    case statusOnly = 0
    case objectIDs
    case count
    case transactionsOnly
    case changesOnly
    case transactionsAndChanges
}

/// How far the changes of a store are known; nobody makes one here.
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

    /// What tells a context of them.
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

/// Which cloud a store would be in step with; here there is none.
open class NSPersistentCloudKitContainerOptions: NSObject {
    public let containerIdentifier: String

    public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}
