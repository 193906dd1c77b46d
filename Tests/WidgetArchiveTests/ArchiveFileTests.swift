import Foundation
import SeededGenerators
import Testing
import VitrineDrawing

@testable import VitrineWidgetArchive

@Suite("A timeline on disk") struct ArchiveFileTests {
    @Test("comes back as it was, every field of it") func roundTrip() throws {
        let bytes = ArchiveFile.encode(Samples.timeline)
        let back = try ArchiveFile.decode(bytes)
        #expect(back.kind == "TripsWidget")
        #expect(back.family == .systemSmall)
        #expect(back.policy == Samples.timeline.policy)
        #expect(back.entries.map(\.date) == Samples.timeline.entries.map(\.date))
        #expect(back.entries[0].relevance == .init(score: 0.5, duration: 60))
        #expect(back.entries[1].relevance == nil)
        let (view, original) = (back.entries[0].variants[1], Samples.view(.dark))
        #expect(view.environment == original.environment)
        #expect(view.content == original.content)
        #expect(view.background == original.background)
        #expect(view.taps == original.taps)
        #expect(view.widgetURL == original.widgetURL)
        #expect(view.accessibility == original.accessibility)
        #expect(view.nodes == original.nodes)
        #expect(view.diagnostics == original.diagnostics)
        #expect(ArchiveFile.encode(back) == bytes)
    }

    @Test("holds a picture that many entries show only once") func sharing() throws {
        var timeline = Samples.timeline
        let one = ArchiveFile.encode(timeline).count
        timeline.entries += (0..<100).map { ArchivedEntry(date: Date(timeIntervalSince1970: Double($0)), relevance: nil, variants: []) }
        let empty = ArchiveFile.encode(timeline).count
        for index in 2..<102 { timeline.entries[index].variants = [Samples.view(.light)] }
        let shared = (ArchiveFile.encode(timeline).count - empty) / 100
        #expect(shared < Samples.picture.wireBytes().count / 2)
        #expect(one > Samples.image.bytes.count)
    }

    @Test("that is torn, rotten, foreign or from another version is refused by name") func refusals() {
        let bytes = ArchiveFile.encode(Samples.timeline)
        #expect(throws: ArchiveError.notAnArchive) { try ArchiveFile.decode([]) }
        #expect(throws: ArchiveError.notAnArchive) { try ArchiveFile.decode(Array("hello, this is a text".utf8)) }
        #expect(throws: ArchiveError.wrongChecksum) { try ArchiveFile.decode(Array(bytes.dropLast())) }
        var other = bytes
        other[4] = 9
        #expect(throws: ArchiveError.unsupportedVersion(9)) { try ArchiveFile.decode(other) }
        var rotten = bytes
        rotten[bytes.count / 2] ^= 1
        #expect(throws: ArchiveError.wrongChecksum) { try ArchiveFile.decode(rotten) }
    }
}

@Suite("A timeline written while it is drawn") struct TimelineWriterTests {
    @Test("has the bytes of an answer with all entries") func bytes() {
        let timeline = Samples.timeline
        var writer = TimelineWriter(kind: timeline.kind, family: timeline.family, count: timeline.entries.count, policy: timeline.policy)
        for entry in timeline.entries { writer.append(entry) }
        #expect(writer.payload(id: 7) == ExtensionResponse(id: 7, body: .timeline(timeline)).payload())
        let fonts = timeline.entries.flatMap(\.variants).reduce(into: Set<FontData>()) {
            $0.formUnion($1.content.fonts)
            $0.formUnion($1.background?.fonts ?? [])
        }
        #expect(writer.size.fontBytes == fonts.reduce(0) { $0 + $1.count })
    }
}

@Suite("Hostile bytes") struct HostileBytesTests {
    @Test("in an answer are refused with a typed error or read as a value, 1,000 times") func answers() {
        let payload = ExtensionResponse(id: 7, body: .timeline(Samples.timeline)).payload()
        var generator = SeededGenerator(seed: 1)
        var refused = 0
        for round in 0..<1_000 {
            let bytes = generator.mutated(payload)
            do {
                _ = try ExtensionResponse(payload: bytes)
            } catch is ArchiveError {
                refused += 1
            } catch {
                Issue.record("round \(round) threw \(error), which is no ArchiveError")
            }
        }
        #expect(refused > 500)
    }

    @Test("in an answer's sizes do not reserve memory", arguments: [4, 8, 9, 40, 200]) func claims(place: Int) {
        var payload = ExtensionResponse(id: 7, body: .timeline(Samples.timeline)).payload()
        payload.replaceSubrange(place..<place + 1, with: [0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f])
        _ = try? ExtensionResponse(payload: payload)
    }

    @Test("in a request, a call or a reply are refused with a typed error") func messages() throws {
        let request = Device.standard.request(kind: "K", family: .systemSmall).map { ExtensionRequest(id: 1, body: .timeline($0)) }
        let payloads: [(any FrameMessage.Type, [UInt8])] = [
            (ExtensionRequest.self, try #require(request).payload()),
            (HostCall.self, try HostCall.ready(pid: 4, page: URL(string: "http://127.0.0.1:1")).payload()),
            (HostReply.self, try HostReply.configurations(id: 1, [PlacedWidget(id: "a", kind: "K", family: .systemLarge)]).payload()),
        ]
        var generator = SeededGenerator(seed: 2)
        for (type, payload) in payloads {
            for _ in 0..<300 {
                do {
                    _ = try type.init(payload: generator.mutated(payload))
                } catch let error as ArchiveError {
                    #expect(!"\(error)".isEmpty)
                }
            }
        }
    }

    @Test("are named by field in the error") func names() {
        let payload = ExtensionResponse(id: 7, body: .failed(ExtensionFailure(code: .noEntries, message: "none"))).payload()
        #expect(throws: ArchiveError.malformed(.endsEarly(field: "message.message"))) {
            try ExtensionResponse(payload: Array(payload.dropLast(5)))
        }
    }
}
