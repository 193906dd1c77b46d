import Foundation

/// Collects an SVG document.
struct SVGWriter {
    let list: DisplayList
    let glyphs: GlyphCache
    let fonts: (FontFace) -> FontFile?
    /// The SVG elements on the current surface: the page, or a group that is drawn on its own.
    var body = ""
    /// The elements on the current surface that are not closed yet, which only move or clip.
    var open: [String] = []
    var definitions = ""
    private var nextNumber = 0
    var imageNames: [ImageKey: String] = [:]
    /// The names of emoji's pictures, by face and glyph.
    var pictureNames: [UInt64: String] = [:]
    private var depth = 0

    init(_ list: DisplayList, fonts: @escaping (FontFace) -> FontFile?) {
        self.list = list
        self.fonts = fonts
        glyphs = GlyphCache(library: FreeTypeLibrary(), file: fonts)
    }

    var document: String {
        let (width, height) = (SVGNumber.text(list.size.width), SVGNumber.text(list.size.height))
        let defs = definitions.isEmpty ? "" : "<defs>\(definitions)</defs>"
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
            + " viewBox=\"0 0 \(width) \(height)\">\(defs)\(body)</svg>\n"
    }

    mutating func write(_ items: [DisplayItem]) { for item in items { write(item) } }

    private mutating func write(_ item: DisplayItem) {
        switch item {
        case .fill(let path, let paint, let rule):
            let fill = attributes("fill", paint, over: path.boundingRect)
            let evenOdd = rule == .evenOdd ? " fill-rule=\"evenodd\"" : ""
            body += "<path d=\"\(SVGNumber.data(path))\"\(fill)\(evenOdd)/>"
        case .stroke(let path, let paint, let stroke):
            let line = attributes("stroke", paint, over: stroke.reach(of: path) ?? .null)
            body += "<path d=\"\(SVGNumber.data(path))\" fill=\"none\"\(line)\(attributes(stroke))/>"
        case .glyphs(let run): write(run)
        case .image(let image): write(image)
        case .layer(let layer):
            guard depth < Rasterizer.deepest else { return }
            depth += 1
            write(layer)
            depth -= 1
        case .liveText(let text):
            guard depth < Rasterizer.deepest else { return }
            depth += 1
            write(text.items)
            depth -= 1
        case .liveMeter(let meter):
            guard depth < Rasterizer.deepest else { return }
            depth += 1
            write(meter.items)
            depth -= 1
        }
    }

    mutating func newName() -> String {
        nextNumber += 1
        return "v\(nextNumber)"
    }

    mutating func define(_ element: String, _ attributes: String, _ content: String) -> String {
        let name = newName()
        let encoded = element == "filter" ? " color-interpolation-filters=\"sRGB\"" : ""
        definitions += "<\(element) id=\"\(name)\"\(attributes)\(encoded)>\(content)</\(element)>"
        return name
    }

    /// `fill` or `stroke` with its opacity.
    /// - Parameter bounds: points that the paint must cover.
    mutating func attributes(_ property: String, _ paint: Paint, over bounds: CGRect) -> String {
        switch paint {
        case .color(let color): return SVGNumber.color(property, color, opacity: "\(property)-opacity")
        case .backdrop(let backdrop): return SVGNumber.color(property, backdrop.plain, opacity: "\(property)-opacity")
        case .angular: return " \(property)=\"\(sampled(paint, over: bounds).map { "url(#\($0))" } ?? "none")\""
        case .image(let key, let origin, let scale):
            guard let image = list.images[key], let unit = imageName(key) else { return " \(property)=\"none\"" }
            let size = CGSize(width: Double(image.pixelWidth) * scale, height: Double(image.pixelHeight) * scale)
            let name = pattern(CGRect(origin: origin, size: size), of: "<use href=\"#\(unit)\"/>")
            return " \(property)=\"url(#\(name))\""
        case .linear, .radial, .elliptical:
            let name = newName()
            definitions += SVGGradients.definition(paint, name: name)
            return " \(property)=\"url(#\(name))\""
        }
    }

    private func attributes(_ stroke: Stroke) -> String {
        var result = " stroke-width=\"\(SVGNumber.text(stroke.width))\""
        switch stroke.cap {
        case .butt: break
        case .round: result += " stroke-linecap=\"round\""
        case .square: result += " stroke-linecap=\"square\""
        }
        switch stroke.join {
        case .miter: result += " stroke-miterlimit=\"\(SVGNumber.text(max(stroke.miterLimit, 1)))\""
        case .round: result += " stroke-linejoin=\"round\""
        case .bevel: result += " stroke-linejoin=\"bevel\""
        }
        if stroke.dash.contains(where: { $0 > 0 }) {
            result += " stroke-dasharray=\"\(stroke.dash.map(SVGNumber.text).joined(separator: " "))\""
            if stroke.dashPhase != 0 { result += " stroke-dashoffset=\"\(SVGNumber.text(stroke.dashPhase))\"" }
        }
        return result
    }
}
