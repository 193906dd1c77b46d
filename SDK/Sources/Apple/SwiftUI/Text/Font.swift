import Foundation
import VitrineCoreText
import VitrineDrawing
import VitrineUIKit

/// A font that depends on the surroundings: a text style grows with the size of type.
public struct Font: Hashable, Sendable {
    public enum TextStyle: Int, CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
        /// The styles that iOS 17 has: large titles that are heavier and a step larger.
        case extraLargeTitle2, extraLargeTitle
    }

    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

    public enum Leading: Hashable, Sendable { case standard, tight, loose }

    public struct Weight: Hashable, Sendable {
        let weight: FontWeight
        public static let ultraLight = Weight(weight: .ultraLight)
        public static let thin = Weight(weight: .thin)
        public static let light = Weight(weight: .light)
        public static let regular = Weight(weight: .regular)
        public static let medium = Weight(weight: .medium)
        public static let semibold = Weight(weight: .semibold)
        public static let bold = Weight(weight: .bold)
        public static let heavy = Weight(weight: .heavy)
        public static let black = Weight(weight: .black)
    }

    public struct Width: Hashable, Sendable {
        public var value: CGFloat
        public init(_ value: CGFloat) { self.value = value }
        public static let compressed = Width(-0.3)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)
    }

    enum Base: Hashable, Sendable {
        case style(TextStyle)
        case size(CGFloat)
        /// `relativeTo` nil: the size is fixed.
        case custom(String, CGFloat, relativeTo: TextStyle?)
    }

    let base: Base
    var design: Design?
    var weight: Weight?
    var isBold = false
    var isItalic = false
    var hasMonospacedDigits = false
    var leading = Leading.standard
    var width: Width?
    var capitals = FontDescription.SmallCaps.none
    /// The factor by which the font is scaled.
    var factor: CGFloat = 1
    /// Points in place of the font's own size.
    var givenSize: CGFloat?

    init(base: Base, design: Design? = nil, weight: Weight? = nil) {
        self.base = base
        self.design = design
        self.weight = weight
    }

    public static let extraLargeTitle = Font(base: .style(.extraLargeTitle))
    public static let extraLargeTitle2 = Font(base: .style(.extraLargeTitle2))
    public static let largeTitle = Font(base: .style(.largeTitle))
    public static let title = Font(base: .style(.title))
    public static let title2 = Font(base: .style(.title2))
    public static let title3 = Font(base: .style(.title3))
    public static let headline = Font(base: .style(.headline))
    public static let subheadline = Font(base: .style(.subheadline))
    public static let body = Font(base: .style(.body))
    public static let callout = Font(base: .style(.callout))
    public static let footnote = Font(base: .style(.footnote))
    public static let caption = Font(base: .style(.caption))
    public static let caption2 = Font(base: .style(.caption2))

    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(base: .style(style), design: design, weight: weight)
    }

    @_disfavoredOverload
    public static func system(_ style: TextStyle, design: Design = .default) -> Font { Font(base: .style(style), design: design) }

    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(base: .size(size), design: design, weight: weight)
    }

    @_disfavoredOverload
    public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
        Font(base: .size(size), design: design, weight: weight)
    }

    public static func custom(_ name: String, size: CGFloat) -> Font { Font(base: .custom(name, size, relativeTo: .body)) }
    public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
        Font(base: .custom(name, size, relativeTo: style))
    }
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(base: .custom(name, fixedSize, relativeTo: nil)) }

    public init(_ font: UIFont) { self.init(font as CTFont) }

    /// A font of Core Text's in its own size; its matrix is not drawn.
    public init(_ font: CTFont) {
        let font = font.font
        if let name = font.customName {
            // A face that was found goes by its own name, whatever the traits it was found by.
            self.init(base: .custom(font.face == nil ? name : font.postScriptName, font.size, relativeTo: nil))
        } else {
            self.init(base: .size(font.size), weight: Weight(weight: font.weight))
        }
        isItalic = font.italic
        hasMonospacedDigits = font.monospacedDigits
        switch font.design {
        case .default: break
        case .rounded: design = .rounded
        case .serif: design = .serif
        case .monospaced: design = .monospaced
        }
    }

    public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }
    public func bold() -> Font { with { $0.isBold = true } }
    public func italic() -> Font { with { $0.isItalic = true } }
    public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }
    public func monospaced() -> Font { with { $0.design = .monospaced } }
    public func leading(_ leading: Leading) -> Font { with { $0.leading = leading } }
    public func width(_ width: Width) -> Font { with { $0.width = width } }
    public func width(_ width: CGFloat) -> Font { self.width(Width(width)) }
    public func smallCaps() -> Font { with { $0.capitals = .all } }
    public func lowercaseSmallCaps() -> Font { with { $0.capitals = $0.capitals == .uppercase ? .all : .lowercase } }
    public func uppercaseSmallCaps() -> Font { with { $0.capitals = $0.capitals == .lowercase ? .all : .uppercase } }

    public func bold(_ isActive: Bool) -> Font { with { $0.isBold = isActive } }
    public func italic(_ isActive: Bool) -> Font { with { $0.isItalic = isActive } }
    public func monospaced(_ isActive: Bool) -> Font { isActive ? monospaced() : self }
    public func monospacedDigit(_ isActive: Bool) -> Font { with { $0.hasMonospacedDigits = isActive } }

    private func with(_ change: (inout Font) -> Void) -> Font {
        var copy = self
        change(&copy)
        return copy
    }
}

