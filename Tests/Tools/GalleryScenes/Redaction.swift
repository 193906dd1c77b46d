import SwiftUI
import VitrineDrawing
import VitrineWidgetArchive
import WidgetKit
import WidgetTesting

private struct Appointment: View {
    /// Whether there is room for two lines only, as on a lock screen.
    var isShort = false

    var body: some View {
        HStack(alignment: .top, spacing: 9) {
            Capsule().fill(.pink).frame(width: 4)
            VStack(alignment: .leading, spacing: 3) {
                Text("Chiara Morelli").font(.headline).privacySensitive()
                if !isShort {
                    Text("Balayage, cut and finish, and a little time for tea").font(.caption).foregroundStyle(.secondary)
                        .privacySensitive()
                }
                HStack {
                    Image(systemName: "clock.fill")
                    Text("13:30").monospacedDigit()
                    Text("42 kcal").invalidatableContent()
                }.font(.subheadline).lineLimit(1)
                if !isShort { Text("Always shown").font(.caption2).unredacted() }
            }
        }
        .containerBackground(.background, for: .widget)
    }
}

private func settings(_ change: (inout PictureSettings) -> Void) -> PictureSettings {
    var settings = PictureSettings(family: .systemMedium)
    change(&settings)
    return settings
}

let redactionScenes: [GalleryScene] = [
    GalleryScene("redaction-none", settings { _ in }) { Appointment() },
    GalleryScene("redaction-placeholder", settings { _ in }) { Appointment().redacted(reason: .placeholder) },
    GalleryScene("redaction-locked", settings { $0.environment.hidesPrivateContent = true }) { Appointment() },
    GalleryScene("redaction-invalidated", settings { $0.environment.isInvalidated = true }) { Appointment() },
    GalleryScene(
        "redaction-locked-vibrant",
        settings {
            $0.family = .accessoryRectangular
            $0.environment.mode = .vibrant
            $0.environment.hidesPrivateContent = true
            $0.appearance = .lockScreen()
            $0.appearance.backdrop = TileAppearance.wallpaper
        }
    ) { Appointment(isShort: true) },
    GalleryScene("redaction-alignment", width: 158, height: 110) {
        VStack(spacing: 8) {
            Text("Two lines in the middle of the tile").multilineTextAlignment(.center)
            Text("And trailing ones at its end here").multilineTextAlignment(.trailing).frame(maxWidth: .infinity, alignment: .trailing)
        }.font(.footnote).redacted(reason: .placeholder)
    },
]
