import Foundation
import VitrineDrawing
import VitrineUIKit
import VitrineWidgetArchive

/// A text laid out for whatever it is offered.
final class TextNode: LayoutNode {
    private let paragraph: TextParagraph
    private let resolved: ResolvedText
    /// Whether a part of the text follows the time.
    private let isLive: Bool
    /// The time at which its dates are read.
    private let date: Date
    private let words: String
    private let gradient: _StylePaint?
    /// Shadows and blending of its style.
    private let effects: [PaintEffect]
    /// Draws the letters in place of the engine, in these surroundings.
    private let renderer: (drawing: any TextRenderer, inputs: _ViewInputs)?
    /// Whether a text renderer draws the text; kept, as it costs time to find out and sizes are asked for often.
    private let isDrawnElsewhere: Bool
    /// Bars stand for the words.
    private let redacted: RedactedText?
    private let group: RenderingGroup
    private let heading: AccessibilityHeadingLevel?
    private let scale: CGFloat
    private let setter: any TextSetting
    private let report: (String) -> Void
    /// The settings of the words in the paragraph.
    private let settings: TextSettings
    /// Words that follow the time are other words in other widths.
    private var liveSettings: [(width: CGFloat, settings: TextSettings)] = []

    init(_ text: Text, _ inputs: _ViewInputs) {
        let environment = inputs.environment
        let look = environment.text
        resolved = text.resolved(in: environment)
        isLive = resolved.isLive(after: environment.pictureDate)
        date = isLive ? environment.pictureDate : .distantPast
        var paragraph = TextParagraph(spans: resolved.spans)
        paragraph.alignment =
            switch look.alignment {
            case .leading: .leading
            case .center: .center
            case .trailing: .trailing
            }
        paragraph.lineLimit = look.lineLimit.map { max($0, 1) }
        paragraph.reservesSpace = look.reservesSpace
        paragraph.leastLines = min(max(look.leastLines, 1), 1000)
        paragraph.truncation =
            switch look.truncation {
            case .head: .head
            case .middle: .middle
            case .tail: .tail
            }
        paragraph.minimumScaleFactor = min(max(look.minimumScaleFactor, 0.001), 1)
        paragraph.allowsTightening = look.allowsTightening
        paragraph.lineSpacing = look.lineSpacing
        let isRightToLeft = environment.layoutDirection == .rightToLeft
        paragraph.rightToLeft = isRightToLeft
        words = resolved.words
        let isWrittenFromRight = words.isWrittenFromRight ?? isRightToLeft
        if isWrittenFromRight != isRightToLeft {
            if look.writingDirection.kind == .layout {
                inputs.report("writingDirection(strategy: .layoutBased): a text is written as its first letter is, whatever the layout")
            }
            // Leading is where the writing begins.
            switch look.alignmentStrategy.kind == .writing ? paragraph.alignment : .center {
            case .leading: paragraph.alignment = .trailing
            case .trailing: paragraph.alignment = .leading
            case .center: break
            }
        }
        paragraph.language = (text.language ?? look.language)?.maximalIdentifier ?? environment.locale.identifier
        self.paragraph = paragraph
        let isPlain = paragraph.spans.allSatisfy { if case .color = $0.paint { true } else { false } }
        gradient = isPlain ? nil : text.gradient(in: environment)
        effects = text.effects(in: environment)
        renderer = look.renderer.map { ($0, inputs) }
        isDrawnElsewhere = look.renderer != nil
        group = environment.renderingGroup
        heading = text.heading
        scale = environment.displayScale
        setter = inputs.context.textSetter
        settings = setter.settings(of: paragraph, scale: scale)
        let isRedacted = environment.redactionFill != nil && !paragraph.spans.isEmpty
        redacted = isRedacted ? RedactedText(paragraph, setter: setter, scale: scale) : nil
        report = { [context = inputs.context] in context.report($0) }
        super.init()
    }

    override var kind: String { "Text" }
    override var text: String? { redacted == nil ? words : nil }

    private func setting(_ proposal: ProposedViewSize) -> any SetText {
        let settings = settings(for: proposal), offer = TextSettings.Offer(proposal)
        return settings.text(for: offer) ?? setter.set(settings, offer)
    }

