import Foundation
import FoundationMissing

/// The side at which lines stand.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// The mode in which lines that do not fit are broken or truncated.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// The writing direction of a paragraph.
public enum NSWritingDirection: Int, Sendable { case natural = -1, leftToRight = 0, rightToLeft = 1 }

/// A line under or through words.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let single = NSUnderlineStyle(rawValue: 1)
    public static let thick = NSUnderlineStyle(rawValue: 2)
    public static let double = NSUnderlineStyle(rawValue: 9)
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    /// Dashes and dots by turns.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
    /// A dash and two dots by turns.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// The style of a paragraph.
open class NSParagraphStyle: _ComparedObject, @unchecked Sendable {
    public static let `default` = NSParagraphStyle()
    public override init() {}

    open fileprivate(set) var alignment = NSTextAlignment.natural
    open fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
    open fileprivate(set) var baseWritingDirection = NSWritingDirection.natural
    /// The space between lines in points.
    open fileprivate(set) var lineSpacing: CGFloat = 0
    open fileprivate(set) var paragraphSpacing: CGFloat = 0
    open fileprivate(set) var paragraphSpacingBefore: CGFloat = 0
    open fileprivate(set) var headIndent: CGFloat = 0
    open fileprivate(set) var tailIndent: CGFloat = 0
    open fileprivate(set) var firstLineHeadIndent: CGFloat = 0
    open fileprivate(set) var minimumLineHeight: CGFloat = 0
    open fileprivate(set) var maximumLineHeight: CGFloat = 0
    open fileprivate(set) var lineHeightMultiple: CGFloat = 0
    open fileprivate(set) var hyphenationFactor: Float = 0
    open fileprivate(set) var allowsDefaultTighteningForTruncation = false
    open fileprivate(set) var usesDefaultHyphenation = false
    open fileprivate(set) var lineBreakStrategy: LineBreakStrategy = []
    /// The places, from the left, of the words after each tab.
    open fileprivate(set) var tabStops: [NSTextTab] = []
    /// Points from one tab to the next after the last of `tabStops`.
    open fileprivate(set) var defaultTabInterval: CGFloat = 0

    /// The strategy by which lines are broken.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        /// The bits of the strategies.
        public let rawValue: UInt

        /// Makes a set of these rules.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A last line has more than one short word.
        public static let pushOut = LineBreakStrategy(rawValue: 1)
        /// Korean breaks between words.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
        /// Lines break as the system's labels do.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }

    open override func mutableCopy() -> Any {
        let copy = NSMutableParagraphStyle()
        copy.setParagraphStyle(self)
        return copy
    }
}

/// A paragraph style to change. Drawn are alignment, line break mode, direction and line spacing.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    open override var alignment: NSTextAlignment {
        get { super.alignment }
        set { super.alignment = newValue }
    }
    open override var lineBreakMode: NSLineBreakMode {
        get { super.lineBreakMode }
        set { super.lineBreakMode = newValue }
    }
    open override var baseWritingDirection: NSWritingDirection {
        get { super.baseWritingDirection }
        set { super.baseWritingDirection = newValue }
    }
    open override var lineSpacing: CGFloat {
        get { super.lineSpacing }
        set { super.lineSpacing = newValue }
    }
    open override var paragraphSpacing: CGFloat {
        get { super.paragraphSpacing }
        set { super.paragraphSpacing = newValue }
    }
    open override var paragraphSpacingBefore: CGFloat {
        get { super.paragraphSpacingBefore }
        set { super.paragraphSpacingBefore = newValue }
    }
    open override var headIndent: CGFloat {
        get { super.headIndent }
        set { super.headIndent = newValue }
    }
    open override var tailIndent: CGFloat {
        get { super.tailIndent }
        set { super.tailIndent = newValue }
    }
    open override var firstLineHeadIndent: CGFloat {
        get { super.firstLineHeadIndent }
        set { super.firstLineHeadIndent = newValue }
    }
    open override var minimumLineHeight: CGFloat {
        get { super.minimumLineHeight }
        set { super.minimumLineHeight = newValue }
    }
    open override var maximumLineHeight: CGFloat {
        get { super.maximumLineHeight }
        set { super.maximumLineHeight = newValue }
    }
    open override var lineHeightMultiple: CGFloat {
        get { super.lineHeightMultiple }
        set { super.lineHeightMultiple = newValue }
    }
    open override var hyphenationFactor: Float {
        get { super.hyphenationFactor }
        set { super.hyphenationFactor = newValue }
    }
    open override var allowsDefaultTighteningForTruncation: Bool {
        get { super.allowsDefaultTighteningForTruncation }
        set { super.allowsDefaultTighteningForTruncation = newValue }
    }
    open override var usesDefaultHyphenation: Bool {
        get { super.usesDefaultHyphenation }
        set { super.usesDefaultHyphenation = newValue }
    }
    open override var lineBreakStrategy: LineBreakStrategy {
        get { super.lineBreakStrategy }
        set { super.lineBreakStrategy = newValue }
    }
    open override var tabStops: [NSTextTab] {
        get { super.tabStops }
        set { super.tabStops = newValue }
    }
    open override var defaultTabInterval: CGFloat {
        get { super.defaultTabInterval }
        set { super.defaultTabInterval = newValue }
    }

    open func setParagraphStyle(_ other: NSParagraphStyle) {
        (alignment, lineBreakMode, baseWritingDirection) = (other.alignment, other.lineBreakMode, other.baseWritingDirection)
        (lineSpacing, paragraphSpacing, paragraphSpacingBefore) = (other.lineSpacing, other.paragraphSpacing, other.paragraphSpacingBefore)
        (headIndent, tailIndent, firstLineHeadIndent) = (other.headIndent, other.tailIndent, other.firstLineHeadIndent)
        (minimumLineHeight, maximumLineHeight) = (other.minimumLineHeight, other.maximumLineHeight)
        (lineHeightMultiple, hyphenationFactor) = (other.lineHeightMultiple, other.hyphenationFactor)
        allowsDefaultTighteningForTruncation = other.allowsDefaultTighteningForTruncation
        (usesDefaultHyphenation, lineBreakStrategy) = (other.usesDefaultHyphenation, other.lineBreakStrategy)
        (tabStops, defaultTabInterval) = (other.tabStops, other.defaultTabInterval)
    }
}

