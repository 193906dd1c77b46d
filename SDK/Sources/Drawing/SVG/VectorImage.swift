import Foundation

/// A picture of shapes, read from a simple SVG file and drawn anew at each size.
package struct VectorImage: Hashable, Sendable {
    /// The size in points.
    package let size: CGSize
    /// The picture's items, in points from its upper left.
    package let items: [DisplayItem]

    /// - Throws: `VectorImageError`, which names what is not drawn.
    package init(svg bytes: [UInt8]) throws(VectorImageError) {
        var reader = VectorReader()
        for tag in try SVGTags.read(bytes) { try reader.read(tag) }
        guard let size = reader.size else { throw .notSVG }
        self.size = size
        items = reader.items
    }

    /// The shapes of elements of an SVG file, in the file's units, by the elements' identifiers.
    /// - Parameters:
    ///   - prefix: what the identifiers begin with.
    ///   - side: the length of a side of a file that says none.
    /// - Throws: `VectorImageError`, which names what is not drawn.
    static func elements(svg bytes: [UInt8], namedFrom prefix: String, side: Double) throws(VectorImageError) -> [String: [DisplayItem]] {
        var reader = VectorReader(prefix: prefix, side: side)
        for tag in try SVGTags.read(bytes) { try reader.read(tag) }
        return reader.elements
    }

    /// The picture stretched to another size.
    package func list(size: CGSize) -> DisplayList {
        var layer = Layer(items: items)
        layer.transform = CGAffineTransform(scaleX: size.width / self.size.width, y: size.height / self.size.height)
        return DisplayList(size: size, items: [.layer(layer)])
    }
}

/// An error that tells why an SVG file is not drawn.
package enum VectorImageError: Error, Hashable, Sendable, CustomStringConvertible {
    case tooLarge(bytes: Int, most: Int)
    case notSVG
    /// Elements inside one another, or in all.
    case tooMany(String)
    /// An element or attribute that is not drawn.
    case notDrawn(String)
    case badValue(attribute: String, value: String)

    package var description: String {
        switch self {
        case .tooLarge(let bytes, let most): "the SVG has \(bytes) bytes, more than the \(most) that are read"
        case .notSVG: "the file is no SVG with a size"
        case .tooMany(let what): "the SVG has too many \(what)"
        case .notDrawn(let what): "the SVG has \(what), which is not drawn; shapes with plain colours are"
        case .badValue(let attribute, let value): "the SVG's \(attribute) is “\(value)”, which cannot be read"
        }
    }
}

/// The style that shapes inherit.
struct VectorStyle {
    var transform = CGAffineTransform.identity
    var fill: RGBA? = .black
    var stroke: RGBA?
    var color = RGBA.black
    var fillOpacity = 1.0
    var strokeOpacity = 1.0
    var rule = FillRule.nonZero
    var line = Stroke(width: 1, miterLimit: 4)
    /// The shape's own opacity times those of the groups around it; groups whose parts overlap would need a layer, which icons do not.
    var opacity = 1.0
    var isHidden = false
}

/// Turns tags into drawing commands.
struct VectorReader {
    private(set) var size: CGSize?
    private(set) var items: [DisplayItem] = []
    private var styles = [VectorStyle()]
    /// Elements whose contents say nothing.
    private var silent = 0

    /// What the identifiers of the elements begin with that are drawn, each for itself; nil where all is one picture.
    private let prefix: String?
    /// The length of a side of a file that says none; nil refuses such a file.
    private let side: Double?
    /// The shapes of these elements, by their identifiers.
    private(set) var elements: [String: [DisplayItem]] = [:]
    /// The element whose contents are read: its identifier, how deep it stands, and the number of the first of its shapes.
    private var element: (name: String, depth: Int, start: Int)?

    init(prefix: String? = nil, side: Double? = nil) { (self.prefix, self.side) = (prefix, side) }

    private static let silentElements: Set = ["title", "desc", "metadata", "defs"]
    private static let deepest = 64
    private static let mostItems = 20_000

