import CFileLimit
import Dispatch
import Foundation
import WidgetArchive

/// A running process with a line to it on its descriptor 3. Its death is seen at once: a thread waits for it.
public final class ChildProcess: @unchecked Sendable {
    public let pid: Int32
    /// One task iterates and says `consumed()` after each frame or line.
    public let events: AsyncStream<ChildEvent>

    private let toEvents: AsyncStream<ChildEvent>.Continuation
    private let line: Int32
    private let output: Int32
    private let writer: FrameWriter
    /// Writing may block on a child that does not read; it must not block an actor.
    private let writing = DispatchQueue(label: "line to a child")
    /// Frames and lines that may wait for the host: a child that floods the line has to wait itself.
    private let room = DispatchSemaphore(value: 256)
    private let readerDone = DispatchSemaphore(value: 0)
    private let outputDone = DispatchSemaphore(value: 0)
    private let lock = NSLock()
    private var reaped = false
    private var closed = false

    /// Starts it.
    public init(_ launch: ChildLaunch, maximumPayload: Int = Frame.maximumPayload) throws(ChildError) {
        // A peer that is gone is an error of `send`, not the end of the host.
        signal(SIGPIPE, SIG_IGN)
        // What is ignored here is ignored in children: for them a write beyond their limit is an error, not their end.
        signal(SIGXFSZ, SIG_IGN)
        let ends = try ChildSpawn.pair()
        do throws(ChildError) {
            let pipe = try ChildSpawn.pair()
            do throws(ChildError) {
                pid = try ChildSpawn.spawn(launch, line: ends.child, output: pipe.child)
            } catch {
                [pipe.host, pipe.child].forEach { close($0) }
                throw error
            }
            close(pipe.child)
            output = pipe.host
        } catch {
            [ends.host, ends.child].forEach { close($0) }
            throw error
        }
        close(ends.child)
        line = ends.host
        writer = FrameWriter(descriptor: ends.host, maximumPayload: maximumPayload)
        (events, toEvents) = AsyncStream.makeStream()
        if launch.refusesWrites { refuseWrites(true) }
        start("frames of a child") { $0.readFrames(maximumPayload: maximumPayload) }
        start("output of a child") { $0.readOutput() }
        start("end of a child") { $0.awaitEnd() }
    }

    /// Whether it is dead and its `.ended` is on the way.
    public var hasEnded: Bool { lock.withLock { reaped } }

    /// Queues a message. One that no longer arrives is lost: `.ended` tells why.
    public func send(_ message: some FrameMessage) {
        writing.async { [self] in
            guard !lock.withLock({ closed }) else { return }
            try? writer.send(message)
        }
    }

    /// Ends it, with everything it started.
    public func kill(_ signal: Int32 = SIGKILL) {
        lock.withLock {
            // Once reaped the number may be another process's.
            if !reaped { _ = Foundation.kill(-pid, signal) }
        }
    }

    /// Lets no file be written, or lets it again. The kernel says “file too large”: a limit of the file system's own needs a file system.
    public func refuseWrites(_ refuses: Bool) {
        lock.withLock {
            guard !reaped else { return }
            _ = vitrine_refuse_writes(pid, refuses)
        }
    }

    /// Makes room for one more frame or line.
    public func consumed() { room.signal() }

    private func start(_ name: String, _ work: @escaping @Sendable (ChildProcess) -> Void) {
        let thread = Thread { [self] in work(self) }
        thread.name = name
        thread.stackSize = 512 << 10
        thread.start()
    }

    private func readFrames(maximumPayload: Int) {
        defer { readerDone.signal() }
        let reader = FrameReader(descriptor: line, maximumPayload: maximumPayload)
        do throws(FrameError) {
            while let frame = try reader.next() {
                room.wait()
                toEvents.yield(.frame(frame.channel, frame.payload))
            }
        } catch {
            if !Self.isDeath(error) { toEvents.yield(.broken(error)) }
        }
    }

    /// Dying in the middle of a message, or with messages unread, is dying: `.ended` says how.
    private static func isDeath(_ error: FrameError) -> Bool {
        switch error {
        case .closedInside, .system(_, code: ECONNRESET): true
        default: false
        }
    }

    private func readOutput() {
        defer {
            close(output)
            outputDone.signal()
        }
        var lines = OutputLines()
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = read(output, &buffer, buffer.count)
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { break }
            for line in lines.add(buffer[..<count]) {
                room.wait()
                toEvents.yield(.line(line))
            }
        }
        if let rest = lines.rest { toEvents.yield(.line(rest)) }
    }

    private func awaitEnd() {
        var info = siginfo_t()
        // Without reaping: the number must stay this process's until nobody signals it any more.
        while waitid(P_PID, id_t(pid), &info, WEXITED | WNOWAIT) != 0 && errno == EINTR {}
        var status: Int32 = 0
        lock.withLock {
            // What it started goes with it, and no longer holds its line or its output open.
            _ = Foundation.kill(-pid, SIGKILL)
            while waitpid(pid, &status, 0) < 0 && errno == EINTR {}
            reaped = true
        }
        // What it said before it died comes before its end. Something it started may hold the ends open; not for long.
        if readerDone.wait(timeout: .now() + .milliseconds(500)) == .timedOut {
            shutdown(line, Int32(SHUT_RDWR))
            readerDone.wait()
        }
        _ = outputDone.wait(timeout: .now() + .milliseconds(500))
        lock.withLock { closed = true }
        // A writer that is blocked on the dead line gets an error from this, and leaves.
        shutdown(line, Int32(SHUT_RDWR))
        writing.async { [line] in _ = close(line) }
        toEvents.yield(.ended(ChildExit(waitStatus: status)))
        toEvents.finish()
    }
}
