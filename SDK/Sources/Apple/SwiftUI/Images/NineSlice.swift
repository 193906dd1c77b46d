import Foundation
import VitrineDrawing

/// A bitmap whose corners keep their size while its edges and its middle fill what is left, as `resizable(capInsets:resizingMode:)` asks.
struct NineSlice {
    /// The size in pixels.
    let size: CGSize
    /// The scale in pixels per point.
    let scale: CGFloat
    /// Points from the bitmap's edges.
    let insets: EdgeInsets
    /// Edges and middle are repeated rather than stretched.
    let isTiled: Bool
    /// Points of the middle that are shown, from the first caps on; nil is all there is between the caps.
    var center: (width: CGFloat?, height: CGFloat?) = (nil, nil)

    /// One axis: pixels of the bitmap, and points in the frame, where each of the three bands begins and the last one ends.
    private struct Bands {
        let source: [Range<Int>]
        let target: [CGFloat]

        /// - Parameters:
        ///   - caps: points that the first and the last band take.
        ///   - middle: points of the band between them; nil is all that is left.
        ///   - pixels: the bitmap's length.
        init(
            caps: (CGFloat, CGFloat), middle: CGFloat?, pixels: CGFloat, scale: CGFloat, from start: CGFloat, length: CGFloat,
            snap: (CGFloat) -> CGFloat
        ) {
            func inside(_ points: CGFloat) -> CGFloat { points.isFinite ? min(max(points * scale, 0), pixels).rounded() : 0 }
            let first = inside(caps.0), last = min(inside(caps.1), pixels - first)
            let shown = min(middle.map { max(inside($0), 1) } ?? pixels, pixels - first - last)
            source = [0..<Int(first), Int(first)..<Int(first + shown), Int(pixels - last)..<Int(pixels)]
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
        guard insets != EdgeInsets() || center.width != nil || center.height != nil else {
            guard isTiled else { return [whole] }
            var tiled = whole
            tiled.tile = CGSize(width: size.width / scale, height: size.height / scale)
            return [tiled]
        }
        let frame = whole.frame
        let columns = Bands(
            caps: (insets.leading, insets.trailing), middle: center.width, pixels: size.width, scale: scale, from: frame.minX,
            length: frame.width, snap: snap)
        let rows = Bands(
            caps: (insets.top, insets.bottom), middle: center.height, pixels: size.height, scale: scale, from: frame.minY,
            length: frame.height, snap: snap)
        var pieces: [ImageItem] = []
        for row in 0..<3 {
            for column in 0..<3 {
                var piece = whole
                piece.frame = CGRect(
                    x: columns.target[column], y: rows.target[row], width: columns.target[column + 1] - columns.target[column],
                    height: rows.target[row + 1] - rows.target[row])
                let source = ImageRegion(
                    left: columns.source[column].lowerBound, top: rows.source[row].lowerBound, width: columns.source[column].count,
                    height: rows.source[row].count)
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
