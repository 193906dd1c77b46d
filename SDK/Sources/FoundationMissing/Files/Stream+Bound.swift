import Foundation
import Glibc

// Streams over a pair of the system's sockets. Whoever uses them asks and waits: their delegates are told nothing.

extension Stream {
    /// Two streams of which one gives what the other takes.
    /// - Parameters:
    ///   - bufferSize: How many bytes may wait between them; the system takes it as a hint.
    ///   - inputStream: Becomes the stream to read from; stays nil where the process may open nothing more.
    ///   - outputStream: Becomes the stream to write into.
    public class func getBoundStreams(
        withBufferSize bufferSize: Int, inputStream: UnsafeMutablePointer<InputStream?>?,
        outputStream: UnsafeMutablePointer<OutputStream?>?
    ) {
        var ends: [Int32] = [0, 0]
        // Unlike a pipe, a pair of sockets lets the writer go on when the reader has gone.
        guard socketpair(AF_UNIX, SOCK_STREAM | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else { return }
        var size = Int32(clamping: max(bufferSize, 1))
        setsockopt(ends[1], SOL_SOCKET, SO_SNDBUF, &size, socklen_t(MemoryLayout<Int32>.size))
        inputStream?.pointee = PairInput(PairEnd(ends[0]))
        outputStream?.pointee = PairOutput(PairEnd(ends[1]))
    }
}

/// One end of the pair, which is given back when the stream is closed or goes.
private final class PairEnd {
    private(set) var descriptor: Int32?
    var status = Stream.Status.notOpen
    var error: (any Error)?

    init(_ descriptor: Int32) { self.descriptor = descriptor }
    deinit { close() }

    func open() { if status == .notOpen { status = descriptor == nil ? .closed : .open } }

    func close() {
        if let descriptor { _ = Glibc.close(descriptor) }
        descriptor = nil
        status = .closed
    }

    /// - Returns: what the call did to the end that is open; -1 where it is not, or it failed.
    func use(_ call: (Int32) -> Int) -> Int {
        guard let descriptor, status == .open || status == .atEnd else { return -1 }
        while true {
            let count = call(descriptor)
            if count >= 0 { return count }
            guard errno != EINTR else { continue }
            error = NSError(domain: NSPOSIXErrorDomain, code: Int(errno))
            status = .error
            return -1
        }
    }

    /// Whether the next call would not wait.
    func isReady(for event: Int32) -> Bool {
        guard let descriptor, status == .open else { return false }
        var asked = pollfd(fd: descriptor, events: Int16(event), revents: 0)
        return poll(&asked, 1, 0) > 0
    }
}

/// The end that is read from.
private final class PairInput: InputStream {
    private let end: PairEnd

    init(_ end: PairEnd) {
        self.end = end
        super.init(data: Data())
    }

    override func open() { end.open() }
    override func close() { end.close() }
    override var streamStatus: Stream.Status { end.status }
    override var streamError: (any Error)? { end.error }
    override var hasBytesAvailable: Bool { end.isReady(for: POLLIN) }
    /// Waits until something is there; 0 when the other end was closed.
    override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength len: Int) -> Int {
        let count = end.use { Glibc.read($0, buffer, len) }
        if count == 0, len > 0 { end.status = .atEnd }
        return count
    }
}

/// The end that is written into.
private final class PairOutput: OutputStream {
    private let end: PairEnd

    init(_ end: PairEnd) {
        self.end = end
        super.init(toMemory: ())
    }
    required init(toMemory: ()) {
        end = PairEnd(-1)
        super.init(toMemory: ())
    }

    override func open() { end.open() }
    override func close() { end.close() }
    override var streamStatus: Stream.Status { end.status }
    override var streamError: (any Error)? { end.error }
    override var hasSpaceAvailable: Bool { end.isReady(for: POLLOUT) }
    /// Waits until there is room. With the other end closed it fails.
    override func write(_ buffer: UnsafePointer<UInt8>, maxLength len: Int) -> Int {
        end.use { send($0, buffer, len, Int32(MSG_NOSIGNAL)) }
    }
}
