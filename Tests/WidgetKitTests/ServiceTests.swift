import Foundation
import SwiftUI
import Testing
import VitrineDrawing
import VitrineWidgetArchive
import WidgetKit
import WidgetTesting

@MainActor @Suite("An extension's service") struct ServiceTests {
    let service = ExtensionService(bundle: SampleBundle())
    let now = Date(timeIntervalSince1970: 1_800_000_000)

    func request(
        _ kind: String = "Sample", _ family: WidgetFamilyName = .systemSmall, _ environments: [RenderEnvironment] = [RenderEnvironment()]
    ) throws -> WidgetRequest {
        try #require(Device.standard.request(kind: kind, family: family, environments: environments))
    }

    func failure(_ request: WidgetRequest, _ service: ExtensionService? = nil) async -> ExtensionFailure? {
        let answer = await (service ?? self.service).answer(ExtensionRequest(id: 1, body: .timeline(request)))
        guard case .failed(let failure) = answer.body else { return nil }
        return failure
    }

    @Test("R1.44 R1.47 gives a timeline with its policy and all entries by date, those of the past too") func timeline() async throws {
        let timeline = try await service.timeline(request())
        #expect(timeline.policy == .never)
        #expect(timeline.entries.map(\.date) == [now - 3_600, now, now + 600])
        #expect(timeline.entries.map { $0.variants[0].nodes.compactMap(\.text).first } == ["Rome", "Paris", "No booking"])
    }

    @Test(
        "draws one entry where one moment is looked at: the one shown then, before the first date the first",
        arguments: [
            (-7_200, "Rome"), (-3_600, "Rome"), (599, "Paris"), (600, "No booking"), (86_400, "No booking"),
        ])
    func moment(_ seconds: TimeInterval, _ text: String) async throws {
        var request = try request()
        request.moment = now + seconds
        let timeline = try await service.timeline(request)
        #expect(timeline.entries.map { $0.variants[0].nodes.compactMap(\.text).first } == [text])
        #expect(timeline.policy == .never)
    }

    @Test("R1.46 shows an entry without a booking by the content's own branch") func noBooking() async throws {
        let last = try #require(try await service.timeline(request()).entries.last)
        #expect(last.variants[0].summary.hasPrefix("No booking"))
    }

    @Test("carries an entry's relevance, and none where there is none") func relevance() async throws {
        let entries = try await service.timeline(request()).entries
        #expect(entries[0].relevance == .init(score: 3, duration: 60))
        #expect(entries[1].relevance == nil)
    }

    @Test("draws each entry once for each environment, in their order") func variants() async throws {
        var dark = RenderEnvironment()
        dark.scheme = .dark
        let request = try request("Sample", .systemMedium, [dark, RenderEnvironment()])
        let entry = try await service.timeline(request).entries[0]
        #expect(entry.variants.map(\.environment.scheme) == [.dark, .light])
        #expect(entry.variants[0].content.size == CGSize(width: 338, height: 158))
        #expect(entry.variants[0].nodes.compactMap(\.text).contains("larger"))
    }

    @Test("has the placeholder masked by the system, and dates it now") func placeholder() async throws {
        struct Reasons: View {
            @Environment(\.redactionReasons) var reasons
            var body: some View {
                VStack {
                    Text("secret")
                    if reasons.contains(.placeholder) { Color(red: 1, green: 0, blue: 0) }
                }.containerBackground(.white, for: .widget)
            }
        }
        let service = ExtensionService(widget: TestWidget { Reasons() })
        let request = try request("Test")
        let before = Date()
        let placeholder = try await service.placeholder(request)
        #expect(placeholder.variants[0].content.fills.contains(RGBA(1, 0, 0)))
        // The word is nowhere in the archive: not drawn, not spoken, not among the nodes.
        #expect(!ArchiveText(placeholder.variants[0]).text.contains("secret"))
        #expect(placeholder.date >= before && placeholder.date <= Date())
        let snapshot = try await service.snapshot(request, isPreview: false).variants[0]
        #expect(!snapshot.content.fills.contains(RGBA(1, 0, 0)))
        #expect(snapshot.summary == "secret")
    }

