import Foundation
import SwiftUI
import Testing
import VitrineDrawing
import VitrineWidgetArchive
import WidgetKit
import WidgetTesting

/// Tests what the modes make of colours, the tile's shape, and words where the system puts or hides them.
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

    @Test("show accessories as a lock screen does, and tiles in their colours, where no mode is said") func asPlaced() throws {
        let vibrant = PictureSettings(family: .accessoryCircular), plain = PictureSettings(family: .systemSmall)
        #expect(vibrant.environment.mode == .vibrant && plain.environment.mode == .fullColor)
        // A corner of the disc's square is the wallpaper, which a view in full colour has nothing of.
        func corner(_ mode: RenderEnvironment.Mode?) throws -> UInt8? {
            try render(Circle(), family: .accessoryCircular, mode: mode).bitmap[0, 0].last
        }
        #expect(try corner(nil) == 255 && corner(.fullColor) == 0)
    }

    @Test("say what a widget without a container background has to do", arguments: RenderEnvironment.Scheme.allCases)
    func missingBackground(scheme: RenderEnvironment.Scheme) throws {
        var settings = PictureSettings(family: .systemSmall, scheme: scheme)
        settings.warnsWithoutBackground = true
        expectPicture(try render(Text("not shown"), settings), named: "missing-background-\(scheme.rawValue)", in: Self.references)
    }

    @Test("hide a placeholder's words under bars of as many signs") func placeholder() throws {
        let view = VStack(alignment: .leading, spacing: 6) {
            Text("Park Hotel").font(.headline)
            Text("Two nights in Minato, from Monday to Wednesday").font(.footnote)
            Text("東京").font(.title2)
            Spacer(minLength: 0)
            Text("Shown").font(.caption).unredacted()
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .redacted(reason: .placeholder)
        .containerBackground(.white, for: .widget)
        expectPicture(try render(view, family: .systemSmall), named: "placeholder", in: Self.references)
    }
}
