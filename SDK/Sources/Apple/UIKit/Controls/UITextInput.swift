import Foundation

/// Something that letters are typed into.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
    var hasText: Bool { get }
    func insertText(_ text: String)
    func deleteBackward()
}

/// A text with places in it, which a keyboard reads and changes.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
    var selectedTextRange: UITextRange? { get set }
    /// The range whose letters are not decided upon yet.
    var markedTextRange: UITextRange? { get }
    var beginningOfDocument: UITextPosition { get }
    var endOfDocument: UITextPosition { get }
    func text(in range: UITextRange) -> String?
    func replace(_ range: UITextRange, withText text: String)
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    func unmarkText()
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
}

extension UITextInput {
    /// The range whose letters are not decided upon yet: none, as nobody types.
    public var markedTextRange: UITextRange? { nil }
    /// The place before the text's first letter.
    public var beginningOfDocument: UITextPosition { UITextPosition(0) }
    /// The range between two places, in whichever order they are given; here it is never nil.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        UITextRange(fromPosition, toPosition)
    }
    /// UTF-16 units from one place to another.
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
    /// Whether a place stands before another (`orderedAscending`), at the same, or after it (`orderedDescending`).
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        position.offset == other.offset ? .orderedSame : position.offset < other.offset ? .orderedAscending : .orderedDescending
    }
    /// Writes letters in the place of the selected ones; nothing is left to be decided.
    public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        if let selectedTextRange { replace(selectedTextRange, withText: markedText ?? "") }
    }
    public func unmarkText() {}
}

/// Whether words are suggested within the line.
public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }

/// A view in the place of the keyboard.
@preconcurrency @MainActor open class UIInputView: UIView {
    /// The look of the view.
    public enum Style: Int, Sendable { case `default`, keyboard }
    public let inputViewStyle: Style
    open var allowsSelfSizing = false
    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
    }
    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
    }
}

/// A view in the keyboard's place whose keys may click.
@preconcurrency @MainActor public protocol UIInputViewAudioFeedback: NSObjectProtocol {
    var enableInputClicksWhenVisible: Bool { get }
}
extension UIInputViewAudioFeedback {
    public var enableInputClicksWhenVisible: Bool { false }
}

/// Looks for misspelled words. There are no dictionaries here: no word is misspelled, and none is suggested.
@preconcurrency @MainActor open class UITextChecker: NSObject {
    private static var learned: Set<String> = []
    private var ignored: [String]?

    open class var availableLanguages: [String] { [] }
    open class func learnWord(_ word: String) { learned.insert(word) }
    open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
    open class func unlearnWord(_ word: String) { learned.remove(word) }
    open var ignoredWords: [String]? {
        get { ignored }
        set { ignored = newValue }
    }
    open func ignoreWord(_ wordToIgnore: String) { ignored = (ignored ?? []) + [wordToIgnore] }
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
}
