import Drawing
import Foundation

/// A bitmap whose corners keep their size while its edges and its middle fill what is left, as `resizable(capInsets:resizingMode:)` asks.
struct NineSlice {
    /// Pixels.
    let size: CGSize
    /// Pixels a point.
    let scale: CGFloat
    /// Points from the bitmap's edges.
    let insets: EdgeInsets
    /// Edges and middle are repeated rather than stretched.
    let isTiled: Bool

    /// One axis: pixels of the bitmap, and points in the frame, where each of the three bands begins and the last one ends.
    private struct Bands {
        let source: [Int]
        let target: [CGFloat]

        /// - Parameters:
        ///   - caps: points that the first and the last band take.
        ///   - pixels: the bitmap's length.
        init(caps: (CGFloat, CGFloat), pixels: CGFloat, scale: CGFloat, from start: CGFloat, length: CGFloat, snap: (CGFloat) -> CGFloat) {
            func inside(_ points: CGFloat) -> CGFloat { points.isFinite ? min(max(points * scale, 0), pixels).rounded() : 0 }
            let first = inside(caps.0), last = min(inside(caps.1), pixels - first)
            source = [0, Int(first), Int(pixels - last), Int(pixels)]
            // A frame shorter than both caps shows them smaller.
            let room = (first + last) / scale
            let share = room > length ? length / room : 1
            let (low, high) = (snap(start + first / scale * share), snap(start + length - last / scale * share))
            target = [start, min(low, high), high, start + length]
        }
    }

    /// - Parameters:
    ///   - whole: the bitmap stretched into its frame.
    ///   - snap: a length in points brought to the nearest pixel of the screen.
    func pieces(of whole: ImageItem, snap: (CGFloat) -> CGFloat) -> [ImageItem] {
        guard insets != EdgeInsets() else {
            guard isTiled else { return [whole] }
            var tiled = whole
            tiled.tile = CGSize(width: size.width / scale, height: size.height / scale)
            return [tiled]
        }
        let frame = whole.frame
        let columns = Bands(
            caps: (insets.leading, insets.trailing), pixels: size.width, scale: scale, from: frame.minX, length: frame.width, snap: snap)
        let rows = Bands(
            caps: (insets.top, insets.bottom), pixels: size.height, scale: scale, from: frame.minY, length: frame.height, snap: snap)
        var pieces: [ImageItem] = []
        for row in 0..<3 {
            for column in 0..<3 {
                var piece = whole
                piece.frame = CGRect(
                    x: columns.target[column], y: rows.target[row], width: columns.target[column + 1] - columns.target[column],
                    height: rows.target[row + 1] - rows.target[row])
                let source = ImageRegion(
                    left: columns.source[column], top: rows.source[row], width: columns.source[column + 1] - columns.source[column],
                    height: rows.source[row + 1] - rows.source[row])
                guard piece.frame.width > 0, piece.frame.height > 0, source.width > 0, source.height > 0 else { continue }
                piece.source = source
                if isTiled, row == 1 || column == 1 {
                    // Along its middle band a piece keeps the bitmap's own size; across it, the frame's.
                    piece.tile = CGSize(
                        width: column == 1 ? CGFloat(source.width) / scale : piece.frame.width,
                        height: row == 1 ? CGFloat(source.height) / scale : piece.frame.height)
                }
                pieces.append(piece)
            }
        }
        return pieces
    }
}
