import Dispatch
import Foundation
import OwnThreads
import Testing

@Suite("A source of a file's changes", .ownThreads) struct FileSystemSourceTests {
    /// What was told, waited for.
    private final class Told: @unchecked Sendable {
        private let lock = NSCondition()
        // Only under the lock.
        private var events: DispatchSource.FileSystemEvent = []
        private var isCancelled = false

        func hear(_ new: DispatchSource.FileSystemEvent) { change { events.formUnion(new) } }
        func end() { change { isCancelled = true } }
        private func change(_ body: () -> Void) {
            lock.lock()
            body()
            lock.broadcast()
            lock.unlock()
        }
        /// Waits until all of these were told, or the source was cancelled; gives what was, and forgets it.
        func wait(for wanted: DispatchSource.FileSystemEvent) -> DispatchSource.FileSystemEvent {
            lock.lock()
            defer { lock.unlock() }
            let limit = Date(timeIntervalSinceNow: 20)
            while !events.isSuperset(of: wanted), !isCancelled, lock.wait(until: limit) {}
            defer { events = [] }
            return events
        }
    }

    @Test("xcode.11: tells that it was written, renamed and deleted, and of nothing else than was asked") func changes() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("tide-\(UUID().uuidString)")
        try Data("a".utf8).write(to: file)
        let descriptor = open(file.path, O_EVTONLY), told = Told(), closed = Told()
        let source = DispatchSource.makeFileSystemObjectSource(
            fileDescriptor: descriptor, eventMask: [.write, .extend, .rename, .delete], queue: DispatchQueue(label: "tide"))
        source.setEventHandler { told.hear(source.data) }
        source.setCancelHandler {
            close(descriptor)
            closed.end()
        }
        source.resume()
        let handle: Int32 = source.handle
        #expect(handle == descriptor && source.mask == [.write, .extend, .rename, .delete])
        let writer = try FileHandle(forWritingTo: file)
        try writer.seekToEnd()
        try writer.write(contentsOf: Data("bc".utf8))
        try writer.close()
        #expect(told.wait(for: [.write, .extend]) == [.write, .extend])
        let moved = file.appendingPathExtension("old")
        #expect(rename(file.path, moved.path) == 0)
        #expect(told.wait(for: .rename) == .rename)
        #expect(unlink(moved.path) == 0)
        #expect(told.wait(for: .delete) == .delete)
        source.cancel()
        _ = closed.wait(for: .all)
        #expect(source.isCancelled)
    }

    @Test("xcode.11: a folder is written when a file comes or goes") func folder() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tides-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let descriptor = open(folder.path, O_RDONLY), told = Told()
        let source = DispatchSource.makeFileSystemObjectSource(fileDescriptor: descriptor, eventMask: .write)
        source.setEventHandler { told.hear(source.data) }
        source.setCancelHandler { close(descriptor) }
        source.resume()
        try Data().write(to: folder.appendingPathComponent("ebb"))
        #expect(told.wait(for: .write) == .write)
        source.cancel()
    }
}
