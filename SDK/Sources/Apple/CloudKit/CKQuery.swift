import Foundation

/// A query for records, in an order.
open class CKQuery: NSObject, NSCopying, @unchecked Sendable {
    public let recordType: CKRecord.RecordType
    public let predicate: NSPredicate
    open var sortDescriptors: [NSSortDescriptor]?

    /// The records of a type that a predicate holds for.
    public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
        self.recordType = recordType
        self.predicate = predicate
    }

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = CKQuery(recordType: recordType, predicate: predicate)
        copy.sortDescriptors = sortDescriptors
        return copy
    }
}

/// A request for the records of a query.
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
    /// The limit that leaves the number of records to the server.
    public static let maximumResults = 0

    /// The place where a query goes on; a server alone makes one.
    public typealias Cursor = CKQueryCursor

    open var query: CKQuery?
    open var cursor: Cursor?
    open var zoneID: CKRecordZone.ID?
    open var resultsLimit = CKQueryOperation.maximumResults
    open var desiredKeys: [CKRecord.FieldKey]?
    @preconcurrency open var recordMatchedBlock: (@Sendable (CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    @preconcurrency open var queryResultBlock: (@Sendable (Result<Cursor?, any Error>) -> Void)?
    /// The older form of the block for each record.
    @preconcurrency open var recordFetchedBlock: (@Sendable (CKRecord) -> Void)?
    /// The older form of the block at the end.
    @preconcurrency open var queryCompletionBlock: (@Sendable (Cursor?, (any Error)?) -> Void)?

    public override init() { super.init() }

    /// A request for the first records of a query.
    public convenience init(query: CKQuery) {
        self.init()
        self.query = query
    }

    /// A request for further records.
    public convenience init(cursor: Cursor) {
        self.init()
        self.cursor = cursor
    }

    override func fail(_ error: CKError) {
        queryResultBlock?(.failure(error))
        queryCompletionBlock?(nil, error)
    }
}

/// The place where a query goes on; a server alone makes one.
open class CKQueryCursor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    let data: Data

    init(data: Data) { self.data = data }

    public required init?(coder: NSCoder) {
        guard let data = coder.present(NSData.self, "CursorData") else { return nil }
        self.data = Data(referencing: data)
    }

    public static var supportsSecureCoding: Bool { true }
    public func encode(with coder: NSCoder) { coder.encode(data as NSData, forKey: "CursorData") }
    public func copy(with zone: NSZone? = nil) -> Any { self }
}
