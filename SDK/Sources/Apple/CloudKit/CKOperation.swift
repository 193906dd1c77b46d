import Foundation

/// A request to iCloud. This device is signed in to no account: each is refused as it runs.
open class CKOperation: Operation, @unchecked Sendable {
    public typealias ID = String

    /// The configuration of a request.
    open class Configuration: NSObject, NSCopying, @unchecked Sendable {
        open var container: CKContainer?
        open var qualityOfService: QualityOfService = .default
        open var allowsCellularAccess = true
        open var isLongLived = false
        open var timeoutIntervalForRequest: TimeInterval = 60
        open var timeoutIntervalForResource: TimeInterval = 7 * 24 * 3600

        public override init() {}

        public func copy(with zone: NSZone? = nil) -> Any {
            let copy = Configuration()
            (copy.container, copy.qualityOfService, copy.isLongLived) = (container, qualityOfService, isLongLived)
            copy.allowsCellularAccess = allowsCellularAccess
            copy.timeoutIntervalForRequest = timeoutIntervalForRequest
            copy.timeoutIntervalForResource = timeoutIntervalForResource
            return copy
        }
    }

    private var settings = Configuration()

    /// The configuration of the request; nil restores the defaults.
    open var configuration: Configuration! {
        get { settings }
        set { settings = newValue ?? Configuration() }
    }

    /// The operations that this one belongs to.
    open var group: CKOperationGroup?
    /// The name of the request.
    public let operationID: ID = UUID().uuidString
    @preconcurrency open var longLivedOperationWasPersistedBlock: (@Sendable () -> Void)?

    /// The container of the request, which its configuration has.
    open var container: CKContainer? {
        get { settings.container }
        set { settings.container = newValue }
    }
    /// Whether the request goes on when the app has ended, which its configuration says.
    open var isLongLived: Bool {
        get { settings.isLongLived }
        set { settings.isLongLived = newValue }
    }
    /// Whether the request may be made over a mobile network, which its configuration says.
    open var allowsCellularAccess: Bool {
        get { settings.allowsCellularAccess }
        set { settings.allowsCellularAccess = newValue }
    }

    public override init() {
        super.init()
    }

    open override func start() {
        if isCancelled { fail(.cancelled) }
        super.start()
    }

    open override func main() { fail(.signedOut) }

    /// Tells the blocks why there is nothing.
    func fail(_ error: CKError) {}
}

/// A request to a database.
open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
    /// The database of the request.
    open var database: CKDatabase?
}

/// Operations that belong together.
open class CKOperationGroup: NSObject, @unchecked Sendable {
    /// The size, about, of what is sent or fetched.
    public enum TransferSize: Int, Sendable {
        case unknown = 0
        case kilobytes
        case megabytes
        case tensOfMegabytes
        case hundredsOfMegabytes
        case gigabytes
        case tensOfGigabytes
        case hundredsOfGigabytes
    }

    public let operationGroupID = UUID().uuidString
    /// The configuration of the requests of the group.
    open var defaultConfiguration: CKOperation.Configuration! = CKOperation.Configuration()
    open var name: String?
    open var quantity = 0
    open var expectedSendSize: TransferSize = .unknown
    open var expectedReceiveSize: TransferSize = .unknown

    public override init() {}
}