    @Test("tells the provider what it is asked for") func context() async throws {
        let contexts = Recorder<TimelineProviderContext>()
        let provider = ClosureProvider(first: DateEntry(), onContext: { contexts.add($0) })
        let service = ExtensionService(widget: TestWidget(provider) { _ in Color.red })
        var dark = RenderEnvironment()
        dark.scheme = .dark
        let request = try request("Test", .systemLarge, [RenderEnvironment(), dark])
        _ = try await service.snapshot(request, isPreview: true)
        _ = try await service.timeline(request)
        #expect(contexts.all.map(\.isPreview) == [true, false])
        let context = try #require(contexts.all.last)
        #expect(context.family == .systemLarge)
        #expect(context.displaySize == CGSize(width: 338, height: 354))
        #expect(context.environmentVariants.colorScheme == [.light, .dark])
        #expect(context.environmentVariants[\.displayScale] == [3, 3])
    }

    @Test("takes the first of two completions") func twice() async throws {
        let provider = ClosureProvider(
            first: DateEntry(),
            onTimeline: { completion in
                completion(Timeline(entries: [DateEntry(date: .distantPast)], policy: .never))
                completion(Timeline(entries: [DateEntry(date: .distantFuture)], policy: .atEnd))
            })
        let timeline = try await ExtensionService(widget: TestWidget(provider) { _ in Color.red }).timeline(request("Test"))
        #expect(timeline.policy == .never)
        #expect(timeline.entries.map(\.date) == [.distantPast])
    }

    @Test("says that a completion was let go of without a call, instead of waiting for ever") func never() async throws {
        let service = ExtensionService(widget: TestWidget(ClosureProvider(first: DateEntry(), onTimeline: { _ in })) { _ in Color.red })
        let failure = await failure(try request("Test"), service)
        #expect(failure?.code == .providerError)
        #expect(failure?.message.contains("getTimeline") == true)
    }

    @Test("asks providers on the main queue, as iOS does: those that are isolated to the main actor count on it") func mainQueue()
        async throws
    {
        let key = DispatchSpecificKey<Bool>(), queues = Recorder<Bool?>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        defer { DispatchQueue.main.setSpecific(key: key, value: nil) }
        var provider = ClosureProvider(first: DateEntry())
        provider.onContext = { _ in queues.add(DispatchQueue.getSpecific(key: key)) }
        let service = ExtensionService(widget: TestWidget(provider) { _ in Color.red })
        let request = try request("Test")
        _ = try await service.placeholder(request)
        _ = try await service.snapshot(request, isPreview: false)
        _ = try await service.timeline(request)
        #expect(queues.all == [true, true, true])
    }

