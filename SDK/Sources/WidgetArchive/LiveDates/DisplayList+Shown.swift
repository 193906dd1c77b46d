import Foundation
import VitrineDrawing

extension [LiveText.Piece] {
    /// The spans of the pieces at a moment.
    func spans(at date: Date, length: LiveDate.Length = .wide) -> [TextSpan] {
        map { piece in
            guard let live = piece.date else { return piece.span }
            var span = piece.span
            span.string = piece.letterCase.applied(to: live.words(at: date, length: length), locale: live.foundationLocale)
            return span
        }
    }

    /// The spans of the pieces at a moment, in the longest words that stand in one line of a width (points).
    package func spans(at date: Date, fitting width: Double, _ paragraph: TextParagraph, setter: any TextSetting, scale: Double)
        -> [TextSpan]
    {
        guard contains(where: { $0.date?.hasLengths == true }) else { return spans(at: date) }
        var line = paragraph
        for length in LiveDate.Length.allCases {
            line.spans = spans(at: date, length: length)
            if setter.set(line, width: nil, height: nil, scale: scale).size.width <= width + 1e-6 { break }
        }
        return line.spans
    }
}

extension LiveText {
    /// The text set for a moment, in the box it was given.
    package func shown(at date: Date, setter: any TextSetting) -> LiveText {
        var shown = self
        var paragraph = paragraph
        paragraph.spans = pieces.spans(at: date, fitting: frame.width, paragraph, setter: setter, scale: scale)
        guard paragraph.spans != pieces.map(\.span) else { return self }
        shown.pieces = zip(pieces, paragraph.spans).map { Piece($1, date: $0.date, letterCase: $0.letterCase) }
        shown.items = setter.set(paragraph, width: frame.width, height: frame.height, scale: scale)
            .items(at: frame.origin, width: frame.width)
        return shown
    }

    /// All its words as they stand.
    package var words: String { pieces.map(\.span.string).joined() }
}

extension LiveText.Piece.LetterCase? {
    /// The words in this case.
    package func applied(to words: String, locale: Locale) -> String {
        switch self {
        case .uppercase: words.uppercased(with: locale)
        case .lowercase: words.lowercased(with: locale)
        case nil: words
        }
    }
}

extension [DisplayItem] {
    /// Every text with dates in it, in drawing order.
    var liveTexts: [LiveText] {
        flatMap { item -> [LiveText] in
            switch item {
            case .liveText(let text): [text]
            case .layer(let layer): layer.items.liveTexts + (layer.mask?.liveTexts ?? [])
            default: []
            }
        }
    }

    /// Every bar and ring that follows the time.
    var liveMeters: [LiveMeter] {
        flatMap { item -> [LiveMeter] in
            switch item {
            case .liveMeter(let meter): [meter]
            case .layer(let layer): layer.items.liveMeters + (layer.mask?.liveMeters ?? [])
            default: []
            }
        }
    }

    /// Whether anything in it follows the time.
    var isLive: Bool {
        contains { item in
            switch item {
            case .liveText, .liveMeter: true
            case .layer(let layer): layer.items.isLive || layer.mask?.isLive ?? false
            default: false
            }
        }
    }

    /// Returns the drawing with every text with dates as it reads at a moment.
    func shown(at date: Date, setter: any TextSetting) -> [DisplayItem] {
        map { item in
            switch item {
            case .liveText(let text): return .liveText(text.shown(at: date, setter: setter))
            case .liveMeter(let meter): return .liveMeter(meter.shown(at: date))
            case .layer(var layer):
                guard layer.items.isLive || layer.mask?.isLive ?? false else { return item }
                layer.items = layer.items.shown(at: date, setter: setter)
                layer.mask = layer.mask?.shown(at: date, setter: setter)
                return .layer(layer)
            default: return item
            }
        }
    }
}

extension DisplayList {
    /// Every text with dates in it, in drawing order.
    package var liveTexts: [LiveText] { items.liveTexts }

    /// Every bar and ring that follows the time, in drawing order.
    package var liveMeters: [LiveMeter] { items.liveMeters }

    /// The picture as it is at a moment.
    package func shown(at date: Date, setter: any TextSetting) -> DisplayList {
        !items.isLive ? self : DisplayList(size: size, items: items.shown(at: date, setter: setter), images: images, fonts: fonts)
    }
}
