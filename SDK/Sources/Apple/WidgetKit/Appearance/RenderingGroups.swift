import Drawing
@_spi(Vitrine) import VitrineSwiftUI
import WidgetArchive

extension RenderingGroup {
    // Of an accented widget only alpha survives, so an opaque photo is a white box. The place tints the two groups.

    /// What `widgetAccentable()` marks.
    static let accentGroup = alphaOnly(AccentedGroup.accent)
    /// All the rest of an accented widget.
    static let defaultGroup = alphaOnly(AccentedGroup.base)

    /// Brightness becomes the strength of white: an approximation of the lock screen's material.
    static let vibrant = RenderingGroup(
        color: { color in
            // Rec. 709 weights on the encoded values, as luminance is told from sRGB without leaving it.
            let luminance = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
            return RGBA(1, 1, 1, color.alpha * luminance)
        }, image: .desaturate(luminanceToAlpha: true), redaction: RGBA(1, 1, 1, 0.35))

    /// The one line above a lock screen's clock: one colour, whatever was asked for.
    static let inline = RenderingGroup(
        color: { RGBA(1, 1, 1, $0.alpha > 0 ? 1 : 0) }, image: .tint(.white), redaction: RGBA(1, 1, 1, 0.35))

    private static func alphaOnly(_ tint: RGBA) -> RenderingGroup {
        func alpha(_ alpha: Float) -> RGBA { RGBA(tint.red, tint.green, tint.blue, alpha) }
        return RenderingGroup(
            color: { RGBA(tint.red, tint.green, tint.blue, $0.alpha) }, image: .tint(tint), redaction: alpha(0.24))
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
            guard values.isTintedByPlace, let mode else { return }
            switch mode {
            case .fullColor: values.renderingGroup = RenderingGroup()
            case .desaturated:
                values.renderingGroup = .defaultGroup
                values.renderingGroup.image = .desaturate(luminanceToAlpha: true)
            case .accentedDesaturated:
                values.renderingGroup = .accentGroup
                values.renderingGroup.image = .desaturate(luminanceToAlpha: true)
                values.renderingGroup.imageTint = AccentedGroup.accent
            default: values.renderingGroup = .accentGroup
            }
        }
    }
}
