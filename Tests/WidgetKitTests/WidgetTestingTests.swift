import Foundation
import SwiftUI
import Testing
import VitrineDrawing
import VitrineWidgetArchive
import WidgetTesting

@MainActor @Suite("WidgetTesting") struct WidgetTestingTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "vitrine-\(UUID().uuidString)")

    private func snapshot(records: Bool) -> PictureSnapshot {
        PictureSnapshot(references: folder.appending(path: "references"), failures: folder.appending(path: "failures"), records: records)
    }

    private func tile(_ color: Color) throws -> Picture { try render(color, family: .systemSmall) }

    @Test("a recorded picture is equal to itself, transparent corners included") func equal() throws {
        let picture = try tile(.red)
        try snapshot(records: true).verify(picture.bitmap, named: "red")
        try snapshot(records: false).verify(picture.bitmap, named: "red")
        #expect(picture.bitmap.width == 474)
        #expect(picture.bitmap[0, 0][3] == 0)
        #expect(picture.bitmap[237, 237][3] == 255)
    }

    @Test("a picture that differs is reported with its figures, and written with what differs") func different() throws {
        try snapshot(records: true).verify(tile(Color(red: 1, green: 0, blue: 0)).bitmap, named: "tile")
        let error = #expect(throws: SnapshotMismatch.self) {
            try snapshot(records: false).verify(tile(Color(red: 0, green: 0, blue: 1)).bitmap, named: "tile")
        }
        guard case .picture(_, _, _, let pixels, let largest, let actual, let difference) = error else {
            return #expect(Bool(false), "no picture")
        }
        // Both are a square of 158 − 2 × 16 points at 3 pixels.
        #expect(pixels == 378 * 378)
        #expect(largest == 255)
        #expect(try Bitmap(decoding: Array(Data(contentsOf: URL(filePath: actual)))).width == 474)
        #expect(try Bitmap(decoding: Array(Data(contentsOf: URL(filePath: difference)))).width == 474)
    }

    @Test("a reference that is missing is an error that says how to record it") func missing() throws {
        let error = #expect(throws: SnapshotMismatch.self) { try snapshot(records: false).verify(tile(.red).bitmap, named: "none") }
        #expect(error?.description.contains("VITRINE_RECORD=1") == true)
    }

    @Test("an archive's text says what is where, and a change is shown by its lines") func text() throws {
        let view = try render(VStack { Text("Rome") }, family: .systemSmall).view
        let text = ArchiveText(view).text
        #expect(text.hasPrefix("size 158 × 158\n"))
        #expect(text.contains("“Rome”"))
        try snapshot(records: true).verify(text: text, named: "text")
        try snapshot(records: false).verify(text: text, named: "text")
        let error = #expect(throws: SnapshotMismatch.self) {
            try snapshot(records: false).verify(text: text.replacing("Rome", with: "Oslo"), named: "text")
        }
        #expect(error?.description.contains("Oslo") == true)
    }

    @Test("a probe asks the providers at once and as often as it is told") func probe() async throws {
        let contexts = Recorder<Bool>()
        let provider = ClosureProvider(first: DateEntry(), onContext: { contexts.add($0.isPreview) })
        var probe = TimelineProbe(widget: TestWidget(provider) { _ in Color.red })
        probe.calls = 5
        #expect(try await probe.timelines(kind: "Test").count == 5)
        #expect(contexts.all.count == 5)
        await #expect(throws: ExtensionFailure.self) { try await probe.timeline(kind: "Nobody") }
        await #expect(throws: NoSuchFamily.self) { try await probe.timeline(kind: "Test", family: .systemExtraLarge) }
    }

    @Test("a stepped clock stands still until it is moved") func clock() throws {
        let clock = try #require(SteppedClock("2026-05-01T07:15:00Z"))
        let start = clock.now
        #expect(start == Date(timeIntervalSince1970: 1_777_619_700))
        clock.advance(by: 90)
        #expect(clock.now == start + 90)
        #expect(SteppedClock("soon") == nil)
    }
}
