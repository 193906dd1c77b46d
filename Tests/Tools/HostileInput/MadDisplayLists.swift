import Foundation
import SeededGenerators
import VitrineDrawing

/// Display lists that are well formed and mean nothing.
struct MadDisplayLists {
    var chance: SeededGenerator
    let images: [ImageKey: EncodedImage]
    private let keys: [ImageKey]
    /// Items that may still be made.
    private var room = 0

    init(images: [ImageKey: EncodedImage]) {
        self.images = images
        keys = images.keys.sorted() + [ImageKey(rawValue: 7)]
        chance = SeededGenerator(seed: 0)
    }

    mutating func list(_ chance: inout SeededGenerator) -> DisplayList {
        self.chance = chance
        defer { chance = self.chance }
        room = 30
        var items = self.items(depth: 0)
        if chance.once(in: 30) { for _ in 0..<chance.below(300) { items = [layer(items)] } }
        return DisplayList(size: CGSize(width: 60, height: 40), items: items, images: images)
    }

    private mutating func items(depth: Int) -> [DisplayItem] {
        (0..<1 + chance.below(4)).compactMap { _ in
            room -= 1
            return room > 0 ? item(depth: depth) : nil
        }
    }

    private mutating func item(depth: Int) -> DisplayItem {
        switch chance.below(depth < 6 ? 9 : 6) {
        case 0, 1: .fill(path(), paint(), chance.once(in: 2) ? .evenOdd : .nonZero)
        case 2, 3: .stroke(path(), paint(), stroke())
        case 4: .glyphs(run())
        case 5: .image(image())
        default: layer(items(depth: depth + 1), depth: depth)
        }
    }

    private mutating func layer(_ items: [DisplayItem], depth: Int = 9) -> DisplayItem {
        var layer = Layer(items: items)
        if chance.once(in: 2) { layer.transform = transform() }
        if chance.once(in: 3) { layer.opacity = chance.number() }
        if chance.once(in: 3) { layer.clip = Clip(path(), rule: chance.once(in: 2) ? .evenOdd : .nonZero) }
        if chance.once(in: 6), depth < 6 { layer.mask = self.items(depth: depth + 1) }
        if chance.once(in: 5) { layer.shadow = Shadow(color: color(), radius: radius(), x: chance.number(), y: chance.number()) }
        if chance.once(in: 5) { layer.blur = radius() }
        if chance.once(in: 4) { layer.blend = chance.pick(BlendMode.allCases) }
        if chance.once(in: 6) { layer.colorEffect = effect() }
        if chance.once(in: 6) { layer.accentGroup = chance.pick([.base, .accent, .none]) }
        return .layer(layer)
    }

    /// Wide blurs take long, so they are few.
    private mutating func radius() -> Double { chance.once(in: 10) ? chance.number() : Double(chance.below(40)) / 4 }

    private mutating func effect() -> ColorEffect {
        switch chance.below(3) {
        case 0: return .tint(color())
        case 1: return .desaturate(luminanceToAlpha: chance.once(in: 2))
        default:
            let row = ColorMatrix.Row(Float(chance.number()), Float(chance.number()), 1, 0, constant: Float(chance.number()))
            return .matrix(ColorMatrix(red: row, green: row, blue: row, alpha: row))
        }
    }

    private mutating func transform() -> CGAffineTransform {
        if chance.once(in: 3) { return CGAffineTransform(rotationAngle: chance.number()) }
        if chance.once(in: 3) { return CGAffineTransform(translationX: chance.coordinate(), y: chance.coordinate()) }
        return CGAffineTransform(
            a: chance.number() / 20, b: chance.number() / 20, c: chance.number() / 20, d: chance.number() / 20, tx: chance.coordinate(),
            ty: chance.coordinate())
    }

    private mutating func point() -> CGPoint { CGPoint(x: chance.coordinate(), y: chance.coordinate()) }

