import SwiftUI
import VitrineDrawing
import VitrineWidgetArchive
import WidgetKit
import WidgetTesting

private func settings(_ family: WidgetFamilyName) -> PictureSettings {
    var settings = PictureSettings(family: family, mode: .vibrant)
    settings.appearance.backdrop = TileAppearance.wallpaper
    settings.appearance.backdropIsPlace = true
    return settings
}

let accessoryScenes: [GalleryScene] = [
    GalleryScene("accessory-circular-words", settings(.accessoryCircular)) {
        ZStack {
            AccessoryWidgetBackground()
            VStack(spacing: 0) {
                Text("Sales").font(.caption2.weight(.medium))
                Text("€4.8K").font(.title3.bold()).minimumScaleFactor(0.75)
                Text("↗ 12%").font(.caption2.weight(.semibold))
            }.padding(6)
        }
    },
    GalleryScene("accessory-circular-gauge", settings(.accessoryCircular)) {
        Gauge(value: 0.62) {
            Text("km")
        } currentValueLabel: {
            Text("62")
        }.gaugeStyle(.accessoryCircular)
    },
    GalleryScene("accessory-rectangular", settings(.accessoryRectangular)) {
        HStack(spacing: 9) {
            Capsule().frame(width: 4)
            VStack(alignment: .leading) {
                Text("Chiara M.").font(.headline).widgetAccentable()
                Text("Cut and finish").font(.subheadline).opacity(0.86)
                Text("13:30 – 14:15").font(.subheadline.weight(.medium))
            }
            Spacer(minLength: 0)
        }
    },
    GalleryScene("accessory-inline", settings(.accessoryInline)) { Label("Sales €4,827 ↗ 12%", systemImage: "chart.bar.fill") },
    GalleryScene("accessory-inline-label", settings(.accessoryInline)) { Image(systemName: "calendar").widgetLabel("All clear today") },
    GalleryScene("accessory-inline-fitting", settings(.accessoryInline)) {
        ViewThatFits {
            Text("Thirteen thirty with Chiara Morelli for a cut and finish")
            Text("13:30 Chiara M.")
        }
    },
]
