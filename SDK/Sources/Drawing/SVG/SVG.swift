import Foundation

/// Writes display lists as SVG: the same layout as the bitmap's, sharp at any size. Text is drawn as outlines, so that no font is
/// needed; bitmaps are embedded. Angular gradients, which SVG lacks, are embedded as bitmaps at 3 pixels a point, inside sharp edges;
/// blend modes that it lacks are put together from those it has.
package enum SVG {
    /// - Parameter fonts: where a face's file is, as for `Rasterizer`.
    package static func write(_ list: DisplayList, background: RGBA? = nil, fonts: @escaping (FontFace) -> FontFile?) -> String {
        var writer = SVGWriter(list, fonts: fonts)
        if let background {
            writer.write([.fill(Path(CGRect(origin: .zero, size: list.size)), .color(background), .nonZero)])
        }
        writer.write(list.items)
        return writer.document
    }
}
