import Foundation

/// A view in which text is edited.
@preconcurrency @MainActor open class UITextView: UIScrollView, UITextInputTraits, UIContentSizeCategoryAdjusting {
    /// The delegate, which the scroll view keeps.
    @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
        get { super.delegate as? any UITextViewDelegate }
        set { super.delegate = newValue }
    }
    open var text: String! {
        get { textStorage.string }
        set { attributedText = NSAttributedString(string: newValue ?? "", attributes: [.font: font ?? UIFont.systemFont(ofSize: 12)]) }
    }
    open var attributedText: NSAttributedString! {
        get { NSAttributedString(attributedString: textStorage) }
        set { textStorage.setAttributedString(newValue ?? NSAttributedString(string: "")) }
    }
    /// The text, which who has it may change.
    public let textStorage = NSTextStorage(string: "")
    open var font: UIFont? = .systemFont(ofSize: 12)
    open var textColor: UIColor? = .label
    open var textAlignment = NSTextAlignment.natural
    open var isEditable = true
    open var isSelectable = true
    open var selectedRange = NSRange(location: 0, length: 0)
    open var dataDetectorTypes: UIDataDetectorTypes = []
    open var allowsEditingTextAttributes = false
    open var clearsOnInsertion = false
    open var usesStandardTextScaling = false
    open var adjustsFontForContentSizeCategory = false
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    public private(set) lazy var textContainer: NSTextContainer = {
        let container = NSTextContainer(size: .zero)
        container.layoutManager = layoutManager
        return container
    }()
    public private(set) lazy var layoutManager: NSLayoutManager = {
        let manager = NSLayoutManager()
        manager.view = self
        textStorage.addLayoutManager(manager)
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
    open var inlinePredictionType = UITextInlinePredictionType.default
    open var isFindInteractionEnabled = false
    open var pasteConfiguration: UIPasteConfiguration?
    open weak var pasteDelegate: (any UITextPasteDelegate)?
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

    open var hasText: Bool { textStorage.length > 0 }
    open func insertText(_ text: String) { self.text += text }
    open func deleteBackward() { text = String(text.dropLast()) }
    open func scrollRangeToVisible(_ range: NSRange) {
        scrollRectToVisible(layoutManager.boundingRect(forGlyphRange: range, in: textContainer), animated: false)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let across = textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
        let words = self.size(of: textStorage, CGSize(width: max(size.width - across, 0), height: .infinity))
        return CGSize(width: words.width + across, height: words.height + textContainerInset.top + textContainerInset.bottom)
    }
    /// The rectangle from the top of a range's first line to the bottom of its last.
    func boundingRect(of range: NSRange, in words: NSAttributedString, _ container: NSTextContainer) -> CGRect {
        func height(_ end: Int) -> CGFloat {
            let part = words.attributedSubstring(from: NSRange(location: 0, length: min(max(end, 0), words.length)))
            return size(of: part, CGSize(width: container.size.width, height: .infinity)).height
        }
        let line = font?.lineHeight ?? 0
        let top = max(height(range.location + 1) - line, 0), bottom = height(range.location + range.length)
        return CGRect(x: 0, y: top, width: container.size.width, height: max(bottom - top, 0))
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
