import SwiftUI
import Testing
import VitrineDrawing
import VitrineWidgetArchive
import WidgetKit

@MainActor @Suite("Redaction") struct RedactionTests {
    private func view(_ change: (inout RenderEnvironment) -> Void = { _ in }, @ViewBuilder _ content: @escaping () -> some View)
        async throws
        -> ArchivedView
    { try await TestWidget { content().containerBackground(.white, for: .widget) }.view(.systemMedium, change) }

    /// Everything in an archive that is text.
    private func allText(_ view: ArchivedView) throws -> String {
        let timeline = ArchivedTimeline(
            kind: "Test", family: .systemMedium,
            entries: [ArchivedEntry(date: Date(timeIntervalSince1970: 0), relevance: nil, variants: [view])],
            policy: .never)
        return String(decoding: ArchiveFile.encode(timeline), as: UTF8.self)
    }

    private struct Appointment: View {
        var body: some View {
            VStack(alignment: .leading) {
                VStack(alignment: .leading) {
                    Text("Chiara Morelli").font(.headline)
                    Text("Balayage").accessibilityLabel("Treatment Balayage").accessibilityHint("With Anna")
                    Label("Via Dante", systemImage: "mappin")
                    Text(Date(timeIntervalSince1970: 9000), style: .timer)
                    Gauge(value: 0.4) { Text("Deposit paid") }.accessibilityValue("Forty euros")
                }.privacySensitive()
                Text("13:30")
                // A URL of ASCII letters can always be made.
                Link(destination: URL(string: "app://next")!) { Text("Zoe Hart").privacySensitive() }
            }
        }
    }

    private let secrets = ["Chiara", "Morelli", "Balayage", "Anna", "Dante", "Deposit", "Forty", "Zoe", "Hart"]

