import Foundation

/// Whether the device is signed in to an account.
public enum CKAccountStatus: Int, Sendable {
    case couldNotDetermine = 0
    case available = 1
    case restricted = 2
    case noAccount = 3
    case temporarilyUnavailable = 4
}

/// An app's container in iCloud. This device is signed in to no account: every request is refused.
open class CKContainer: NSObject, @unchecked Sendable {
    /// The permissions that people can grant.
    public struct ApplicationPermissions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let userDiscoverability = ApplicationPermissions(rawValue: 1)
    }

    /// The status of a permission.
    public enum ApplicationPermissionStatus: Int, Sendable {
        case initialState = 0
        case couldNotComplete = 1
        case denied = 2
        case granted = 3
    }

    public typealias ApplicationPermissionBlock = @Sendable (CKContainer.ApplicationPermissionStatus, (any Error)?) -> Void

    private static let usual = CKContainer(identifier: "iCloud." + (Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName))

    /// The container that is named as the app.
    open class func `default`() -> CKContainer { usual }

    /// The name of the container.
    public let containerIdentifier: String?
    /// The database that only its owner sees.
    public private(set) lazy var privateCloudDatabase = CKDatabase(scope: .private)
    /// The database that everybody sees.
    public private(set) lazy var publicCloudDatabase = CKDatabase(scope: .public)
    /// The database of what others share.
    public private(set) lazy var sharedCloudDatabase = CKDatabase(scope: .shared)
    private let queue = OperationQueue()

    /// A container by its name.
    public init(identifier containerIdentifier: String) {
        self.containerIdentifier = containerIdentifier
        super.init()
        // Made at once: two threads may ask for them.
        _ = (privateCloudDatabase, publicCloudDatabase, sharedCloudDatabase)
    }

    /// The database of a scope.
    open func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
        switch databaseScope {
        case .public: publicCloudDatabase
        case .private: privateCloudDatabase
        case .shared: sharedCloudDatabase
        }
    }

    /// Runs an operation, which tells its blocks that it was refused.
    open func add(_ operation: CKOperation) { queue.addOperation(operation) }

    // MARK: The account

    @preconcurrency
    open func accountStatus(completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void) {
        DispatchQueue.global().async { completionHandler(.noAccount, nil) }
    }
    open func accountStatus() async throws -> CKAccountStatus { .noAccount }

    @preconcurrency
    open func fetchUserRecordID(completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void) {
        refuse(completionHandler)
    }
    open func userRecordID() async throws -> CKRecord.ID { throw CKError.signedOut }

    @preconcurrency
    open func status(
        forApplicationPermission applicationPermission: ApplicationPermissions,
        completionHandler block: @escaping ApplicationPermissionBlock
    ) { DispatchQueue.global().async { block(.couldNotComplete, CKError.signedOut) } }
    open func applicationPermissionStatus(for applicationPermission: ApplicationPermissions) async throws -> ApplicationPermissionStatus {
        throw CKError.signedOut
    }

    @preconcurrency
    open func requestApplicationPermission(
        _ applicationPermission: ApplicationPermissions, completionHandler block: @escaping ApplicationPermissionBlock
    ) { DispatchQueue.global().async { block(.couldNotComplete, CKError.signedOut) } }
    @discardableResult
    open func requestApplicationPermission(
        _ applicationPermission: ApplicationPermissions
    ) async throws -> ApplicationPermissionStatus { throw CKError.signedOut }

    // MARK: Other people

    @preconcurrency
    open func discoverUserIdentity(
        withEmailAddress email: String, completionHandler: @escaping @Sendable (CKUserIdentity?, (any Error)?) -> Void
    ) { refuse(completionHandler) }
    @preconcurrency
    open func discoverUserIdentity(
        withPhoneNumber phoneNumber: String, completionHandler: @escaping @Sendable (CKUserIdentity?, (any Error)?) -> Void
    ) { refuse(completionHandler) }
    @preconcurrency
    open func discoverUserIdentity(
        withUserRecordID userRecordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKUserIdentity?, (any Error)?) -> Void
    ) { refuse(completionHandler) }
    open func userIdentity(forEmailAddress email: String) async throws -> CKUserIdentity? { throw CKError.signedOut }
    open func userIdentity(forPhoneNumber phoneNumber: String) async throws -> CKUserIdentity? { throw CKError.signedOut }
    open func userIdentity(forUserRecordID userRecordID: CKRecord.ID) async throws -> CKUserIdentity? { throw CKError.signedOut }

    @preconcurrency
    open func fetchShareParticipant(
        withEmailAddress emailAddress: String, completionHandler: @escaping @Sendable (CKShare.Participant?, (any Error)?) -> Void
    ) { refuse(completionHandler) }
    open func shareParticipant(forEmailAddress emailAddress: String) async throws -> CKShare.Participant { throw CKError.signedOut }
    open func shareParticipant(forPhoneNumber phoneNumber: String) async throws -> CKShare.Participant { throw CKError.signedOut }
    open func shareParticipant(forUserRecordID userRecordID: CKRecord.ID) async throws -> CKShare.Participant { throw CKError.signedOut }

    @preconcurrency
    open func fetchShareMetadata(with url: URL, completionHandler: @escaping @Sendable (CKShare.Metadata?, (any Error)?) -> Void) {
        refuse(completionHandler)
    }
    open func shareMetadata(for url: URL) async throws -> CKShare.Metadata { throw CKError.signedOut }

    @preconcurrency
    open func accept(_ metadata: CKShare.Metadata, completionHandler: @escaping @Sendable (CKShare?, (any Error)?) -> Void) {
        refuse(completionHandler)
    }
    @discardableResult
    open func accept(_ metadata: CKShare.Metadata) async throws -> CKShare { throw CKError.signedOut }
}

/// The older name of what people can allow.
public typealias CKApplicationPermissions = CKContainer.ApplicationPermissions
/// The older name of what people answered.
public typealias CKApplicationPermissionStatus = CKContainer.ApplicationPermissionStatus

extension NSNotification.Name {
    /// The device was signed in or out; it never is here.
    public static let CKAccountChanged = NSNotification.Name("CKAccountChangedNotification")
}

/// Tells a handler, on another thread, that the device is signed in to no account.
func refuse<Value>(_ handler: @escaping @Sendable (Value?, (any Error)?) -> Void) {
    DispatchQueue.global().async { handler(nil, CKError.signedOut) }
}

/// Tells a handler of results the same.
func refuse<Value>(_ handler: @escaping @Sendable (Result<Value, any Error>) -> Void) {
    DispatchQueue.global().async { handler(.failure(CKError.signedOut)) }
}
