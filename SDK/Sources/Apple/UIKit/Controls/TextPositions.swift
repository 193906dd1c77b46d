import Foundation

/// A place between two letters of a text that is typed.
@preconcurrency @MainActor open class UITextPosition: NSObject {
    /// UTF-16 units from the text's beginning.
    fileprivate let offset: Int

    fileprivate init(_ offset: Int) { self.offset = offset }
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

    fileprivate init(_ first: UITextPosition, _ last: UITextPosition) {
        (self.first, self.last) = first.offset <= last.offset ? (first, last) : (last, first)
    }

    fileprivate var units: Range<Int> { first.offset..<last.offset }
}

extension UITextField {
    private var units: String.UTF16View { (text ?? "").utf16 }

    /// The place before the text's first letter.
    public var beginningOfDocument: UITextPosition { UITextPosition(0) }
    /// The place after the text's last letter.
    public var endOfDocument: UITextPosition { UITextPosition(units.count) }

    /// The range between two places, in whichever order they are given; here it is never nil.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        UITextRange(fromPosition, toPosition)
    }

    /// - Returns: nil outside of the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let (place, isTooFar) = position.offset.addingReportingOverflow(offset)
        return !isTooFar && (0...units.count).contains(place) ? UITextPosition(place) : nil
    }

    /// UTF-16 units from one place to another.
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }

    /// Whether a place stands before another (`orderedAscending`), at the same, or after it (`orderedDescending`).
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        position.offset == other.offset ? .orderedSame : position.offset < other.offset ? .orderedAscending : .orderedDescending
    }

    /// - Returns: nil where the range is outside of the text, or cuts a letter in two.
    public func text(in range: UITextRange) -> String? { indices(of: range).flatMap { String(units[$0]) } }

    /// Writes another text in a range's place; outside of the text nothing happens.
    public func replace(_ range: UITextRange, withText text: String) {
        guard let part = indices(of: range), let before = String(units[..<part.lowerBound]), let after = String(units[part.upperBound...])
        else { return }
        self.text = before + text + after
    }

    private func indices(of range: UITextRange) -> Range<String.Index>? {
        guard range.units.lowerBound >= 0, range.units.upperBound <= units.count else { return nil }
        let start = units.index(units.startIndex, offsetBy: range.units.lowerBound)
        return start..<units.index(start, offsetBy: range.units.count)
    }
}
