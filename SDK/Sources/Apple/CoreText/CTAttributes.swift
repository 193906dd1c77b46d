import Foundation
import FoundationMissing
import VitrineCoreGraphics
import VitrineDrawing

// The attributes of a text, by the names of Core Text's `CTStringAttributes.h`; UIKit's keys that mean the same are the same.

nonisolated(unsafe) public let kCTFontAttributeName: CFString = "NSFont"
nonisolated(unsafe) public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
/// A number that is not 0: letters have the colour that the context fills shapes with.
nonisolated(unsafe) public let kCTForegroundColorFromContextAttributeName: CFString = "CTForegroundColorFromContext"
nonisolated(unsafe) public let kCTBackgroundColorAttributeName: CFString = "CTBackgroundColor"
nonisolated(unsafe) public let kCTKernAttributeName: CFString = "NSKern"
nonisolated(unsafe) public let kCTTrackingAttributeName: CFString = "CTTracking"
nonisolated(unsafe) public let kCTLigatureAttributeName: CFString = "NSLigature"
nonisolated(unsafe) public let kCTParagraphStyleAttributeName: CFString = "NSParagraphStyle"
nonisolated(unsafe) public let kCTUnderlineStyleAttributeName: CFString = "NSUnderline"
nonisolated(unsafe) public let kCTUnderlineColorAttributeName: CFString = "NSUnderlineColor"
nonisolated(unsafe) public let kCTBaselineOffsetAttributeName: CFString = "NSBaselineOffset"
nonisolated(unsafe) public let kCTStrokeWidthAttributeName: CFString = "NSStrokeWidth"
nonisolated(unsafe) public let kCTStrokeColorAttributeName: CFString = "NSStrokeColor"

/// A colour that letters can have: Core Graphics' here, UIKit's there.
package protocol LetterColor {
    /// As it looks now.
    var letterColor: RGBA { get }
}

extension CGColor: LetterColor {
    package var letterColor: RGBA { rgba }
}

/// A paragraph style: Core Text's object or UIKit's.
package protocol LineStyle {
    var alignmentOfLines: CTTextAlignment { get }
    var breaking: CTLineBreakMode { get }
    var isRightToLeft: Bool { get }
    /// Points between lines.
    var spaceOfLines: Double { get }
}

extension LineStyle {
    /// Sets what it says.
    package func style(_ paragraph: inout TextParagraph) {
        paragraph.rightToLeft = isRightToLeft
        paragraph.lineSpacing = spaceOfLines
        paragraph.alignment =
            switch alignmentOfLines {
            case .center: .center
            case .right: paragraph.rightToLeft ? .leading : .trailing
            case .left: paragraph.rightToLeft ? .trailing : .leading
            case .justified, .natural: .leading
            }
        switch breaking {
        case .byTruncatingHead: (paragraph.truncation, paragraph.lineLimit) = (.head, 1)
        case .byTruncatingMiddle: (paragraph.truncation, paragraph.lineLimit) = (.middle, 1)
        case .byTruncatingTail: paragraph.lineLimit = 1
        default: break
        }
    }
}

extension NSAttributedString {
    /// As it is set in lines.
    /// - Parameter context: the colour of letters that take the context's.
    func paragraph(context: RGBA = .black) -> TextParagraph {
        var spans: [TextSpan] = []
        enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
            spans.append(TextSpan((string as NSString).substring(with: range), attributes, context: context))
        }
        var paragraph = TextParagraph(spans: spans)
        if length > 0 { (attribute(.named(kCTParagraphStyleAttributeName), at: 0, effectiveRange: nil) as? LineStyle)?.style(&paragraph) }
        return paragraph
    }
}

extension NSAttributedString.Key {
    static func named(_ name: CFString) -> NSAttributedString.Key { NSAttributedString.Key(rawValue: String(describing: name)) }
}

extension TextSpan {
    fileprivate init(_ string: String, _ attributes: [NSAttributedString.Key: Any], context: RGBA) {
        func color(_ names: CFString...) -> RGBA? {
            names.lazy.compactMap { (attributes[.named($0)] as? LetterColor)?.letterColor }.first
        }
        func number(_ name: CFString) -> Double {
            let value = attributes[.named(name)]
            return (value as? NSNumber)?.doubleValue ?? (value as? CGFloat).map { Double($0) } ?? 0
        }
        let takesContexts = number(kCTForegroundColorFromContextAttributeName) != 0
        let foreground = takesContexts ? context : color(kCTForegroundColorAttributeName, "NSColor") ?? .black
        // Apple's standard for attributed strings without a font is 12 points.
        let font = (attributes[.named(kCTFontAttributeName)] as? CTFont)?.font ?? FontDescription(size: 12)
        self.init(string, font: font, paint: .color(foreground))
        background = color(kCTBackgroundColorAttributeName, "NSBackgroundColor")
        kern = number(kCTKernAttributeName)
        tracking = number(kCTTrackingAttributeName)
        baselineOffset = number(kCTBaselineOffsetAttributeName)
        let style = attributes[.named(kCTUnderlineStyleAttributeName)]
        // UIKit's style is a set, Core Text's a number.
        let isStyled = (style as? any OptionSet).map { ($0.rawValue as? Int) != 0 } ?? false
        let isUnderlined = isStyled || number(kCTUnderlineStyleAttributeName) != 0
        if isUnderlined { underline = color(kCTUnderlineColorAttributeName) ?? foreground }
    }
}

/// The style of an underline.
public struct CTUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }
    public static let single = CTUnderlineStyle(rawValue: 1)
    public static let thick = CTUnderlineStyle(rawValue: 2)
    public static let double = CTUnderlineStyle(rawValue: 9)
}

/// Sets text for every thread in turn: fonts are opened once, and are not thread-safe.
enum LineSetter {
    private static let lock = NSLock()
    nonisolated(unsafe) private static let setter = TextSetter()

    /// - Parameter width: points; nil for as wide as it likes.
    static func set(_ paragraph: TextParagraph, width: Double?) -> any SetText {
        lock.withLock {
            setter.set(paragraph, width: width.flatMap { $0.isFinite && $0 < 1e6 ? max($0, 0) : nil }, height: nil, scale: 3)
        }
    }
}
