import Drawing
import Foundation
import SampleNumbers

/// A hotel at dusk: sky, sun, lit windows, palms, water. The same seed is always the same picture.
public struct HotelScene: Sendable {
    public static let width = 1200.0
    public static let height = 800.0
    private static let shore = 640.0
    let seed: String
    private let colors: SceneColors
    private let floors: Int
    private let columns: Int
    private let left: Double

    public init(seed: String) {
        self.seed = seed
        var chance = SeededGenerator(seed)
        colors = SceneColors.evenings[chance.next(SceneColors.evenings.count)]
        floors = 6 + chance.next(3)
        columns = 10 + chance.next(4)
        left = 300 + Double(chance.next(60))
    }

    /// The picture as drawing commands, 1200 × 800.
    public func displayList() -> DisplayList {
        var chance = SeededGenerator(seed + "/details")
        var items = sky(&chance)
        items += hills()
        items += building(&chance)
        items += water(&chance)
        items += palm(x: 150, foot: Self.shore + 6, height: 330, lean: 46, &chance)
        items += palm(x: 250, foot: Self.shore + 4, height: 240, lean: -30, &chance)
        items += palm(x: 1085, foot: Self.shore + 6, height: 350, lean: -52, &chance)
        items += palm(x: 985, foot: Self.shore + 4, height: 220, lean: 34, &chance)
        return DisplayList(size: CGSize(width: Self.width, height: Self.height), items: items)
    }

    private func sky(_ chance: inout SeededGenerator) -> [DisplayItem] {
        let stops = [(colors.zenith, 0.0), (colors.sky, 0.38), (colors.glow, 0.74), (colors.horizon, 1.0)]
        var items: [DisplayItem] = [
            fill(SceneShapes.rect(0, 0, Self.width, Self.shore), vertical(stops, from: 0, to: Self.shore))
        ]
        for _ in 0..<40 {
            let star = SceneShapes.circle(Double(chance.next(1200)), Double(chance.next(230)), 0.9 + Double(chance.next(10)) / 12)
            items.append(.fill(star, .color(RGBA(1, 1, 1, 0.25 + Float(chance.next(40)) / 100)), .nonZero))
        }
        let sun = CGPoint(x: 175, y: 500)
        let halo = [
            GradientStop(color: faded(colors.sun, 0.55), location: 0), GradientStop(color: faded(colors.sun, 0), location: 1),
        ]
        items.append(
            .fill(
                SceneShapes.circle(sun.x, sun.y, 290), .radial(stops: halo, center: sun, startRadius: 80, endRadius: 290), .nonZero))
        items.append(.fill(SceneShapes.circle(sun.x, sun.y, 96), .color(colors.sun), .nonZero))
        return items
    }

    private func hills() -> [DisplayItem] {
        let far = Path(elements: [
            .move(to: CGPoint(x: 0, y: 585)),
            .curve(to: CGPoint(x: 620, y: 600), control1: CGPoint(x: 210, y: 520), control2: CGPoint(x: 380, y: 560)),
            .curve(to: CGPoint(x: 1200, y: 560), control1: CGPoint(x: 820, y: 640), control2: CGPoint(x: 1010, y: 520)),
            .line(to: CGPoint(x: 1200, y: Self.shore)), .line(to: CGPoint(x: 0, y: Self.shore)), .closeSubpath,
        ])
        return [.fill(far, .color(mixed(colors.shade, colors.horizon, 0.35)), .nonZero)]
    }

