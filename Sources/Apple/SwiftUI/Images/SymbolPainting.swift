import Drawing
import Foundation

/// What a symbol's parts are filled with.
enum SymbolPainting {
    case whole(_StylePaint)
    case enclosed(around: _StylePaint, mark: _StylePaint)
    /// Areas in the order they light up; those past `lit` are faint.
    case variable(_StylePaint, value: Double, climbs: Bool, isDrawn: Bool)

    init(_ image: Image, _ name: String, _ symbol: SymbolOutline, _ inputs: _ViewInputs) {
        let environment = inputs.environment
        let isGraded = (image.colorMode ?? environment.symbolColorRenderingMode)?.kind == .gradient
        func shown(_ paint: _StylePaint) -> _StylePaint { isGraded ? paint.graded : paint }
        let plain = shown(ForegroundStyle().painted(in: environment))
        if let value = image.variableValue {
            let isDrawn = (image.valueMode ?? environment.symbolVariableValueMode)?.kind == .draw
            if isDrawn { inputs.report("symbolVariableValueMode(.draw): whole parts of \"\(name)\" are drawn or left out, none in part") }
            self = .variable(
                plain, value: min(max(value.isNaN ? 0 : value, 0), 1), climbs: name.hasPrefix("wifi"), isDrawn: isDrawn)
            return
        }
        let mode = image.symbolMode ?? environment.symbolRenderingMode
        let enclosed = Self.hasEnclosure(name) && SymbolParts(symbol.path).enclosure != nil
        switch mode?.kind {
        case nil, .monochrome: self = .whole(plain)
        case .multicolor:
            guard let colors = MulticolorSymbols.colors(of: name) else {
                inputs.report("symbolRenderingMode(.multicolor): \"\(name)\" has no colours here and is drawn in the foreground")
                self = .whole(plain)
                return
            }
            let around = shown(colors.around.painted(in: environment))
            self = enclosed ? .enclosed(around: around, mark: shown(colors.mark.painted(in: environment))) : .whole(around)
        case .hierarchical:
            let around = shown(HierarchicalShapeStyle.tertiary.painted(in: environment))
            if !enclosed { inputs.report("symbolRenderingMode(.hierarchical): \"\(name)\" has one part here and is drawn in one strength") }
            self = enclosed ? .enclosed(around: around, mark: plain) : .whole(plain)
        case .palette:
            let around = shown(HierarchicalShapeStyle.secondary.painted(in: environment))
            if !enclosed { inputs.report("symbolRenderingMode(.palette): \"\(name)\" has one part here and is drawn in the first style") }
            self = enclosed ? .enclosed(around: around, mark: plain) : .whole(plain)
        }
    }

    /// A filled shape with a mark in it, by its name.
    private static func hasEnclosure(_ name: String) -> Bool {
        ["circle", "square", "rectangle", "triangle", "seal", "shield", "octagon", "hexagon", "diamond", "app"]
            .contains { name.hasSuffix(".\($0).fill") }
    }

    /// - Parameter place: from the outline's ems to the layer.
    func draw(_ symbol: SymbolOutline, _ place: CGAffineTransform, in rect: CGRect, _ recorder: inout Recorder) {
        func fill(_ path: Path, _ paint: _StylePaint) {
            recorder.paint(paint, in: rect) { .fill(path.applying(place), $0, .nonZero) }
        }
        switch self {
        case .whole(let paint): fill(symbol.path, paint)
        case .enclosed(let around, let mark):
            guard let parts = SymbolParts(symbol.path).enclosure else { return fill(symbol.path, mark) }
            fill(parts.around, around)
            fill(parts.mark, mark)
        case .variable(let paint, let value, let climbs, let isDrawn):
            let areas = SymbolParts(symbol.path).areas.sorted { climbs ? $0.box.maxY > $1.box.maxY : $0.box.minX < $1.box.minX }
            for (index, area) in areas.enumerated() {
                let isLit = value * Double(areas.count) > Double(index)
                if isLit || !isDrawn { fill(area.path, isLit ? paint : paint.opacity(0.25)) }
            }
        }
    }
}
