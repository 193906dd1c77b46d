import Foundation

/// Grows fonts and lengths of one's own as a text style grows with the size of type.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    public static let `default` = UIFontMetrics(forTextStyle: .body)
    private let style: UIFont.TextStyle

    public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

    open class func metrics(forTextStyle style: UIFont.TextStyle) -> UIFontMetrics { UIFontMetrics(forTextStyle: style) }

    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// Rounded to a pixel.
    open func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat {
        let traits = traits ?? .current
        // As the style's lines grow, not its letters.
        let ratio = style.figures(traits.preferredContentSizeCategory).leading / style.figures(.large).leading
        let scale = traits.displayScale > 0 ? traits.displayScale : 3
        return (value * ratio * scale).rounded() / scale
    }

    open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }
    open func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection?) -> UIFont {
        font.withSize(scaledValue(for: font.pointSize, compatibleWith: traits))
    }
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat, compatibleWith traits: UITraitCollection?) -> UIFont {
        let size = scaledValue(for: font.pointSize, compatibleWith: traits)
        return font.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size)
    }
}

extension UIFont.TextStyle {
    /// The metrics that scale fonts and lengths as this style grows.
    public var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }
}