    private func building(_ chance: inout SeededGenerator) -> [DisplayItem] {
        let storey = 54.0, bay = 50.0, margin = 26.0
        let width = Double(columns) * bay + margin * 2, height = Double(floors) * storey + 40
        let top = Self.shore - height
        var items: [DisplayItem] = [
            fill(SceneShapes.rect(left, top, width, height), vertical([(colors.wall, 0), (colors.shade, 1)], from: top, to: Self.shore)),
            .fill(SceneShapes.rect(left - 8, top - 12, width + 16, 14), .color(colors.shade), .nonZero),
            .fill(SceneShapes.rect(left + width * 0.62, top - 52, width * 0.2, 42), .color(colors.shade), .nonZero),
        ]
        for floor in 0..<floors {
            let y = top + 22 + Double(floor) * storey
            for column in 0..<columns {
                // The lowest windows make room for the door.
                let center = left + margin + (Double(column) + 0.5) * bay
                if floor == floors - 1 && abs(center - (left + width / 2)) < 104 { continue }
                let lit = chance.next(100) < 72
                let window = SceneShapes.rect(left + margin + Double(column) * bay + 9, y, 31, 34)
                items.append(.fill(window, .color(lit ? SceneColors.window : SceneColors.dimWindow), .nonZero))
                if lit && chance.next(3) == 0 {
                    // A half-drawn curtain.
                    let curtain = SceneShapes.rect(left + margin + Double(column) * bay + 9, y, 12, 34)
                    items.append(.fill(curtain, .color(RGBA(0.92, 0.62, 0.36)), .nonZero))
                }
            }
            items.append(.fill(SceneShapes.rect(left, y + 43, width, 3), .color(faded(.white, 0.07)), .nonZero))
        }
        let door = left + width / 2
        items.append(.fill(SceneShapes.rect(door - 74, Self.shore - 44, 148, 44), .color(SceneColors.window), .nonZero))
        items.append(.fill(SceneShapes.rect(door - 92, Self.shore - 54, 184, 10), .color(colors.palm), .nonZero))
        items.append(.fill(SceneShapes.rect(door - 2, Self.shore - 44, 4, 44), .color(colors.shade), .nonZero))
        items.append(.fill(SceneShapes.rect(0, Self.shore - 8, Self.width, 16), .color(colors.palm), .nonZero))
        return items
    }

    private func water(_ chance: inout SeededGenerator) -> [DisplayItem] {
        let top = Self.shore + 8
        var items: [DisplayItem] = [
            fill(
                SceneShapes.rect(0, top, Self.width, Self.height - top),
                vertical([(colors.water, 0), (colors.depth, 1)], from: top, to: Self.height))
        ]
        for _ in 0..<70 {
            let depth = Double(chance.next(145)) / 145
            let width = 24 + depth * 110 + Double(chance.next(40))
            let x = Double(chance.next(1240)) - 40, y = top + 4 + depth * (Self.height - top - 10)
            let overHotel = x > left && x < left + Double(columns) * 50
            let light = overHotel ? SceneColors.window : .white
            let ripple = SceneShapes.rect(x, y, width, 2 + depth * 3)
            items.append(.fill(ripple, .color(faded(light, overHotel ? 0.42 : 0.16)), .nonZero))
        }
        return items
    }

    private func palm(x: Double, foot: Double, height: Double, lean: Double, _ chance: inout SeededGenerator) -> [DisplayItem] {
        let crown = CGPoint(x: x + lean, y: foot - height)
        let trunk = Path(elements: [
            .move(to: CGPoint(x: x - 9, y: foot)),
            .quadCurve(to: CGPoint(x: crown.x - 4, y: crown.y), control: CGPoint(x: x - 2, y: foot - height * 0.55)),
            .line(to: CGPoint(x: crown.x + 5, y: crown.y)),
            .quadCurve(to: CGPoint(x: x + 10, y: foot), control: CGPoint(x: x + 10, y: foot - height * 0.55)),
            .closeSubpath,
        ])
        var items: [DisplayItem] = [.fill(trunk, .color(colors.palm), .nonZero)]
        let reach = height * 0.42
        for (index, direction) in stride(from: -1.0, through: 1.0, by: 0.25).enumerated() {
            let jitter = Double(chance.next(16)) - 8
            let drop = abs(direction) * reach * 0.55 - (index % 2 == 0 ? reach * 0.16 : -reach * 0.12)
            let tip = CGPoint(x: crown.x + direction * reach + jitter, y: crown.y + drop)
            let frond = SceneShapes.frond(from: crown, to: tip, rise: reach * (0.5 - abs(direction) * 0.12), width: reach * 0.22)
            items.append(.fill(frond, .color(colors.palm), .nonZero))
        }
        return items
    }

    private func fill(_ path: Path, _ paint: Paint) -> DisplayItem { .fill(path, paint, .nonZero) }

    private func faded(_ color: RGBA, _ alpha: Float) -> RGBA { RGBA(color.red, color.green, color.blue, alpha) }

    /// `share` of the second colour in the first.
    private func mixed(_ one: RGBA, _ two: RGBA, _ share: Float) -> RGBA {
        RGBA(
            one.red + (two.red - one.red) * share, one.green + (two.green - one.green) * share, one.blue + (two.blue - one.blue) * share)
    }

    private func vertical(_ stops: [(RGBA, Double)], from top: Double, to bottom: Double) -> Paint {
        .linear(
            stops: stops.map { GradientStop(color: $0.0, location: $0.1) }, start: CGPoint(x: 0, y: top), end: CGPoint(x: 0, y: bottom))
    }
}
