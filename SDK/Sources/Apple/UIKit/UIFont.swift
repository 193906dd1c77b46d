import Foundation
import FoundationMissing
import VitrineAssetCatalog
import VitrineCoreText
import VitrineDrawing

/// A font by family and size, in points. It is Core Text's too, as on iOS.
open class UIFont: CTFont, NSSecureCoding, NSCopying, @unchecked Sendable {
    /// The style of its words in the system's sizes.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
        public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        private static let all: [TextStyle] = [
            largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote, caption1, caption2,
        ]

        func figures(_ category: UIContentSizeCategory) -> TextStyleTable.Figures {
            let style = self == .extraLargeTitle || self == .extraLargeTitle2 ? Self.largeTitle : self
            return TextStyleTable.figures(style: Self.all.firstIndex(of: style) ?? 6, size: category.place)
        }
    }

    package let weight: Weight
    private let style: TextStyle?

    package init(_ font: FontDescription, weight: Weight, style: TextStyle? = nil) {
        self.weight = weight
        self.style = style
        super.init(font)
    }

    convenience init(size: CGFloat, weight: Weight = .regular, _ change: (inout FontDescription) -> Void = { _ in }) {
        var font = FontDescription(size: size.isFinite ? max(size, 0) : 0, weight: weight.drawn)
        change(&font)
        self.init(font, weight: weight)
    }

    /// A font by its PostScript or family name; where there is none of that name, the system's is drawn.
    public convenience init?(name: String, size: CGFloat) { self.init(size: size) { $0.setName(name) } }

    public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
        let size = size > 0 ? size : descriptor.pointSize
        var font = descriptor.font
        font.size = size
        self.init(font, weight: descriptor.weight)
    }

    public static var supportsSecureCoding: Bool { true }
    /// Archives the font's descriptor.
    open func encode(with coder: NSCoder) { coder.encode(fontDescriptor, forKey: "UIFontDescriptor") }
    public required convenience init?(coder: NSCoder) {
        guard let descriptor = coder.decodeObject(of: UIFontDescriptor.self, forKey: "UIFontDescriptor") else { return nil }
        self.init(descriptor: descriptor, size: 0)
    }

    open class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size) }
    open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { UIFont(size: size, weight: weight) }
    /// Widths other than the standard one are not drawn.
    open class func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont { UIFont(size: size, weight: weight) }
    open class func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size, weight: .bold) }
    open class func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size) { $0.italic = true } }
    open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: size, weight: weight) { $0.design = .monospaced }
    }
    open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: size, weight: weight) { $0.monospacedDigits = true }
    }

    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { preferredFont(forTextStyle: style, compatibleWith: nil) }

    open class func preferredFont(forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?) -> UIFont {
        let figures = style.figures((traits ?? .current).preferredContentSizeCategory)
        let weight: Weight = style == .headline ? .semibold : .regular
        let leading = figures.leading - figures.size * 2444 / 2048
        return UIFont(FontDescription(size: figures.size, weight: weight.drawn, leading: leading), weight: weight, style: style)
    }

    open func withSize(_ size: CGFloat) -> UIFont {
        var font = font
        font.size = size
        return UIFont(font, weight: weight)
    }

    open var pointSize: CGFloat { font.size }
    open var fontName: String { font.postScriptName }
    open var familyName: String { font.familyName }
    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font, weight: weight) }

    // SF Pro's figures, or those of the bundle's own font.
    open var ascender: CGFloat { font.metrics.ascender }
    open var descender: CGFloat { -font.metrics.descender }
    open var capHeight: CGFloat { font.metrics.capHeight }
    open var xHeight: CGFloat { font.metrics.xHeight }
    open var lineHeight: CGFloat { font.metrics.naturalLineHeight }
    open var leading: CGFloat { max(font.metrics.leading, 0) }

    public static let labelFontSize: CGFloat = 17
    public static let buttonFontSize: CGFloat = 18
    public static let systemFontSize: CGFloat = 14
    public static let smallSystemFontSize: CGFloat = 12
    /// The font families of the bundle alone: a picture must not depend on what is installed.
    open class var familyNames: [String] { BundleFonts.families }
    open class func fontNames(forFamilyName familyName: String) -> [String] { BundleFonts.names(family: familyName) }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
