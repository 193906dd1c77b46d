import VitrineDrawing
import VitrineSwiftUI
import VitrineWidgetArchive

extension RenderingGroup {
    /// All of an accented widget: only alpha survives, so an opaque photo is a white box. The place tints the two groups of it.
    static let accented = RenderingGroup(
        color: { RGBA(1, 1, 1, $0.alpha) }, image: .tint(.white), redaction: RGBA(1, 1, 1, 0.24))

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
}

/// The rendering mode of an image in an accented widget.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
    private let name: String

    public static let accented = WidgetAccentedRenderingMode(name: "accented")
    public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
    public static let accentedDesaturated = WidgetAccentedRenderingMode(name: "accentedDesaturated")
    public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor")
}

extension Image {
    /// Sets how an accented widget renders the image; nil renders it as the default group.
    nonisolated public func widgetAccentedRenderingMode(_ mode: WidgetAccentedRenderingMode?) -> some View {
        _environment { values in
            guard values.isTintedByPlace, let mode else { return }
            switch mode {
            case .fullColor: values.renderingGroup = RenderingGroup()
            case .desaturated, .accentedDesaturated:
                values.renderingGroup = .accented
                values.renderingGroup.image = .desaturate(luminanceToAlpha: true)
            default: values.renderingGroup = .accented
            }
        }._accentGroup { values in
            guard values.isTintedByPlace, let mode else { return .asAround }
            return switch mode {
            case .fullColor: .none
            case .desaturated: .base
            default: .accent
            }
        }
    }
}
