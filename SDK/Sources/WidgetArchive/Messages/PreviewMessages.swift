import Foundation
import VitrineDrawing

// What host and extension say to each other about Xcode's previews: which ones the source declares, and what they look like.

/// A `#Preview` or a `PreviewProvider` of an extension's source.
package struct PreviewDescription: Codable, Hashable, Sendable {
    package enum Content: Codable, Hashable, Sendable {
        /// The preview has one or several views; how each is framed is known when they are drawn.
        case views
        case widget(WidgetFamilyName)
        case liveActivity
    }

    /// The number of the preview, counted from 0 in the order of files and lines.
    package var index: Int
    /// The name as written in the source; nil where there is none.
    package var name: String?
    /// `Module/File.swift` for a `#Preview`, the type's name for a `PreviewProvider`.
    package var place: String
    /// The line of a `#Preview`, the first is 1.
    package var line: Int?
    package var content: Content

    package init(index: Int, name: String?, place: String, line: Int?, content: Content) {
        self.index = index
        self.name = name
        self.place = place
        self.line = line
        self.content = content
    }
}

/// One preview is to be drawn.
package struct PreviewRequest: Codable, Hashable, Sendable {
    package var index: Int
    /// The device's screen in points, which views may fill.
    package var screen: PointSize
    /// The requests for a widget of each family of the device; their kinds are empty, their environments those of the preview.
    package var tiles: [WidgetRequest]
    /// The environments, for each of which one picture is made; never empty.
    package var environments: [RenderEnvironment]
    /// Views without a layout of their own fill the screen, as in Xcode; otherwise they have the size they like.
    package var fillsScreen: Bool
    /// Accessories are drawn as a lock screen shows them, once for all environments.
    package var isAsPlaced: Bool

    package init(
        index: Int, screen: PointSize, tiles: [WidgetRequest], environments: [RenderEnvironment], fillsScreen: Bool,
        isAsPlaced: Bool = false
    ) {
        self.index = index
        self.screen = screen
        self.tiles = tiles
        self.environments = environments
        self.fillsScreen = fillsScreen
        self.isAsPlaced = isAsPlaced
    }
}

/// One view of a preview, or one entry of a widget's, drawn.
package struct PreviewedEntry: Sendable {
    /// The name as written in the source; nil where there is none.
    package var name: String?
    /// The family whose tile it fills; nil for a view that is in no tile.
    package var family: WidgetFamilyName?
    package var entry: ArchivedEntry

    package init(name: String?, family: WidgetFamilyName?, entry: ArchivedEntry) {
        self.name = name
        self.family = family
        self.entry = entry
    }
}

/// The entries of one preview. What they have in common is written once, as of a timeline.
struct PreviewedEntries: WireCodable {
    private struct Label: Codable {
        var name: String?
        var family: WidgetFamilyName?
    }

    let entries: [PreviewedEntry]

    init(_ entries: [PreviewedEntry]) { self.entries = entries }

    func write(to writer: inout WireWriter) {
        writer.write(json: entries.map { Label(name: $0.name, family: $0.family) })
        writer.write(ArchivedTimeline(kind: "", family: .systemSmall, entries: entries.map(\.entry), policy: .never))
    }

    init(from reader: inout WireReader) throws {
        let labels = try reader.inside("labels") { try $0.read(json: [Label].self) }
        let timeline: ArchivedTimeline = try reader.read("entries")
        guard labels.count == timeline.entries.count else { throw reader.badValue }
        entries = zip(labels, timeline.entries).map { PreviewedEntry(name: $0.name, family: $0.family, entry: $1) }
    }
}
