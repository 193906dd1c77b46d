import Dispatch
import Foundation

// Searches for a person's files in the cloud. Nobody is signed in here: as on such a device a search begins, finds nothing, and ends.

/// A search for files by what is known of them.
open class NSMetadataQuery: NSObject, @unchecked Sendable {
    /// The predicate that a file has to fit.
    open var predicate: NSPredicate?
    /// The order of what is found.
    open var sortDescriptors: [NSSortDescriptor] = []
    /// The attributes whose values are gathered.
    open var valueListAttributes: [String] = []
    /// The attributes by which what is found is put together.
    open var groupingAttributes: [String]?
    /// The seconds between two posts of what has changed.
    open var notificationBatchingInterval: TimeInterval = 1
    /// The folders or scopes in which files are looked for.
    open var searchScopes: [Any] = []
    /// The files that are looked at; nil for all.
    open var searchItems: [Any]?
    /// The queue on which is posted; nil is the main one.
    open var operationQueue: OperationQueue?
    /// The delegate that is asked what stands for a file; it never is, as none is found.
    open weak var delegate: (any NSMetadataQueryDelegate)?

    private let lock = NSLock()
    // Only under the lock.
    private var phase = Phase.new
    private enum Phase { case new, gathering, watching, stopped }

    /// Whether it was started, and not stopped since.
    open var isStarted: Bool { lock.withLock { phase == .gathering || phase == .watching } }
    /// Whether the first search is under way.
    open var isGathering: Bool { lock.withLock { phase == .gathering } }
    open var isStopped: Bool { lock.withLock { phase == .stopped } }

    /// Begins the search; its beginning and its end are posted a moment later.
    /// - Returns: whether it could begin; one that has begun cannot.
    @discardableResult open func start() -> Bool {
        let isNew = lock.withLock {
            guard phase == .new || phase == .stopped else { return false }
            phase = .gathering
            return true
        }
        guard isNew else { return false }
        let queue = operationQueue ?? .main
        queue.addOperation { [self] in
            NotificationCenter.default.post(name: .NSMetadataQueryDidStartGathering, object: self)
            let hasEnded = lock.withLock {
                guard phase == .gathering else { return false }
                phase = .watching
                return true
            }
            if hasEnded { NotificationCenter.default.post(name: .NSMetadataQueryDidFinishGathering, object: self) }
        }
        return true
    }

    /// Ends the search.
    open func stop() { lock.withLock { phase = .stopped } }

    /// Holds still what was found while somebody looks at it.
    open func disableUpdates() {}
    open func enableUpdates() {}

    /// The number of files that were found.
    open var resultCount: Int { 0 }
    /// The files that were found.
    open var results: [Any] { [] }
    /// Ends the process: no place has a file, as an array's end has none.
    open func result(at idx: Int) -> Any { results[idx] }
    /// The place of a file among those that were found.
    open func index(ofResult result: Any) -> Int { NSNotFound }
    /// The number of times that each value was found.
    open var valueLists: [String: [Any]] { [:] }
    open func value(ofAttribute attrName: String, forResultAt idx: Int) -> Any? { nil }
}

/// A delegate that says what stands for a file that a search finds.
public protocol NSMetadataQueryDelegate: NSObjectProtocol {}

/// A file that a search finds, or that is asked for by its place.
open class NSMetadataItem: NSObject {
    private let url: URL

    /// A file of this device.
    public init?(url: URL) { self.url = url }

    /// The names of the attributes that are known of the file.
    open var attributes: [String] {
        [NSMetadataItemURLKey, NSMetadataItemPathKey, NSMetadataItemFSNameKey, NSMetadataItemDisplayNameKey, NSMetadataItemFSSizeKey]
    }

    /// A value that is known of it: where it is, what it is called, and how many bytes it has.
    open func value(forAttribute key: String) -> Any? {
        switch key {
        case NSMetadataItemURLKey: url
        case NSMetadataItemPathKey: url.path
        case NSMetadataItemFSNameKey: url.lastPathComponent
        case NSMetadataItemDisplayNameKey: url.deletingPathExtension().lastPathComponent
        case NSMetadataItemFSSizeKey: (try? FileManager.default.attributesOfItem(atPath: url.path))?[.size]
        case NSMetadataItemFSCreationDateKey: (try? FileManager.default.attributesOfItem(atPath: url.path))?[.creationDate]
        case NSMetadataItemFSContentChangeDateKey: (try? FileManager.default.attributesOfItem(atPath: url.path))?[.modificationDate]
        case NSMetadataItemIsUbiquitousKey: false
        default: nil
        }
    }
    /// Values by the names of attributes.
    open func values(forAttributes keys: [String]) -> [String: Any]? {
        Dictionary(keys.compactMap { key in value(forAttribute: key).map { (key, $0) } }) { $1 }
    }
}