extension Font {
    /// The font at its size in these surroundings.
    package func description(in environment: EnvironmentValues) -> FontDescription {
        var result: FontDescription
        switch base {
        case .style(let style):
            let figures = style.figures(at: environment.dynamicTypeSize)
            var weight = style.regularWeight
            if isBold { weight = style.emphasizedWeight }
            result = FontDescription(size: figures.size, weight: weight, leading: figures.leading - figures.size * FontMetrics.lineRatio)
        case .size(let size):
            result = FontDescription(size: max(size, 0), weight: isBold ? .bold : .regular)
        case .custom(let name, let size, let style):
            let grown = style?.scaled(size, at: environment.dynamicTypeSize, scale: environment.displayScale) ?? size
            result = FontDescription(size: max(grown, 0), weight: isBold ? .bold : .regular)
            result.family = .custom(name)
        }
        if let givenSize, givenSize.isFinite { result.resize(to: max(givenSize, 0)) }
        if factor != 1, factor.isFinite { result.resize(to: result.size * max(factor, 0)) }
        if let weight { result.weight = isBold && weight.weight.rawValue < 700 ? .bold : weight.weight }
        switch leading {
        case .standard: break
        // HIG: two points less or more (one for small sizes).
        case .tight: result.leading -= result.size < 18 ? 2 : 4
        case .loose: result.leading += result.size < 18 ? 2 : 4
        }
        if let design { result.design = design.drawn }
        if let width { result.width = Double(width.value) }
        result.smallCaps = capitals
        result.italic = isItalic
        result.monospacedDigits = hasMonospacedDigits
        if case .custom(let name, _, _) = base {
            result.setName(name, weight: isBold || weight != nil ? result.weight : nil, italic: isItalic)
        }
        return result
    }
}

extension FontDescription {
    /// Sets another size; the leading grows with it.
    fileprivate mutating func resize(to size: Double) {
        if self.size > 0 { leading *= size / self.size }
        self.size = size
    }
}

extension Font.Design {
    var drawn: FontDescription.Design {
        switch self {
        case .default: .default
        case .serif: .serif
        case .rounded: .rounded
        case .monospaced: .monospaced
        }
    }
}

extension FontMetrics {
    /// SF Pro's ascender plus descender, in ems.
    static let lineRatio = 2444.0 / 2048
}