    private func settingSize(_ proposal: ProposedViewSize) -> CGSize {
        let settings = settings(for: proposal), offer = TextSettings.Offer(proposal)
        return settings.size(for: offer) ?? setter.set(settings, offer).size
    }

    private func settings(for proposal: ProposedViewSize) -> TextSettings {
        guard isLive, let width = proposal.width, width.isFinite else { return settings }
        for known in liveSettings where known.width == width { return known.settings }
        var paragraph = paragraph
        paragraph.spans = resolved.pieces.spans(at: date, fitting: width, paragraph, setter: setter, scale: scale)
        let settings = setter.settings(of: paragraph, scale: scale)
        liveSettings.append((width, settings))
        return settings
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        if let redacted { return redacted.size(proposal) }
        guard isDrawnElsewhere, let renderer else { return ownSize(proposal) }
        return renderer.drawing.sizeThatFits(proposal: proposal, text: TextProxy { self.ownSize($0) })
    }

    private func ownSize(_ proposal: ProposedViewSize) -> CGSize {
        guard isLive else { return settingSize(proposal) }
        // What follows the time takes the width it is offered, for nobody lays it out again. Known of `Text(_:style: .timer)` and of
        // `Text(timerInterval:)` that runs, in widgets and in islands (jordibruin/Dynamic-Islands, issue 4, with Apple's example that gives it
        // a width); one at its end is as wide as its words in a picture of Apple's renderer (home-assistant/iOS, Live Activities). Of
        // `.relative`, `.offset` and `Text(_:format:)` nothing was found: they are taken to be as the timer is. `.time`, `.date` and ranges of
        // dates never change, and hug.
        guard let width = proposal.width, width.isFinite else {
            return settingSize(ProposedViewSize(width: widestWidth, height: proposal.height)).widened(to: widestWidth)
        }
        return settingSize(proposal).widened(to: width)
    }

    /// The width for any digits in place of those of now.
    private lazy var widestWidth: CGFloat = {
        var widest = settingSize(.unspecified).width
        for digit in 0...9 {
            var other = paragraph
            for (index, piece) in resolved.pieces.enumerated() where piece.date != nil {
                other.spans[index].string = String(piece.span.string.map { $0.wholeNumberValue == nil ? $0 : $0.sameScriptDigit(digit) })
            }
            widest = max(widest, setter.set(other, width: nil, height: nil, scale: scale).size.width)
        }
        return widest
    }()

    override var spacing: ViewSpacing {
        var (natural, leading, ascender, descender, capHeight) = (0.0, 0.0, 0.0, 0.0, 0.0)
        for span in paragraph.spans {
            let metrics = span.font.metrics
            guard metrics.naturalLineHeight > natural else { continue }
            (natural, leading, ascender) = (metrics.naturalLineHeight, metrics.leading, metrics.ascender)
            (descender, capHeight) = (metrics.descender, metrics.capHeight)
        }
        func pixels(_ value: Double) -> Double { (value * scale - 1e-6).rounded(.up) / scale }
        let extra = pixels(natural * 0.1)
        let text = (lineHeight: CGFloat(natural), leading: CGFloat(pixels(leading)))
        var spacing = ViewSpacing()
        spacing.top = ViewSpacing.Side(edgeAboveText: natural + extra - ascender, text: text)
        spacing.bottom = ViewSpacing.Side(edgeBelowText: max(natural + extra - capHeight, extra + descender), text: text)
        return spacing
    }

