import Drawing
import Foundation
import SwiftUI
import TripsScenes
import WidgetArchive
@_spi(Vitrine) import WidgetKit

/// Figures of one thread in this process: views, text, pixels.
enum DrawFigure {
    @MainActor static func all() throws -> [Figure] {
        [
            try picture("draw.medium3x.flat", "outbound-medium"), try picture("draw.medium3x.photo", "hotel-medium"), try views(), text(),
            try svg(), try png(),
        ]
    }

    @MainActor private static func list(_ scene: String) throws -> DisplayList {
        guard let scene = Scenes.all.first(where: { $0.name == scene }) else { throw BenchFailure("There is no scene \(scene).") }
        return try scene.draw().view.picture(cornerRadius: 22)
    }

    /// 338 × 158 points at three pixels a point, PNG included; glyphs, and the decoded photograph, are cached.
    @MainActor private static func picture(_ name: String, _ scene: String) throws -> Figure {
        let list = try list(scene)
        let rasterizer = Rasterizer(fonts: FontCatalog.file)
        return Figure(name, median(of: 60, warmUp: 5) { _ = PNG.encode(rasterizer.draw(list, scale: 3)) })
    }

    /// The same medium tile at three pixels a point, already drawn.
    @MainActor private static func png() throws -> Figure {
        let bitmap = Rasterizer(fonts: FontCatalog.file).draw(try list("outbound-medium"), scale: 3)
        return Figure("png.encode", median(of: 60, warmUp: 5) { _ = PNG.encode(bitmap) })
    }

    @MainActor private static func svg() throws -> Figure {
        let list = try list("outbound-medium")
        return Figure("draw.svg", median(of: 30, warmUp: 3) { _ = SVG.write(list, fonts: FontCatalog.file) })
    }

    /// A paragraph that has been set before, in a width it has not been set in.
    @MainActor private static func text() -> Figure {
        let font = FontDescription(size: 15)
        let span = TextSpan("1-7-1 Higashi-Shimbashi, Minato, Tokyo 105-7227", font: font, paint: .color(.black))
        let paragraph = TextParagraph(spans: [span])
        let setter = TextSetter()
        var width = 100.0
        let rounds = 200.0
        let value = median(of: 20, warmUp: 2) {
            for _ in 0..<Int(rounds) {
                width = width > 300 ? 100 : width + 0.7
                _ = setter.set(paragraph, width: width, height: nil, scale: 3).size
            }
        }
        return Figure("text.set", value / rounds)
    }

    /// Body evaluation, layout and drawing commands of a tree of 60 nodes, 12 of them texts; fonts and words are warm.
    @MainActor private static func views() throws -> Figure {
        guard let request = Device.standard.request(kind: "View", family: .systemLarge) else {
            throw BenchFailure("There is no large tile.")
        }
        let nodes = try archive(SixtyNodes(), for: request, warnsWithoutBackground: false).nodes.count
        guard (50...70).contains(nodes) else { throw BenchFailure("The tree has \(nodes) nodes.") }
        return Figure(
            "views.60nodes",
            try median(of: 100, warmUp: 10) { _ = try archive(SixtyNodes(), for: request, warnsWithoutBackground: false) })
    }
}

/// Six rows of a list as widgets have them.
private struct SixtyNodes: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            ForEach(0..<6, id: \.self) { row in
                HStack(spacing: 8) {
                    RoundedRectangle(cornerRadius: 2).fill(Color.indigo).frame(width: 4)
                    VStack(alignment: .leading, spacing: 2) {
                        Text(verbatim: "Appointment \(row)").font(.headline)
                        Text(verbatim: "Room \(row), second floor").font(.caption).foregroundColor(.secondary)
                    }
                    Spacer()
                    Circle().fill(Color.orange).frame(width: 20, height: 20).opacity(0.8)
                }
                .padding(4)
            }
        }
        .padding()
    }
}
