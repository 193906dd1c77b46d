import Foundation
import Testing
import VitrineDrawing

@testable import VitrineWidgetArchive

@Suite("Texts that follow the time") struct LiveTextTests {
    private let now = Date(timeIntervalSince1970: 1_805_014_800)
    private var setter: TextSetter { TextSetter() }

    private func live(_ until: Date, letterCase: LiveText.Piece.LetterCase? = nil) -> LiveText {
        let date = LiveDate(.timer(until), locale: "en_US", timeZone: "UTC")
        let font = FontDescription(size: 17)
        let pieces = [
            LiveText.Piece(TextSpan(date.words(at: now), font: font, paint: .color(.black)), date: date, letterCase: letterCase),
            LiveText.Piece(TextSpan(" left", font: font, paint: .color(.black))),
        ]
        return LiveText(
            pieces: pieces, paragraph: TextParagraph(spans: []), frame: CGRect(x: 10, y: 10, width: 100, height: 21), scale: 3, items: [])
    }

    private func view(_ text: LiveText) -> ArchivedView {
        var layer = Layer(items: [.liveText(text)])
        layer.opacity = 0.5
        return ArchivedView(
            environment: RenderEnvironment(), content: DisplayList(size: CGSize(width: 158, height: 158), items: [.layer(layer)]),
            taps: [TapRegion(frame: .zero, action: .open(URL(filePath: "/x")), label: "Tea, 5:00 left")],
            accessibility: [
                AccessibilityElement(role: .link, label: "Tea, 5:00 left", frame: .zero),
                AccessibilityElement(role: .text, label: "15:00 left", frame: .zero),
            ],
            nodes: [ViewNode(type: "Text", frame: .zero, text: "5:00 left", depth: 0)])
    }

    private func words(_ items: [DisplayItem]) -> String {
        items.map { item in
            switch item {
            case .glyphs(let run): run.text
            case .layer(let layer): words(layer.items)
            case .liveText(let text): words(text.items)
            default: ""
            }
        }.joined()
    }

    @Test("one archived view reads otherwise at another moment, drawn, aloud and in its nodes")
    func shown() throws {
        let archived = view(live(now.addingTimeInterval(300)))
        // Through the wire, as the host gets it.
        let timeline = ArchivedTimeline(
            kind: "Tea", family: .systemSmall, entries: [ArchivedEntry(date: now, relevance: nil, variants: [archived])], policy: .never)
        let read = try ArchiveFile.decode(ArchiveFile.encode(timeline)).entries[0].variants[0]
        let later = read.shown(at: now.addingTimeInterval(61), setter: setter)
        #expect(words(later.content.items) == "3:59 left")
        #expect(later.nodes[0].text == "3:59 left")
        #expect(later.accessibility.map(\.label) == ["Tea, 3:59 left", "15:00 left"])
        #expect(later.taps[0].label == "Tea, 3:59 left")
        #expect(read.summary(at: now.addingTimeInterval(61)).hasPrefix("Tea, 3:59 left"))
        #expect(words(later.shown(at: now.addingTimeInterval(301), setter: setter).content.items) == "0:01 left")
        #expect(read.nextChange(after: now) == now.addingTimeInterval(1))
        #expect(read.content != later.content)
    }

    @Test("a picture without dates stands as it is, and never changes")
    func still() {
        let view = Samples.view(.light)
        #expect(view.shown(at: now, setter: setter).content == view.content)
        #expect(view.nextChange(after: now) == nil)
    }

    @Test("every field of a text survives the wire; a field more is seen here")
    func wire() throws {
        var span = TextSpan("x", font: FontDescription(size: 9, weight: .bold, leading: 2), paint: .color(.white))
        span.font.family = .custom("Papyrus")
        span.font.face = FontFace(rawValue: 1 << 63 | 64)
        span.font.design = .serif
        span.font.italic = true
        span.font.monospacedDigits = true
        span.font.smallCaps = .uppercase
        span.font.width = -0.2
        span.tracking = 1
        span.kern = 2
        span.baselineOffset = 3
        span.underline = .black
        span.strikethrough = .white
        span.underlinePattern = .dash
        span.strikethroughPattern = .dot
        span.background = RGBA(1, 0, 0)
        span.attachment = TextAttachment(width: 1, ascent: 2, descent: 3, items: Samples.picture.items, label: "star")
        var paragraph = TextParagraph(spans: [span])
        paragraph.alignment = .trailing
        paragraph.lineLimit = 3
        paragraph.reservesSpace = true
        paragraph.leastLines = 2
        paragraph.truncation = .middle
        paragraph.minimumScaleFactor = 0.5
        paragraph.allowsTightening = true
        paragraph.lineSpacing = 4
        paragraph.rightToLeft = true
        paragraph.language = "ja"
        #expect(try TextParagraph(wireBytes: paragraph.wireBytes()) == paragraph)
        for (value, count) in [(span as Any, 12), (span.font, 10), (paragraph, 11), (span.attachment as Any, 1)] {
            #expect(Mirror(reflecting: value).children.count == count, "a new field of \(type(of: value)) has to go over the wire")
        }
        let sign = LiveDate.Sign.always
        let styles: [LiveDate.Style] = [
            .timer(now), .interval(start: now, end: now, pause: now, countsDown: false, LiveDate.Clock()),
            .stopwatch(start: now, LiveDate.Clock()), .relative(now), .offset(now),
            .difference(from: now, fields: [.day, .hour], maximumFields: 2, sign: sign),
            .reference(to: now, fields: [.week], maximumFields: 1, threshold: .day), .sampled([LiveDate.Sample(from: now, words: "w")]),
        ]
        for style in styles {
            var text = live(now, letterCase: .uppercase)
            text.pieces[0].date?.style = style
            text.items = [.liveText(live(now))]
            #expect(try LiveText(wireBytes: text.wireBytes()) == text)
        }
    }

    @Test("letter case stays on words that are set anew")
    func letterCase() {
        var text = live(now, letterCase: .uppercase)
        text.pieces[0].date?.style = .relative(now.addingTimeInterval(600))
        #expect(text.shown(at: now, setter: setter).words == "10 MIN left")
    }
}
