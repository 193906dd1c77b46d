import AppGroup
import AppPage
import Foundation
import ScriptBridge
import Testing
import TripsCore
import VitrineWidgetArchive

@testable import TripsAppCore

/// The app as the host sees it: over the line, with a real service.
struct TripsProcessTests {
    /// The host's end of a line, and the child's.
    private struct Line {
        let child: ChildLine
        let reader: FrameReader
        let writer: FrameWriter
        let end: Int32

        init() {
            var ends: [Int32] = [0, 0]
            socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends)
            child = ChildLine(descriptor: ends[1], onEnd: { _ in })
            reader = FrameReader(descriptor: ends[0])
            writer = FrameWriter(descriptor: ends[0])
            end = ends[0]
        }

        /// The child's next call.
        func call() async throws -> HostCall {
            let reader = reader
            return try await Task.detached {
                let frame = try #require(try reader.next())
                return try HostCall(payload: frame.payload)
            }.value
        }

        /// The number with which the child answers a link; whatever it says before is passed over.
        func opened() async throws -> (UInt64, Bool) {
            while true {
                if case .opened(let id, let handled) = try await call() { return (id, handled) }
            }
        }
    }

    private func environment(_ service: URL?) -> AppEnvironment {
        AppEnvironment(
            container: FileManager.default.temporaryDirectory.appendingPathComponent("trips-process-\(UUID().uuidString)"),
            service: service, locale: Locale(identifier: "en_GB"))
    }

    @Test("seeding signs in, stores the bookings, and asks for new timelines")
    func seed() async throws {
        try await withService { url in
            let storage = MemoryStore(), environment = environment(url)
            defer { try? FileManager.default.removeItem(at: environment.container) }
            let timelines = RecordingTimelines(storage)
            try await TripsProcess(environment: environment, widgets: timelines, storage: storage, line: nil).seed("package")
            #expect(timelines.stored.count == 1)
            let bookings = try await reader(storage.string(forKey: AppGroup.bookingKey), BoundedRestClient()).get()
            #expect(bookings.count == 3)
            #expect(bookings[1].hotel?.image?.starts(with: [0xFF, 0xD8]) == true)
        }
    }

    @Test("an unknown sample fails with a sentence")
    func unknownSeed() async throws {
        try await withService(seeded: false) { url in
            let environment = environment(url)
            defer { try? FileManager.default.removeItem(at: environment.container) }
            let storage = MemoryStore()
            let process = TripsProcess(environment: environment, widgets: RecordingTimelines(storage), storage: storage, line: nil)
            let error = await #expect(throws: ScriptError.self) { try await process.seed("nobody/../x") }
            #expect(error?.localizedDescription.contains("sample") == true)
        }
    }

    @Test("R1.51, R1.55: the process says where its page is, and opens links cold and warm")
    func links() async throws {
        let line = Line(), storage = MemoryStore(), environment = environment(nil)
        defer {
            close(line.end)
            try? FileManager.default.removeItem(at: environment.container)
        }
        // A link that is there before the process has started is not lost.
        try line.writer.send(HostReply.open(id: 1, BookingLinkGenerator().generateSearchFor(product: .flight), cold: true))
        let process = TripsProcess(environment: environment, widgets: RecordingTimelines(storage), storage: storage, line: line.child)
        let running = Task { try await process.run() }
        defer { running.cancel() }
        var page: URL?, cold: (UInt64, Bool)?
        while page == nil || cold == nil {
            switch try await line.call() {
            case .ready(let pid, let url):
                #expect(pid == ProcessInfo.processInfo.processIdentifier)
                page = url
            case .opened(let id, let handled): cold = (id, handled)
            default: break
            }
        }
        #expect(cold?.0 == 1 && cold?.1 == true)
        let url = try #require(page)
        #expect(try await ask("GET", url, "").status == 200)
        try line.writer.send(HostReply.open(id: 2, BookingLinkGenerator().generateFor(product: .hotel), cold: false))
        #expect(try await line.opened() == (2, true))
        try line.writer.send(HostReply.open(id: 3, try #require(URL(string: "vitrine-trips://nowhere")), cold: false))
        #expect(try await line.opened() == (3, false))
        try line.writer.send(HostReply.foreground(true))
        try line.writer.send(HostReply.open(id: 4, BookingLinkGenerator().generateFor(product: .dp), cold: false))
        #expect(try await line.opened() == (4, true))
        #expect(try await ask("GET", url, "").text.contains("leads nowhere"))
    }

    @Test("without a service's address the process lives and says what is missing")
    func noService() async throws {
        #expect(AppEnvironment(["HOME": "/x"]).service == nil)
        #expect(AppEnvironment(["HOME": "/x", "TRIPS_SERVICE_URL": "file:///etc"]).service == nil)
        #expect(AppEnvironment(["TRIPS_SERVICE_URL": "http://127.0.0.1:1/"]).service?.port == 1)
        let environment = environment(nil)
        defer { try? FileManager.default.removeItem(at: environment.container) }
        let storage = MemoryStore()
        let process = TripsProcess(environment: environment, widgets: RecordingTimelines(storage), storage: storage, line: nil)
        let error = await #expect(throws: ScriptError.self) { try await process.seed("package") }
        #expect(error?.client == .noService)
    }

    @Test("a service that does not answer is unreachable, not a crash")
    func unreachable() async throws {
        let client = TripsClient(service: URL(string: "http://127.0.0.1:9/"))
        await #expect(throws: TripsClientError.unreachable) { try await client.bookings(token: "x") }
    }
}