    private mutating func rect() -> CGRect {
        CGRect(x: chance.coordinate(), y: chance.coordinate(), width: chance.coordinate(), height: chance.coordinate())
    }

    private mutating func path() -> Path {
        switch chance.below(7) {
        case 0: return Path(rect())
        case 1: return Path(ellipseIn: rect())
        case 2: return Path(roundedRect: rect(), cornerRadius: chance.coordinate(), style: chance.once(in: 2) ? .circular : .continuous)
        case 3:
            var path = Path()
            path.addArc(
                center: point(), radius: chance.coordinate(), startRadians: chance.number(), endRadians: chance.number(),
                clockwise: chance.once(in: 2))
            path.addArc(tangent1End: point(), tangent2End: point(), radius: chance.coordinate())
            return path
        case 4: return Path(roundedRect: rect(), cornerRadius: 6).trimmedPath(from: chance.number(), to: chance.number())
        case 5: return Path(rect()).strokedPath(stroke())
        default:
            return Path(
                elements: (0..<chance.below(12)).map { _ in
                    switch chance.below(6) {
                    case 0: .move(to: point())
                    case 1: .quadCurve(to: point(), control: point())
                    case 2, 3: .curve(to: point(), control1: point(), control2: point())
                    case 4: .closeSubpath
                    default: .line(to: point())
                    }
                })
        }
    }

    private mutating func color() -> RGBA {
        RGBA(Float(chance.number()), Float(chance.below(100)) / 100, Float(chance.below(100)) / 100, Float(chance.below(120)) / 100)
    }

    private mutating func stops() -> [GradientStop] {
        (0..<chance.below(5)).map { _ in
            GradientStop(color: color(), location: chance.once(in: 3) ? chance.number() : Double(chance.below(100)) / 100)
        }
    }

    private mutating func paint() -> Paint {
        switch chance.below(9) {
        case 0: .linear(stops: stops(), start: point(), end: point())
        case 1: .radial(stops: stops(), center: point(), startRadius: chance.coordinate(), endRadius: chance.coordinate())
        case 2: .angular(stops: stops(), center: point(), startAngle: chance.number(), endAngle: chance.number())
        case 3: .elliptical(stops: stops(), bounds: rect(), center: point(), startFraction: chance.number(), endFraction: chance.number())
        case 4: .image(chance.pick(keys), origin: point(), scale: chance.number())
        default: .color(color())
        }
    }

    private mutating func stroke() -> Stroke {
        Stroke(
            width: chance.coordinate(), cap: chance.pick([.butt, .round, .square]), join: chance.pick([.miter, .round, .bevel]),
            miterLimit: chance.once(in: 4) ? chance.number() : 10, dash: (0..<max(0, chance.below(8) - 4)).map { _ in chance.number() },
            dashPhase: chance.once(in: 4) ? chance.number() : 0)
    }

    private mutating func run() -> GlyphRun {
        var run = GlyphRun(
            face: FontFace(rawValue: UInt64(chance.below(40))), size: chance.coordinate(), origin: point(),
            glyphs: (0..<chance.below(6)).map { _ in
                GlyphRun.Glyph(
                    id: chance.once(in: 8) ? UInt32(truncatingIfNeeded: chance.next()) : UInt32(chance.below(3000)),
                    x: Float(chance.coordinate()), y: Float(chance.number()))
            }, paint: paint(), text: "a")
        if chance.once(in: 4) { run.stretch = chance.number() }
        if chance.once(in: 4) { run.slant = chance.number() }
        return run
    }

    private mutating func image() -> ImageItem {
        var item = ImageItem(key: chance.pick(keys), frame: rect(), interpolation: chance.pick([.none, .low, .medium, .high]))
        if chance.once(in: 3) { item.tile = CGSize(width: chance.coordinate(), height: chance.coordinate()) }
        if chance.once(in: 3) { item.source = ImageRegion(left: chance.below(9), top: chance.below(9), width: chance.below(9), height: 3) }
        if chance.once(in: 3) { item.tint = color() }
        return item
    }
}
