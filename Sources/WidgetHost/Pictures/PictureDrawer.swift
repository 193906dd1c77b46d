import Foundation
import VitrineDrawing

/// Draws one picture after another, with fonts, letters and images that it has met kept at hand.
actor PictureDrawer {
    private let fonts: @Sendable (FontFace) -> FontFile?
    private lazy var rasterizer = Rasterizer(fonts: fonts)
    private lazy var setter = TextSetter(fonts: fonts)

    /// - Parameter fonts: where a face's file is.
    init(fonts: @escaping @Sendable (FontFace) -> FontFile?) { self.fonts = fonts }

    /// PNG.
    /// - Parameter scale: pixels per point.
    func picture(scale: Double, _ list: @Sendable (any TextSetting) -> DisplayList) -> [UInt8] {
        PNG.encode(rasterizer.draw(list(setter), scale: scale))
    }

    /// Parts of a picture, pixel for pixel as in the whole; each with the frame (points) that it fills.
    func parts(
        _ frames: [CGRect], scale: Double, _ list: @Sendable (any TextSetting) -> DisplayList
    ) -> [(frame: CGRect, png: [UInt8])] {
        let drawing = list(setter)
        return frames.compactMap { frame in
            rasterizer.draw(drawing, scale: scale, part: frame).map { ($0.frame, PNG.encode($0.bitmap)) }
        }
    }
}

/// Several drawers, of which as many are at work as there is to draw at once. Who comes alone always has the first, which knows most.
actor DrawerPool {
    private let drawers: [PictureDrawer]
    /// Pictures that each of them has been given and not handed back.
    private var open: [Int]

    /// - Parameters:
    ///   - count: how many; as a rule a picture waits for a processor, and each keeps letters and images of its own.
    ///   - fonts: where a face's file is.
    init(count: Int, fonts: @escaping @Sendable (FontFace) -> FontFile?) {
        drawers = (0..<max(1, count)).map { _ in PictureDrawer(fonts: fonts) }
        open = drawers.map { _ in 0 }
    }

    /// The first of those with the least to do.
    static func next(_ open: [Int]) -> Int { open.indices.min { (open[$0], $0) < (open[$1], $1) } ?? 0 }

    func picture(scale: Double, _ list: @escaping @Sendable (any TextSetting) -> DisplayList) async -> [UInt8] {
        await using { await $0.picture(scale: scale, list) }
    }

    func parts(
        _ frames: [CGRect], scale: Double, _ list: @escaping @Sendable (any TextSetting) -> DisplayList
    ) async -> [(frame: CGRect, png: [UInt8])] {
        await using { await $0.parts(frames, scale: scale, list) }
    }

    private func using<Result: Sendable>(_ body: (PictureDrawer) async -> Result) async -> Result {
        let number = Self.next(open)
        open[number] += 1
        defer { open[number] -= 1 }
        return await body(drawers[number])
    }
}
