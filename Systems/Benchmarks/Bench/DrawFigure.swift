import BenchFigures
import Foundation
import SwiftUI
import TripsScenes
import VitrineDrawing
import VitrineWidgetArchive
import WidgetKit

/// Figures of one thread in this process: tiles of Trips and text.
enum DrawFigure {
    @MainActor static func all() async throws -> [Figure] {
        [
            try picture("draw.trips.flat", "outbound-medium"), try picture("draw.trips.photo", "hotel-medium"), text(),
            try await together("outbound-medium"),
        ]
    }

    /// Two pictures at once, each on a processor of its own, against the same two by one: what a host with two drawers gains.
    @MainActor private static func together(_ scene: String) async throws -> Figure {
        let list = try list(scene), each = 40
        @Sendable func drawn() {
            let rasterizer = Rasterizer(fonts: FontCatalog.file)
            for _ in 0..<each { _ = PNG.encode(rasterizer.draw(list, scale: 3)) }
        }
        func time(_ work: () async -> Void) async -> Double {
            let start = ContinuousClock.now
            await work()
            return (ContinuousClock.now - start) / .milliseconds(1) / Double(each)
        }
        drawn()
        var alone: [Double] = [], both: [Double] = []
        for _ in 0..<7 {
            alone.append(
                await time {
                    for _ in 0..<2 { await Task.detached(operation: drawn).value }
                })
            both.append(
                await time {
                    async let one: Void = Task.detached(operation: drawn).value
                    async let other: Void = Task.detached(operation: drawn).value
                    _ = await (one, other)
                })
        }
        let pair = middle(both)
        return Figure("draw.two", pair, ratio: middle(alone) / pair, against: "one after the other").ratioAtLeast(1.8)
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
                // A step that never comes back to a width known by then.
                width = width > 300 ? width - 199.9999 : width + 0.7
                _ = setter.set(paragraph, width: width, height: nil, scale: 3).size
            }
        }
        return Figure("text.set", value / rounds)
    }
}
