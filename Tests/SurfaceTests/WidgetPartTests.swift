import SwiftUI
import Testing
import VitrineDrawing
import VitrineWidgetArchive
import WidgetKit
import WidgetTesting

/// Tests what WidgetKit does with a widget's content beyond the content's own list.
@MainActor @Suite("Parts of a widget") struct WidgetPartTests {
    /// The visible names that these tests show.
    nonisolated static let names = [
        ".containerBackground", ".contentMarginsDisabled", ".widgetAccentable", ".widgetAccentedRenderingMode", ".widgetLabel",
    ]

    private func drawn<V: View>(
        _ view: V, _ family: WidgetFamilyName = .systemSmall, mode: RenderEnvironment.Mode = .fullColor, marginsDisabled: Bool = false
    ) throws -> ArchivedView {
        var settings = PictureSettings(family: family, mode: mode)
        settings.contentMarginsDisabled = marginsDisabled
        return try render(view, settings).view
    }

    @Test(".containerBackground is kept apart from the content") func containerBackground() throws {
        let with = try drawn(Text("Shown").containerBackground(.red, for: .widget)), without = try drawn(Text("Shown"))
        #expect(with.background?.items.isEmpty == false && without.background == nil)
        #expect(with.content == without.content)
    }

    @Test(".contentMarginsDisabled lets the content reach the edges") func contentMarginsDisabled() throws {
        #expect(try drawn(Color.red, marginsDisabled: true).content != drawn(Color.red).content)
    }

    @Test(".widgetAccentable puts a view into the group that is tinted") func accentable() throws {
        let view = Text("Shown")
        #expect(try drawn(view.widgetAccentable(), mode: .accented).content != drawn(view, mode: .accented).content)
        #expect(try drawn(view.widgetAccentable()).content == drawn(view).content)
    }

    @Test(".widgetAccentedRenderingMode says what becomes of an image") func accentedImage() throws {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        }
        let image = Image(uiImage: picture)
        #expect(
            try drawn(image.widgetAccentedRenderingMode(.fullColor), mode: .accented).content
                != drawn(image.widgetAccentedRenderingMode(.desaturated), mode: .accented).content)
    }

    @Test(".widgetLabel is shown where the family has a place for it") func label() throws {
        let view = Image(systemName: "star")
        #expect(
            try drawn(view.widgetLabel("Label"), .accessoryInline, mode: .vibrant).content
                != drawn(view, .accessoryInline, mode: .vibrant).content)
    }
}
