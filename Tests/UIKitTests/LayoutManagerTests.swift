import Testing
import UIKit

@MainActor @Suite("Where letters are") struct LayoutManagerTests {
    private let words = NSAttributedString(string: "One two three four five six", attributes: [.font: UIFont.systemFont(ofSize: 17)])

    /// A text in a container, as code for a tap on a label makes one.
    private func made(width: CGFloat, padding: CGFloat = 0) -> (NSTextStorage, NSLayoutManager, NSTextContainer) {
        let storage = NSTextStorage(attributedString: words), manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: width, height: 0))
        container.lineFragmentPadding = padding
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        return (storage, manager, container)
    }

    @Test("xcode.11: a text stands on lines as wide as its container, and a point is on one of its letters") func places() throws {
        let (storage, manager, container) = made(width: 80)
        #expect(manager.textStorage === storage && container.layoutManager === manager && manager.textContainers == [container])
        var lines: [(rect: CGRect, range: NSRange)] = []
        manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) { rect, used, _, range, _ in
            #expect(rect.width == 80 && used.width <= 80 && used.minY == rect.minY)
            lines.append((rect, range))
        }
        #expect(lines.count > 2 && lines.map(\.range.length).reduce(0, +) == storage.length)
        let height = words.boundingRect(with: CGSize(width: 80, height: 0), options: .usesLineFragmentOrigin, context: nil).height
        #expect(abs(manager.usedRect(for: container).height - height) < 1.5)
        // The middle of a word is on its line.
        let word = (words.string as NSString).range(of: "four"), box = manager.boundingRect(forGlyphRange: word, in: container)
        let place = CGPoint(x: box.midX, y: box.midY)
        var fraction: CGFloat = -1
        let index = manager.characterIndex(for: place, in: container, fractionOfDistanceBetweenInsertionPoints: &fraction)
        #expect(NSLocationInRange(index, word) && (0...1).contains(fraction))
        #expect(manager.glyphIndex(for: CGPoint(x: -5, y: -5), in: container) == 0)
        let line = try #require(lines.first { NSLocationInRange(word.location, $0.range) })
        #expect(manager.lineFragmentRect(forGlyphAt: word.location, effectiveRange: nil) == line.rect)
        #expect(abs(box.minY - line.rect.minY) < 0.01 && manager.location(forGlyphAt: word.location).x == box.minX)
    }

    @Test("xcode.11: padding moves letters in, and no more lines stand than a container takes") func limits() {
        let (storage, manager, container) = made(width: 80, padding: 5)
        #expect(manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 3), in: container).minX == 5)
        container.maximumNumberOfLines = 1
        #expect(manager.glyphRange(for: container).length < storage.length)
        container.size.width = 0
        #expect(manager.glyphRange(for: container).length == storage.length)
        storage.removeLayoutManager(manager)
        #expect(manager.textStorage == nil && manager.usedRect(for: container) == .zero)
    }

    @Test("xcode.11: letters are drawn where they are said to be") func drawing() {
        let (storage, manager, _) = made(width: 200)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 60), format: .one).image { _ in
            manager.drawGlyphs(forGlyphRange: NSRange(location: 0, length: 3), at: CGPoint(x: 0, y: 30))
        }
        let rows = stride(from: 0, to: 60, by: 2).filter { y in stride(from: 0, to: 40, by: 2).contains { image.pixel($0, y)[3] > 0 } }
        #expect((rows.first ?? 0) >= 30 && (rows.last ?? 60) < 52 && storage.length > 0, "\(rows)")
    }

    @Test("xcode.11: a text view’s text is a storage, which who has it changes") func view() {
        let view = UITextView()
        view.text = "high"
        view.textStorage.append(NSAttributedString(string: " tide"))
        #expect(view.text == "high tide" && view.layoutManager.textStorage === view.textStorage)
        #expect(view.textContainer.layoutManager === view.layoutManager && view.layoutManager.textContainers == [view.textContainer])
    }

    /// An attachment that draws what nobody gave it.
    private final class Square: NSTextAttachment, @unchecked Sendable {
        override func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int) -> UIImage? {
            Sample.halves(width: 8, height: 8)
        }
        override func attachmentBounds(
            for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
            characterIndex charIndex: Int
        ) -> CGRect { CGRect(x: 0, y: 0, width: 40, height: 40) }
    }

    @Test("xcode.11: an attachment that says its picture and its size has those") func attachment() {
        let text = NSAttributedString(attachment: Square(data: nil, ofType: nil))
        #expect(text.size().width == 40 && text.size().height >= 40)
        let plain = NSTextAttachment(image: Sample.halves(width: 8, height: 8))
        #expect(plain.attachmentBounds(for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0).size.width == 8)
        #expect(NSAttributedString(attachment: plain).size().width == 8)
    }
}
