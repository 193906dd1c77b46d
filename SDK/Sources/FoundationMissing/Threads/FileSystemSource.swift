import Dispatch
import Foundation
import Glibc

// A source of Dispatch's that tells of changes of an open file, which Dispatch on Linux has not. The kernel tells of them by inotify; the
// source is one of numbers that are joined until its handler runs, as the kernel of Apple's systems joins them.

/// The flag that opens a file for notes of its changes, not for reading or writing: Linux's `O_PATH`.
public let O_EVTONLY: Int32 = 0o10000000

/// A source that tells of changes of an open file.
public protocol DispatchSourceFileSystemObject: DispatchSourceProtocol {}

extension DispatchSource: DispatchSourceFileSystemObject {}

extension DispatchSourceFileSystemObject {
    /// The changes since the handler ran the last time.
    public var data: DispatchSource.FileSystemEvent { DispatchSource.FileSystemEvent(rawValue: (self as any DispatchSourceProtocol).data) }
    /// The changes that the source tells of.
    public var mask: DispatchSource.FileSystemEvent { FileWatch.of(self)?.wanted ?? [] }
    /// The file's descriptor.
    public var handle: Int32 { FileWatch.of(self)?.descriptor ?? -1 }
}

extension DispatchSource {
    /// A source that tells of changes of an open file or folder, once it was resumed.
    /// - Parameters:
    ///   - fileDescriptor: the file's descriptor; whoever makes the source closes it once the source was cancelled.
    ///   - eventMask: the changes that the source tells of.
    ///   - queue: where the handlers run; nil is a queue of the process's.
    public class func makeFileSystemObjectSource(
        fileDescriptor: Int32, eventMask: DispatchSource.FileSystemEvent, queue: DispatchQueue? = nil
    ) -> any DispatchSourceFileSystemObject {
        let numbers = DispatchSource.makeUserDataOrSource(queue: queue)
        // What Dispatch makes is of that class.
        let source = numbers as! DispatchSource
        FileWatch.begin(descriptor: fileDescriptor, wanted: eventMask, tells: source)
        return source
    }
}

/// A watch of one file, for as long as its source is there and not cancelled.
private final class FileWatch: @unchecked Sendable {
    nonisolated(unsafe) private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
    private static let queue = DispatchQueue(label: "vitrine.file-watch")
    /// Space for several of the kernel's notes, each with a name behind it.
    private static let room = 4096

    let descriptor: Int32
    let wanted: DispatchSource.FileSystemEvent
    private weak var source: DispatchSource?
    private let notes: Int32
    private var reader: (any DispatchSourceRead)?
    // Only on the queue.
    private var before = stat()

    static func of(_ source: any DispatchSourceFileSystemObject) -> FileWatch? {
        objc_getAssociatedObject(source, key) as? FileWatch
    }

    static func begin(descriptor: Int32, wanted: DispatchSource.FileSystemEvent, tells source: DispatchSource) {
        let notes = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        let kinds = IN_MODIFY | IN_ATTRIB | IN_DELETE_SELF | IN_MOVE_SELF | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO
        let watch = FileWatch(descriptor: descriptor, wanted: wanted, source: source, notes: notes)
        objc_setAssociatedObject(source, key, watch, .OBJC_ASSOCIATION_RETAIN)
        guard notes >= 0, inotify_add_watch(notes, "/proc/self/fd/\(descriptor)", UInt32(kinds)) >= 0 else { return }
        fstat(descriptor, &watch.before)
        let reader = DispatchSource.makeReadSource(fileDescriptor: notes, queue: queue)
        reader.setEventHandler { [weak watch] in watch?.read() }
        reader.setCancelHandler { close(notes) }
        watch.reader = reader
        reader.resume()
    }

    private init(descriptor: Int32, wanted: DispatchSource.FileSystemEvent, source: DispatchSource, notes: Int32) {
        (self.descriptor, self.wanted, self.source, self.notes) = (descriptor, wanted, source, notes)
    }

    deinit { reader?.cancel() }

    private func read() {
        var found: DispatchSource.FileSystemEvent = []
        var bytes = [UInt8](repeating: 0, count: Self.room)
        while true {
            let count = Glibc.read(notes, &bytes, Self.room)
            guard count > 0 else { break }
            var place = 0
            while place + MemoryLayout<inotify_event>.size <= count {
                let note = bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place, as: inotify_event.self) }
                found.formUnion(kinds(of: note.mask))
                place += MemoryLayout<inotify_event>.size + Int(note.len)
            }
        }
        guard let source, !source.isCancelled else {
            reader?.cancel()
            return
        }
        let told = found.intersection(wanted)
        if !told.isEmpty { (source as any DispatchSourceUserDataOr).or(data: told.rawValue) }
    }

    /// The changes that a note of the kernel means, by Apple's names. A file that is open and has lost its last name is deleted.
    private func kinds(of mask: UInt32) -> DispatchSource.FileSystemEvent {
        func says(_ kinds: Int...) -> Bool { kinds.contains { mask & UInt32($0) != 0 } }
        var found: DispatchSource.FileSystemEvent = []
        if says(Int(IN_MODIFY), Int(IN_CREATE), Int(IN_DELETE), Int(IN_MOVED_FROM), Int(IN_MOVED_TO)) { found.insert(.write) }
        if says(Int(IN_ATTRIB)) { found.insert(.attrib) }
        if says(Int(IN_MOVE_SELF)) { found.insert(.rename) }
        if says(Int(IN_DELETE_SELF)) { found.insert(.delete) }
        var now = stat()
        if fstat(descriptor, &now) == 0 {
            if now.st_size > before.st_size { found.insert(.extend) }
            if now.st_nlink != before.st_nlink { found.insert(now.st_nlink == 0 ? .delete : .link) }
            before = now
        }
        return found
    }
}
