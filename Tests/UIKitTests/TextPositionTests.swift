import Testing
import UIKit

@Suite("Positions in a line that is typed") struct TextPositionTests {
    @Test("parts of a line that is typed are found, read and replaced, and none outside of it (xcode.10)") @MainActor func typing() throws {
        let field = UITextField()
        field.text = "high 🌊 tide"
        let start = field.beginningOfDocument, end = field.endOfDocument
        #expect(field.offset(from: start, to: end) == 12)
        let four = try #require(field.position(from: start, offset: 4)), first = try #require(field.textRange(from: four, to: start))
        #expect(field.text(in: first) == "high" && field.compare(start, to: four) == .orderedAscending)
        #expect(field.position(from: end, offset: 1) == nil && field.position(from: start, offset: .max) == nil)
        field.selectedTextRange = first
        field.replace(first, withText: "low")
        #expect(field.text == "low 🌊 tide")
        // Half of a letter that takes two units is no text.
        let half = try #require(field.position(from: start, offset: 5)), whole = try #require(field.position(from: start, offset: 4))
        #expect(field.textRange(from: whole, to: half).flatMap { field.text(in: $0) } == nil)
        let stale = try #require(field.textRange(from: four, to: end))
        field.text = "x"
        field.replace(stale, withText: "y")
        #expect(field.text == "x" && field.text(in: stale) == nil)
    }

    @Test("a text of several lines has places too, and keeps its looks where a part is replaced (xcode.11)") @MainActor func lines() throws
    {
        let view: any UITextInput = {
            let view = UITextView()
            view.attributedText = NSAttributedString(string: "high tide", attributes: [.foregroundColor: UIColor.red])
            view.selectedRange = NSRange(location: 5, length: 4)
            return view
        }()
        let selected = try #require(view.selectedTextRange)
        #expect(
            view.text(in: selected) == "tide" && view.markedTextRange == nil && view.offset(from: selected.start, to: selected.end) == 4)
        view.replace(selected, withText: "sea")
        let changed = try #require(view as? UITextView)
        #expect(
            changed.text == "high sea" && changed.attributedText.attribute(.foregroundColor, at: 6, effectiveRange: nil) as? UIColor == .red
        )
        view.selectedTextRange = view.textRange(from: view.beginningOfDocument, to: view.beginningOfDocument)
        #expect(changed.selectedRange == NSRange(location: 0, length: 0) && view.position(from: view.endOfDocument, offset: 1) == nil)
        view.setMarkedText("so ", selectedRange: NSRange(location: 0, length: 0))
        #expect(changed.text == "so high sea" && changed.inlinePredictionType == .default && changed.pasteDelegate == nil)
    }
}
