import Foundation

/// One text as it was set for each room that it was offered. A setter keeps it, so that views which show the same words share it.
package final class TextSettings {
    /// The room for a text, in points; as much as it likes is infinite.
    package struct Offer: Equatable {
        package let width: Double
        package let height: Double

        /// Makes an offer; nil and what is no number leave the text as much as it likes.
        package init(width: Double?, height: Double?) {
            self.width = Self.bound(width)
            self.height = Self.bound(height)
        }

        private static func bound(_ length: Double?) -> Double {
            guard let length, length.isFinite else { return .infinity }
            return max(length, 0)
        }
    }

    private struct Known {
        let offer: Offer
        let size: CGSize
        /// Nothing was left out or made smaller.
        let isWhole: Bool
        let text: TextOfLines

        /// Whether the text fits another offer too: from the width it needs to the one it was set for, lines break in the same places.
        func answers(_ other: Offer) -> Bool {
            isWhole && other.width >= size.width && other.width <= offer.width && other.height >= size.height
        }
    }

    private static let most = 24
    let paragraph: TextParagraph
    /// The scale in pixels per point.
    let scale: Double
    @exclusivity(unchecked) private var known: [Known] = []

    init(_ paragraph: TextParagraph, scale: Double) {
        self.paragraph = paragraph
        self.scale = scale
    }

    /// The text as it was set for this offer, if it was.
    func text(setFor offer: Offer) -> (any SetText)? { known.first { $0.offer == offer }?.text }

    /// A setting that this offer gives too, if one is known.
    package func text(for offer: Offer) -> (any SetText)? { index(for: offer).map { known[$0].text } }

    /// The size in points of the text for this offer, if it is known.
    package func size(for offer: Offer) -> CGSize? { index(for: offer).map { known[$0].size } }

    private func index(for offer: Offer) -> Int? {
        for index in known.indices where known[index].offer == offer { return index }
        for index in known.indices where known[index].answers(offer) { return index }
        return nil
    }

    /// Keeps a setting, in place of the oldest when there are many.
    func keep(_ text: TextOfLines, for offer: Offer) {
        if known.count == Self.most { known.removeFirst() }
        known.append(Known(offer: offer, size: text.size, isWhole: !text.isTruncated && text.scaleFactor == 1, text: text))
    }
}
