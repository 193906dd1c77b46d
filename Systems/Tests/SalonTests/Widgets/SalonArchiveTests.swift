import SalonScenes
import Testing
import VitrineDrawing
import VitrineWidgetArchive

@MainActor @Suite("A day's archive") struct SalonArchiveTests {
    private func timeline(_ payload: [UInt8]) throws -> ArchivedTimeline {
        guard case .timeline(let timeline) = try ExtensionResponse(payload: payload).body else {
            throw ArchiveError.badMessage(type: "answer", reason: "no timeline")
        }
        return timeline
    }

    @Test(
        "true.25 takes a fifth of what its pictures take one by one, and a fifth of what the large tile's did before",
        arguments: [WidgetFamilyName.systemSmall, .systemMedium, .systemLarge])
    func size(family: WidgetFamilyName) async throws {
        let payload = await SalonDay().payload(family)
        let timeline = try timeline(payload)
        #expect(timeline.entries.count > 15)
        #expect(timeline.entries.allSatisfy { $0.variants.count >= 2 })
        let apart = timeline.entries.reduce(0) { sum, entry in
            sum
                + entry.variants.reduce(0) { sum, view in
                    sum + view.content.wireBytes().count + (view.background?.wireBytes().count ?? 0) + view.nodes.wireBytes().count
                        + view.accessibility.wireBytes().count + view.taps.wireBytes().count
                }
        }
        #expect(payload.count * 5 < apart, "\(payload.count) of \(apart) bytes")
        if family == .systemLarge { #expect(payload.count * 5 < 1_715_859) }
    }

    @Test("true.25 is the same in the host's file as on the line, and comes back from it") func file() async throws {
        let payload = await SalonDay().payload(.systemLarge)
        let timeline = try timeline(payload)
        let file = try #require(ExtensionResponse.archiveFile(ofTimelineIn: payload))
        #expect(file == ArchiveFile.encode(timeline))
        let back = try ArchiveFile.decode(file)
        for (entry, other) in zip(back.entries, timeline.entries) {
            #expect(entry.date == other.date)
            for (view, same) in zip(entry.variants, other.variants) {
                #expect(view.environment == same.environment && view.content == same.content && view.background == same.background)
                #expect(view.nodes == same.nodes && view.accessibility == same.accessibility && view.taps == same.taps)
            }
        }
    }
}