    override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        let offer = dimensions.proposal
        return switch key.rule {
        case .firstBaseline: redacted?.firstBaseline ?? setting(offer).firstBaseline
        case .lastBaseline: redacted?.lastBaseline(offer) ?? setting(offer).lastBaseline
        default: nil
        }
    }

    override func drawContent(_ recorder: inout Recorder) {
        if let redacted {
            recorder.items += redacted.items(in: recorder.snap(frame), proposal, color: group.redaction)
            return
        }
        let text = setting(proposal)
        for sentence in text.diagnostics { report(sentence) }
        recorder.images.merge(resolved.images) { first, _ in first }
        let origin = recorder.snap(frame.origin)
        var items = text.items(at: origin, width: frame.width)
        var gradientPaint: Paint?
        if let gradient {
            recorder.keep(gradient)
            let paint = gradient.paint(in: recorder.snap(frame))
            items = items.map { $0.replacingGradient(with: paint) }
            gradientPaint = paint
        }
        if let renderer {
            items = drawn(by: renderer.drawing, renderer.inputs, text, &recorder)
        } else if isLive {
            items = [.liveText(liveText(items, at: origin, gradientPaint))]
        }
        recorder.items += group.words(effects.reduce(items) { $1.applied(to: $0, in: frame) })
        var element = AccessibilityElement(role: .text, label: resolved.spoken ?? words, frame: recorder.inTile(frame))
        if let heading {
            element.traits = .header
            element.headingLevel = UInt8(heading.rawValue)
        }
        recorder.elements.append(element)
    }

    private func drawn(
        by renderer: any TextRenderer, _ inputs: _ViewInputs, _ text: any SetText, _ recorder: inout Recorder
    ) -> [DisplayItem] {
        if isLive { report("textRenderer: a text drawn so does not follow the time") }
        let rect = recorder.snap(frame)
        let page = GraphicsPage(container: recorder.container, inputs: inputs, symbols: [], size: rect.size)
        var context = GraphicsContext(page)
        let pieces = resolved.pieces.enumerated().map { ($1.span, resolved.attributes[$0] ?? TextAttributes()) }
        let layout = Text.Layout(
            text.items(at: .zero, width: frame.width), isTruncated: text.isTruncated, pieces: pieces,
            direction: inputs.environment.layoutDirection
        ) { setter.set(TextParagraph(spans: [$0]), width: nil, height: nil, scale: scale).size.width }
        renderer.draw(layout: layout, in: &context)
        recorder.images.merge(page.images) { first, _ in first }
        guard !page.items.isEmpty else { return [] }
        var layer = Layer(items: page.items)
        layer.transform = CGAffineTransform(translationX: rect.minX, y: rect.minY)
        if page.blends { layer.opacity = 1 - 1.0 / 1024 }
        return [.layer(layer)]
    }

    private func liveText(_ items: [DisplayItem], at origin: CGPoint, _ gradient: Paint?) -> LiveText {
        var pieces = resolved.pieces
        if let gradient {
            for index in pieces.indices {
                if case .color = pieces[index].span.paint { continue }
                pieces[index].span.paint = gradient
            }
        }
        var plain = paragraph
        plain.spans = []
        return LiveText(pieces: pieces, paragraph: plain, frame: CGRect(origin: origin, size: frame.size), scale: scale, items: items)
    }
}

extension TextSettings.Offer {
    fileprivate init(_ proposal: ProposedViewSize) {
        self.init(width: proposal.width.map { Double($0) }, height: proposal.height.map { Double($0) })
    }
}

extension CGSize {
    fileprivate func widened(to width: CGFloat) -> CGSize { CGSize(width: max(self.width, width), height: height) }
}

extension Character {
    /// A digit in the script of this one.
    fileprivate func sameScriptDigit(_ digit: Int) -> Character {
        guard let value = wholeNumberValue, let scalar = unicodeScalars.first,
            let other = Unicode.Scalar(UInt32(Int(scalar.value) - value + digit))
        else { return self }
        return Character(other)
    }
}

extension Text {
    /// The rank it is read with.
    fileprivate var heading: AccessibilityHeadingLevel? {
        for case .heading(let level) in modifiers { return level }
        return nil
    }

    /// The language whose letter forms were asked for.
    fileprivate var language: Locale.Language? {
        for case .language(let language) in modifiers { return language }
        return nil
    }
}

extension DisplayItem {
    /// Letters painted with anything but a colour are painted with `paint`.
    fileprivate func replacingGradient(with paint: Paint) -> DisplayItem {
        guard case .glyphs(var run) = self else { return self }
        if case .color = run.paint { return self }
        run.paint = paint
        return .glyphs(run)
    }
}

extension _StylePaint {
    /// The colour, where a single one is needed.
    var plainColor: RGBA {
        switch kind {
        case .color(let rgba): rgba
        case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _, _), .elliptical(let stops, _, _, _):
            stops.first?.color ?? .clear
        case .backdrop(let backdrop): backdrop.plain
        case .image, .picture: .clear
        }
    }
}

extension Text: _PrimitiveView {
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        nodes.nodes.append(TextNode(view, inputs))
    }
}
