import Foundation
import Testing
import VitrineDrawing

@testable import VitrineWidgetArchive

@Suite("What an archive's entries share") struct SharedPartsTests {
    private func timeline(_ views: [ArchivedView]) -> ArchivedTimeline {
        ArchivedTimeline(
            kind: "K", family: .systemSmall,
            entries: views.enumerated().map {
                ArchivedEntry(date: Date(timeIntervalSinceReferenceDate: Double($0.offset)), relevance: nil, variants: [$0.element])
            }, policy: .atEnd)
    }

    @Test("true.25 a picture in which one thing moves is written with what moved") func moved() throws {
        func view(_ index: Int) -> ArchivedView {
            var picture = Samples.picture
            let line = Path(elements: [.move(to: CGPoint(x: 0, y: Double(index))), .line(to: CGPoint(x: 100, y: Double(index)))])
            picture.items.append(.stroke(line, .color(RGBA(1, 0, 0)), Stroke(width: 2)))
            return Samples.view(.light, picture)
        }
        let one = ArchiveFile.encode(timeline([view(0)])).count
        let timeline = timeline((0..<100).map(view))
        let file = ArchiveFile.encode(timeline)
        // The line's path, its stroke, the list of items, and the entry.
        #expect((file.count - one) / 99 < 200)
        let back = try ArchiveFile.decode(file)
        #expect(back.entries.map { $0.variants[0].content } == timeline.entries.map { $0.variants[0].content })
    }

    @Test("true.25 the light and the dark share paths, letters and words") func schemes() throws {
        func picture(_ color: RGBA) -> DisplayList {
            let box = Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 40), cornerRadius: 12, style: .continuous)
            let letters = GlyphRun(
                face: FontFace(rawValue: 2), size: 17, origin: .zero,
                glyphs: (0..<40).map { .init(id: UInt32($0), x: Float($0), y: 0) }, paint: .color(color),
                text: String(repeating: "abcd", count: 10))
            return DisplayList(size: CGSize(width: 158, height: 158), items: [.fill(box, .color(color), .nonZero), .glyphs(letters)])
        }
        let light = Samples.view(.light, picture(.black)), dark = Samples.view(.dark, picture(.white))
        let alone = ArchiveFile.encode(timeline([light])).count, both = ArchiveFile.encode(timeline([light, dark])).count
        #expect(both - alone < 200)
    }

    @Test("true.25 few bytes that stand for very many are refused: one picture, and many of a large one") func expansion() throws {
        let megabyte = String(repeating: "x", count: 1 << 20)
        var wide = Samples.view(.light)
        wide.diagnostics = Array(repeating: megabyte, count: 12)
        let large = timeline([wide]), answer = ExtensionResponse(id: 1, body: .timeline(large)).payload()
        #expect(answer.count < 2 << 20)
        #expect { try ExtensionResponse(payload: answer) } throws: { isExpansion($0) }
        var writer = TimelineWriter(kind: "K", family: .systemSmall, count: 1, policy: .atEnd)
        writer.append(large.entries[0])
        #expect(writer.size.excess(of: writer.payload(id: 1), most: ArchiveLimits.maximumTimelineBytes) != nil)

        var tall = Samples.view(.light)
        tall.diagnostics = [megabyte]
        let entry = ArchivedEntry(date: .distantPast, relevance: nil, variants: Array(repeating: tall, count: 140))
        let many = EntryWriter(entry)
        #expect(many.payload(id: 1).count < 2 << 20)
        #expect { try ExtensionResponse(payload: many.payload(id: 1)) } throws: { isExpansion($0) }
        #expect(many.size.excess(of: many.payload(id: 1), most: ArchiveLimits.maximumTimelineBytes) != nil)
    }

    private func isExpansion(_ error: any Error) -> Bool {
        if case ArchiveError.malformed(.expandsTooFar) = error { true } else { false }
    }

    @Test("true.25 what is within every limit is refused by nobody") func sound() throws {
        let writer = EntryWriter(ArchivedEntry(date: .distantPast, relevance: nil, variants: [Samples.view(.light), Samples.view(.dark)]))
        #expect(writer.size.excess(of: writer.payload(id: 1), most: ArchiveLimits.maximumTimelineBytes) == nil)
        #expect(throws: Never.self) { try ExtensionResponse(payload: writer.payload(id: 1)) }
        let entry = ArchivedEntry(date: .distantPast, relevance: nil, variants: [Samples.view(.light), Samples.view(.dark)])
        #expect(writer.payload(id: 1) == ExtensionResponse(id: 1, body: .entry(entry)).payload())
    }
}
