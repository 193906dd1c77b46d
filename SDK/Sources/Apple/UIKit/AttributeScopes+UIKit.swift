import Foundation

extension AttributeScopes {
    /// The attributes that UIKit draws.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// The attributes that UIKit draws. `NSAttributedString.init(_:)` takes over those that can be drawn.
    public struct UIKitAttributes: AttributeScope {
        /// The font of the letters.
        public let font: FontAttribute
        /// The colour of the letters.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the letters.
        public let backgroundColor: BackgroundColorAttribute
        /// The paragraph style.
        public let paragraphStyle: ParagraphStyleAttribute
        /// The space that is added after each letter, in points.
        public let kern: KernAttribute
        /// The space that is added between letters, in points.
        public let tracking: TrackingAttribute
        /// Whether letters join in ligatures: 0 or 1.
        public let ligature: LigatureAttribute
        /// The distance by which letters are raised, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// The style of the underline.
        public let underlineStyle: UnderlineStyleAttribute
        /// The colour of the underline.
        public let underlineColor: UnderlineColorAttribute
        /// The style of the strikethrough.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The colour of the strikethrough.
        public let strikethroughColor: StrikethroughColorAttribute
        /// The colour of the letters’ outline.
        public let strokeColor: StrokeColorAttribute
        /// The width of the outline, in percent of the font size.
        public let strokeWidth: StrokeWidthAttribute
        /// The shadow of the letters.
        public let shadow: ShadowAttribute
        /// The effect of the letters.
        public let textEffect: TextEffectAttribute
        /// The attachment that stands in a letter’s place.
        public let attachment: AttachmentAttribute
        /// The tag that names a part of the text.
        public let textItemTag: TextItemTagAttribute
        /// Links, and what else Foundation knows of.
        public let foundation: FoundationAttributes
    }
}

extension AttributeScopes.UIKitAttributes {
    /// The font of the letters.
    public enum FontAttribute: AttributedStringKey {
        public typealias Value = UIFont
        public static let name = "NSFont"
    }

    /// The colour of the letters.
    public enum ForegroundColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = "NSColor"
    }

    /// The colour behind the letters.
    public enum BackgroundColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = "NSBackgroundColor"
    }

    /// The paragraph style.
    public enum ParagraphStyleAttribute: AttributedStringKey {
        public typealias Value = NSParagraphStyle
        public static let name = "NSParagraphStyle"
    }

    /// The space that is added after each letter, in points.
    public enum KernAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = "NSKern"
    }

    /// The space that is added between letters, in points.
    public enum TrackingAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = "CTTracking"
    }

    /// Whether letters join in ligatures: 0 or 1.
    public enum LigatureAttribute: AttributedStringKey {
        public typealias Value = Int
        public static let name = "NSLigature"
    }

    /// The distance by which letters are raised, in points.
    public enum BaselineOffsetAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = "NSBaselineOffset"
    }

    /// The style of the underline.
    public enum UnderlineStyleAttribute: CodableAttributedStringKey {
        public typealias Value = NSUnderlineStyle
        public static let name = "NSUnderline"

        /// Writes the style as a number.
        public static func encode(_ value: NSUnderlineStyle, to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(value.rawValue)
        }

        /// Reads the style from a number.
        public static func decode(from decoder: any Decoder) throws -> NSUnderlineStyle {
            NSUnderlineStyle(rawValue: try decoder.singleValueContainer().decode(Int.self))
        }
    }

    /// The colour of the underline.
    public enum UnderlineColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = "NSUnderlineColor"
    }

    /// The style of the strikethrough.
    public enum StrikethroughStyleAttribute: CodableAttributedStringKey {
        public typealias Value = NSUnderlineStyle
        public static let name = "NSStrikethrough"

        /// Writes the style as a number.
        public static func encode(_ value: NSUnderlineStyle, to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(value.rawValue)
        }

        /// Reads the style from a number.
        public static func decode(from decoder: any Decoder) throws -> NSUnderlineStyle {
            NSUnderlineStyle(rawValue: try decoder.singleValueContainer().decode(Int.self))
        }
    }

    /// The colour of the strikethrough.
    public enum StrikethroughColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = "NSStrikethroughColor"
    }

    /// The colour of the letters’ outline.
    public enum StrokeColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = "NSStrokeColor"
    }

    /// The width of the outline, in percent of the font size.
    public enum StrokeWidthAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = "NSStrokeWidth"
    }

    /// The shadow of the letters.
    public enum ShadowAttribute: AttributedStringKey {
        public typealias Value = NSShadow
        public static let name = "NSShadow"
    }

    /// The effect of the letters.
    public enum TextEffectAttribute: CodableAttributedStringKey {
        public typealias Value = NSAttributedString.TextEffectStyle
        public static let name = "NSTextEffect"

        /// Writes the style as its name.
        public static func encode(_ value: NSAttributedString.TextEffectStyle, to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(value.rawValue)
        }

        /// Reads the style from its name.
        public static func decode(from decoder: any Decoder) throws -> NSAttributedString.TextEffectStyle {
            NSAttributedString.TextEffectStyle(rawValue: try decoder.singleValueContainer().decode(String.self))
        }
    }

    /// The attachment that stands in a letter’s place.
    public enum AttachmentAttribute: AttributedStringKey {
        public typealias Value = NSTextAttachment
        public static let name = "NSAttachment"
    }

    /// The tag that names a part of the text.
    public enum TextItemTagAttribute: AttributedStringKey {
        public typealias Value = String
        public static let name = "UITextItemTag"
    }
}