/// The place of the words after a tab. Tabs are drawn as one space here.
open class NSTextTab: _ComparedObject, @unchecked Sendable {
    /// The alignment of the text at the tab stop.
    public let alignment: NSTextAlignment
    /// Points from the left.
    public let location: CGFloat

    /// What was said of the tab stop beyond that.
    public let options: [OptionKey: Any]

    /// A place for words.
    public init(textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]) {
        self.alignment = alignment
        self.location = location
        self.options = options
    }

    /// The names of a tab stop's options.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The characters that end a column, as `CharacterSet`; they are kept, and the words are set as without them.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    /// The characters that end a column of numbers: a locale's decimal separator.
    public class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
        CharacterSet(charactersIn: (aLocale ?? .current).decimalSeparator ?? ".")
    }
}

/// A picture or a file in a letter's place. A picture is drawn; a file is kept with the words.
open class NSTextAttachment: _ComparedObject, @unchecked Sendable {
    /// The attachment's picture.
    open var image: UIImage?
    /// The attachment's frame from the line's start and baseline, in points; empty for the picture's own size.
    open var bounds = CGRect.zero
    /// A file's bytes.
    open var contents: Data?
    /// The type of the attachment's file.
    open var fileType: String?

    /// A file, or nothing yet.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
    }

    /// Makes an attachment of nothing yet.
    public convenience override init() { self.init(data: nil, ofType: nil) }

    /// Makes an attachment of a picture.
    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }

    /// The picture that is drawn: its own, or that of its bytes. Who overrides it makes another.
    open func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int) -> UIImage? {
        image ?? contents.flatMap(UIImage.init(data:))
    }

    /// Its place from the line's start and baseline, in points. Who overrides it says another.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect { bounds.isEmpty ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds }

    /// What is drawn, and where; empty bounds are the picture's own size.
    var shown: (image: UIImage, bounds: CGRect)? {
        let asked = attachmentBounds(for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0)
        return image(forBounds: asked, textContainer: nil, characterIndex: 0).map { image in
            (image, asked == CGRect(origin: .zero, size: image.size) ? bounds : asked)
        }
    }
}

/// A blurred copy behind words.
open class NSShadow: _ComparedObject, @unchecked Sendable {
    public override init() {}
    open var shadowOffset = CGSize.zero
    open var shadowBlurRadius: CGFloat = 0
    open var shadowColor: Any?
}

extension NSAttributedString.Key {
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
}

/// The key of something that is said of a whole document.
public typealias NSAttributedStringDocumentAttributeKey = NSAttributedString.DocumentAttributeKey
/// The key of something that reading a document depends on.
public typealias NSAttributedStringDocumentReadingOptionKey = NSAttributedString.DocumentReadingOptionKey

extension NSAttributedString {
    /// The key of something that is said of a whole document.
    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        /// The name of the key.
        public let rawValue: String
        /// The key of this name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The form of the document.
        public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
        /// The encoding of the characters.
        public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    }

    /// The key of something that reading a document depends on.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        /// The name of the key.
        public let rawValue: String
        /// The key of this name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The form of the document.
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        /// The encoding of the characters.
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    }
}
