import Foundation

extension CKSyncEngine {
    /// An event of an engine. Of these only changes of the state happen on a device that is signed in to no account.
    public enum Event: Sendable {
        case stateUpdate(StateUpdate)
        case accountChange(AccountChange)
        case fetchedDatabaseChanges(FetchedDatabaseChanges)
        case fetchedRecordZoneChanges(FetchedRecordZoneChanges)
        case sentDatabaseChanges(SentDatabaseChanges)
        case sentRecordZoneChanges(SentRecordZoneChanges)
        case willFetchChanges(WillFetchChanges)
        case willFetchRecordZoneChanges(WillFetchRecordZoneChanges)
        case didFetchRecordZoneChanges(DidFetchRecordZoneChanges)
        case didFetchChanges(DidFetchChanges)
        case willSendChanges(WillSendChanges)
        case didSendChanges(DidSendChanges)

        /// The state is another one, to be kept.
        public struct StateUpdate: Sendable { public let stateSerialization: State.Serialization }

        /// Somebody signed in or out.
        public struct AccountChange: Sendable {
            /// The way in which an account changed.
            public enum ChangeType: Sendable {
                case signIn(currentUser: CKRecord.ID)
                case signOut(previousUser: CKRecord.ID)
                case switchAccounts(previousUser: CKRecord.ID, currentUser: CKRecord.ID)
            }
            public let changeType: ChangeType
        }

        /// Zones that changed on the server.
        public struct FetchedDatabaseChanges: Sendable {
            public let modifications: [CKDatabase.DatabaseChange.Modification]
            public let deletions: [CKDatabase.DatabaseChange.Deletion]
        }

        /// Records that changed on the server.
        public struct FetchedRecordZoneChanges: Sendable {
            public let modifications: [CKDatabase.RecordZoneChange.Modification]
            public let deletions: [CKDatabase.RecordZoneChange.Deletion]
        }

        /// Zones that were sent.
        public struct SentDatabaseChanges: Sendable {
            /// A zone that the server did not take.
            public struct FailedZoneSave: Sendable {
                public let zone: CKRecordZone
                public let error: CKError
            }
            public let savedZones: [CKRecordZone]
            public let failedZoneSaves: [FailedZoneSave]
            public let deletedZoneIDs: [CKRecordZone.ID]
            public let failedZoneDeletes: [CKRecordZone.ID: CKError]
        }

        /// Records that were sent.
        public struct SentRecordZoneChanges: Sendable {
            /// A record that the server did not take.
            public struct FailedRecordSave: Sendable {
                public let record: CKRecord
                public let error: CKError
            }
            public let savedRecords: [CKRecord]
            public let failedRecordSaves: [FailedRecordSave]
            public let deletedRecordIDs: [CKRecord.ID]
            public let failedRecordDeletes: [CKRecord.ID: CKError]
        }

        /// A fetch begins.
        public struct WillFetchChanges: Sendable { public let context: FetchChangesContext }
        /// The fetch of a zone begins.
        public struct WillFetchRecordZoneChanges: Sendable { public let zoneID: CKRecordZone.ID }
        /// The fetch of a zone is over.
        public struct DidFetchRecordZoneChanges: Sendable {
            public let zoneID: CKRecordZone.ID
            public let error: CKError?
        }
        /// A fetch is over.
        public struct DidFetchChanges: Sendable { public let context: FetchChangesContext }
        /// A sending begins.
        public struct WillSendChanges: Sendable { public let context: SendChangesContext }
        /// A sending is over.
        public struct DidSendChanges: Sendable { public let context: SendChangesContext }
    }
}
