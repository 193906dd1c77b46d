import Drawing
import Foundation

extension Sketch {
    /// Houses up a hill above a wide river with a bridge, at sunset.
    mutating func paintCoastTown() {
        let shore = 596.0
        sky(
            pick([0x27345A, 0x6D5A6C, 0xC98A74, 0xF4B987, 0xFFDDA0], [0x35265E, 0x7D4A7E, 0xD9788A, 0xF8A98C, 0xFFD8B0]), to: shore,
            at: [0, 0.36, 0.64, 0.84, 1])
        streaks(11, pick(0xFFE3B8, 0xFFD0D8), 0.3, from: 120, to: 470)
        let glow: UInt32 = pick(0xFFE0A2, 0xFFD9B4)
        sun(590, 486, 92, glow)
        fill(
            Self.hill(ridge(from: (-20, shore - 22), to: (1_620, shore - 30), rough: 0.05), floor: shore + 4),
            .color(hex(pick(0xC58C83, 0xB8769A))))
        water(pick([0xF0B388, 0xC79A8C, 0x7E7F92], [0xE9A09A, 0xA7759A, 0x5C5484]), from: shore)
        glints(46, 0xFFF0C8, 0.75, around: 590, spread: 190, from: shore, to: 930)
        glints(36, 0xFFE2C0, 0.28, around: 500, spread: 900, from: shore, to: 1_060)
        bridge(at: shore, deck: shore - 46, color: hex(pick(0x9C3F3E, 0x59406E)))
        birds(5, around: 800, 320, hex(0x4A3A4A, 0.7))
        town(above: [
            (560, 1_075), (690, 930), (800, 812), (930, 716), (1_060, 640), (1_190, 566), (1_330, 506), (1_470, 462), (1_640, 436),
        ])
        for (x, size) in [(430.0, 74.0), (520, 100), (640, 78), (340, 62), (735, 66), (230, 84), (120, 70), (20, 90)] {
            circle(x, 1_080, size, .color(hex(0x2F5D48)))
            circle(x - size * 0.2, 1_066, size * 0.7, .color(hex(0x3D7257)))
        }
    }

    /// A suspension bridge across the whole picture.
    private mutating func bridge(at shore: Double, deck: Double, color: RGBA) {
        let towers = [-150.0, 410, 970, 1_530], top = deck - 168
        for (left, right) in zip(towers, towers.dropFirst()) {
            var cable = Path()
            cable.move(to: CGPoint(x: left, y: top + 4))
            cable.addQuadCurve(to: CGPoint(x: right, y: top + 4), control: CGPoint(x: (left + right) / 2, y: deck + 148))
            line(cable, 5, color)
            for step in 1..<28 {
                let part = Double(step) / 28, x = left + (right - left) * part
                let y = (1 - part) * (1 - part) * top + 2 * part * (1 - part) * (deck + 148) + part * part * top
                if y < deck - 4 { rect(x - 0.9, y, 1.8, deck - y, .color(color.faded(0.75))) }
            }
        }
        rect(0, deck, Self.width, 10, .color(color))
        for index in 0..<54 { rect(Double(index) * 30, deck + 10, 3, 11, .color(color.faded(0.8))) }
        rect(0, deck + 20, Self.width, 4, .color(color))
        for x in towers {
            for side in [-15.0, 9] { rect(x + side, top - 8, 9, shore - top + 22, .color(color)) }
            for y in [top + 20, top + 92, deck + 24] { rect(x - 15, y, 33, 7, .color(color)) }
            rect(x - 24, shore - 2, 51, 18, .color(color.mixed(.black, 0.25)), corner: 6)
        }
    }

    /// Rows of houses from the far ones at the top to the near ones.
    private mutating func town(above outline: [(Double, Double)]) {
        func floor(_ x: Double) -> Double {
            for (left, right) in zip(outline, outline.dropFirst()) where x < right.0 {
                return left.1 + (right.1 - left.1) * (x - left.0) / (right.0 - left.0)
            }
            return outline.last?.1 ?? 0
        }
        let walls: [UInt32] = [0xFBE7C8, 0xF6C9A0, 0xF1B08E, 0xFFF1DC, 0xD8E1EC, 0xEFA98A, 0xFADFA9]
        let roofs: [UInt32] = [0xC4532F, 0xD0673C, 0xB64A2C]
        for row in 0..<11 {
            let size = 62 + Double(row) * 3.6, drop = 60 + Double(row) * 57
            var x = 560 + chance.between(-60, 0)
            while x < 1_640 {
                let foot = floor(x + size / 2) + drop + chance.between(-12, 12), width = size * chance.between(0.85, 1.2)
                if foot < 1_220 && x > 590 - drop * 0.1 {
                    house(
                        x, foot, width, size * chance.between(1, 1.5), wall: hex(chance.of(walls)), roof: hex(chance.of(roofs)),
                        pane: hex(0x54415A), light: hex(0xFFD87E), lit: 4)
                }
                x += width * chance.between(0.98, 1.14)
            }
        }
    }
}