extension Notification.Name {
    /// A search has begun.
    public static let NSMetadataQueryDidStartGathering = Notification.Name("NSMetadataQueryDidStartGatheringNotification")
    /// A search has found more; none does.
    public static let NSMetadataQueryGatheringProgress = Notification.Name("NSMetadataQueryGatheringProgressNotification")
    /// A search has looked everywhere.
    public static let NSMetadataQueryDidFinishGathering = Notification.Name("NSMetadataQueryDidFinishGatheringNotification")
    /// What was found has changed; nothing does.
    public static let NSMetadataQueryDidUpdate = Notification.Name("NSMetadataQueryDidUpdateNotification")
}

// The keys by which a post says what has changed.
public let NSMetadataQueryUpdateAddedItemsKey = "kMDQueryUpdateAddedItems"
public let NSMetadataQueryUpdateChangedItemsKey = "kMDQueryUpdateChangedItems"
public let NSMetadataQueryUpdateRemovedItemsKey = "kMDQueryUpdateRemovedItems"

// Where is looked: in the cloud's folder of documents, beside that, and in those that others opened.
public let NSMetadataQueryUbiquitousDocumentsScope = "NSMetadataQueryUbiquitousDocumentsScope"
public let NSMetadataQueryUbiquitousDataScope = "NSMetadataQueryUbiquitousDataScope"
public let NSMetadataQueryAccessibleUbiquitousExternalDocumentsScope = "NSMetadataQueryAccessibleUbiquitousExternalDocumentsScope"

// What is known of a file.
public let NSMetadataItemURLKey = "kMDItemURL"
public let NSMetadataItemPathKey = "kMDItemPath"
public let NSMetadataItemFSNameKey = "kMDItemFSName"
public let NSMetadataItemDisplayNameKey = "kMDItemDisplayName"
public let NSMetadataItemFSSizeKey = "kMDItemFSSize"
public let NSMetadataItemFSCreationDateKey = "kMDItemFSCreationDate"
public let NSMetadataItemFSContentChangeDateKey = "kMDItemFSContentChangeDate"
public let NSMetadataItemContentTypeKey = "kMDItemContentType"
public let NSMetadataItemIsUbiquitousKey = "NSMetadataItemIsUbiquitousKey"
public let NSMetadataUbiquitousItemDownloadingStatusKey = "NSMetadataUbiquitousItemDownloadingStatusKey"
public let NSMetadataUbiquitousItemIsDownloadingKey = "NSMetadataUbiquitousItemIsDownloadingKey"
public let NSMetadataUbiquitousItemIsUploadedKey = "NSMetadataUbiquitousItemIsUploadedKey"
public let NSMetadataUbiquitousItemIsUploadingKey = "NSMetadataUbiquitousItemIsUploadingKey"
public let NSMetadataUbiquitousItemPercentDownloadedKey = "NSMetadataUbiquitousItemPercentDownloadedKey"
public let NSMetadataUbiquitousItemPercentUploadedKey = "NSMetadataUbiquitousItemPercentUploadedKey"
public let NSMetadataUbiquitousItemHasUnresolvedConflictsKey = "NSMetadataUbiquitousItemHasUnresolvedConflictsKey"
public let NSMetadataUbiquitousItemDownloadingErrorKey = "NSMetadataUbiquitousItemDownloadingErrorKey"
public let NSMetadataUbiquitousItemUploadingErrorKey = "NSMetadataUbiquitousItemUploadingErrorKey"
public let NSMetadataUbiquitousItemDownloadingStatusNotDownloaded = "NSMetadataUbiquitousItemDownloadingStatusNotDownloaded"
public let NSMetadataUbiquitousItemDownloadingStatusDownloaded = "NSMetadataUbiquitousItemDownloadingStatusDownloaded"
public let NSMetadataUbiquitousItemDownloadingStatusCurrent = "NSMetadataUbiquitousItemDownloadingStatusCurrent"
