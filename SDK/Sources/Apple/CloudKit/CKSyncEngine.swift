import Foundation

/// Keeps an app's records in step with iCloud. This device is signed in to no account: what is to be sent is kept in the state, and each fetch
/// and each sending is refused.
public final class CKSyncEngine: Sendable {
    /// The configuration of an engine.
    public struct Configuration: Sendable {
        public var database: CKDatabase
        /// The state as an earlier engine told it.
        public var stateSerialization: State.Serialization?
        public var delegate: any CKSyncEngineDelegate
        public var automaticallySync = true
        public var subscriptionID: CKSubscription.ID?

        public init(database: CKDatabase, stateSerialization: State.Serialization?, delegate: any CKSyncEngineDelegate) {
            (self.database, self.stateSerialization, self.delegate) = (database, stateSerialization, delegate)
        }
    }

    /// The reason for which an engine fetches or sends.
    public enum SyncReason: Hashable, Sendable { case scheduled, manual }

    public let database: CKDatabase
    public let state: State
    let delegate: any CKSyncEngineDelegate

    public init(_ configuration: Configuration) {
        (database, delegate) = (configuration.database, configuration.delegate)
        state = State(configuration.stateSerialization)
        state.follow(self)
    }

    /// Fetches what changed.
    /// - Throws: `CKError` that no account is signed in.
    public func fetchChanges(_ options: FetchChangesOptions = FetchChangesOptions()) async throws { throw CKError.signedOut }
    /// Sends what is pending.
    /// - Throws: `CKError` that no account is signed in.
    public func sendChanges(_ options: SendChangesOptions = SendChangesOptions()) async throws { throw CKError.signedOut }
    /// Ends what is under way: nothing is.
    public func cancelOperations() async {}
}

/// Takes what an engine tells, and says what it is to send.
public protocol CKSyncEngineDelegate: AnyObject, Sendable {
    /// Takes an event: here those of the state alone.
    func handleEvent(_ event: CKSyncEngine.Event, syncEngine: CKSyncEngine) async
    /// The records to send next; nobody asks for them here.
    func nextRecordZoneChangeBatch(
        _ context: CKSyncEngine.SendChangesContext, syncEngine: CKSyncEngine
    ) async -> CKSyncEngine.RecordZoneChangeBatch?
    /// The options of the next fetch; nobody asks for them here.
    func nextFetchChangesOptions(
        _ context: CKSyncEngine.FetchChangesContext, syncEngine: CKSyncEngine
    ) async -> CKSyncEngine.FetchChangesOptions
}
extension CKSyncEngineDelegate {
    public func nextFetchChangesOptions(
        _ context: CKSyncEngine.FetchChangesContext, syncEngine: CKSyncEngine
    ) async -> CKSyncEngine.FetchChangesOptions { context.options }
}

// MARK: What is fetched and sent

extension CKSyncEngine {
    /// The options of a fetch.
    public struct FetchChangesOptions: Sendable {
        /// The zones whose changes are fetched.
        public enum Scope: Hashable, Sendable {
            case all
            case allExcluding([CKRecordZone.ID])
            case zoneIDs([CKRecordZone.ID])

            public func contains(_ zoneID: CKRecordZone.ID) -> Bool {
                switch self {
                case .all: true
                case .allExcluding(let zones): !zones.contains(zoneID)
                case .zoneIDs(let zones): zones.contains(zoneID)
                }
            }
        }
        public var scope: Scope
        public var operationGroup: CKOperationGroup?
        public var prioritizedZoneIDs: [CKRecordZone.ID] = []
        public init(scope: Scope = .all, operationGroup: CKOperationGroup? = nil) {
            (self.scope, self.operationGroup) = (scope, operationGroup)
        }
    }

    /// The options of a sending.
    public struct SendChangesOptions: Sendable {
        /// The changes that are sent.
        public enum Scope: Hashable, Sendable {
            case all
            case allExcluding([CKRecordZone.ID])
            case zoneIDs([CKRecordZone.ID])
            case recordIDs([CKRecord.ID])

            public func contains(_ recordID: CKRecord.ID) -> Bool {
                switch self {
                case .all: true
                case .allExcluding(let zones): !zones.contains(recordID.zoneID)
                case .zoneIDs(let zones): zones.contains(recordID.zoneID)
                case .recordIDs(let records): records.contains(recordID)
                }
            }
            public func contains(_ change: PendingRecordZoneChange) -> Bool { contains(change.recordID) }
        }
        public var scope: Scope
        public var operationGroup: CKOperationGroup?
        public init(scope: Scope = .all, operationGroup: CKOperationGroup? = nil) {
            (self.scope, self.operationGroup) = (scope, operationGroup)
        }
    }

    /// The circumstances of a fetch.
    public struct FetchChangesContext: Sendable {
        public let reason: SyncReason
        public let options: FetchChangesOptions
    }

    /// The circumstances of a sending.
    public struct SendChangesContext: Sendable {
        public let reason: SyncReason
        public let options: SendChangesOptions
    }

    /// A change of a record that is to be sent.
    public enum PendingRecordZoneChange: Hashable, Sendable {
        case saveRecord(CKRecord.ID)
        case deleteRecord(CKRecord.ID)

        var recordID: CKRecord.ID {
            switch self {
            case .saveRecord(let id), .deleteRecord(let id): id
            }
        }
    }

    /// A change of a zone that is to be sent.
    public enum PendingDatabaseChange: Hashable, Sendable {
        case saveZone(CKRecordZone)
        case deleteZone(CKRecordZone.ID)
    }

    /// Records that are sent at once.
    public struct RecordZoneChangeBatch: Sendable {
        public var recordsToSave: [CKRecord]
        public var recordIDsToDelete: [CKRecord.ID]
        /// Whether the records of a zone are saved together or not at all.
        public var atomicByZone: Bool

        public init(recordsToSave: [CKRecord] = [], recordIDsToDelete: [CKRecord.ID] = [], atomicByZone: Bool = false) {
            (self.recordsToSave, self.recordIDsToDelete, self.atomicByZone) = (recordsToSave, recordIDsToDelete, atomicByZone)
        }

        /// The records of changes; nil where nothing is left of these.
        /// - Parameter recordProvider: the record to save; nil where it is not to be saved any more.
        public init?(pendingChanges: [PendingRecordZoneChange], recordProvider: @Sendable (CKRecord.ID) async -> CKRecord?) async {
            self.init()
            for change in pendingChanges {
                switch change {
                case .saveRecord(let id): if let record = await recordProvider(id) { recordsToSave.append(record) }
                case .deleteRecord(let id): recordIDsToDelete.append(id)
                }
            }
            guard !recordsToSave.isEmpty || !recordIDsToDelete.isEmpty else { return nil }
        }
    }
}
