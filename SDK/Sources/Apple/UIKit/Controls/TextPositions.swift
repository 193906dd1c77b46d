import Foundation

/// A place between two letters of a text that is typed.
@preconcurrency @MainActor open class UITextPosition: NSObject {
    /// UTF-16 units from the text's beginning.
    let offset: Int

    init(_ offset: Int) { self.offset = offset }
    public override init() { offset = 0 }
}

/// The range between two positions of a text that is edited.
@preconcurrency @MainActor open class UITextRange: NSObject {
    open var start: UITextPosition { first }
    /// The later of the two places that the range was made from.
    open var end: UITextPosition { last }
    /// Whether nothing lies between the range's two places.
    open var isEmpty: Bool { first.offset == last.offset }
    private let first: UITextPosition
    private let last: UITextPosition

    init(_ first: UITextPosition, _ last: UITextPosition) {
        (self.first, self.last) = first.offset <= last.offset ? (first, last) : (last, first)
    }
    public override init() { (first, last) = (UITextPosition(0), UITextPosition(0)) }

    var units: Range<Int> { first.offset..<last.offset }
}

/// A text whose places are UTF-16 units from its beginning.
struct TextPlaces {
    var text: String

    private var units: String.UTF16View { text.utf16 }
    @MainActor var end: UITextPosition { UITextPosition(units.count) }

    @MainActor func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let (place, isTooFar) = position.offset.addingReportingOverflow(offset)
        return !isTooFar && (0...units.count).contains(place) ? UITextPosition(place) : nil
    }

    @MainActor func text(in range: UITextRange) -> String? { indices(of: range).flatMap { String(units[$0]) } }

    /// The text with another in a range's place, or nil where the range is outside of the text or cuts a letter in two.
    @MainActor func replacing(_ range: UITextRange, _ other: String) -> String? {
        guard let part = indices(of: range), let before = String(units[..<part.lowerBound]), let after = String(units[part.upperBound...])
        else { return nil }
        return before + other + after
    }

    @MainActor private func indices(of range: UITextRange) -> Range<String.Index>? {
        guard range.units.lowerBound >= 0, range.units.upperBound <= units.count else { return nil }
        let start = units.index(units.startIndex, offsetBy: range.units.lowerBound)
        return start..<units.index(start, offsetBy: range.units.count)
    }
}

extension UITextField: UITextInput {
    private var places: TextPlaces { TextPlaces(text: text ?? "") }

    /// The place after the text's last letter.
    public var endOfDocument: UITextPosition { places.end }
    /// - Returns: nil outside of the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? { places.position(from: position, offset: offset) }
    /// - Returns: nil where the range is outside of the text, or cuts a letter in two.
    public func text(in range: UITextRange) -> String? { places.text(in: range) }
    /// Writes another text in a range's place; outside of the text nothing happens.
    public func replace(_ range: UITextRange, withText text: String) {
        if let changed = places.replacing(range, text) { self.text = changed }
    }
}

extension UITextView: UITextInput {
    private var places: TextPlaces { TextPlaces(text: text) }

    /// The range that is selected.
    public var selectedTextRange: UITextRange? {
        get { UITextRange(UITextPosition(selectedRange.location), UITextPosition(selectedRange.location + selectedRange.length)) }
        set { selectedRange = newValue.map { NSRange($0.units) } ?? NSRange(location: 0, length: 0) }
    }
    /// The place after the text's last letter.
    public var endOfDocument: UITextPosition { places.end }
    /// - Returns: nil outside of the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? { places.position(from: position, offset: offset) }
    /// - Returns: nil where the range is outside of the text, or cuts a letter in two.
    public func text(in range: UITextRange) -> String? { places.text(in: range) }
    /// Writes another text in a range's place, with the looks of what was there; outside of the text nothing happens.
    public func replace(_ range: UITextRange, withText text: String) {
        guard places.replacing(range, text) != nil else { return }
        textStorage.replaceCharacters(in: NSRange(range.units), with: text)
    }
}
