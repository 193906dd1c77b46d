import Foundation

/// Reads and writes files that other processes read and write too: an app and its widget in the container of their group.
///
/// Who writes has an item's folder for himself, who reads shares it with others who read. The folder is locked, not the item, since a file
/// that is written whole takes another one's place. A call within another one on the same thread waits for nobody.
open class NSFileCoordinator: NSObject {
    /// Options for how an item is read.
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let withoutChanges = ReadingOptions(rawValue: 1)
        public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
        public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
        public static let forUploading = ReadingOptions(rawValue: 8)
    }
    /// Options for how an item is written.
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let forDeleting = WritingOptions(rawValue: 1)
        public static let forMoving = WritingOptions(rawValue: 2)
        public static let forMerging = WritingOptions(rawValue: 4)
        public static let forReplacing = WritingOptions(rawValue: 8)
        public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
    }

    /// The purpose of the access; on Apple's systems one with the same purpose is not waited for.
    open var purposeIdentifier = UUID().uuidString

    /// - Parameter filePresenter: who need not be told.
    public init(filePresenter: (any NSFilePresenter)? = nil) { super.init() }

    /// The registered file presenters; none are kept here, as nobody tells them of changes.
    open class var filePresenters: [any NSFilePresenter] { [] }
    open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {}
    open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {}

    /// Reads an item while nobody writes it.
    open func coordinate(
        readingItemAt url: URL, options: ReadingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
        byAccessor reader: (URL) -> Void
    ) {
        Self.hold([(url, false)], outError) { reader(url) }
    }

    /// Writes an item while nobody else reads or writes it.
    open func coordinate(
        writingItemAt url: URL, options: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
        byAccessor writer: (URL) -> Void
    ) {
        Self.hold([(url, true)], outError) { writer(url) }
    }

    /// Reads one item and writes another.
    open func coordinate(
        readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL,
        options writingOptions: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>?, byAccessor body: (URL, URL) -> Void
    ) {
        Self.hold([(readingURL, false), (writingURL, true)], outError) { body(readingURL, writingURL) }
    }

    /// Writes two items.
    open func coordinate(
        writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL, options options2: WritingOptions = [],
        error outError: UnsafeMutablePointer<NSError?>?, byAccessor writer: (URL, URL) -> Void
    ) {
        Self.hold([(url1, true), (url2, true)], outError) { writer(url1, url2) }
    }

    /// Performs an access on a queue, once the items are free for it.
    open func coordinate(
        with intents: [NSFileAccessIntent], queue: OperationQueue, byAccessor accessor: @escaping @Sendable ((any Error)?) -> Void
    ) {
        let items = intents.map { ($0.url, $0.isWriting) }
        queue.addOperation {
            var error: NSError?
            Self.hold(items, &error) { accessor(nil) }
            if let error { accessor(error) }
        }
    }

    open func item(at oldURL: URL, willMoveTo newURL: URL) {}
    open func item(at oldURL: URL, didMoveTo newURL: URL) {}
    /// Ends waiting on Apple's systems; here nothing is waited for but another process's call.
    open func cancel() {}

    // MARK: Locks

    private static let heldKey = "NSFileCoordinator.held"

    /// Waits for other processes. Apple's calls wait on any thread too, and may be made in `async` code: they do not say what this does.
    @available(*, noasync)
    private static func hold(_ items: [(url: URL, isWritten: Bool)], _ outError: UnsafeMutablePointer<NSError?>?, _ body: () -> Void) {
        var folders: [String: Bool] = [:]
        for item in items {
            let folder = item.url.deletingLastPathComponent().resolvingSymlinksInPath().path
            folders[folder] = (folders[folder] ?? false) || item.isWritten
        }
        let thread = Thread.current.threadDictionary
        let outer = thread[heldKey] as? Set<String> ?? []
        var locks: [Int32] = []
        defer { for lock in locks { close(lock) } }
        // Always in one order, so that two who want the same two do not wait for each other.
        for (folder, isWritten) in folders.sorted(by: { $0.key < $1.key }) where !outer.contains(folder) {
            // What is not there nobody else uses: the body finds out.
            let file = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            guard file >= 0 else { continue }
            locks.append(file)
            while flock(file, isWritten ? LOCK_EX : LOCK_SH) != 0 {
                guard errno == EINTR else {
                    outError?.pointee = NSError(domain: NSPOSIXErrorDomain, code: Int(errno))
                    return
                }
            }
        }
        thread[heldKey] = outer.union(folders.keys)
        defer { thread[heldKey] = outer }
        body()
    }
}

/// An object that is told what others do to a file; here none is told anything.
public protocol NSFilePresenter: NSObjectProtocol {
    var presentedItemURL: URL? { get }
    var presentedItemOperationQueue: OperationQueue { get }
    func presentedItemDidChange()
    func presentedSubitemDidChange(at url: URL)
}

extension NSFilePresenter {
    public func presentedItemDidChange() {}
    public func presentedSubitemDidChange(at url: URL) {}
}

/// The intended access to a file, for a coordinator that coordinates several at once.
public final class NSFileAccessIntent: NSObject, @unchecked Sendable {
    public let url: URL
    let isWriting: Bool

    private init(_ url: URL, isWriting: Bool) { (self.url, self.isWriting) = (url, isWriting) }

    public static func readingIntent(with url: URL, options: NSFileCoordinator.ReadingOptions = []) -> NSFileAccessIntent {
        NSFileAccessIntent(url, isWriting: false)
    }
    public static func writingIntent(with url: URL, options: NSFileCoordinator.WritingOptions = []) -> NSFileAccessIntent {
        NSFileAccessIntent(url, isWriting: true)
    }
}
