import SwiftUI
import VitrineDrawing
import VitrineWidgetArchive
import WidgetKit
import WidgetTesting

private let amber = RGBA(1, 0.72, 0.36)

/// A view of what every mode treats its own way: words in three ranks, a symbol, fills of several strengths, a gradient, a photo, emoji.
private struct Sampler: View {
    private static let photo = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
        let colors = [UIColor.systemIndigo.cgColor, UIColor.systemOrange.cgColor] as CFArray
        if let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1]) {
            context.cgContext.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 40, y: 40), options: [])
        }
        UIColor.white.setFill()
        UIBezierPath(ovalIn: CGRect(x: 22, y: 6, width: 12, height: 12)).fill()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Label("Outbound", systemImage: "airplane").font(.footnote.weight(.semibold)).foregroundStyle(.indigo).widgetAccentable()
            HStack {
                Text("LIN ✈️").font(.title3.bold())
                Spacer()
                Image(uiImage: Self.photo).resizable().widgetAccentedRenderingMode(.desaturated).frame(width: 34, height: 34)
                    .clipShape(RoundedRectangle(cornerRadius: 8))
            }
            Text("Fri 12 Jun").font(.caption).foregroundStyle(.secondary)
            HStack(spacing: 6) {
                Capsule().fill(.orange).frame(height: 12)
                Capsule().fill(.blue.opacity(0.4)).frame(height: 12).widgetAccentable()
                Capsule().fill(LinearGradient(colors: [.green, .clear], startPoint: .leading, endPoint: .trailing)).frame(height: 12)
            }
        }
        .containerBackground(for: .widget) { LinearGradient(colors: [.cyan, .mint], startPoint: .top, endPoint: .bottom) }
    }
}

private func settings(_ mode: RenderEnvironment.Mode, _ appearance: TileAppearance, showsBackground: Bool = true) -> PictureSettings {
    var settings = PictureSettings(mode: mode)
    settings.environment.showsContainerBackground = showsBackground
    settings.appearance = appearance
    return settings
}

private var onWallpaper: TileAppearance {
    var appearance = TileAppearance.lockScreen()
    appearance.backdrop = TileAppearance.wallpaper
    return appearance
}

let modeScenes: [GalleryScene] = [
    GalleryScene("mode-full-color", settings(.fullColor, .plain)) { Sampler() },
    GalleryScene("mode-tinted", settings(.accented, .tinted(amber))) { Sampler() },
    GalleryScene("mode-clear", settings(.accented, onWallpaper)) { Sampler() },
    GalleryScene("mode-vibrant", settings(.vibrant, onWallpaper)) { Sampler() },
    GalleryScene("mode-without-background", settings(.fullColor, .plain, showsBackground: false)) { Sampler() },
    GalleryScene("mode-standby", settings(.fullColor, .standBy, showsBackground: false)) {
        Sampler().environment(\.colorScheme, .dark)
    },
    GalleryScene("mode-standby-night", settings(.vibrant, .standByNight, showsBackground: false)) { Sampler() },
    GalleryScene(
        "mode-always-on",
        {
            var settings = settings(.vibrant, onWallpaper)
            settings.environment.isLuminanceReduced = true
            settings.appearance.brightness = TileAppearance.alwaysOn.brightness
            return settings
        }()
    ) { Sampler() },
    GalleryScene(
        "mode-increased-contrast",
        {
            var settings = settings(.fullColor, .plain)
            settings.environment.contrast = .increased
            return settings
        }()
    ) { Sampler() },
]