    @Test("calls a provider again while it is still at work, as iOS does") func concurrent() async throws {
        // No call completes before all four have begun: one at a time, they would never end.
        let begun = Completions<DateEntry>(most: 4)
        let provider = ClosureProvider(first: DateEntry(), onTimeline: { begun.hold($0) })
        let service = ExtensionService(widget: TestWidget(provider) { _ in Color.red })
        let request = try request("Test")
        let answers = await withTaskGroup(of: Bool.self) { group in
            for id in 1...4 as ClosedRange<UInt64> {
                group.addTask {
                    if case .timeline = await service.answer(ExtensionRequest(id: id, body: .timeline(request))).body {
                        true
                    } else {
                        false
                    }
                }
            }
            await begun.complete(Timeline(entries: [DateEntry()], policy: .atEnd))
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(answers == [true, true, true, true])
    }

    @Test("draws one timeline after the other, however many tiles ask at once") func turns() async throws {
        @MainActor final class Drawn {
            var families: [WidgetFamily] = []
        }
        struct Noting: View {
            let drawn: Drawn
            @Environment(\.widgetFamily) var family
            var body: some View {
                let _ = drawn.families.append(family)
                Color.red.containerBackground(.white, for: .widget)
            }
        }
        let drawn = Drawn(), begun = Completions<DateEntry>(most: 2)
        let provider = ClosureProvider(first: DateEntry(), onTimeline: { begun.hold($0) })
        let service = ExtensionService(widget: TestWidget(provider) { _ in Noting(drawn: drawn) })
        let small = try request("Test", .systemSmall), medium = try request("Test", .systemMedium)
        async let one = service.payload(for: ExtensionRequest(id: 1, body: .timeline(small)))
        async let other = service.payload(for: ExtensionRequest(id: 2, body: .timeline(medium)))
        let entries = (0..<20).map { DateEntry(date: Date(timeIntervalSince1970: Double($0))) }
        await begun.complete(Timeline(entries: entries, policy: .atEnd))
        for payload in await [one, other] {
            guard case .timeline(let timeline) = try ExtensionResponse(payload: payload).body else {
                return #expect(Bool(false), "no timeline")
            }
            #expect(timeline.entries.count == 20)
        }
        let changes = zip(drawn.families, drawn.families.dropFirst()).count { $0 != $1 }
        #expect(Set(drawn.families) == [.systemSmall, .systemMedium] && changes == 1, "\(drawn.families)")
    }

    @Test("refuses a kind, a family and an environment that do not exist, each by name") func refusals() async throws {
        #expect(await failure(try request("Nobody"))?.code == .unknownKind)
        #expect(await failure(try request("Nobody"))?.message.contains("“Sample”, “Plain”, “Later”") == true)
        let inline = await failure(try request("Sample", .accessoryInline))
        #expect(inline?.code == .unsupportedFamily)
        #expect(inline?.message.contains("systemSmall, systemMedium") == true)

        let good = try request()
        let changes: [(inout WidgetRequest) -> Void] = [
            { $0.environments = [] }, { $0.environments = Array(repeating: RenderEnvironment(), count: 1_000) },
            { $0.displaySize.width = .infinity }, { $0.displaySize.height = -1 }, { $0.displaySize.width = 1e9 },
            { $0.contentMargins.top = .nan }, { $0.cornerRadius = -4 }, { $0.environments[0].typeSize = "huge" },
            { $0.environments[0].timeZone = "Moon/Tycho" }, { $0.environments[0].displayScale = 0 },
            { $0.environments[0].displayScale = .nan },
        ]
        for change in changes {
            var request = good
            change(&request)
            #expect(await failure(request)?.code == .invalidRequest)
        }
    }

    @Test("refuses a timeline without entries and one with dates that are none") func badTimelines() async throws {
        func code(_ timeline: @escaping @Sendable () -> Timeline<DateEntry>) async throws -> ExtensionFailure.Code? {
            let provider = ClosureProvider(first: DateEntry(), onTimeline: { $0(timeline()) })
            return await failure(try request("Test"), ExtensionService(widget: TestWidget(provider) { _ in Color.red }))?.code
        }
        let never = Date(timeIntervalSinceReferenceDate: .infinity)
        #expect(try await code { Timeline(entries: [], policy: .atEnd) } == .noEntries)
        #expect(try await code { Timeline(entries: [DateEntry(date: never)], policy: .atEnd) } == .providerError)
        #expect(try await code { Timeline(entries: [DateEntry()], policy: .after(never)) } == .providerError)
        #expect(try await code { Timeline(entries: [DateEntry()], policy: .after(.distantFuture)) } == nil)
    }

    @Test("refuses an archive larger than iOS takes, with both figures") func tooLarge() async throws {
        var options = ExtensionService.Options()
        options.maximumTimelineBytes = 100
        let service = ExtensionService(bundle: SampleBundle(), options: options)
        let answer = try ExtensionResponse(payload: await service.payload(for: ExtensionRequest(id: 9, body: .timeline(request()))))
        guard case .failed(let failure) = answer.body else { return #expect(Bool(false), "not refused") }
        #expect(answer.id == 9)
        #expect(failure.code == .archiveTooLarge)
        #expect(failure.message.contains("more than the 100"))
        #expect(ExtensionService.Options().maximumTimelineBytes == 10_000_000)
    }

    @Test("refuses an image with more pixels than iOS archives, with both figures") func largeImage() async throws {
        func failure(side: Int) async throws -> ExtensionFailure? {
            let image = try #require(UIImage(data: Data(TestImage.png(width: side, height: side))))
            let service = ExtensionService(
                widget: TestWidget { Image(uiImage: image).resizable().containerBackground(.white, for: .widget) })
            return await self.failure(try request("Test"), service)
        }
        #expect(try await failure(side: 800) == nil)
        let refused = try #require(try await failure(side: 1_024))
        #expect(refused.code == .imageTooLarge)
        #expect(refused.message.contains("1024 × 1024"))
        #expect(refused.message.contains("988574"))
    }

    /// Apps of the App Store have such pictures in their catalogues.
    @Test("draws an image that the bundle has by its name whatever its size, and tells it (picture.10)") func largeNamedImage() async throws
    {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("large-\(UUID().uuidString).bundle", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(TestImage.png(width: 1_024, height: 1_024)).write(to: folder.appendingPathComponent("cover.png"))
        let bundle = try #require(Bundle(path: folder.path))
        let service = ExtensionService(
            widget: TestWidget { Image("cover", bundle: bundle).resizable().containerBackground(.white, for: .widget) })
        let view = try #require(try await service.timeline(request("Test")).entries.first?.variants.first)
        #expect(view.content.images.count == 1)
        let told = view.diagnostics.filter { $0.hasPrefix("Image(\"cover\"): has 1024 × 1024 pixels") }
        #expect(told.count == 1 && told[0].hasSuffix("at most 988574"), "\(view.diagnostics)")
    }
}
