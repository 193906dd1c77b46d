import Foundation
import OwnThreads
import Testing

@testable import VitrineWidgetArchive

/// Two connected sockets that are closed when the pair goes.
final class SocketPair: @unchecked Sendable {
    let near: Int32
    private(set) var far: Int32

    init() throws {
        var ends: [Int32] = [0, 0]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else {
            throw FrameError.system(call: "socketpair", code: errno)
        }
        (near, far) = (ends[0], ends[1])
    }

    func closeFar() {
        if far >= 0 { close(far) }
        far = -1
    }

    /// Ends both directions at once, also for a thread that is reading.
    func end() { shutdown(far, Int32(SHUT_RDWR)) }

    deinit {
        close(near)
        closeFar()
    }
}

@Suite("Frames", .ownThreads, .timeLimit(.minutes(1))) struct FrameTests {
    @Test("arrive whole when they come a few bytes at a time") func partial() throws {
        let pair = try SocketPair()
        let payload = [UInt8]((0..<3_000).map { UInt8(truncatingIfNeeded: $0) })
        var bytes: [UInt8] = []
        withUnsafeBytes(of: UInt32(payload.count + 1).littleEndian) { bytes += $0 }
        bytes.append(FrameChannel.call.rawValue)
        bytes += payload
        let sent = bytes
        Thread {
            var place = 0
            while place < sent.count {
                place += max(0, write(pair.far, Array(sent[place..<min(place + 7, sent.count)]), min(7, sent.count - place)))
            }
        }.start()
        let frame = try #require(try FrameReader(descriptor: pair.near).next())
        #expect(frame.channel == .call)
        #expect(frame.payload == payload)
    }

    @Test("larger than the socket's buffer are written in parts, and those of many threads never mix") func large() throws {
        let pair = try SocketPair()
        // Small and non-blocking: every write is partial and the writer must wait for room.
        var size: Int32 = 4_096
        setsockopt(pair.near, SOL_SOCKET, SO_SNDBUF, &size, socklen_t(4))
        _ = fcntl(pair.near, F_SETFL, O_NONBLOCK)
        let writer = FrameWriter(descriptor: pair.near)
        for number in UInt8(0)..<8 {
            Thread { try? writer.send(.answer, [UInt8](repeating: number, count: 100_000)) }.start()
        }
        var seen: Set<UInt8> = []
        for _ in 0..<8 {
            let frame = try #require(try FrameReader(descriptor: pair.far).next())
            #expect(frame.payload.count == 100_000)
            #expect(Set(frame.payload).count == 1)
            seen.formUnion(frame.payload.prefix(1))
        }
        #expect(seen.count == 8)
    }

    @Test("end with nil when the other end closes between two of them") func end() throws {
        let pair = try SocketPair()
        try FrameWriter(descriptor: pair.far).send(HostCall.reloadAllTimelines)
        pair.closeFar()
        let reader = FrameReader(descriptor: pair.near)
        #expect(try reader.next()?.channel == .call)
        #expect(try reader.next() == nil)
    }

    @Test("that are cut off, endless, empty or of no channel are refused") func refusals() throws {
        func error(_ bytes: [UInt8]) throws -> FrameError? {
            let pair = try SocketPair()
            write(pair.far, bytes, bytes.count)
            pair.closeFar()
            do throws(FrameError) {
                _ = try FrameReader(descriptor: pair.near, maximumPayload: 100).next()
                return nil
            } catch {
                return error
            }
        }
        #expect(try error([5, 0, 0, 0, 3, 1]) == .closedInside(needed: 3))
        #expect(try error([5, 0]) == .closedInside(needed: 2))
        #expect(try error([0xff, 0xff, 0xff, 0xff, 3]) == .tooLong(length: 0xffff_fffe, limit: 100))
        #expect(try error([0, 0, 0, 0]) == .empty)
        #expect(try error([1, 0, 0, 0, 9]) == .unknownChannel(9))
        #expect(try error([101, 0, 0, 0, 3] + [UInt8](repeating: 0, count: 100)) == nil)
    }

    @Test("to a peer that is gone are an error, not the end of the process") func gone() throws {
        let pair = try SocketPair()
        pair.closeFar()
        #expect(throws: FrameError.self) { try FrameWriter(descriptor: pair.near).send(HostCall.reloadAllTimelines) }
    }

    @Test("that are too long are refused before they are sent") func tooLong() throws {
        let pair = try SocketPair()
        #expect(throws: FrameError.tooLong(length: 11, limit: 10)) {
            try FrameWriter(descriptor: pair.near, maximumPayload: 10).send(.call, [UInt8](repeating: 0, count: 11))
        }
    }
}

