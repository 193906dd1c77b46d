import Foundation
import Testing

@testable import VitrineDrawing

/// Compares what a browser draws from our SVG with what we draw ourselves.
@Suite struct SVGPictureTests {
    /// Two rasterisers agree on areas, and on edges up to the way they smooth them: of 255 steps in each channel a page may be off by
    /// 0.6 on the mean, and by more than 48 in at most 0.3 % of its pixels. Blurs, three box averages here and there, may be off by 1.3.
    private static func mean(_ scene: DrawingScene) -> Double { scene.name == "blurs" ? 1.3 : 0.6 }
    private static let far = 48
    private static let farShare = 0.003

    @Test func `a browser draws our SVG as we draw the list`() throws {
        let scenes = DrawingScene.all
        let rasterizer = Rasterizer.forTests()
        let fonts: (FontFace) -> FontFile? = { _ in FontFile(path: "/usr/share/fonts/opentype/inter/Inter-Bold.otf") }
        let documents = scenes.map { SVG.write($0.list, fonts: fonts) }
        let drawn = try SVGPictures.draw(documents, size: DrawingScene.size)
        for (scene, theirs) in zip(scenes, drawn) {
            let ours = rasterizer.draw(scene.list, scale: 2)
            let distance = Distance(ours, theirs)
            let isClose = distance.mean <= Self.mean(scene) && distance.farShare <= Self.farShare
            #expect(isClose, "\(scene.name): \(distance)")
            if !isClose { try write(ours, theirs, scene.name) }
        }
    }

    private struct Distance: CustomStringConvertible {
        var mean = 0.0
        var farShare = 0.0
        var largest = 0

        init(_ a: Bitmap, _ b: Bitmap) {
            var sum = 0, far = 0
            for pixel in stride(from: 0, to: a.pixels.count, by: 4) {
                // The browser's page is white; ours is clear where something was taken away.
                let ground = 255 - Int(a.pixels[pixel + 3])
                let differences = (0..<3).map { abs(Int(a.pixels[pixel + $0]) + ground - Int(b.pixels[pixel + $0])) }
                sum += differences.reduce(0, +)
                let most = differences.max() ?? 0
                largest = max(largest, most)
                if most > SVGPictureTests.far { far += 1 }
            }
            mean = Double(sum) / Double(a.pixels.count / 4 * 3)
            farShare = Double(far) / Double(a.pixels.count / 4)
        }

        var description: String { "mean \(mean), far \(farShare), largest \(largest)" }
    }

    /// Ours above theirs.
    private func write(_ ours: Bitmap, _ theirs: Bitmap, _ name: String) throws {
        var both = Bitmap(width: ours.width, height: ours.height * 2)
        both.pixels = ours.pixels + theirs.pixels
        let failures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Failures")
        try FileManager.default.createDirectory(at: failures, withIntermediateDirectories: true)
        try Data(PNG.encode(both)).write(to: failures.appendingPathComponent("svg \(name).png"))
    }
}
