import Foundation
import SeededGenerators
import VitrineDrawing
import VitrineWidgetArchive

/// Input from another process or from disk: archives, messages and display lists, corrupted, or well-formed with absurd values.
public struct HostileArchives: HostileInput {
    public static let name = "fuzz-archives"

    private let rasterizer = Rasterizer(fonts: FontCatalog.file)
    private var mad: MadDisplayLists
    /// Answers of an extension.
    private let answers: [[UInt8]]
    private let files: [[UInt8]]
    private let lists: [[UInt8]]
    private let texts: [[UInt8]]

    public init(samples: [[UInt8]]) {
        var bitmap = Bitmap(width: 9, height: 9)
        for index in bitmap.pixels.indices { bitmap.pixels[index] = index % 4 == 3 ? 255 : UInt8(index % 256) }
        let file = PNG.encode(bitmap)
        let images = (try? [ImageKey(bytes: file): EncodedImage(bytes: file)]) ?? [:]
        mad = MadDisplayLists(images: images)
        // Seeds of lists that are made of finite numbers, as those that were sent are.
        var chance = SeededGenerator(seed: 1), mad = MadDisplayLists(images: images)
        var sound: [DisplayList] = []
        while sound.count < 24 {
            let list = mad.list(&chance)
            if let back = try? DisplayList(wireBytes: list.wireBytes()), back.items.count > 1 { sound.append(back) }
        }
        lists = sound.map { $0.wireBytes() }
        let timelines = stride(from: 0, to: sound.count, by: 2).map { Self.timeline(sound[$0], sound[$0 + 1]) }
        files = timelines.map(ArchiveFile.encode)
        answers =
            timelines.map { ExtensionResponse(id: 7, body: .timeline($0)).payload() }
            + [
                ExtensionResponse(id: 1, body: .entry(timelines[0].entries[0])).payload(),
                ExtensionResponse(id: 2, body: .failed(ExtensionFailure(code: .noEntries, message: "None."))).payload(),
                ExtensionResponse(id: 3, body: .described(Self.description)).payload(),
            ]
        let calls: [any FrameMessage] = [
            HostCall.ready(pid: 9, page: URL(string: "http://127.0.0.1:8080/")), HostCall.reloadTimelines(kind: "Trips"),
            HostCall.note("Nothing."), HostReply.configurations(id: 4, [PlacedWidget(id: "a", kind: "Trips", family: .systemSmall)]),
            HostReply.foreground(true), ExtensionRequest(id: 5, body: .describe),
        ]
        texts = calls.compactMap { try? $0.payload() }
    }

    /// Sound messages and archives, each after the byte that says who reads it: what a fuzzer starts from.
    public static func lineSeeds() -> [[UInt8]] {
        let sound = HostileArchives(samples: [])
        func frame(_ channel: FrameChannel, _ payload: [UInt8]) -> [UInt8] {
            (0..<4).map { UInt8(truncatingIfNeeded: (payload.count + 1) >> ($0 * 8)) } + [channel.rawValue] + payload
        }
        return sound.answers.map { [0] + frame(.answer, $0) } + sound.texts.map { [0] + frame(.call, $0) } + sound.files.map { [1] + $0 }
    }

    public mutating func feed(_ seed: UInt64) {
        var chance = SeededGenerator(seed: seed)
        switch chance.below(8) {
        case 0, 1, 2: show(mad.list(&chance), &chance)
        case 3, 4:
            if let list = try? DisplayList(wireBytes: Mutation.mutate(chance.pick(lists), &chance)) { show(list, &chance) }
        case 5:
            guard let answer = try? ExtensionResponse(payload: Mutation.mutate(chance.pick(answers), &chance)) else { return }
            switch answer.body {
            case .timeline(let timeline): show(timeline, &chance)
            case .entry(let entry): entry.variants.first.map { show($0, &chance) }
            default: break
            }
        case 6: if let timeline = try? ArchiveFile.decode(Mutation.mutate(chance.pick(files), &chance)) { show(timeline, &chance) }
        default:
            let text = Mutation.mutate(chance.pick(texts), &chance)
            _ = try? HostCall(payload: text)
            _ = try? HostReply(payload: text)
            _ = try? ExtensionRequest(payload: text)
        }
    }

    private func show(_ timeline: ArchivedTimeline, _ chance: inout SeededGenerator) {
        if let view = timeline.entries.first?.variants.first { show(view, &chance) }
    }

    private func show(_ view: ArchivedView, _ chance: inout SeededGenerator) {
        show(view.picture(cornerRadius: chance.once(in: 3) ? chance.number() : 22), &chance)
        _ = view.tapTarget(at: CGPoint(x: chance.coordinate(), y: chance.coordinate()))
        if chance.once(in: 10) { _ = try? view.renderJSON() }
    }

    private func show(_ list: DisplayList, _ chance: inout SeededGenerator) {
        var list = list
        var scale = chance.pick([0.3, 1, 2])
        if chance.once(in: 1000) {
            // The largest pictures there are; few, for they take their time.
            scale = chance.number()
        } else {
            list.size = CGSize(width: min(list.size.width, 80), height: min(list.size.height, 80))
        }
        if list.items.count < 500 { _ = rasterizer.draw(list, scale: scale, background: chance.once(in: 2) ? .white : nil) }
        if chance.once(in: 12) { _ = SVG.write(list, fonts: FontCatalog.file) }
    }

    private static func timeline(_ first: DisplayList, _ second: DisplayList) -> ArchivedTimeline {
        let view = ArchivedView(
            environment: RenderEnvironment(), content: first, background: second,
            taps: [
                TapRegion(
                    frame: CGRect(x: 0, y: 0, width: 9, height: 9), action: .perform(intent: "Add", parameters: Data([1])), label: "Add")
            ], widgetURL: URL(string: "vitrine-trips://trip/1"),
            accessibility: [AccessibilityElement(role: .text, label: "Rome", value: "Gate 4", frame: .zero)],
            nodes: [ViewNode(type: "Text", frame: CGRect(x: 1, y: 2, width: 3, height: 4), text: "Rome", depth: 2)], diagnostics: ["None."])
        let date = Date(timeIntervalSinceReferenceDate: 800_000_000)
        return ArchivedTimeline(
            kind: "Trips", family: .systemSmall,
            entries: [
                ArchivedEntry(date: date, relevance: .init(score: 0.5, duration: 60), variants: [view]),
                ArchivedEntry(date: date + 60, relevance: nil, variants: [view]),
            ], policy: .after(date + 3600))
    }

    private static let description = ExtensionDescription(
        widgets: [
            .init(
                kind: "Trips", displayName: "Trips", description: nil, families: [.systemSmall, .systemMedium],
                contentMarginsDisabled: false,
                containerBackgroundRemovable: true)
        ])
}
