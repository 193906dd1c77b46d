import Foundation

/// Fetches of what changed since a token of the server's.
extension CKDatabase {
    /// The zones of a database that changed.
    public struct DatabaseChange {
        /// A zone that has new or other records.
        public struct Modification: Hashable, Sendable {
            public let zoneID: CKRecordZone.ID
        }

        /// A zone that is gone.
        public struct Deletion: Hashable, Sendable {
            /// The reason for which a zone is gone.
            public enum Reason: Hashable, Sendable { case deleted, purged, encryptedDataReset }
            public let zoneID: CKRecordZone.ID
            public let reason: Reason
        }
    }

    /// The records of a zone that changed.
    public struct RecordZoneChange {
        /// A record that is new or other than before.
        public struct Modification: Sendable {
            public let record: CKRecord
        }

        /// A record that is gone.
        public struct Deletion: Hashable, Sendable {
            public let recordID: CKRecord.ID
            public let recordType: CKRecord.RecordType
        }
    }

    /// The changes of zones, and whether there are more.
    public typealias DatabaseChanges = (
        modifications: [DatabaseChange.Modification], deletions: [DatabaseChange.Deletion], changeToken: CKServerChangeToken,
        moreComing: Bool
    )
    /// The changes of records, and whether there are more.
    public typealias RecordZoneChanges = (
        modificationResultsByID: [CKRecord.ID: Result<RecordZoneChange.Modification, any Error>],
        deletions: [RecordZoneChange.Deletion], changeToken: CKServerChangeToken, moreComing: Bool
    )

    @preconcurrency
    public func fetchDatabaseChanges(
        since changeToken: CKServerChangeToken?, resultsLimit: Int? = nil,
        completionHandler: @escaping @Sendable (Result<DatabaseChanges, any Error>) -> Void
    ) { refuse(completionHandler) }
    public func databaseChanges(since changeToken: CKServerChangeToken?, resultsLimit: Int? = nil) async throws -> DatabaseChanges {
        throw CKError.signedOut
    }

    @preconcurrency
    public func fetchRecordZoneChanges(
        inZoneWith zoneID: CKRecordZone.ID, since changeToken: CKServerChangeToken?, desiredKeys: [CKRecord.FieldKey]? = nil,
        resultsLimit: Int? = nil, completionHandler: @escaping @Sendable (Result<RecordZoneChanges, any Error>) -> Void
    ) { refuse(completionHandler) }
    public func recordZoneChanges(
        inZoneWith zoneID: CKRecordZone.ID, since changeToken: CKServerChangeToken?, desiredKeys: [CKRecord.FieldKey]? = nil,
        resultsLimit: Int? = nil
    ) async throws -> RecordZoneChanges { throw CKError.signedOut }
}
