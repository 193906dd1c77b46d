import Foundation
import OwnThreads
import SwiftUI
import Testing
import VitrineWidgetArchive
import WidgetKit

/// The host's end of a line whose other end an extension's server holds, in this process.
final class TestHost: @unchecked Sendable {
    let reader: FrameReader
    let writer: FrameWriter
    private let descriptor: Int32
    private let serving: Task<Void, Never>
    private let line: ChildLine

    init(_ service: ExtensionService) throws {
        var ends: [Int32] = [0, 0]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else {
            throw FrameError.system(call: "socketpair", code: errno)
        }
        descriptor = ends[0]
        reader = FrameReader(descriptor: ends[0])
        writer = FrameWriter(descriptor: ends[0])
        let line = ChildLine(descriptor: ends[1]) { _ in }
        self.line = line
        serving = Task.detached { await ExtensionServer(service: service, line: line).run() }
    }

    /// The next frame, read off the main thread.
    func next() async throws -> (channel: FrameChannel, payload: [UInt8])? {
        let reader = reader
        return try await withCheckedThrowingContinuation { continuation in
            Thread { continuation.resume(with: Result { try reader.next() }) }.start()
        }
    }

    func answer() async throws -> ExtensionResponse {
        while let frame = try await next() {
            if frame.channel == .answer { return try ExtensionResponse(payload: frame.payload) }
        }
        throw LineError.closed
    }

    /// Hangs up and waits for the server to end.
    func end() async {
        shutdown(descriptor, Int32(SHUT_RDWR))
        await serving.value
    }
}

@Suite("A serving extension", .ownThreads, .timeLimit(.minutes(3))) struct ServerTests {
    @Test("says that it is ready, then describes itself") func ready() async throws {
        let host = try TestHost(await ExtensionService(bundle: SampleBundle()))
        let first = try #require(try await host.next())
        guard case .ready(let pid, nil) = try HostCall(payload: first.payload) else { return #expect(Bool(false), "not ready") }
        #expect(pid == getpid())
        try host.writer.send(ExtensionRequest(id: 31, body: .describe))
        let answer = try await host.answer()
        guard case .described(let description) = answer.body else { return #expect(Bool(false), "not described") }
        #expect(answer.id == 31)
        #expect(description.widgets.count == 3)
        await host.end()
    }

    @Test("answers placeholder, snapshot and timeline over the line") func requests() async throws {
        let host = try TestHost(await ExtensionService(bundle: SampleBundle()))
        let request = try #require(Device.standard.request(kind: "Sample", family: .systemSmall))
        for body: ExtensionRequest.Body in [.placeholder(request), .snapshot(request, isPreview: true)] {
            try host.writer.send(ExtensionRequest(id: 1, body: body))
            guard case .entry(let entry) = try await host.answer().body else { return #expect(Bool(false), "no entry") }
            #expect(entry.variants.count == 1)
        }
        try host.writer.send(ExtensionRequest(id: 2, body: .timeline(request)))
        guard case .timeline(let timeline) = try await host.answer().body else { return #expect(Bool(false), "no timeline") }
        #expect(timeline.entries.count == 3)
        #expect(timeline.entries[0].variants[0].widgetURL?.absoluteString == "vitrine-sample://booking")
        await host.end()
    }

    @Test("answers the next request while a provider still has to complete the first") func overlapping() async throws {
        let waiting = Completions<DateEntry>(most: 1)
        let provider = ClosureProvider(first: DateEntry(), onTimeline: { waiting.hold($0) })
        let service = await ExtensionService(widget: TestWidget(provider) { _ in Color.red })
        let host = try TestHost(service)
        let request = try #require(Device.standard.request(kind: "Test", family: .systemSmall))
        try host.writer.send(ExtensionRequest(id: 1, body: .timeline(request)))
        try host.writer.send(ExtensionRequest(id: 2, body: .placeholder(request)))
        #expect(try await host.answer().id == 2)
        await waiting.complete(Timeline(entries: [DateEntry()], policy: .atEnd))
        #expect(try await host.answer().id == 1)
        await host.end()
    }
}
