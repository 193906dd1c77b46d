import BenchScene
import Foundation
import VitrineDrawing

/// A scene as a widget's extension hands it over: colours resolved, words set.
struct TilePicture {
    let scene: TileScene
    let photo: EncodedImage
    /// Pixels per point, for the setting of words.
    let scale: Double
    private let setter: TextSetter

    /// - Parameter photo: a JPEG of 1200 × 800 pixels.
    init(_ scene: TileScene, photo: EncodedImage, scale: Double, setter: TextSetter) {
        self.scene = scene
        self.photo = photo
        self.scale = scale
        self.setter = setter
    }

    var list: DisplayList {
        let frame = CGRect(x: 0, y: 0, width: scene.width, height: scene.height)
        var tile = Layer(items: items(scene.elements))
        tile.clip = Clip(Path(roundedRect: frame, cornerRadius: scene.cornerRadius, style: .circular))
        let images = scene.elements.contains { if case .photo = $0 { true } else { false } } ? [key: photo] : [:]
        return DisplayList(size: frame.size, items: [.layer(tile)], images: images)
    }

    private let key = ImageKey(rawValue: 1)

    private func items(_ elements: [TileElement]) -> [DisplayItem] {
        var items: [DisplayItem] = []
        var shadow: Shadow?
        for element in elements {
            guard case .shadow(_, _, let sigma, let drop, let ink) = element else {
                items += drawn(element, shadow: shadow)
                shadow = nil
                continue
            }
            // The card it belongs to comes next, and casts it.
            shadow = Shadow(color: RGBA(ink), radius: 2 * sigma, y: drop)
        }
        return items
    }

    private func drawn(_ element: TileElement, shadow: Shadow?) -> [DisplayItem] {
        switch element {
        case .photo(let box): return [filling(CGRect(box))]
        case .rectangle(let box, let radius, let filling):
            let path = radius > 0 ? Path(roundedRect: CGRect(box), cornerRadius: radius, style: .circular) : Path(CGRect(box))
            let fill = DisplayItem.fill(path, Paint(filling), .nonZero)
            guard let shadow else { return [fill] }
            var layer = Layer(items: [fill])
            layer.shadow = shadow
            return [.layer(layer)]
        case .shadow: return []
        case .area(let curve, let box, let filling):
            var path = Path(curve)
            path.addLine(to: CGPoint(x: box.right, y: box.bottom))
            path.addLine(to: CGPoint(x: box.x, y: box.bottom))
            path.closeSubpath()
            return [.fill(path, Paint(filling), .nonZero)]
        case .line(let curve, let width, let ink):
            return [.stroke(Path(curve), .color(RGBA(ink)), Stroke(width: width, cap: .round, join: .round))]
        case .words(let words): return set(words)
        case .icon(let icon): return draw(icon)
        }
    }

    /// The photograph fills the box and is cut by it.
    private func filling(_ box: CGRect) -> DisplayItem {
        let (width, height) = (Double(photo.pixelWidth), Double(photo.pixelHeight))
        let scale = max(box.width / width, box.height / height)
        let frame = CGRect(
            x: box.midX - width * scale / 2, y: box.midY - height * scale / 2, width: width * scale, height: height * scale)
        var layer = Layer(items: [.image(ImageItem(key: key, frame: frame))])
        layer.clip = Clip(Path(box))
        return .layer(layer)
    }

    private func set(_ words: Words) -> [DisplayItem] {
        // Both go by OpenType's numbers.
        var font = FontDescription(size: words.size, weight: FontWeight(rawValue: words.weight.rawValue) ?? .regular)
        font.monospacedDigits = words.hasTabularDigits
        var paragraph = TextParagraph(spans: [TextSpan(words.string, font: font, paint: .color(RGBA(words.ink)))])
        paragraph.lineLimit = 1
        let text = setter.set(paragraph, width: words.width, height: nil, scale: scale)
        let left: Double =
            switch words.alignment {
            case .leading: words.place.x
            case .center: words.place.x - text.size.width / 2
            case .trailing: words.place.x - text.size.width
            }
        return text.items(at: CGPoint(x: left, y: words.place.y - text.firstBaseline), width: text.size.width)
    }

    /// Material's icons leave a twelfth of their square on each side; ours fill an em.
    private func draw(_ icon: Icon) -> [DisplayItem] {
        let symbol = Symbols.outline(named: icon.symbol) ?? Symbols.fallback
        let em = icon.size * 20 / 24
        let path = symbol.path.applying(
            CGAffineTransform(
                a: em, b: 0, c: 0, d: em, tx: icon.place.x + (icon.size - symbol.width * em) / 2,
                ty: icon.place.y - (icon.size + symbol.height * em) / 2))
        return [.fill(path, .color(RGBA(icon.ink)), .nonZero)]
    }
}

extension CGRect {
    init(_ box: Box) { self.init(x: box.x, y: box.y, width: box.width, height: box.height) }
}

extension CGPoint {
    fileprivate init(_ spot: Spot) { self.init(x: spot.x, y: spot.y) }
}

extension RGBA {
    fileprivate init(_ ink: Ink) { self.init(Float(ink.red), Float(ink.green), Float(ink.blue), Float(ink.alpha)) }
}

extension Paint {
    fileprivate init(_ filling: Filling) {
        switch filling {
        case .ink(let ink): self = .color(RGBA(ink))
        case .gradient(let first, let last, let from, let to):
            let stops = [GradientStop(color: RGBA(first), location: 0), GradientStop(color: RGBA(last), location: 1)]
            self = .linear(stops: stops, start: CGPoint(from), end: CGPoint(to))
        }
    }
}

extension Path {
    fileprivate init(_ curve: Curve) {
        self.init()
        for (index, point) in curve.points.enumerated() {
            guard index > 0 else {
                move(to: CGPoint(point))
                continue
            }
            let (first, second) = curve.controls(index)
            addCurve(to: CGPoint(point), control1: CGPoint(first), control2: CGPoint(second))
        }
    }
}
