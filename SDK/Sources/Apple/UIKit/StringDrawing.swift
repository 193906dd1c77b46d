import Foundation
import VitrineCoreGraphics
import VitrineCoreText
import VitrineDrawing

/// Options for how text is measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Several lines, from the rectangle's top.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
    /// The last line that fits ends in an ellipsis.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// The context of drawing text, which says how much it may shrink; it is drawn at its size here.
open class NSStringDrawingContext: NSObject {
    public override init() {}
    open var minimumScaleFactor: CGFloat = 0
    open internal(set) var actualScaleFactor: CGFloat = 1
    open internal(set) var totalBounds = CGRect.zero
}

/// Sets text for every thread in turn: fonts are opened once, and are not thread-safe.
private enum SharedSetter {
    private static let lock = NSLock()
    nonisolated(unsafe) private static let setter = TextSetter()

    static func set(_ paragraph: TextParagraph, _ size: CGSize) -> any SetText {
        lock.withLock {
            setter.set(
                paragraph, width: size.width.isFinite ? size.width : nil, height: size.height.isFinite ? size.height : nil, scale: 3)
        }
    }
}

extension NSAttributedString {
    /// The size in as many lines as the text has itself.
    public func size() -> CGSize { measured(CGSize(width: CGFloat.infinity, height: .infinity), isOneLine: false).size }

    public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) -> CGRect {
        let isOneLine = !options.contains(.usesLineFragmentOrigin)
        let bounds = CGRect(
            origin: .zero,
            size: measured(isOneLine ? CGSize(width: CGFloat.infinity, height: .infinity) : unbounded(size), isOneLine: isOneLine).size)
        context?.totalBounds = bounds
        return bounds
    }

    /// Draws the text from its top left, unbroken.
    public func draw(at point: CGPoint) {
        let text = measured(CGSize(width: CGFloat.infinity, height: .infinity), isOneLine: false)
        draw(text, CGRect(origin: point, size: text.size))
    }

    /// Broken into lines as wide as the rectangle; lines that do not fit are left out.
    public func draw(in rect: CGRect) { draw(with: rect, options: .usesLineFragmentOrigin, context: nil) }

    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        draw(measured(rect.size, isOneLine: !options.contains(.usesLineFragmentOrigin)), rect)
    }

    /// Apple's callers write 0 as well as the greatest number for "as much as it takes".
    private func unbounded(_ size: CGSize) -> CGSize {
        func side(_ value: CGFloat) -> CGFloat { value <= 0 || value > 1e6 ? .infinity : value }
        return CGSize(width: side(size.width), height: side(size.height))
    }

    private func measured(_ size: CGSize, isOneLine: Bool) -> any SetText {
        var paragraph = TextParagraph(spans: spans)
        if isOneLine { paragraph.lineLimit = 1 }
        let style = length > 0 ? attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
        style?.style(&paragraph)
        return SharedSetter.set(paragraph, size)
    }

    private func draw(_ text: any SetText, _ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let shadow = length > 0 ? attribute(.shadow, at: 0, effectiveRange: nil) as? NSShadow : nil
        var items = text.items(at: rect.origin, width: rect.width)
        if let shadow, let color = shadow.shadowColor as? UIColor {
            var layer = Layer(items: items)
            layer.shadow = Shadow(
                color: color.rgba(for: .current), radius: shadow.shadowBlurRadius, x: shadow.shadowOffset.width,
                y: shadow.shadowOffset.height)
            items = [.layer(layer)]
        }
        context.draw(items, images: attachedPictures, area: Path(rect))
    }

    /// The pixels of the pictures that stand among the letters.
    private var attachedPictures: [ImageKey: EncodedImage] {
        var pictures: [ImageKey: EncodedImage] = [:]
        enumerateAttribute(.attachment, in: NSRange(location: 0, length: length)) { value, _, _ in
            guard let image = (value as? NSTextAttachment)?.shown?.image, !image.isSymbolImage else { return }
            pictures[image.key] = image.encoded
        }
        return pictures
    }

    /// A picture in a letter's place.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: TextAttachment.character, attributes: [.attachment: attachment])
    }

    private var spans: [TextSpan] {
        var spans: [TextSpan] = []
        enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
            spans.append(TextSpan((string as NSString).substring(with: range), attributes))
        }
        return spans
    }
}

