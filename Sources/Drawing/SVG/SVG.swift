import Foundation

/// Writes display lists as SVG: the same layout as the bitmap's, sharp at any size. Text is drawn as outlines, so that no font is
/// needed; bitmaps are embedded. Angular gradients, which SVG lacks, are embedded as bitmaps at 3 pixels a point. The blend modes
/// `sourceAtop`, `destinationOver`, `destinationOut` and `plusDarker`, which it lacks too, come out as `normal`.
public enum SVG {
    /// - Parameter fonts: where a face's file is, as for `Rasterizer`.
    public static func write(_ list: DisplayList, background: RGBA? = nil, fonts: @escaping (FontFace) -> FontFile?) -> String {
        var writer = SVGWriter(list, fonts: fonts)
        if let background {
            writer.write([.fill(Path(CGRect(origin: .zero, size: list.size)), .color(background), .nonZero)])
        }
        writer.write(list.items)
        return writer.document
    }
}

/// Collects an SVG document.
struct SVGWriter {
    private let list: DisplayList
    private let glyphs: GlyphCache
    private let fonts: (FontFace) -> FontFile?
    private var body = ""
    private var definitions = ""
    private var nextNumber = 0
    private var imageNames: [ImageKey: String] = [:]
    private var pictureNames: [UInt64: String] = [:]
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
            if case .angular = paint { return writeBitmap(of: item, path.boundingRect) }
            let fill = attributes("fill", paint)
            let evenOdd = rule == .evenOdd ? " fill-rule=\"evenodd\"" : ""
            body += "<path d=\"\(SVGNumber.data(path))\"\(fill)\(evenOdd)/>"
        case .stroke(let path, let paint, let stroke):
            if case .angular = paint {
                return write(.fill(path.strokedPath(stroke), paint, .nonZero))
            }
            body += "<path d=\"\(SVGNumber.data(path))\" fill=\"none\"\(attributes("stroke", paint))\(attributes(stroke))/>"
        case .glyphs(let run): write(run)
        case .image(let image): write(image)
        case .layer(let layer): write(layer)
        }
    }

    private mutating func write(_ run: GlyphRun) {
        if glyphs.isColor(run.face) { return writeColors(run) }
        guard run.hasSaneForm else { return }
        var path = Path()
        for glyph in run.glyphs {
            let place = CGPoint(x: run.origin.x + Double(glyph.x), y: run.origin.y + Double(glyph.y))
            path.addPath(glyphs.outline(face: run.face, glyph: glyph.id), transform: run.toPage(at: place))
        }
        if case .angular = run.paint { return write(.fill(path, run.paint, .nonZero)) }
        let label = run.text.isEmpty ? "" : " aria-label=\"\(SVGNumber.escaped(run.text))\""
        body += "<path d=\"\(SVGNumber.data(path))\"\(attributes("fill", run.paint))\(label)/>"
    }

    /// Emoji: each a bitmap once, used wherever it stands.
    private mutating func writeColors(_ run: GlyphRun) {
        let alpha = run.paint.plainAlpha
        guard alpha > 0, run.size.isFinite, run.size > 0 else { return }
        let opacity = alpha < 255 ? " opacity=\"\(SVGNumber.text(Double(alpha) / 255))\"" : ""
        let label = run.text.isEmpty ? "" : " aria-label=\"\(SVGNumber.escaped(run.text))\""
        body += "<g\(opacity)\(label)>"
        for glyph in run.glyphs {
            guard let picture = glyphs.picture(face: run.face, glyph: glyph.id), let name = pictureName(run.face, glyph.id, picture)
            else { continue }
            let box = picture.box
            let place = CGAffineTransform(
                a: box.width * run.size, b: 0, c: 0, d: box.height * run.size,
                tx: run.origin.x + Double(glyph.x) + box.minX * run.size, ty: run.origin.y + Double(glyph.y) + box.minY * run.size)
            body += "<use href=\"#\(name)\" transform=\"\(SVGNumber.matrix(place))\"/>"
        }
        body += "</g>"
    }

    private mutating func pictureName(_ face: FontFace, _ glyph: UInt32, _ picture: GlyphPicture) -> String? {
        let key = UInt64(face.rawValue) << 32 | UInt64(glyph)
        if let name = pictureNames[key] { return name }
        let pixels = picture.grid.pixels.withUnsafeBytes { [UInt8]($0) }
        guard let bitmap = Bitmap(width: picture.grid.width, height: picture.grid.height, pixels: pixels) else { return nil }
        let name = newName()
        pictureNames[key] = name
        definitions +=
            "<image id=\"\(name)\" width=\"1\" height=\"1\" preserveAspectRatio=\"none\""
            + " href=\"data:image/png;base64,\(Data(PNG.encode(bitmap, compression: .compact)).base64EncodedString())\"/>"
        return name
    }

    private mutating func write(_ item: ImageItem) {
        guard let unit = unitImage(item) else { return }
        let f = item.frame
        let smooth = item.interpolation == .none ? " style=\"image-rendering:pixelated\"" : ""
        var drawn: String
        if let tile = item.tile {
            guard tile.width > 0, tile.height > 0, tile.width.isFinite, tile.height.isFinite else { return }
            let size = CGAffineTransform(scaleX: tile.width, y: tile.height)
            let area = [f.minX, f.minY, tile.width, tile.height].map(SVGNumber.text)
            let name = define(
                "pattern",
                " patternUnits=\"userSpaceOnUse\" x=\"\(area[0])\" y=\"\(area[1])\" width=\"\(area[2])\" height=\"\(area[3])\"\(smooth)",
                "<g transform=\"\(SVGNumber.matrix(size))\">\(unit)</g>")
            drawn = "<path d=\"\(SVGNumber.data(Path(f)))\" fill=\"url(#\(name))\"/>"
        } else {
            let place = CGAffineTransform(a: f.width, b: 0, c: 0, d: f.height, tx: f.minX, ty: f.minY)
            drawn = "<g transform=\"\(SVGNumber.matrix(place))\"\(smooth)>\(unit)</g>"
        }
        guard let tint = item.tint else { return body += drawn }
        let filter = define("filter", " x=\"0\" y=\"0\" width=\"1\" height=\"1\"", SVGFilters.tint(tint))
        body += "<g filter=\"url(#\(filter))\">\(drawn)</g>"
    }

    /// The item's bitmap, or the part of it that is drawn, in a square of one point.
    private mutating func unitImage(_ item: ImageItem) -> String? {
        guard let image = list.images[item.key], let name = imageName(item.key) else { return nil }
        guard let source = item.source else { return "<use href=\"#\(name)\"/>" }
        guard let part = source.inside(width: image.pixelWidth, height: image.pixelHeight) else { return nil }
        return
            "<svg width=\"1\" height=\"1\" viewBox=\"\(part.left) \(part.top) \(part.width) \(part.height)\" preserveAspectRatio=\"none\">"
            + "<use href=\"#\(name)\" transform=\"scale(\(image.pixelWidth) \(image.pixelHeight))\"/></svg>"
    }

    private mutating func write(_ layer: Layer) {
        guard depth < Rasterizer.deepest else { return }
        depth += 1
        defer { depth -= 1 }
        let area = region(of: layer)
        // From the outside in: each wrapping is applied after those inside it.
        var wrappings = [outerAttributes(layer, area)]
        if let clip = layer.clip {
            let rule = clip.rule == .evenOdd ? " clip-rule=\"evenodd\"" : ""
            let name = define("clipPath", "", "<path d=\"\(SVGNumber.data(clip.path))\"\(rule)/>")
            wrappings.append(" clip-path=\"url(#\(name))\"")
        }
        if layer.blur > 0 {
            let name = define("filter", area, "<feGaussianBlur stdDeviation=\"\(SVGNumber.text(layer.blur))\"/>")
            wrappings.append(" filter=\"url(#\(name))\"")
        }
        if let mask = layer.mask {
            let outside = body
            body = ""
            write(mask)
            let name = define("mask", area + " style=\"mask-type:alpha\"", body)
            body = outside
            wrappings.append(" mask=\"url(#\(name))\"")
        }
        if let effect = layer.colorEffect {
            wrappings.append(" filter=\"url(#\(define("filter", area, SVGFilters.effect(effect))))\"")
        }
        let used = wrappings.filter { !$0.isEmpty }
        for wrapping in used { body += "<g\(wrapping)>" }
        write(layer.items)
        for _ in used { body += "</g>" }
    }

    private mutating func outerAttributes(_ layer: Layer, _ area: String) -> String {
        var result = layer.transform.isIdentity ? "" : " transform=\"\(SVGNumber.matrix(layer.transform))\""
        if layer.opacity < 1 { result += " opacity=\"\(SVGNumber.text(max(0, layer.opacity)))\"" }
        if let shadow = layer.shadow { result += " filter=\"url(#\(define("filter", area, SVGFilters.shadow(shadow))))\"" }
        if let name = SVGFilters.cssName(layer.blend) { result += " style=\"mix-blend-mode:\(name)\"" }
        return result
    }

    /// The area that filters and masks work on, in the layer's own points.
    private func region(of layer: Layer) -> String {
        var local = layer
        local.transform = .identity
        let area = [DisplayItem.layer(local)].touched(.identity).union(layer.items.touched(.identity))
        return " \(layer.mask == nil ? "filterUnits" : "filterUnits=\"userSpaceOnUse\" maskUnits")=\"userSpaceOnUse\""
            + " x=\"\(area.left)\" y=\"\(area.top)\" width=\"\(max(1, area.width))\" height=\"\(max(1, area.height))\""
    }

    /// An item that SVG cannot say, as a bitmap.
    private mutating func writeBitmap(of item: DisplayItem, _ bounds: CGRect) {
        let box = PixelRect(around: bounds)
        guard !box.isEmpty, box.width <= 4096, box.height <= 4096 else { return }
        var layer = Layer(items: [item])
        layer.transform = CGAffineTransform(translationX: -Double(box.left), y: -Double(box.top))
        let size = CGSize(width: box.width, height: box.height)
        let bitmap = Rasterizer(fonts: fonts).draw(DisplayList(size: size, items: [.layer(layer)]), scale: 3)
        body +=
            "<image x=\"\(box.left)\" y=\"\(box.top)\" width=\"\(box.width)\" height=\"\(box.height)\""
            + " href=\"data:image/png;base64,\(Data(PNG.encode(bitmap, compression: .compact)).base64EncodedString())\"/>"
    }

    private mutating func imageName(_ key: ImageKey) -> String? {
        if let name = imageNames[key] { return name }
        guard let image = list.images[key] else { return nil }
        let name = newName()
        imageNames[key] = name
        definitions +=
            "<image id=\"\(name)\" width=\"1\" height=\"1\" preserveAspectRatio=\"none\""
            + " href=\"data:\(image.format.type);base64,\(Data(image.bytes).base64EncodedString())\"/>"
        return name
    }

    private mutating func newName() -> String {
        nextNumber += 1
        return "v\(nextNumber)"
    }

    private mutating func define(_ element: String, _ attributes: String, _ content: String) -> String {
        let name = newName()
        let linear = element == "filter" ? " color-interpolation-filters=\"sRGB\"" : ""
        definitions += "<\(element) id=\"\(name)\"\(attributes)\(linear)>\(content)</\(element)>"
        return name
    }

    /// `fill` or `stroke` with its opacity.
    private mutating func attributes(_ property: String, _ paint: Paint) -> String {
        if case .color(let color) = paint { return SVGNumber.color(property, color, opacity: "\(property)-opacity") }
        let name = newName()
        if case .image(let key, let origin, let scale) = paint {
            guard let image = list.images[key], let inner = imageName(key) else { return " \(property)=\"none\"" }
            let width = SVGNumber.text(Double(image.pixelWidth) * scale), height = SVGNumber.text(Double(image.pixelHeight) * scale)
            definitions +=
                "<pattern id=\"\(name)\" patternUnits=\"userSpaceOnUse\" x=\"\(SVGNumber.text(origin.x))\""
                + " y=\"\(SVGNumber.text(origin.y))\" width=\"\(width)\" height=\"\(height)\">"
                + "<use href=\"#\(inner)\" transform=\"scale(\(width) \(height))\"/></pattern>"
        } else {
            definitions += SVGGradients.definition(paint, name: name)
        }
        return " \(property)=\"url(#\(name))\""
    }

    private func attributes(_ stroke: Stroke) -> String {
        var result = " stroke-width=\"\(SVGNumber.text(stroke.width))\""
        switch stroke.cap {
        case .butt: break
        case .round: result += " stroke-linecap=\"round\""
        case .square: result += " stroke-linecap=\"square\""
        }
        switch stroke.join {
        case .miter: result += " stroke-miterlimit=\"\(SVGNumber.text(stroke.miterLimit))\""
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
