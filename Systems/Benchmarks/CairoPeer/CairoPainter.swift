import BenchScene
import CPangoCairo

/// Draws a scene with Pango and Cairo, as a program would that is in a hurry: its texts are laid out, its shadows blurred and its
/// photograph scaled beforehand.
public final class CairoPainter {
    /// The width and height in pixels.
    public let width: Int
    public let height: Int
    private let scene: TileScene
    private let scale: Double
    private let surface: OpaquePointer
    private let context: OpaquePointer
    private let photo: OpaquePointer?
    private var words: [TileElement: CairoWords] = [:]
    private var shadows: [TileElement: CairoShadow] = [:]

    /// - Parameters:
    ///   - scale: pixels per point.
    ///   - photo: the whole tile's pixels, red first, four bytes each; nil for a scene without a photograph.
    public init?(_ scene: TileScene, scale: Double, photo: [UInt8]?) {
        self.scene = scene
        self.scale = scale
        width = Int((scene.width * scale).rounded())
        height = Int((scene.height * scale).rounded())
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
            let context = cairo_create(surface)
        else { return nil }
        self.surface = surface
        self.context = context
        self.photo = photo.flatMap { [width, height] in Self.surface($0, width: width, height: height) }
        cairo_scale(context, scale, scale)
        let setter = CairoSetter(context)
        for element in scene.elements {
            switch element {
            case .words(let line): words[element] = setter.set(line)
            case .icon(let icon): words[element] = setter.set(icon)
            case .shadow(let box, let radius, let sigma, _, _):
                shadows[element] = CairoShadow(box, radius: radius, sigma: sigma, scale: scale)
            default: break
            }
        }
    }

    deinit {
        if let photo { cairo_surface_destroy(photo) }
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    /// Draws everything, over nothing.
    public func draw() {
        cairo_save(context)
        cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
        cairo_paint(context)
        cairo_restore(context)
        for element in scene.elements { draw(element) }
        cutCorners()
        cairo_surface_flush(surface)
    }

    /// The pixels, red first, premultiplied: `width` × `height` × 4 bytes.
    public func copyPixels(into target: UnsafeMutableRawBufferPointer) {
        let stride = Int(cairo_image_surface_get_stride(surface))
        guard let bytes = cairo_image_surface_get_data(surface), target.count == width * height * 4 else { return }
        let words = target.bindMemory(to: UInt32.self)
        for y in 0..<height {
            let row = UnsafeRawPointer(bytes + y * stride).assumingMemoryBound(to: UInt32.self)
            let start = y * width
            for x in 0..<width {
                let pixel = row[x]
                words[start &+ x] = pixel & 0xFF00_FF00 | (pixel & 255) << 16 | pixel >> 16 & 255
            }
        }
    }

    private func draw(_ element: TileElement) {
        switch element {
        case .photo(let box):
            guard let photo else { return }
            cairo_save(context)
            cairo_rectangle(context, box.x, box.y, box.width, box.height)
            cairo_translate(context, box.x, box.y)
            cairo_scale(context, 1 / scale, 1 / scale)
            cairo_set_source_surface(context, photo, 0, 0)
            cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
            cairo_fill(context)
            cairo_restore(context)
        case .rectangle(let box, let radius, let filling):
            context.addRectangle(box, radius: radius)
            context.setSource(filling)
            cairo_fill(context)
        case .shadow(_, _, _, let drop, let ink): shadows[element]?.paint(on: context, drop: drop, ink)
        case .area(let curve, let box, let filling):
            context.addCurve(curve)
            cairo_line_to(context, box.right, box.bottom)
            cairo_line_to(context, box.x, box.bottom)
            cairo_close_path(context)
            context.setSource(filling)
            cairo_fill(context)
        case .line(let curve, let width, let ink):
            context.addCurve(curve)
            context.setSource(ink)
            cairo_set_line_width(context, width)
            cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
            cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
            cairo_stroke(context)
        case .words(let line): words[element]?.paint(on: context, line.ink)
        case .icon(let icon): words[element]?.paint(on: context, icon.ink)
        }
    }

    private func cutCorners() {
        cairo_save(context)
        context.addRectangle(Box(0, 0, scene.width, scene.height), radius: scene.cornerRadius)
        cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
        context.setSource(.black)
        cairo_fill(context)
        cairo_restore(context)
    }

    private static func surface(_ pixels: [UInt8], width: Int, height: Int) -> OpaquePointer? {
        guard pixels.count == width * height * 4,
            let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(width), Int32(height)),
            let bytes = cairo_image_surface_get_data(surface)
        else { return nil }
        let stride = Int(cairo_image_surface_get_stride(surface))
        for y in 0..<height {
            for x in 0..<width {
                let source = (y * width + x) * 4, target = y * stride + x * 4
                (bytes[target], bytes[target + 1], bytes[target + 2]) = (pixels[source + 2], pixels[source + 1], pixels[source])
            }
        }
        cairo_surface_mark_dirty(surface)
        return surface
    }
}