extension NSParagraphStyle: LineStyle {
    package var alignmentOfLines: CTTextAlignment {
        switch alignment {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural: .natural
        }
    }
    package var breaking: CTLineBreakMode { CTLineBreakMode(rawValue: UInt8(lineBreakMode.rawValue)) ?? .byWordWrapping }
    package var isRightToLeft: Bool { baseWritingDirection == .rightToLeft }
    package var spaceOfLines: Double { Double(lineSpacing) }
}

extension UIColor: LetterColor {
    package var letterColor: RGBA { rgba(for: .current) }
}

extension TextSpan {
    fileprivate init(_ string: String, _ attributes: [NSAttributedString.Key: Any]) {
        func color(_ key: NSAttributedString.Key) -> RGBA? { (attributes[key] as? UIColor)?.rgba(for: .current) }
        // Apple's standard for attributed strings without a font is 12 points.
        let font = (attributes[.font] as? UIFont)?.font ?? FontDescription(size: 12)
        let foreground = color(.foregroundColor) ?? .black
        self.init(string, font: font, paint: .color(foreground))
        if string == TextAttachment.character, let shown = (attributes[.attachment] as? NSTextAttachment)?.shown {
            attachment = TextAttachment(shown.image, shown.bounds, color: foreground)
        }
        background = color(.backgroundColor)
        func number(_ key: NSAttributedString.Key) -> Double {
            (attributes[key] as? NSNumber)?.doubleValue ?? (attributes[key] as? CGFloat).map { Double($0) } ?? 0
        }
        kern = number(.kern)
        tracking = number(.tracking)
        baselineOffset = number(.baselineOffset)
        func line(_ style: NSAttributedString.Key, _ lineColor: NSAttributedString.Key) -> RGBA? {
            let raw = (attributes[style] as? NSUnderlineStyle)?.rawValue ?? Int(number(style))
            return raw == 0 ? nil : color(lineColor) ?? foreground
        }
        func pattern(_ style: NSAttributedString.Key) -> TextLinePattern {
            let raw = (attributes[style] as? NSUnderlineStyle)?.rawValue ?? Int(number(style))
            return switch raw & 0x700 {
            case NSUnderlineStyle.patternDot.rawValue: .dot
            case NSUnderlineStyle.patternDash.rawValue: .dash
            case NSUnderlineStyle.patternDashDot.rawValue: .dashDot
            case NSUnderlineStyle.patternDashDotDot.rawValue: .dashDotDot
            default: .solid
            }
        }
        (underlinePattern, strikethroughPattern) = (pattern(.underlineStyle), pattern(.strikethroughStyle))
        underline = line(.underlineStyle, .underlineColor)
        strikethrough = line(.strikethroughStyle, .strikethroughColor)
    }
}

extension TextAttachment {
    /// - Parameters:
    ///   - bounds: from the line's start and baseline, up is positive; empty for the picture's own size.
    ///   - color: of the words around it, for a template.
    fileprivate init(_ image: UIImage, _ bounds: CGRect, color: RGBA) {
        let size = bounds.isEmpty ? image.size : bounds.size
        let frame = CGRect(origin: .zero, size: size)
        let items: [DisplayItem] =
            if case .symbol(let name, let configuration) = image.parts.content {
                SymbolDrawing(name, configuration).items(in: frame, tint: image.parts.tint ?? UIColor(color))
            } else {
                [.image(ImageItem(key: image.key, frame: frame, tint: image.isTemplate ? color : nil))]
            }
        self.init(width: size.width, ascent: size.height + bounds.minY, descent: -bounds.minY, items: items)
    }
}

extension NSString {
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize { attributed(attributes).size() }
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        attributed(attributes).draw(at: point)
    }
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        attributed(attributes).draw(in: rect)
    }
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) { attributed(attributes).draw(with: rect, options: options, context: context) }
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect { attributed(attributes).boundingRect(with: size, options: options, context: context) }

    private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
        NSAttributedString(string: String(describing: self), attributes: attributes)
    }
}

extension String {
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        (self as NSString).size(withAttributes: attributes)
    }
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        (self as NSString).draw(at: point, withAttributes: attributes)
    }
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        (self as NSString).draw(in: rect, withAttributes: attributes)
    }
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect { (self as NSString).boundingRect(with: size, options: options, attributes: attributes, context: context) }
}
