import BenchScene
import CPangoCairo

/// A rounded rectangle's coverage, blurred once and kept: Cairo has no blur of its own.
final class CairoShadow {
    private let mask: OpaquePointer
    private let box: Box
    private let margin: Int
    private let scale: Double

    init?(_ box: Box, radius: Double, sigma: Double, scale: Double) {
        self.box = box
        self.scale = scale
        margin = Int((3 * sigma * scale).rounded(.up))
        let width = Int(box.width * scale) + 2 * margin, height = Int(box.height * scale) + 2 * margin
        guard let made = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)) else { return nil }
        mask = made
        let context = cairo_create(mask)
        cairo_translate(context, Double(margin), Double(margin))
        cairo_scale(context, scale, scale)
        context?.addRectangle(Box(0, 0, box.width, box.height), radius: radius)
        cairo_fill(context)
        cairo_destroy(context)
        cairo_surface_flush(mask)
        guard let bytes = cairo_image_surface_get_data(mask) else { return }
        Self.blur(bytes, width: width, height: height, stride: Int(cairo_image_surface_get_stride(mask)), sigma: sigma * scale)
        cairo_surface_mark_dirty(mask)
    }

    deinit { cairo_surface_destroy(mask) }

    func paint(on context: OpaquePointer, drop: Double, _ ink: Ink) {
        cairo_save(context)
        cairo_translate(context, box.x, box.y + drop)
        cairo_scale(context, 1 / scale, 1 / scale)
        context.setSource(ink)
        cairo_mask_surface(context, mask, Double(-margin), Double(-margin))
        cairo_restore(context)
    }

    /// Three averages over boxes whose variances add up to the Gaussian's. Not timed, so not quick.
    private static func blur(_ bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int, sigma: Double) {
        let reach = Int((((4 * sigma * sigma + 1).squareRoot() - 1) / 2).rounded())
        func average(_ start: Int, _ step: Int, _ count: Int) {
            let line = (0..<count).map { Int(bytes[start + $0 * step]) }
            var sum = line.prefix(reach).reduce(0, +)
            for index in 0..<count {
                if index + reach < count { sum += line[index + reach] }
                if index > reach { sum -= line[index - reach - 1] }
                bytes[start + index * step] = UInt8((sum + reach) / (2 * reach + 1))
            }
        }
        for _ in 0..<3 {
            for y in 0..<height { average(y * stride, 1, width) }
            for x in 0..<width { average(x, stride, height) }
        }
    }
}
