import Drawing
@_spi(Vitrine) import VitrineSwiftUI

extension RenderingGroup {
    // iOS tints both groups of an accented widget white; only alpha survives, so an opaque photo is a white box.

    /// What `widgetAccentable()` marks.
    static let accentGroup = alphaOnly(.white)
    /// All the rest of an accented widget.
    static let defaultGroup = alphaOnly(.white)

    /// Brightness becomes the strength of white: an approximation of the lock screen's material.
    static let vibrant = RenderingGroup(
        color: { color in
            // Rec. 709 weights on the encoded values, as luminance is told from sRGB without leaving it.
            let luminance = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
            return RGBA(1, 1, 1, color.alpha * luminance)
        }, image: .desaturate(luminanceToAlpha: true))

    private static func alphaOnly(_ tint: RGBA) -> RenderingGroup {
        RenderingGroup(color: { RGBA(tint.red, tint.green, tint.blue, $0.alpha) }, image: .tint(tint))
    }
}

/// What an accented widget makes of an image.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
    private let name: String

    public static let accented = WidgetAccentedRenderingMode(name: "accented")
    public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
    public static let accentedDesaturated = WidgetAccentedRenderingMode(name: "accentedDesaturated")
    public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor")
}

extension Image {
    /// Has an effect in accented widgets only; nil is the default group's way.
    nonisolated public func widgetAccentedRenderingMode(_ mode: WidgetAccentedRenderingMode?) -> some View {
        _environment { values in
            guard values.widgetRenderingMode == .accented, let mode else { return }
            switch mode {
            case .fullColor: values.renderingGroup.image = nil
            case .desaturated, .accentedDesaturated: values.renderingGroup.image = .desaturate(luminanceToAlpha: true)
            default: values.renderingGroup = .accentGroup
            }
        }
    }
}
