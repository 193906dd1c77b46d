import Foundation

/// A font by name and size, in points.
public final class UIFont: Hashable, Sendable {
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let ultraLight = Weight(rawValue: -0.8)
        public static let thin = Weight(rawValue: -0.6)
        public static let light = Weight(rawValue: -0.4)
        public static let regular = Weight(rawValue: 0)
        public static let medium = Weight(rawValue: 0.23)
        public static let semibold = Weight(rawValue: 0.3)
        public static let bold = Weight(rawValue: 0.4)
        public static let heavy = Weight(rawValue: 0.56)
        public static let black = Weight(rawValue: 0.62)
    }

    /// Nil for the system font.
    @_spi(Vitrine) public let customName: String?
    public let pointSize: CGFloat
    @_spi(Vitrine) public let weight: Weight

    private init(customName: String?, size: CGFloat, weight: Weight) {
        self.customName = customName
        pointSize = size
        self.weight = weight
    }

    public convenience init?(name: String, size: CGFloat) { self.init(customName: name, size: size, weight: .regular) }

    public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
        UIFont(customName: nil, size: size, weight: weight)
    }

    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }

    public func withSize(_ size: CGFloat) -> UIFont { UIFont(customName: customName, size: size, weight: weight) }

    public var fontName: String { customName ?? ".SFUI" }
    // SF Pro's figures.
    public var ascender: CGFloat { pointSize * 1950 / 2048 }
    public var descender: CGFloat { -pointSize * 494 / 2048 }
    public var capHeight: CGFloat { pointSize * 1443 / 2048 }
    public var lineHeight: CGFloat { ascender - descender }

    public static func == (a: UIFont, b: UIFont) -> Bool {
        a.customName == b.customName && a.pointSize == b.pointSize && a.weight == b.weight
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(customName)
        hasher.combine(pointSize)
        hasher.combine(weight)
    }
}