extension AttributeDynamicLookup {
    /// An attribute of UIKit's by its name; where SwiftUI has one of the same name, the value's type decides.
    @_disfavoredOverload
    public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>) -> T {
        // An attribute's key is a type; no value of it exists or is ever asked for.
        self[T.self]
    }
}

extension NSAttributedString {
    /// An effect on letters.
    public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
        /// The name of the effect.
        public let rawValue: String

        /// The effect of this name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Letters that are pressed into paper; drawn plain here.
        public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
    }

    /// The words, with what UIKit draws of them, and links.
    public convenience init(_ attrStr: AttributedString) {
        let whole = NSMutableAttributedString(string: "")
        for run in attrStr.runs {
            var attributes: [NSAttributedString.Key: Any] = [:]
            attributes[.font] = run[AttributeScopes.UIKitAttributes.FontAttribute.self]
            attributes[.foregroundColor] = run[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self]
            attributes[.backgroundColor] = run[AttributeScopes.UIKitAttributes.BackgroundColorAttribute.self]
            attributes[.paragraphStyle] = run[AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.self]
            attributes[.kern] = run[AttributeScopes.UIKitAttributes.KernAttribute.self]
            attributes[.tracking] = run[AttributeScopes.UIKitAttributes.TrackingAttribute.self]
            attributes[.ligature] = run[AttributeScopes.UIKitAttributes.LigatureAttribute.self]
            attributes[.baselineOffset] = run[AttributeScopes.UIKitAttributes.BaselineOffsetAttribute.self]
            attributes[.underlineStyle] = run[AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.self].map {
                NSNumber(value: $0.rawValue)
            }
            attributes[.underlineColor] = run[AttributeScopes.UIKitAttributes.UnderlineColorAttribute.self]
            attributes[.strikethroughStyle] = run[AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute.self].map {
                NSNumber(value: $0.rawValue)
            }
            attributes[.strikethroughColor] = run[AttributeScopes.UIKitAttributes.StrikethroughColorAttribute.self]
            attributes[.strokeColor] = run[AttributeScopes.UIKitAttributes.StrokeColorAttribute.self]
            attributes[.strokeWidth] = run[AttributeScopes.UIKitAttributes.StrokeWidthAttribute.self]
            attributes[.shadow] = run[AttributeScopes.UIKitAttributes.ShadowAttribute.self]
            attributes[.attachment] = run[AttributeScopes.UIKitAttributes.AttachmentAttribute.self]
            attributes[.link] = run.link
            whole.append(NSAttributedString(string: String(attrStr.characters[run.range]), attributes: attributes))
        }
        self.init(attributedString: whole)
    }

    /// The same; attributes of other scopes than UIKit's are left out in any case.
    public convenience init<Scope: AttributeScope>(_ attrStr: AttributedString, including scope: Scope.Type) throws { self.init(attrStr) }

    /// The same; attributes of other scopes than UIKit's are left out in any case.
    public convenience init<Scope: AttributeScope>(
        _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, Scope.Type>
    ) throws {
        self.init(attrStr)
    }
}

