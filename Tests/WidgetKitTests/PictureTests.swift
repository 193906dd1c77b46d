import Drawing
import Foundation
import SwiftUI
import Testing
import WidgetArchive
import WidgetKit
import WidgetTesting

/// Pictures without words: what the modes make of colours, and the tile's shape.
@MainActor @Suite("Pictures of widgets") struct PictureTests {
    private static let references = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "References")

    /// White is seen on it.
    private static let wallpaper = RGBA(0.16, 0.22, 0.35)

    private struct Swatches: View {
        @Environment(\.colorScheme) private var scheme

        var body: some View {
            VStack(spacing: 8) {
                HStack(spacing: 8) {
                    Circle().fill(Color.orange)
                    RoundedRectangle(cornerRadius: 8).fill(Color.blue.opacity(0.6)).widgetAccentable()
                }
                Capsule().fill(LinearGradient(colors: [.white, .black], startPoint: .leading, endPoint: .trailing)).frame(height: 24)
            }
            .containerBackground(scheme == .dark ? Color(white: 0.15) : Color(red: 0.85, green: 0.93, blue: 1), for: .widget)
        }
    }

    @Test("show colours as they are, light and dark", arguments: RenderEnvironment.Scheme.allCases)
    func fullColor(scheme: RenderEnvironment.Scheme) throws {
        let picture = try render(Swatches(), family: .systemSmall, scheme: scheme)
        expectPicture(picture, named: "swatches-\(scheme.rawValue)", in: Self.references)
    }

    @Test("show only strength where accented or vibrant", arguments: [RenderEnvironment.Mode.accented, .vibrant])
    func modes(mode: RenderEnvironment.Mode) throws {
        var settings = PictureSettings(family: .systemSmall, mode: mode)
        settings.backdrop = Self.wallpaper
        expectPicture(try render(Swatches(), settings), named: "swatches-\(mode.rawValue)", in: Self.references)
    }

    @Test("show the circular accessory's background as a disc") func circular() throws {
        var settings = PictureSettings(family: .accessoryCircular, mode: .vibrant)
        settings.backdrop = Self.wallpaper
        expectPicture(try render(AccessoryWidgetBackground(), settings), named: "accessory-background", in: Self.references)
    }
}