    mutating func read(_ tag: SVGTag) throws(VectorImageError) {
        if tag.isEnd {
            if Self.silentElements.contains(tag.name) {
                silent = max(silent - 1, 0)
            } else if silent == 0, styles.count > 1 {
                styles.removeLast()
                if styles.count == element?.depth { endElement() }
            }
            return
        }
        if Self.silentElements.contains(tag.name) {
            if !tag.isEmpty { silent += 1 }
            return
        }
        guard silent == 0 else {
            // Something that is defined is used, or it would not stand there.
            guard tag.name.contains(":") || tag.name == "title" else { throw .notDrawn("a definition “\(tag.name.prefix(40))”") }
            return
        }
        var style = styles[styles.count - 1]
        try style.apply(tag.attributes)
        if let prefix, element == nil, let name = tag.attributes["id"], name.hasPrefix(prefix) {
            element = (name, styles.count, items.count)
        }
        defer { if tag.isEmpty, styles.count == element?.depth { endElement() } }
        if tag.name == "svg" {
            guard size == nil else { throw .notDrawn("an SVG inside") }
            try begin(tag.attributes, &style)
        } else if size == nil {
            throw .notSVG
        } else if tag.name != "g", !tag.name.contains(":") {
            guard let path = try Self.path(tag) else { throw .notDrawn("“\(tag.name.prefix(40))”") }
            if prefix == nil || element != nil { draw(path, style, isLine: tag.name == "line") }
            guard items.count <= Self.mostItems else { throw .tooMany("shapes") }
        }
        guard !tag.isEmpty else { return }
        styles.append(style)
        guard styles.count <= Self.deepest else { throw .tooMany("groups inside one another") }
    }

    private mutating func endElement() {
        if let element { elements[element.name] = Array(items[element.start...]) }
        element = nil
    }

    private mutating func begin(_ attributes: [String: String], _ style: inout VectorStyle) throws(VectorImageError) {
        let box = try attributes["viewBox"].map { value throws(VectorImageError) in
            let numbers = SVGValues.numbers(value)
            guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else {
                throw .badValue(attribute: "viewBox", value: String(value.prefix(40)))
            }
            return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        }
        func length(_ name: String) -> Double? {
            guard let text = attributes[name], !text.hasSuffix("%") else { return nil }
            return SVGValues.numbers(text.replacingOccurrences(of: "px", with: "").replacingOccurrences(of: "pt", with: "")).first
        }
        guard let width = length("width") ?? side ?? box.map({ Double($0.width) }),
            let height = length("height") ?? side ?? box.map({ Double($0.height) }),
            (0.01...16_384).contains(width),
            (0.01...16_384).contains(height)
        else { throw .notSVG }
        size = CGSize(width: width, height: height)
        guard let box else { return }
        // As wide and high as fits, in the middle.
        let scale = min(width / box.width, height / box.height)
        style.transform = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: (width - box.width * scale) / 2 - box.minX * scale,
            ty: (height - box.height * scale) / 2 - box.minY * scale)
    }

    private mutating func draw(_ path: Path, _ style: VectorStyle, isLine: Bool) {
        guard !style.isHidden else { return }
        func faded(_ color: RGBA, _ opacity: Double) -> Paint {
            var color = color
            color.alpha *= Float(min(max(opacity * style.opacity, 0), 1))
            return .color(color)
        }
        if let fill = style.fill, !isLine {
            items.append(.fill(path.applying(style.transform), faded(fill, style.fillOpacity), style.rule))
        }
        guard let color = style.stroke, style.line.width > 0 else { return }
        // The line is stretched with the shape.
        var layer = Layer(items: [.stroke(path, faded(color, style.strokeOpacity), style.line)])
        layer.transform = style.transform
        items.append(.layer(layer))
    }

    /// The path of an element; nil for one that is no shape.
    static func path(_ tag: SVGTag) throws(VectorImageError) -> Path? {
        func number(_ name: String) throws(VectorImageError) -> Double {
            guard let text = tag.attributes[name] else { return 0 }
            guard let value = SVGValues.numbers(text).first, !text.hasSuffix("%") else {
                throw .badValue(attribute: name, value: String(text.prefix(40)))
            }
            return value
        }
        var path = Path()
        switch tag.name {
        case "path": return SVGPathParser.path(tag.attributes["d"] ?? "")
        case "rect":
            let rect = CGRect(x: try number("x"), y: try number("y"), width: try number("width"), height: try number("height"))
            guard rect.size.width > 0, rect.size.height > 0 else { return path }
            let rx = try number("rx"), ry = try number("ry")
            let corner = CGSize(width: min(rx > 0 ? rx : ry, rect.width / 2), height: min(ry > 0 ? ry : rx, rect.height / 2))
            if corner.width > 0 { path.addRoundedRect(in: rect, cornerSize: corner, style: .circular) } else { path.addRect(rect) }
        case "circle", "ellipse":
            let isCircle = tag.name == "circle"
            let (rx, ry) = (try number(isCircle ? "r" : "rx"), try number(isCircle ? "r" : "ry"))
            guard rx > 0, ry > 0 else { return path }
            path.addEllipse(in: CGRect(x: try number("cx") - rx, y: try number("cy") - ry, width: 2 * rx, height: 2 * ry))
        case "line":
            path.move(to: CGPoint(x: try number("x1"), y: try number("y1")))
            path.addLine(to: CGPoint(x: try number("x2"), y: try number("y2")))
        case "polyline", "polygon":
            let numbers = SVGValues.numbers(tag.attributes["points"] ?? "")
            for index in stride(from: 0, to: numbers.count - 1, by: 2) {
                let point = CGPoint(x: numbers[index], y: numbers[index + 1])
                if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            if tag.name == "polygon", numbers.count > 1 { path.closeSubpath() }
        default: return nil
        }
        return path
    }
}

