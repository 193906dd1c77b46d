import Foundation

/// A child process's end of the line to the host: requests and replies come in, answers and calls go out.
/// A thread of its own reads, so that the main thread never waits for the host.
public final class ChildLine: Sendable {
    /// The line of this process; nil when nobody started it as a child of the host (it was run by hand, or in a test).
    public static let shared: ChildLine? = {
        guard let role = ProcessInfo.processInfo.environment["VITRINE_ROLE"], !role.isEmpty, isSocket(Frame.descriptor) else { return nil }
        return ChildLine(descriptor: Frame.descriptor)
    }()

    /// The requests of the host to an extension, in order of arrival. One task may iterate.
    package let requests: AsyncStream<ExtensionRequest>
    /// The messages of the host to an app: links, foreground. One task may iterate.
    public let replies: AsyncStream<HostReply>

    private let writer: FrameWriter
    private let pending = PendingReplies<[PlacedWidget]>()
    private let links = PendingReplies<Bool>()
    private let toRequests: AsyncStream<ExtensionRequest>.Continuation
    private let toReplies: AsyncStream<HostReply>.Continuation

    /// - Parameter onEnd: called on the reading thread when the host is gone, or what it says cannot be read (then with the reason).
    package init(descriptor: Int32, onEnd: @escaping @Sendable (FrameError?) -> Void = ChildLine.leave) {
        // Otherwise a process that this one starts would keep the line open and hide our death from the host.
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        writer = FrameWriter(descriptor: descriptor)
        (requests, toRequests) = AsyncStream.makeStream()
        (replies, toReplies) = AsyncStream.makeStream()
        let thread = Thread { [self] in
            var reason: FrameError?
            do throws(FrameError) {
                try read(FrameReader(descriptor: descriptor))
            } catch {
                reason = error
            }
            pending.end()
            links.end()
            toRequests.finish()
            toReplies.finish()
            onEnd(reason)
        }
        thread.name = "line to the host"
        thread.start()
    }

    /// Sends a call to the host, from any thread; blocks while the line is full.
    /// - Throws: `FrameError` when the call is too long or the host is gone.
    public func send(_ call: HostCall) throws { try writer.send(call) }

    package func send(_ answer: ExtensionResponse) throws { try writer.send(answer) }

    /// An answer whose payload has been made already (to measure it).
    package func sendAnswer(payload: [UInt8]) throws(FrameError) { try writer.send(.answer, payload) }

    /// The widgets of this app that are placed now.
    package func currentConfigurations() async throws -> [PlacedWidget] {
        try await pending.reply { id throws in try send(.currentConfigurations(id: id)) }
    }

    /// Asks the host to open a link in this extension's app, and waits for what came of it.
    package func openLink(_ url: URL) async throws -> Bool { try await links.reply { id throws in try send(.openLink(id: id, url)) } }

    /// Ends a child whose host is gone: it has nothing to do any more, and nothing to save.
    @Sendable package static func leave(_ reason: FrameError?) {
        if let reason { FileHandle.standardError.write(Data("The line to the host broke: \(reason)\n".utf8)) }
        // `_exit` is used, since `exit` would run exit handlers while other threads are still at work.
        _exit(reason == nil ? 0 : 70)
    }

    private func read(_ reader: FrameReader) throws(FrameError) {
        while let frame = try reader.next() {
            do {
                switch frame.channel {
                case .request: toRequests.yield(try ExtensionRequest(payload: frame.payload))
                case .reply: deliver(try HostReply(payload: frame.payload))
                case .answer, .call: try? send(.note("The host sent a frame that only a child may send; it was dropped."))
                }
            } catch {
                try? send(.note("A message of the host was dropped. \(error)"))
            }
        }
    }

    private func deliver(_ reply: HostReply) {
        switch reply {
        case .configurations(let id, let widgets): pending.take(id)?.resume(returning: widgets)
        case .linkOpened(let id, let isOpen): links.take(id)?.resume(returning: isOpen)
        default: toReplies.yield(reply)
        }
    }

    private static func isSocket(_ descriptor: Int32) -> Bool {
        var type: Int32 = 0
        var size = socklen_t(MemoryLayout<Int32>.size)
        return getsockopt(descriptor, SOL_SOCKET, SO_TYPE, &type, &size) == 0
    }
}

/// An error that tells why the host could not be asked.
package enum LineError: Error, Hashable, Sendable, CustomStringConvertible {
    case closed

    package var description: String { "The host is gone; start the process through `vitrine run` again." }
}

/// Questions that wait for the host's reply.
private final class PendingReplies<Reply: Sendable>: @unchecked Sendable {
    typealias Waiting = CheckedContinuation<Reply, any Error>
    // All three are touched only under the lock.
    private let lock = NSLock()
    private var waiting: [UInt64: Waiting] = [:]
    private var last: UInt64 = 0
    private var ended = false

    func add(_ continuation: Waiting) -> UInt64? {
        lock.withLock {
            guard !ended else { return nil }
            last += 1
            waiting[last] = continuation
            return last
        }
    }

    /// Asks, and waits.
    func reply(_ ask: (UInt64) throws -> Void) async throws -> Reply {
        try await withCheckedThrowingContinuation { continuation in
            guard let id = add(continuation) else { return continuation.resume(throwing: LineError.closed) }
            do {
                try ask(id)
            } catch {
                take(id)?.resume(throwing: error)
            }
        }
    }

    func take(_ id: UInt64) -> Waiting? { lock.withLock { waiting.removeValue(forKey: id) } }

    func end() {
        let left = lock.withLock {
            ended = true
            defer { waiting = [:] }
            return Array(waiting.values)
        }
        left.forEach { $0.resume(throwing: LineError.closed) }
    }
}
