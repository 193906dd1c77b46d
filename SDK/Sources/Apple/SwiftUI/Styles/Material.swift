import Foundation
import VitrineDrawing

/// A translucent surface: what lies under it shows through, blurred and stronger in colour, under a veil. What stands on it has no vibrancy.
///
/// Each veil is a grey at an opacity, chosen so that plain white and plain black come out below it about as they do below Apple's
/// materials (thin ones let much through, thick ones hardly anything; in light surroundings they brighten, in dark ones they darken).
/// The figures are ours, the blur's too: there was no device to measure. Only the thinnest is known over two colours: white is 245 of 255
/// below it in light surroundings, and black 31 in dark ones (pictures of iOS 18.5, meshtastic/Meshtastic-Apple).
public struct Material: ShapeStyle {
    let name: String
    let light: Veil
    let dark: Veil

    /// A grey (0 black, 1 white) at an opacity.
    struct Veil {
        let white: Float
        let opacity: Double
    }

    public static let ultraThin = Material(
        name: "ultraThin", light: Veil(white: 0.91, opacity: 0.41), dark: Veil(white: 0.27, opacity: 0.46))
    public static let thin = Material(name: "thin", light: Veil(white: 0.91, opacity: 0.62), dark: Veil(white: 0.2, opacity: 0.63))
    public static let regular = Material(name: "regular", light: Veil(white: 0.96, opacity: 0.77), dark: Veil(white: 0.16, opacity: 0.8))
    public static let thick = Material(name: "thick", light: Veil(white: 0.96, opacity: 0.9), dark: Veil(white: 0.14, opacity: 0.9))
    public static let ultraThick = Material(
        name: "ultraThick", light: Veil(white: 0.97, opacity: 0.95), dark: Veil(white: 0.13, opacity: 0.95))
    public static let bar = Material(name: "bar", light: Veil(white: 0.97, opacity: 0.85), dark: Veil(white: 0.11, opacity: 0.85))

    public func _paint(_ inputs: _StyleInputs) -> _StylePaint {
        let veil = inputs.environment.colorScheme == .dark ? dark : light
        let color = RGBA(veil.white, veil.white, veil.white).opacity(veil.opacity)
        return _StylePaint(kind: .backdrop(Backdrop(veil: color, blur: Self.blur, saturation: Self.saturation)))
    }

    /// The standard deviation of what is seen through all of them, points.
    private static let blur = 20.0
    private static let saturation = 1.8
}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { .bar }
}