/// A child's line in this process, and the host's end of it.
struct TestLine {
    let pair: SocketPair
    let line: ChildLine
    private let ends: AsyncStream<FrameError?>

    init() throws {
        pair = try SocketPair()
        let (ends, end) = AsyncStream<FrameError?>.makeStream()
        self.ends = ends
        line = ChildLine(descriptor: pair.near) { end.yield($0) }
    }

    /// Hangs up and waits until the reading thread has seen it: until then its descriptor's number must not go to another test.
    @discardableResult func end() async -> FrameError?? {
        pair.end()
        var iterator = ends.makeAsyncIterator()
        return await iterator.next()
    }
}

@Suite("A child's line", .ownThreads, .timeLimit(.minutes(1))) struct ChildLineTests {
    @Test("is not there in a process that nobody started as a child") func none() { #expect(ChildLine.shared == nil) }

    @Test("hands requests and replies over in order, and goes on after one it cannot read") func streams() async throws {
        let test = try TestLine()
        let (line, pair) = (test.line, test.pair)
        let host = FrameWriter(descriptor: pair.far)
        try host.send(.request, Array("not a message".utf8))
        try host.send(ExtensionRequest(id: 5, body: .describe))
        try host.send(HostReply.foreground(true))
        var requests = line.requests.makeAsyncIterator()
        #expect(await requests.next()?.id == 5)
        var replies = line.replies.makeAsyncIterator()
        guard case .foreground(true) = await replies.next() else { return #expect(Bool(false), "no foreground") }
        let note = try #require(try await onThread { try FrameReader(descriptor: pair.far).next() })
        guard case .note(let words) = try HostCall(payload: note.payload) else { return #expect(Bool(false), "no note") }
        #expect(words.contains("ExtensionRequest"))
        await test.end()
    }

    @Test("gives each question for the placed widgets its own reply, in whatever order they come") func configurations() async throws {
        let test = try TestLine()
        let (line, pair) = (test.line, test.pair)
        async let first = line.currentConfigurations()
        async let second = line.currentConfigurations()
        let frames = try await onThread {
            let reader = FrameReader(descriptor: pair.far)
            return try [reader.next(), reader.next()]
        }
        let writer = FrameWriter(descriptor: pair.far)
        var ids: [UInt64] = []
        for frame in frames {
            let frame = try #require(frame)
            guard case .currentConfigurations(let id) = try HostCall(payload: frame.payload) else { continue }
            ids.append(id)
        }
        for id in ids.reversed() {
            try writer.send(HostReply.configurations(id: id, [PlacedWidget(id: "\(id)", kind: "K", family: .systemSmall)]))
        }
        #expect(Set(try await [first, second].map { $0[0].id }) == Set(ids.map { "\($0)" }))
        await test.end()
    }

    @Test("fails the open questions and says so when the host goes") func end() async throws {
        let test = try TestLine()
        let line = test.line
        let asking = Task { try await line.currentConfigurations() }
        _ = try await onThread { try FrameReader(descriptor: test.pair.far).next() }
        #expect(await test.end() == .some(nil))
        await #expect(throws: LineError.closed) { try await asking.value }
        await #expect(throws: LineError.closed) { try await line.currentConfigurations() }
    }

    @Test("is not inherited by processes the child starts") func closeOnExec() async throws {
        let test = try TestLine()
        #expect(fcntl(test.pair.near, F_GETFD) & FD_CLOEXEC != 0)
        await test.end()
    }
}
