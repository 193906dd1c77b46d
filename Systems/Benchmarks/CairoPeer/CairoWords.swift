import BenchScene
import CPangoCairo

/// A line laid out by Pango, and where it starts.
final class CairoWords {
    private let layout: OpaquePointer
    private let x: Double
    private let top: Double

    init(_ layout: OpaquePointer, x: Double, top: Double) {
        self.layout = layout
        self.x = x
        self.top = top
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

    func paint(on context: OpaquePointer, _ ink: Ink) {
        context.setSource(ink)
        cairo_move_to(context, x, top)
        pango_cairo_show_layout(context, layout)
    }
}

/// Lays out words with Pango: no hinting, grey edges, glyphs where their advances put them.
struct CairoSetter {
    private let pango: OpaquePointer
    private let unit = Double(PANGO_SCALE)

    init(_ context: OpaquePointer) {
        // Pango gives a context for every drawing context.
        pango = pango_cairo_create_context(context)!
        let options = cairo_font_options_create()
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        pango_cairo_context_set_font_options(pango, options)
        cairo_font_options_destroy(options)
        pango_cairo_context_set_resolution(pango, 72)
        pango_context_set_round_glyph_positions(pango, 0)
    }

    func set(_ words: Words) -> CairoWords {
        let layout = layout(words.string, family: "Inter", weight: words.weight.rawValue, size: words.size)
        if words.hasTabularDigits {
            let attributes = pango_attr_list_new()
            pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum"))
            pango_layout_set_attributes(layout, attributes)
            pango_attr_list_unref(attributes)
        }
        pango_layout_set_width(layout, Int32(words.width * unit))
        pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
        var extents = PangoRectangle()
        pango_layout_get_extents(layout, nil, &extents)
        let width = Double(extents.width) / unit
        let left: Double =
            switch words.alignment {
            case .leading: words.place.x
            case .center: words.place.x - width / 2
            case .trailing: words.place.x - width
            }
        return CairoWords(layout, x: left - Double(extents.x) / unit, top: words.place.y - baseline(layout))
    }

    func set(_ icon: Icon) -> CairoWords {
        let character = Unicode.Scalar(icon.codePoint).map { String($0) } ?? ""
        let layout = layout(character, family: "Material Icons", weight: 400, size: icon.size)
        return CairoWords(layout, x: icon.place.x, top: icon.place.y - baseline(layout))
    }

    private func baseline(_ layout: OpaquePointer) -> Double { Double(pango_layout_get_baseline(layout)) / unit }

    private func layout(_ string: String, family: String, weight: Int, size: Double) -> OpaquePointer {
        // Pango gives a layout for every context.
        let layout = pango_layout_new(pango)!
        let font = pango_font_description_new()
        pango_font_description_set_family(font, family)
        pango_font_description_set_weight(font, PangoWeight(rawValue: UInt32(weight)))
        pango_font_description_set_absolute_size(font, size * unit)
        pango_layout_set_font_description(layout, font)
        pango_font_description_free(font)
        // The first strong letter shall not turn the line.
        pango_layout_set_auto_dir(layout, 0)
        pango_layout_set_text(layout, string, -1)
        return layout
    }
}
