import BenchScene
import CPangoCairo

/// The scene's shapes and colours in Cairo's words; `self` is a `cairo_t`.
extension OpaquePointer {
    func addRectangle(_ box: Box, radius: Double) {
        guard radius > 0 else { return cairo_rectangle(self, box.x, box.y, box.width, box.height) }
        let quarter = Double.pi / 2
        cairo_new_sub_path(self)
        cairo_arc(self, box.right - radius, box.y + radius, radius, -quarter, 0)
        cairo_arc(self, box.right - radius, box.bottom - radius, radius, 0, quarter)
        cairo_arc(self, box.x + radius, box.bottom - radius, radius, quarter, 2 * quarter)
        cairo_arc(self, box.x + radius, box.y + radius, radius, 2 * quarter, 3 * quarter)
        cairo_close_path(self)
    }

    func addCurve(_ curve: Curve) {
        for (index, point) in curve.points.enumerated() {
            guard index > 0 else {
                cairo_move_to(self, point.x, point.y)
                continue
            }
            let (first, second) = curve.controls(index)
            cairo_curve_to(self, first.x, first.y, second.x, second.y, point.x, point.y)
        }
    }

    func setSource(_ ink: Ink) { cairo_set_source_rgba(self, ink.red, ink.green, ink.blue, ink.alpha) }

    func setSource(_ filling: Filling) {
        switch filling {
        case .ink(let ink): setSource(ink)
        case .gradient(let first, let last, let from, let to):
            let pattern = cairo_pattern_create_linear(from.x, from.y, to.x, to.y)
            for (place, ink) in [(0.0, first), (1.0, last)] {
                cairo_pattern_add_color_stop_rgba(pattern, place, ink.red, ink.green, ink.blue, ink.alpha)
            }
            cairo_set_source(self, pattern)
            cairo_pattern_destroy(pattern)
        }
    }
}
