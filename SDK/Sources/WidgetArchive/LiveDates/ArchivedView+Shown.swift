import Foundation
import VitrineDrawing

extension ArchivedView {
    /// Every text with dates in it.
    package var liveTexts: [LiveText] { (background?.liveTexts ?? []) + content.liveTexts }

    /// Every bar and ring that follows the time.
    package var liveMeters: [LiveMeter] { (background?.liveMeters ?? []) + content.liveMeters }

    /// The next moment at which the picture may be another; nil when nothing in it follows the time.
    package func nextChange(after date: Date) -> Date? {
        let texts = liveTexts.flatMap(\.pieces).compactMap { $0.date?.nextChange(after: date) }
        return (texts + liveMeters.compactMap { $0.nextChange(after: date) }).min()
    }

    /// The view as it is at a moment: what is drawn, what is read aloud, what its nodes say.
    /// - Parameter setter: sets the texts with dates in them, with the fonts of the one who draws.
    package func shown(at date: Date, setter: any TextSetting) -> ArchivedView {
        let texts = liveTexts
        guard !texts.isEmpty || !liveMeters.isEmpty else { return self }
        var view = self
        view.content = content.shown(at: date, setter: setter)
        view.background = background?.shown(at: date, setter: setter)
        view.say(liveTexts, at: date)
        return view
    }

    /// All its words in reading order at a moment.
    package func summary(at date: Date) -> String {
        var view = self
        view.say(liveTexts, at: date)
        return view.summary
    }

    private mutating func say(_ texts: [LiveText], at date: Date) {
        for text in texts {
            let old = text.words, new = text.pieces.spans(at: date).map(\.string).joined()
            guard old != new else { continue }
            for index in nodes.indices where nodes[index].text == old { nodes[index].text = new }
            for index in accessibility.indices {
                accessibility[index].label = accessibility[index].label.replacingPart(old, by: new)
                accessibility[index].value = accessibility[index].value?.replacingPart(old, by: new)
            }
            for index in taps.indices { taps[index].label = taps[index].label.replacingPart(old, by: new) }
        }
    }
}

extension String {
    /// Replaces `part` where it is the whole, or stands between the commas of a label of several elements.
    fileprivate func replacingPart(_ part: String, by other: String) -> String {
        guard self != part else { return other }
        guard !part.isEmpty, count > part.count, let found = range(of: part) else { return self }
        let begins = found.lowerBound == startIndex || self[..<found.lowerBound].hasSuffix(", ")
        let ends = found.upperBound == endIndex || self[found.upperBound...].hasPrefix(", ")
        return begins && ends ? replacingCharacters(in: found, with: other) : self
    }
}