extension AttributedString {
    /// The words, with what UIKit draws of them, and links.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { attributes, range, _ in
            var part = AttributedString((nsStr.string as NSString).substring(with: range))
            func number(_ key: NSAttributedString.Key) -> Double? {
                (attributes[key] as? NSNumber)?.doubleValue ?? (attributes[key] as? CGFloat).map { Double($0) }
            }
            func line(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
                attributes[key] as? NSUnderlineStyle ?? number(key).map { NSUnderlineStyle(rawValue: Int($0)) }
            }
            part[AttributeScopes.UIKitAttributes.FontAttribute.self] = attributes[.font] as? UIFont
            part[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = attributes[.foregroundColor] as? UIColor
            part[AttributeScopes.UIKitAttributes.BackgroundColorAttribute.self] = attributes[.backgroundColor] as? UIColor
            part[AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.self] = attributes[.paragraphStyle] as? NSParagraphStyle
            part[AttributeScopes.UIKitAttributes.KernAttribute.self] = number(.kern).map { CGFloat($0) }
            part[AttributeScopes.UIKitAttributes.TrackingAttribute.self] = number(.tracking).map { CGFloat($0) }
            part[AttributeScopes.UIKitAttributes.LigatureAttribute.self] = number(.ligature).map { Int($0) }
            part[AttributeScopes.UIKitAttributes.BaselineOffsetAttribute.self] = number(.baselineOffset).map { CGFloat($0) }
            part[AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.self] = line(.underlineStyle)
            part[AttributeScopes.UIKitAttributes.UnderlineColorAttribute.self] = attributes[.underlineColor] as? UIColor
            part[AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute.self] = line(.strikethroughStyle)
            part[AttributeScopes.UIKitAttributes.StrikethroughColorAttribute.self] = attributes[.strikethroughColor] as? UIColor
            part[AttributeScopes.UIKitAttributes.StrokeColorAttribute.self] = attributes[.strokeColor] as? UIColor
            part[AttributeScopes.UIKitAttributes.StrokeWidthAttribute.self] = number(.strokeWidth).map { CGFloat($0) }
            part[AttributeScopes.UIKitAttributes.ShadowAttribute.self] = attributes[.shadow] as? NSShadow
            part[AttributeScopes.UIKitAttributes.AttachmentAttribute.self] = attributes[.attachment] as? NSTextAttachment
            part.link = attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap { URL(string: $0) }
            append(part)
        }
    }
}

extension AttributeContainer {
    /// Makes a container of UIKit's attributes in a dictionary, and a link; others are left out.
    public init(_ attributes: [NSAttributedString.Key: Any]) {
        let marked = AttributedString(NSAttributedString(string: "x", attributes: attributes))
        self = marked.runs.first?.attributes ?? AttributeContainer()
    }
}

extension NSAttributedString {
    /// A text of Markdown, as `AttributedString(markdown:)` reads it.
    /// - Throws: what that throws.
    public convenience init(
        markdown: String, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws { self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL)) }
}
