import Foundation

/// A request for records by their identifiers.
open class CKFetchRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
    open var recordIDs: [CKRecord.ID]?
    open var desiredKeys: [CKRecord.FieldKey]?
    @preconcurrency open var perRecordProgressBlock: (@Sendable (CKRecord.ID, Double) -> Void)?
    @preconcurrency open var perRecordResultBlock: (@Sendable (CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    @preconcurrency open var fetchRecordsResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?
    /// The older form of the block for each record.
    @preconcurrency open var perRecordCompletionBlock: (@Sendable (CKRecord?, CKRecord.ID?, (any Error)?) -> Void)?
    /// The older form of the block at the end.
    @preconcurrency open var fetchRecordsCompletionBlock: (@Sendable ([CKRecord.ID: CKRecord]?, (any Error)?) -> Void)?

    public required override init() { super.init() }

    /// A request for these records.
    public convenience init(recordIDs: [CKRecord.ID]) {
        self.init()
        self.recordIDs = recordIDs
    }

    /// A request for the record of whoever is signed in.
    open class func fetchCurrentUserRecordOperation() -> Self { Self() }

    override func fail(_ error: CKError) {
        fetchRecordsResultBlock?(.failure(error))
        fetchRecordsCompletionBlock?(nil, error)
    }
}

/// A request to save and delete records.
open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
    /// The rule for saving a record that the server has another version of.
    public enum RecordSavePolicy: Int, Sendable {
        case ifServerRecordUnchanged = 0
        case changedKeys = 1
        case allKeys = 2
    }

    open var recordsToSave: [CKRecord]?
    open var recordIDsToDelete: [CKRecord.ID]?
    open var savePolicy: RecordSavePolicy = .ifServerRecordUnchanged
    open var clientChangeTokenData: Data?
    /// Whether all of it fails if one record does.
    open var isAtomic = true
    @preconcurrency open var perRecordProgressBlock: (@Sendable (CKRecord, Double) -> Void)?
    @preconcurrency open var perRecordSaveBlock: (@Sendable (CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    @preconcurrency open var perRecordDeleteBlock: (@Sendable (CKRecord.ID, Result<Void, any Error>) -> Void)?
    @preconcurrency open var modifyRecordsResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?
    /// The older form of the block for each record.
    @preconcurrency open var perRecordCompletionBlock: (@Sendable (CKRecord, (any Error)?) -> Void)?
    /// The older form of the block at the end.
    @preconcurrency open var modifyRecordsCompletionBlock: (@Sendable ([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?

    public override init() { super.init() }

    /// A request to save some records and delete others.
    public convenience init(recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil) {
        self.init()
        self.recordsToSave = recordsToSave
        self.recordIDsToDelete = recordIDsToDelete
    }

    override func fail(_ error: CKError) {
        modifyRecordsResultBlock?(.failure(error))
        modifyRecordsCompletionBlock?(nil, nil, error)
    }
}
