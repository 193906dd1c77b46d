import SwiftUI
import WidgetKit

/// A photograph that fills the tile, with a shadow on which words can be read.
struct BackgroundImage: View {
    let image: UIImage
    var shadow = PhotographShadow.fromTop
    @Environment(\.widgetRenderingMode) private var mode
    @Environment(\.redactionReasons) private var redaction

    var body: some View {
        // The clear colour takes the frame; an image that fills would be larger than it.
        Color.clear
            // An image that is none is a pixel at most.
            .overlay { if image.size.width > 1 && !isPlaceholder { filling } }
            .clipped()
            .overlay { if isPlaceholder { Color(uiColor: .systemFill) } else if !mode.isTinted { shadow.gradient } }
            .accessibilityHidden(true)
    }

    /// A photograph that is not there yet is a quiet area.
    private var isPlaceholder: Bool { redaction.contains(.placeholder) }

    @ViewBuilder private var filling: some View {
        if mode.isTinted {
            // Where the system tints, a black shadow would be a white one: the picture lets the dark place behind it through instead.
            desaturated(Image(uiImage: image).resizable()).mask { shadow.mask }
        } else {
            Image(uiImage: image).resizable().aspectRatio(contentMode: .fill)
        }
    }

    @ViewBuilder private func desaturated(_ picture: Image) -> some View {
        if #available(iOS 18.0, macOS 15.0, watchOS 11.0, *) {
            picture.widgetAccentedRenderingMode(.desaturated).aspectRatio(image.size, contentMode: .fill)
        } else {
            picture.aspectRatio(image.size, contentMode: .fill)
        }
    }
}

/// The shadow that darkens a photograph.
enum PhotographShadow: Hashable, Sendable {
    /// A shadow from the top to the middle, behind the logo.
    case fromTop
    /// Everywhere, behind a message.
    case whole

    var gradient: LinearGradient {
        let color = Color("ShadowColor", bundle: .module)
        switch self {
        case .fromTop: return LinearGradient(gradient: Gradient(colors: [color, .clear]), startPoint: .top, endPoint: .center)
        case .whole: return LinearGradient(gradient: Gradient(colors: [color, color]), startPoint: .top, endPoint: .bottom)
        }
    }

    /// How much of a tinted picture is left: dark above, behind the logo, and below, where the words' shapes let it through.
    var mask: LinearGradient {
        func stop(_ opacity: Double, _ location: CGFloat) -> Gradient.Stop {
            Gradient.Stop(color: .black.opacity(opacity), location: location)
        }
        switch self {
        case .fromTop:
            return LinearGradient(stops: [stop(0.28, 0), stop(0.72, 0.45), stop(0.15, 1)], startPoint: .top, endPoint: .bottom)
        case .whole: return LinearGradient(stops: [stop(0.26, 0), stop(0.26, 1)], startPoint: .top, endPoint: .bottom)
        }
    }
}

extension WidgetRenderingMode {
    /// Whether the system tints the widget: only opacity survives that, and an opaque shape would swallow its own text.
    var isTinted: Bool { self != .fullColor }
}
