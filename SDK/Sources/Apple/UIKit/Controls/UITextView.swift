import Foundation

/// The places of a text view's letters: all on lines of the view's width, as `boundingRect` sets them.
@preconcurrency @MainActor open class NSLayoutManager: NSObject {
    weak var view: UITextView?

    open func ensureLayout(for container: NSTextContainer) {}
    /// One glyph a UTF-16 unit: which letters become one is not known here.
    open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: UnsafeMutablePointer<NSRange>?)
        -> NSRange
    {
        actualCharRange?.pointee = charRange
        return charRange
    }
    open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }
    /// The rectangle from the top of the range's first line to the bottom of its last.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        guard let view, let words = view.attributedText else { return .zero }
        func height(_ end: Int) -> CGFloat {
            let part = words.attributedSubstring(from: NSRange(location: 0, length: min(max(end, 0), words.length)))
            return view.size(of: part, CGSize(width: container.size.width, height: .infinity)).height
        }
        let line = view.font?.lineHeight ?? 0
        let top = max(height(glyphRange.location + 1) - line, 0), bottom = height(glyphRange.location + glyphRange.length)
        return CGRect(x: 0, y: top, width: container.size.width, height: max(bottom - top, 0))
    }
    open func usedRect(for container: NSTextContainer) -> CGRect {
        guard let view, let words = view.attributedText else { return .zero }
        return CGRect(origin: .zero, size: view.size(of: words, container.size))
    }
    open var numberOfGlyphs: Int { view?.attributedText.length ?? 0 }
}

/// The room that a text has.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
    open var size: CGSize
    open var lineFragmentPadding: CGFloat = 5
    open var maximumNumberOfLines = 0
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    open var exclusionPaths: [UIBezierPath] = []
    open var widthTracksTextView = true
    open var heightTracksTextView = false
    public init(size: CGSize) { self.size = size }
}

/// A view in which text is edited.
@preconcurrency @MainActor open class UITextView: UIScrollView, UITextInputTraits, UIContentSizeCategoryAdjusting {
    /// The delegate, which the scroll view keeps.
    @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
        get { super.delegate as? any UITextViewDelegate }
        set { super.delegate = newValue }
    }
    open var text: String! {
        get { words.string }
        set { words = NSAttributedString(string: newValue ?? "", attributes: [.font: font ?? UIFont.systemFont(ofSize: 12)]) }
    }
    open var attributedText: NSAttributedString! {
        get { words }
        set { words = newValue ?? NSAttributedString(string: "") }
    }
    private var words = NSAttributedString(string: "")
    open var font: UIFont? = .systemFont(ofSize: 12)
    open var textColor: UIColor? = .label
    open var textAlignment = NSTextAlignment.natural
    open var isEditable = true
    open var isSelectable = true
    open var selectedRange = NSRange(location: 0, length: 0)
    open var dataDetectorTypes: UIDataDetectorTypes = []
    open var allowsEditingTextAttributes = false
    open var adjustsFontForContentSizeCategory = false
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    public let textContainer = NSTextContainer(size: .zero)
    public private(set) lazy var layoutManager: NSLayoutManager = {
        let manager = NSLayoutManager()
        manager.view = self
        return manager
    }()
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var isSecureTextEntry = false
    open var textContentType: UITextContentType!
    open var isFindInteractionEnabled = false
    private var inputViews: (UIView?, UIView?)
    open override var inputView: UIView? {
        get { inputViews.0 }
        set { inputViews.0 = newValue }
    }
    open override var inputAccessoryView: UIView? {
        get { inputViews.1 }
        set { inputViews.1 = newValue }
    }

    public convenience init(frame: CGRect, textContainer: NSTextContainer?) { self.init(frame: frame) }

    open var hasText: Bool { words.length > 0 }
    open func insertText(_ text: String) { self.text += text }
    open func deleteBackward() { text = String(text.dropLast()) }
    open func scrollRangeToVisible(_ range: NSRange) {
        scrollRectToVisible(layoutManager.boundingRect(forGlyphRange: range, in: textContainer), animated: false)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let across = textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
        let words = self.size(of: words, CGSize(width: max(size.width - across, 0), height: .infinity))
        return CGSize(width: words.width + across, height: words.height + textContainerInset.top + textContainerInset.bottom)
    }
    func size(of words: NSAttributedString, _ room: CGSize) -> CGSize {
        let room = CGSize(width: room.width > 0 ? room.width : .infinity, height: room.height > 0 ? room.height : .infinity)
        return words.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil).size
    }

    nonisolated public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
    nonisolated public static let textDidBeginEditingNotification = Notification.Name("UITextViewTextDidBeginEditingNotification")
    nonisolated public static let textDidEndEditingNotification = Notification.Name("UITextViewTextDidEndEditingNotification")
}

/// The types of data that are detected in a text and made links.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
    public static let link = UIDataDetectorTypes(rawValue: 2)
    public static let address = UIDataDetectorTypes(rawValue: 4)
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
    public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// The interaction with an item in a text.
public enum UITextItemInteraction: Int, Sendable { case invokeDefaultAction, presentActions, preview }

/// A delegate that a text view asks and tells.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewDidEndEditing(_ textView: UITextView)
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    func textViewDidChange(_ textView: UITextView)
    func textViewDidChangeSelection(_ textView: UITextView)
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction)
        -> Bool
}

extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewDidEndEditing(_ textView: UITextView) {}
    public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }
    public func textViewDidChange(_ textView: UITextView) {}
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool { true }
}