extension VectorStyle {
    private static let refused = ["filter", "mask", "clip-path", "marker-start", "marker-mid", "marker-end"]

    mutating func apply(_ attributes: [String: String]) throws(VectorImageError) {
        var values = attributes
        for part in (attributes["style"] ?? "").split(separator: ";").prefix(100) {
            let pair = part.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            if pair.count == 2 { values[pair[0]] = pair[1] }
        }
        for name in Self.refused { if let value = values[name], value != "none" { throw .notDrawn("“\(name)”") } }
        func number(_ name: String) throws(VectorImageError) -> Double? {
            guard let text = values[name], text != "inherit" else { return nil }
            guard let value = SVGValues.numbers(text.replacingOccurrences(of: "px", with: "")).first else {
                throw .badValue(attribute: name, value: String(text.prefix(40)))
            }
            return text.hasSuffix("%") ? value / 100 : value
        }
        if let text = values["transform"] { transform = try SVGValues.transform(text).concatenating(transform) }
        if let text = values["color"] { color = try SVGValues.color(text, "color", current: color) ?? color }
        if let text = values["fill"], text != "inherit" { fill = try SVGValues.color(text, "fill", current: color) }
        if let text = values["stroke"], text != "inherit" { stroke = try SVGValues.color(text, "stroke", current: color) }
        if let value = try number("fill-opacity") { fillOpacity = value }
        if let value = try number("stroke-opacity") { strokeOpacity = value }
        if let value = try number("opacity") { opacity *= min(max(value, 0), 1) }
        if let value = try number("stroke-width") { line.width = min(max(value, 0), 16_384) }
        if let value = try number("stroke-miterlimit") { line.miterLimit = max(value, 1) }
        if let value = try number("stroke-dashoffset") { line.dashPhase = value }
        if let text = values["stroke-dasharray"], text != "none" {
            let lengths = SVGValues.numbers(text)
            line.dash = lengths.count > 32 || lengths.contains { $0 < 0 } || lengths.allSatisfy { $0 == 0 } ? [] : lengths
        }
        switch values["stroke-linecap"] {
        case "round": line.cap = .round
        case "square": line.cap = .square
        case "butt": line.cap = .butt
        default: break
        }
        switch values["stroke-linejoin"] {
        case "round": line.join = .round
        case "bevel": line.join = .bevel
        case "miter": line.join = .miter
        default: break
        }
        if let text = values["fill-rule"] { rule = text == "evenodd" ? .evenOdd : .nonZero }
        if values["display"] == "none" || values["visibility"] == "hidden" { isHidden = true }
    }
}
