import Foundation

/// A database of a container. This device is signed in to no account: every request is refused.
open class CKDatabase: NSObject, @unchecked Sendable {
    /// The scope of a database: who sees it.
    public enum Scope: Int, Sendable {
        case `public` = 1
        case `private` = 2
        case shared = 3
    }

    /// The scope of the database: who sees it.
    public let databaseScope: Scope
    private let queue = OperationQueue()

    init(scope: Scope) { databaseScope = scope }

    /// Runs an operation, which tells its blocks that it was refused.
    open func add(_ operation: CKDatabaseOperation) {
        operation.database = self
        queue.addOperation(operation)
    }

    // MARK: One record

    @preconcurrency
    open func fetch(withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void) {
        refuse(completionHandler)
    }
    open func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw CKError.signedOut }

    @preconcurrency
    open func save(_ record: CKRecord, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void) {
        refuse(completionHandler)
    }
    @discardableResult
    open func save(_ record: CKRecord) async throws -> CKRecord { throw CKError.signedOut }

    @preconcurrency
    open func delete(withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void) {
        refuse(completionHandler)
    }
    @discardableResult
    open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID { throw CKError.signedOut }

    @preconcurrency
    open func perform(
        _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?, completionHandler: @escaping @Sendable ([CKRecord]?, (any Error)?) -> Void
    ) { refuse(completionHandler) }
    open func perform(_ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?) async throws -> [CKRecord] { throw CKError.signedOut }

    // MARK: One zone

    @preconcurrency
    open func fetchAllRecordZones(completionHandler: @escaping @Sendable ([CKRecordZone]?, (any Error)?) -> Void) {
        refuse(completionHandler)
    }
    open func allRecordZones() async throws -> [CKRecordZone] { throw CKError.signedOut }

    @preconcurrency
    open func fetch(withRecordZoneID zoneID: CKRecordZone.ID, completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void)
    {
        refuse(completionHandler)
    }
    open func recordZone(for zoneID: CKRecordZone.ID) async throws -> CKRecordZone { throw CKError.signedOut }

    @preconcurrency
    open func save(_ zone: CKRecordZone, completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void) {
        refuse(completionHandler)
    }
    @discardableResult
    open func save(_ zone: CKRecordZone) async throws -> CKRecordZone { throw CKError.signedOut }

    @preconcurrency
    open func delete(
        withRecordZoneID zoneID: CKRecordZone.ID, completionHandler: @escaping @Sendable (CKRecordZone.ID?, (any Error)?) -> Void
    ) { refuse(completionHandler) }
    @discardableResult
    open func deleteRecordZone(withID zoneID: CKRecordZone.ID) async throws -> CKRecordZone.ID { throw CKError.signedOut }

    // MARK: One subscription

    @preconcurrency
    open func fetchAllSubscriptions(completionHandler: @escaping @Sendable ([CKSubscription]?, (any Error)?) -> Void) {
        refuse(completionHandler)
    }
    open func allSubscriptions() async throws -> [CKSubscription] { throw CKError.signedOut }

    @preconcurrency
    open func fetch(
        withSubscriptionID subscriptionID: CKSubscription.ID, completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
    ) { refuse(completionHandler) }
    open func subscription(for subscriptionID: CKSubscription.ID) async throws -> CKSubscription { throw CKError.signedOut }

    @preconcurrency
    open func save(_ subscription: CKSubscription, completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void) {
        refuse(completionHandler)
    }
    @discardableResult
    open func save(_ subscription: CKSubscription) async throws -> CKSubscription { throw CKError.signedOut }

    @preconcurrency
    open func delete(
        withSubscriptionID subscriptionID: CKSubscription.ID, completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
    ) { refuse(completionHandler) }
    @discardableResult
    open func deleteSubscription(withID subscriptionID: CKSubscription.ID) async throws -> String { throw CKError.signedOut }
}

/// Calls with a configuration of their own.
extension CKDatabase {
    /// Calls the body with a database whose requests are configured.
    public func configuredWith<R>(
        configuration: CKOperation.Configuration? = nil, group: CKOperationGroup? = nil, body: (CKDatabase) throws -> R
    ) rethrows -> R { try body(self) }

    /// Calls the body with a database whose requests are configured.
    public func configuredWith<R>(
        configuration: CKOperation.Configuration? = nil, group: CKOperationGroup? = nil, body: (CKDatabase) async throws -> R
    ) async rethrows -> R { try await body(self) }
}
