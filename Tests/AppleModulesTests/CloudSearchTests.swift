import Foundation
import OwnThreads
import Testing
import UIKit

@Suite("Files of a cloud that nobody is signed in to", .ownThreads) struct CloudSearchTests {
    /// What was posted of a search, in order.
    private final class Heard: @unchecked Sendable {
        private let lock = NSLock()
        // Only under the lock.
        private var names: [String] = []
        var posts: [String] { lock.withLock { names } }
        func hear(_ note: Notification) { lock.withLock { names.append(note.name.rawValue) } }
    }

    @Test("xcode.11: a search begins, finds nothing, and ends") func search() {
        let query = NSMetadataQuery(), heard = Heard(), center = NotificationCenter.default
        query.predicate = NSPredicate(format: "%K LIKE '*'", NSMetadataItemFSNameKey)
        query.searchScopes = [NSMetadataQueryUbiquitousDocumentsScope]
        let queue = OperationQueue()
        query.operationQueue = queue
        let names: [Notification.Name] = [.NSMetadataQueryDidStartGathering, .NSMetadataQueryDidFinishGathering, .NSMetadataQueryDidUpdate]
        let observers = names.map { center.addObserver(forName: $0, object: query, queue: nil) { heard.hear($0) } }
        defer { for observer in observers { center.removeObserver(observer) } }
        queue.isSuspended = true
        #expect(!query.isStarted && query.start() && query.isStarted && query.isGathering && !query.start())
        queue.isSuspended = false
        queue.waitUntilAllOperationsAreFinished()
        #expect(heard.posts == names.dropLast().map(\.rawValue))
        #expect(query.isStarted && !query.isGathering && query.resultCount == 0 && query.results.isEmpty)
        query.stop()
        #expect(query.isStopped && !query.isStarted)
        // One that is stopped before it looks does not end.
        queue.isSuspended = true
        query.start()
        query.stop()
        queue.isSuspended = false
        queue.waitUntilAllOperationsAreFinished()
        #expect(heard.posts.count == 3)
    }

    @Test("xcode.11: of a file of the device is known what it is called and how large it is") func item() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("tide-\(UUID().uuidString).json")
        try Data("[1]".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let item = try #require(NSMetadataItem(url: file))
        #expect(item.value(forAttribute: NSMetadataItemFSNameKey) as? String == file.lastPathComponent)
        #expect((item.value(forAttribute: NSMetadataItemFSSizeKey) as? NSNumber)?.intValue == 3)
        #expect(item.values(forAttributes: [NSMetadataItemURLKey, "tide"])?.count == 1)
        let error = #expect(throws: CocoaError.self) { try FileManager.default.trashItem(at: file, resultingItemURL: nil) }
        #expect(error?.code == .featureUnsupported && FileManager.default.fileExists(atPath: file.path))
    }

    @Test("xcode.11: lists and dictionaries are read out of archives by what they hold") func archives() throws {
        let colors = [UIColor.red, UIColor.blue]
        let list = try NSKeyedArchiver.archivedData(withRootObject: colors as NSArray, requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClass: UIColor.self, from: list) == colors)
        #expect(try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClasses: [UIColor.self], from: list)?.count == 2)
        let pairs = ["sea": UIColor.blue] as NSDictionary
        let dictionary = try NSKeyedArchiver.archivedData(withRootObject: pairs, requiringSecureCoding: true)
        let read = try NSKeyedUnarchiver.unarchivedDictionary(ofKeyClass: NSString.self, objectClass: UIColor.self, from: dictionary)
        #expect(read?["sea"] == UIColor.blue)
    }
}