    @Test("on a locked device covers what is private, and leaves no word of it in the archive") func privacy() async throws {
        let open = try await view { Appointment() }
        for secret in secrets { #expect(try allText(open).contains(secret), "\(secret)") }
        let locked = try await view({ $0.hidesPrivateContent = true }) { Appointment() }
        let text = try allText(locked)
        for secret in secrets { #expect(!text.contains(secret), "\(secret) is in the archive") }
        #expect(locked.summary == "13:30")
        #expect(locked.spokenText == "13:30")
        #expect(locked.content.liveTexts.isEmpty)
        #expect(locked.taps.map(\.label) == [""])
        // As many places are taken, in lines as high.
        #expect(
            locked.nodes.filter { $0.type == "Text" }.map(\.frame.height) == open.nodes.filter { $0.type == "Text" }.map(\.frame.height))
    }

    @Test("for privacy does nothing to what is not marked") func unmarked() async throws {
        let locked = try await view({ $0.hidesPrivateContent = true }) { Text("Open") }
        #expect(locked.summary == "Open")
        let unmarked = try await view({ $0.hidesPrivateContent = true }) { Text("Open").privacySensitive(false) }
        #expect(unmarked.summary == "Open")
    }

    /// The rectangles that are filled, with their colours.
    private func bars(_ view: ArchivedView) -> [(rect: CGRect, color: RGBA)] {
        view.content.items.compactMap { item in
            if case .fill(let path, .color(let color), _) = item { (path.boundingRect, color) } else { nil }
        }
    }

    @Test("makes each character one width, whatever it is and however bold: measured in pictures of iOS 26")
    func figures() async throws {
        let words: [(String, CGFloat, CGFloat)] = [
            ("3.2.1", 15, 35.55), ("100.00%", 15, 49.57), ("1000.00%", 15, 56.57), ("     ", 17, 39.55), ("Wo\nrd", 17, 39.55),
        ]
        for (word, size, width) in words {
            let drawn = bars(try await view { Text(word).font(.system(size: size)).bold().redacted(reason: .placeholder) })
            #expect(drawn.count == 1)
            #expect(abs((drawn.first?.rect.width ?? 0) - width) < 0.1, "\(word)")
            // 10.45 points of 15, 12.11 of 17.
            #expect(abs((drawn.first?.rect.height ?? 0) - size * 0.705) < 0.2)
        }
    }

    @Test("breaks lines between any two characters and fills all but the last")
    func lines() async throws {
        let drawn = bars(
            try await view { Text("incomprehensibilities").font(.system(size: 17)).frame(width: 100).redacted(reason: .placeholder) })
        // Twelve signs of 7.77 points fit.
        #expect(drawn.count == 2)
        #expect(abs(drawn[0].rect.width - (12 * 7.769 + 0.74)) < 0.5)
        #expect(abs(drawn[1].rect.width - (9 * 7.769 + 0.74)) < 0.5)
        #expect(drawn[1].rect.minY > drawn[0].rect.maxY + 5)
        let one = try await view {
            Text("incomprehensibilities").font(.system(size: 17)).lineLimit(1).frame(width: 100).redacted(reason: .placeholder)
        }
        #expect(bars(one).count == 1)
    }

    @Test("leaves a sixth of a text's own colour")
    func ownColor() async throws {
        let drawn = bars(try await view { Text("Due").foregroundStyle(Color(red: 1, green: 0, blue: 0)).redacted(reason: .placeholder) })
        #expect(drawn.first?.color == RGBA(1, 0, 0, 0.16))
        let dark = bars(try await view({ $0.scheme = .dark }) { Text("Due").redacted(reason: .placeholder) })
        #expect(dark.first?.color == RGBA(1, 1, 1, 0.16))
    }

    @Test("draws a bar for each line, in the place's colour", arguments: RenderEnvironment.Mode.allCases)
    func bars(_ mode: RenderEnvironment.Mode) async throws {
        let content = {
            VStack(alignment: .leading) {
                Text("A heading")
                Text("Words that go on and on until they have filled the whole of the first line and most of another one")
            }.redacted(reason: .placeholder)
        }
        let view = try await view({ $0.mode = mode }, content)
        let bars = view.content.items.compactMap { item -> (CGRect, RGBA)? in
            if case .fill(let path, .color(let color), _) = item { (path.boundingRect, color) } else { nil }
        }
        #expect(bars.count >= 3)
        #expect(bars[0].0.width < bars[1].0.width)
        #expect(zip(bars, bars.dropFirst()).allSatisfy { $0.0.maxY < $1.0.minY })
        switch mode {
        // Black in the light; the boards' white of a locked device and of an accented tile.
        case .fullColor: #expect(bars[0].1 == RGBA(0, 0, 0, 0.16))
        case .accented: #expect(bars[0].1 == RGBA(1, 1, 1, 0.24))
        case .vibrant: #expect(bars[0].1 == RGBA(1, 1, 1, 0.35))
        }
    }

    @Test("covers images and symbols in their size, and keeps colours and shapes") func images() async throws {
        let image = try #require(UIImage(data: Data(TestImage.png(width: 30, height: 20))))
        let view = try await view {
            HStack {
                Image(uiImage: image)
                Image(systemName: "star.fill")
                Circle().fill(Color(red: 1, green: 0, blue: 0))
            }.redacted(reason: .placeholder)
        }
        #expect(view.content.images.isEmpty)
        #expect(view.content.fills.last == RGBA(1, 0, 0))
        #expect(view.content.fills.prefix(2).allSatisfy { $0.alpha == 0.16 })
        #expect(view.summary == "")
    }

    @Test("is taken away whole by unredacted, and adds up before it") func unredacted() async throws {
        let view = try await view({ $0.hidesPrivateContent = true }) {
            VStack {
                Text("Shown").privacySensitive().unredacted()
                Text("Hidden").redacted(reason: .placeholder)
                Text("Also hidden").redacted(reason: []).redacted(reason: .placeholder)
            }.unredacted().redacted(reason: .invalidated)
        }
        #expect(view.summary == "Shown")
    }

    @Test("of what is out of date fades it until it is new") func invalidated() async throws {
        let content = { Text("42 kcal").invalidatableContent() }
        let stale = try await view({ $0.isInvalidated = true }, content)
        guard case .layer(let layer) = stale.content.items.first else { return #expect(Bool(false), "no layer") }
        #expect(layer.opacity < 1)
        #expect(stale.summary == "42 kcal")
        let fresh = try await view({ _ in }, content)
        guard case .glyphs = fresh.content.items.first else { return #expect(Bool(false), "a layer") }
    }
}
