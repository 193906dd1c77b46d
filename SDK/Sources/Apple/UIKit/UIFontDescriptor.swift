import Foundation
import VitrineDrawing

/// A font's properties, to make another from.
open class UIFontDescriptor: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    /// Properties that a font of the same family may have.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        public static let traitBold = SymbolicTraits(rawValue: 2)
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
        /// A class of letters: they look written.
        public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
        /// A class of letters: they have no serifs.
        public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
    }

    /// The system font's designs.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    /// The name of a property.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
        /// Features of the letters, each a type and a selector by `FeatureKey`. Digits of one width are drawn so; others change nothing.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    }

    /// The name of a trait in `AttributeName.traits`.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    }

    /// A key that names a feature of a font.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The number of the kind of feature.
        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// The number of the feature among its kind.
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    }

    let font: FontDescription
    let weight: UIFont.Weight

    init(_ font: FontDescription, weight: UIFont.Weight) {
        self.font = font
        self.weight = weight
    }

    public static var supportsSecureCoding: Bool { true }
    /// Name, size, weight and whether it leans, which is what `init(coder:)` makes one of.
    open func encode(with coder: NSCoder) {
        coder.encode(postscriptName as NSString, forKey: "NSFontNameAttribute")
        coder.encode(Double(font.size), forKey: "NSFontSizeAttribute")
        coder.encode(Double(weight.rawValue), forKey: "NSCTFontWeightTrait")
        coder.encode(font.italic, forKey: "NSCTFontSlantTrait")
    }
    public required init?(coder: NSCoder) {
        let size = coder.decodeDouble(forKey: "NSFontSizeAttribute"), heavy = coder.decodeDouble(forKey: "NSCTFontWeightTrait")
        guard let name = coder.decodeObject(of: NSString.self, forKey: "NSFontNameAttribute"), size.isFinite, size >= 0, heavy.isFinite
        else { return nil }
        let weight = UIFont.Weight(heavy)
        var font = FontDescription(size: size, weight: weight.drawn)
        // The system's own faces have a dot before their names.
        if !name.hasPrefix(".") { font.setName(String(describing: name)) }
        font.italic = coder.decodeBool(forKey: "NSCTFontSlantTrait")
        (self.font, self.weight) = (font, weight)
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    public convenience init(name: String, size: CGFloat) {
        var font = FontDescription(size: size)
        font.setName(name)
        self.init(font, weight: .regular)
    }

    /// Family, name, size and the weight among the traits count.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        self.init(FontDescription(size: 12), weight: .regular, adding: attributes)
    }

    private convenience init(_ font: FontDescription, weight: UIFont.Weight, adding attributes: [AttributeName: Any]) {
        var font = font, weight = weight
        if let name = (attributes[.name] ?? attributes[.family]) as? String { font.setName(name) }
        if let size = attributes[.size] as? CGFloat, size.isFinite { font.size = max(size, 0) }
        if let traits = attributes[.traits] as? [TraitKey: Any] {
            if let heavy = traits[.weight] as? UIFont.Weight { weight = heavy }
            if let heavy = traits[.weight] as? CGFloat { weight = UIFont.Weight(heavy) }
            if let slant = traits[.slant] as? CGFloat { font.italic = slant > 0 }
            font.weight = weight.drawn
            if case .custom(let name) = font.family { font.setName(name, weight: font.weight, italic: font.italic) }
        }
        for feature in attributes[.featureSettings] as? [[FeatureKey: Int]] ?? [] where feature[.type] == kNumberSpacingType {
            font.monospacedDigits = feature[.selector] == kMonospacedNumbersSelector
        }
        self.init(font, weight: weight)
    }

    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traits: UITraitCollection?
    ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).fontDescriptor }

    /// Name, size, and weight and slant among the traits.
    open var fontAttributes: [AttributeName: Any] {
        let traits: [TraitKey: Any] = [.weight: weight.rawValue, .slant: CGFloat(font.italic ? 0.06 : 0)]
        return [.name: postscriptName, .size: CGFloat(font.size), .traits: traits]
    }

    open var pointSize: CGFloat { font.size }
    open var postscriptName: String { UIFont(font, weight: weight).fontName }

    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if font.italic { traits.insert(.traitItalic) }
        if font.weight.rawValue >= FontWeight.semibold.rawValue { traits.insert(.traitBold) }
        if font.design == .monospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
        var font = font
        font.italic = traits.contains(.traitItalic)
        let isBold = traits.contains(.traitBold)
        let weight: UIFont.Weight = isBold ? (weight.rawValue > 0.25 ? weight : .bold) : weight.rawValue > 0.25 ? .regular : weight
        font.weight = weight.drawn
        if traits.contains(.traitMonoSpace) { font.design = .monospaced }
        if case .custom(let name) = font.family { font.setName(name, weight: isBold ? font.weight : nil, italic: font.italic) }
        if traits.contains(.traitTightLeading) { font.leading -= font.size < 18 ? 2 : 4 }
        if traits.contains(.traitLooseLeading) { font.leading += font.size < 18 ? 2 : 4 }
        return UIFontDescriptor(font, weight: weight)
    }

    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        var font = font
        switch design {
        case .rounded: font.design = .rounded
        case .serif: font.design = .serif
        case .monospaced: font.design = .monospaced
        default: font.design = .default
        }
        return UIFontDescriptor(font, weight: weight)
    }

    open func withSize(_ size: CGFloat) -> UIFontDescriptor {
        var font = font
        font.size = size
        return UIFontDescriptor(font, weight: weight)
    }

    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        UIFontDescriptor(font, weight: weight, adding: attributes)
    }

    /// Fonts that have these properties: the one that is drawn.
    open func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?) -> [UIFontDescriptor] { [self] }

    open func withFamily(_ family: String) -> UIFontDescriptor { addingAttributes([.family: family]) }
    open func withFace(_ face: String) -> UIFontDescriptor { self }
}
