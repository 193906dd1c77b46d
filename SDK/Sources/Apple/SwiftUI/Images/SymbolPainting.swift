import Foundation
import VitrineDrawing

/// The styles with which a symbol's parts are filled.
enum SymbolPainting {
    case whole(_StylePaint)
    case enclosed(around: _StylePaint, mark: _StylePaint)
    /// Areas in the order they light up; those past `lit` are faint.
    case variable(_StylePaint, value: Double, climbs: Bool, isDrawn: Bool)
    /// Parts from the back to the front.
    case layered([(path: Path, paint: _StylePaint)])

    /// The opacity of a part that a value has not reached.
    private static let unlit = 0.25
    /// The opacity of the first, second and third layer of a hierarchical symbol.
    private static let shades = [1, 0.5, 0.25]

    init(_ image: Image, _ name: String, from source: SymbolSource, _ symbol: SymbolOutline, _ inputs: _ViewInputs) {
        let environment = inputs.environment
        let isGraded = (image.colorMode ?? environment.symbolColorRenderingMode)?.kind == .gradient
        func shown(_ paint: _StylePaint) -> _StylePaint { isGraded ? paint.graded : paint }
        if !symbol.layers.isEmpty {
            self = Self.layered(image, name, source, symbol, inputs, shown)
            return
        }
        let plain = shown(ForegroundStyle().painted(in: environment))
        if let value = image.variableValue {
            let isDrawn = (image.valueMode ?? environment.symbolVariableValueMode)?.kind == .draw
            if isDrawn { inputs.report("symbolVariableValueMode(.draw): whole parts of \"\(name)\" are drawn or left out, none in part") }
            self = .variable(
                plain, value: min(max(value.isNaN ? 0 : value, 0), 1), climbs: name.hasPrefix("wifi"), isDrawn: isDrawn)
            return
        }
        let mode = image.symbolMode ?? environment.symbolRenderingMode
        func layered(_ parts: [SymbolLayer]) -> SymbolPainting {
            .layered(parts.map { ($0.path, shown(SymbolColors.paint($0.ink, source, environment))) })
        }
        /// Hierarchical layers are shades of the foreground itself, of black where it is the label's, which has a grey of its own for its
        /// second level: two pictures of iOS 18.5 have them black at 127 and 63 of 255 (meshtastic/Meshtastic-Apple).
        func shaded(_ parts: [SymbolLayer]) -> SymbolPainting {
            .layered(
                parts.map { part in
                    guard case .level(let level) = part.ink else { return (part.path, plain) }
                    return (part.path, plain.opacity(Self.shades[min(max(level, 0), Self.shades.count - 1)]))
                })
        }
        let enclosed = Self.hasEnclosure(name) && SymbolParts(symbol.path).enclosure != nil
        let isPlain = mode == nil || mode?.kind == .monochrome
        let layers = isPlain || enclosed ? SymbolLayers() : SystemSymbolLayers.layers(of: name, symbol)
        switch mode?.kind {
        case nil, .monochrome: self = .whole(plain)
        case .multicolor where !layers.multicolor.isEmpty: self = layered(layers.multicolor)
        case .hierarchical where !layers.hierarchical.isEmpty: self = shaded(layers.hierarchical)
        case .palette where !layers.hierarchical.isEmpty: self = layered(layers.hierarchical)
        case .multicolor:
            guard let colors = MulticolorSymbols.colors(of: name) else {
                inputs.report("symbolRenderingMode(.multicolor): \"\(name)\" has no colours here and is drawn in the foreground")
                self = .whole(plain)
                return
            }
            let around = shown(colors.around.painted(in: environment))
            self = enclosed ? .enclosed(around: around, mark: shown(colors.mark.painted(in: environment))) : .whole(around)
        case .hierarchical:
            let around = plain.opacity(Self.shades[2])
            if !enclosed { inputs.report("symbolRenderingMode(.hierarchical): \"\(name)\" has one part here and is drawn in one strength") }
            self = enclosed ? .enclosed(around: around, mark: plain) : .whole(plain)
        case .palette:
            let around = shown(HierarchicalShapeStyle.secondary.painted(in: environment))
            if !enclosed { inputs.report("symbolRenderingMode(.palette): \"\(name)\" has one part here and is drawn in the first style") }
            self = enclosed ? .enclosed(around: around, mark: plain) : .whole(plain)
        }
    }

    /// A symbol of a catalogue whose layers are noted in its file.
    private static func layered(
        _ image: Image, _ name: String, _ source: SymbolSource, _ symbol: SymbolOutline, _ inputs: _ViewInputs,
        _ shown: (_StylePaint) -> _StylePaint
    ) -> SymbolPainting {
        let environment = inputs.environment, mode = (image.symbolMode ?? environment.symbolRenderingMode)?.kind ?? .monochrome
        let plain = symbol.layers.monochrome.isEmpty ? [SymbolLayer(path: symbol.path)] : symbol.layers.monochrome
        let asked =
            switch mode {
            case .monochrome: plain
            case .multicolor: symbol.layers.multicolor
            case .hierarchical, .palette: symbol.layers.hierarchical
            }
        if asked.isEmpty {
            inputs.report("symbolRenderingMode(.\(mode)): \"\(name)\" notes no layers for it and is drawn in the foreground style")
        }
        let parts = asked.isEmpty ? plain : asked
        let value = image.variableValue.map { min(max($0.isNaN ? 0 : $0, 0), 1) }
        let isDrawn = (image.valueMode ?? environment.symbolVariableValueMode)?.kind == .draw
        if value != nil, isDrawn {
            inputs.report("symbolVariableValueMode(.draw): layers of \"\(name)\" are drawn or left out, none in part")
        }
        return .layered(
            parts.compactMap { part in
                let isLit = value.map(part.isLit) ?? true
                guard isLit || !isDrawn else { return nil }
                let paint = shown(SymbolColors.paint(part.ink, source, environment)).opacity(part.opacity)
                return (part.path, isLit ? paint : paint.opacity(unlit))
            })
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
        case .layered(let parts):
            for part in parts { fill(part.path, part.paint) }
        case .enclosed(let around, let mark):
            guard let parts = SymbolParts(symbol.path).enclosure else { return fill(symbol.path, mark) }
            fill(parts.around, around)
            fill(parts.mark, mark)
        case .variable(let paint, let value, let climbs, let isDrawn):
            let areas = SymbolParts.areas(of: symbol).sorted { climbs ? $0.box.maxY > $1.box.maxY : $0.box.minX < $1.box.minX }
            for (index, area) in areas.enumerated() {
                let isLit = value * Double(areas.count) > Double(index)
                if isLit || !isDrawn { fill(area.path, isLit ? paint : paint.opacity(Self.unlit)) }
            }
        }
    }
}
