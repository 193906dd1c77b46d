import Foundation

extension UIImage {
    /// The configuration by which a picture's variant is chosen.
    open class Configuration: NSObject, @unchecked Sendable {
        open var traitCollection: UITraitCollection? { traits }
        private let traits: UITraitCollection?

        /// The language that it is for; nil for the one that is spoken.
        public let locale: Locale?

        override init() { (traits, locale) = (nil, nil) }
        public init(traitCollection: UITraitCollection?) { (traits, locale) = (traitCollection, nil) }
        /// Makes a configuration for a language.
        public init(locale: Locale?) { (traits, self.locale) = (nil, locale) }
        private init(_ traits: UITraitCollection?, _ locale: Locale?) { (self.traits, self.locale) = (traits, locale) }

        /// Merges two configurations, of which `other` has precedence.
        open func applying(_ other: Configuration?) -> Configuration {
            guard let other else { return self }
            if other is SymbolConfiguration { return other }
            return Configuration(other.traits ?? traits, other.locale ?? locale)
        }
        /// Returns the configuration for another trait collection.
        open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Configuration { Configuration(traitCollection, locale) }
        /// Returns the configuration for another locale.
        open func withLocale(_ locale: Locale?) -> Configuration { Configuration(traits, locale) }
        public static var unspecified: Configuration { Configuration() }
    }

    /// The weight of a symbol's lines.
    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        public func fontWeight() -> UIFont.Weight { UIFont.Weight.all[max(rawValue - 1, 0)] }
    }

    /// The scale of a symbol relative to its point size.
    public enum SymbolScale: Int, Sendable { case `default` = -1, unspecified = 0, small, medium, large }

    /// Size, weight and colours of a symbol. What was not given is left to the other configuration.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        struct Choices: Hashable {
            var pointSize: CGFloat?
            var weight: SymbolWeight?
            var scale: SymbolScale?
            /// The palette's colours, one or more; a symbol here has one part and takes the first.
            var colors: [UIColor] = []
        }
        let choices: Choices

        init(_ choices: Choices) {
            self.choices = choices
            super.init()
        }

        public convenience init(pointSize: CGFloat) { self.init(Choices(pointSize: pointSize)) }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init(Choices(pointSize: pointSize, weight: weight)) }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(Choices(pointSize: pointSize, weight: weight, scale: scale))
        }
        public convenience init(scale: SymbolScale) { self.init(Choices(scale: scale)) }
        public convenience init(weight: SymbolWeight) { self.init(Choices(weight: weight)) }
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(Choices(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize))
        }
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(Choices(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize, scale: scale))
        }
        public convenience init(font: UIFont) {
            self.init(Choices(pointSize: font.pointSize, weight: SymbolWeight(rawValue: font.weight.place + 1)))
        }
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(Choices(pointSize: font.pointSize, weight: SymbolWeight(rawValue: font.weight.place + 1), scale: scale))
        }
        public convenience init(hierarchicalColor: UIColor) { self.init(Choices(colors: [hierarchicalColor])) }
        public convenience init(paletteColors: [UIColor]) { self.init(Choices(colors: paletteColors)) }
        public static func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration(Choices()) }
        public static func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration(Choices()) }

        /// Merges two configurations, of which `other` has precedence.
        public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
            SymbolConfiguration(
                Choices(
                    pointSize: other.choices.pointSize ?? choices.pointSize, weight: other.choices.weight ?? choices.weight,
                    scale: other.choices.scale ?? choices.scale,
                    colors: other.choices.colors.isEmpty ? choices.colors : other.choices.colors))
        }

        /// Merges two configurations, of which `other` has precedence where it is one of symbols.
        public override func applying(_ other: Configuration?) -> Configuration {
            (other as? SymbolConfiguration).map { applying($0) } ?? self
        }
        /// Symbols are the same in all surroundings.
        public override func withTraitCollection(_ traitCollection: UITraitCollection?) -> Configuration { self }
        /// Symbols are the same in all languages.
        public override func withLocale(_ locale: Locale?) -> Configuration { self }

        public override func isEqual(_ object: Any?) -> Bool { (object as? SymbolConfiguration)?.choices == choices }
        public override var hash: Int { choices.hashValue }
    }

    /// Makes a symbol by its name; nil for a name that is none.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }
    public convenience init?(systemName name: String, compatibleWith traits: UITraitCollection?) { self.init(systemName: name) }

    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        let configuration = configuration as? SymbolConfiguration ?? SymbolConfiguration(SymbolConfiguration.Choices())
        guard SymbolDrawing.exists(name) else { return nil }
        self.init(Parts(content: .symbol(name, configuration), scale: 3))
    }

    public convenience init?(systemName name: String, variableValue: Double, configuration: Configuration? = nil) {
        self.init(systemName: name, withConfiguration: configuration)
    }
}
