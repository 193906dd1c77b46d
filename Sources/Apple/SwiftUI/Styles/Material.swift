import Drawing
import Foundation

/// A translucent surface. What lies under it is not blurred here; its own veil is drawn.
public struct Material: ShapeStyle {
    let name: String
    /// How much of the background colour covers what lies below.
    let cover: Double

    public static let ultraThin = Material(name: "ultraThin", cover: 0.45)
    public static let thin = Material(name: "thin", cover: 0.6)
    public static let regular = Material(name: "regular", cover: 0.75)
    public static let thick = Material(name: "thick", cover: 0.85)
    public static let ultraThick = Material(name: "ultraThick", cover: 0.93)
    public static let bar = Material(name: "bar", cover: 0.85)

    public func _paint(_ inputs: _StyleInputs) -> _StylePaint {
        RenderContext.current?.report("Material.\(name): drawn as a veil; what lies under it is not blurred")
        let isDark = inputs.environment.colorScheme == .dark
        let base: RGBA = isDark ? RGBA(0.14, 0.14, 0.15) : RGBA(0.97, 0.97, 0.98)
        return .color(base.opacity(cover))
    }
}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { .bar }
}
