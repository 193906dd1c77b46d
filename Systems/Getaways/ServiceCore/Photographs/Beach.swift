import Drawing
import Foundation

extension Sketch {
    /// Sand, a turquoise sea, a sail.
    mutating func paintBeach() {
        let horizon = 500.0
        sky(pick([0x3E93C9, 0x7FC3E0, 0xD6EEF0], [0x3B7FC4, 0x8DBBE4, 0xFCE6CF], [0x2D86D0, 0x74C4EC, 0xDDF5F2]), to: horizon)
        sun(1_130, 220, 66, 0xFFF3C4, halo: 0.3)
        cloud(430, 250, 130, 0xF6FBFC, 0.85)
        cloud(820, 330, 90, 0xF6FBFC, 0.7)
        cloud(1_420, 360, 120, 0xF6FBFC, 0.75)
        // Land far off, in two greens.
        if variant % 3 == 2 {
            for (x, width) in [(240.0, 210.0), (1_330, 300)] {
                fill(
                    Self.hill(
                        [
                            (x - width, horizon + 3), (x - width * 0.4, horizon - 20), (x + width * 0.2, horizon - 24),
                            (x + width, horizon + 3),
                        ], floor: horizon + 5), .hex(0x4E9C84))
            }
        } else {
            fill(
                Self.hill([(-20, 392), (160, 372), (330, 410), (470, 452), (640, 500)], floor: horizon + 4),
                .color(hex(pick(0x5F9E8E, 0x6E9A86)).mixed(hex(0xBFE3E6), 0.25)))
            fill(Self.hill([(-20, 430), (120, 424), (280, 456), (420, 500)], floor: horizon + 4), .color(hex(pick(0x3F7F6E, 0x4C7F64))))
            fill(
                Self.hill([(1_050, 502), (1_240, 466), (1_400, 452), (1_620, 420)], floor: horizon + 4),
                .color(hex(0x7DB4AE).mixed(hex(0xCFEAEA), 0.3)))
        }
        water(
            pick(
                [0x2E8FB8, 0x2FB2C6, 0x5BD3CE, 0xB9F0DF], [0x2B7FBE, 0x2FA3CC, 0x63CCD0, 0xC6F0DC],
                [0x1F8FC4, 0x24B8D0, 0x6ADFD6, 0xCFF6E4]), from: horizon, to: 1_000)
        glints(70, 0xFFFFFF, 0.6, around: 900, spread: 900, from: horizon, to: 860)
        sail(930, 622, 190, sail: .white, hull: hex(0xB2453A))
        sail(560, 540, 62, sail: hex(0xFFF6E0), hull: hex(0x3F5A78))
        sail(1_290, 530, 44, sail: .white, hull: hex(0x3F5A78))
        // Foam, wet sand, dry sand.
        let edge: [(Double, Double)] = [
            (-20, 905), (200, 930), (430, 906), (700, 868), (960, 876), (1_220, 838), (1_440, 800), (1_620, 790),
        ]
        fill(Self.hill(edge.map { ($0.0, $0.1 - 12) }, floor: 1_080), .color(RGBA(1, 1, 1, 0.85)))
        fill(Self.hill(edge.map { ($0.0, $0.1 + 12) }, floor: 1_080), .color(hex(0xD9BE93)))
        fill(Self.hill(edge.map { ($0.0, $0.1 + 38) }, floor: 1_080), .down([hex(0xF5E0B5), hex(0xEBCB94)], from: 850, to: 1_067))
        for _ in 0..<90 {
            let x = chance.between(0, 1_600), y = chance.between(990, 1_064)
            ellipse(x, y, chance.between(2, 6), 1.6, .hex(0xC9A36C, 0.55))
        }
        parasol(1_150, 1_000, 150, pick(hex(0xF0553F), hex(0xF2A22C), hex(0x2F8FC4)))
        palm(1_430, 1_040, 520, lean: -120, trunk: hex(0x8A5F3E), leaf: hex(0x2F7D55))
        palm(1_530, 1_060, 420, lean: 60, trunk: hex(0x7A5236), leaf: hex(0x276B49))
        palm(70, 1_050, 470, lean: 90, trunk: hex(0x8A5F3E), leaf: hex(0x2B7650))
    }

    private mutating func parasol(_ x: Double, _ foot: Double, _ size: Double, _ color: RGBA) {
        ellipse(x + size * 0.5, foot + 4, size * 0.75, 12, .hex(0xB98F58, 0.45))
        rect(x - 3, foot - size * 1.05, 6, size * 1.07, .hex(0xF7F1E4))
        for (index, part) in [-1.0, -0.6, -0.2, 0.2, 0.6].enumerated() {
            var path = Path()
            let top = CGPoint(x: x, y: foot - size * 1.35), left = x + part * size, right = left + 0.4 * size
            func rim(_ x: Double) -> Double { foot - size * 0.86 - (1 - abs(x) * abs(x)) * size * 0.08 }
            path.move(to: top)
            path.addQuadCurve(to: CGPoint(x: left, y: rim(part)), control: CGPoint(x: x + part * size * 0.78, y: foot - size * 1.28))
            path.addQuadCurve(
                to: CGPoint(x: right, y: rim(part + 0.4)), control: CGPoint(x: (left + right) / 2, y: rim(part + 0.2) - size * 0.05))
            path.addQuadCurve(to: top, control: CGPoint(x: x + (part + 0.4) * size * 0.78, y: foot - size * 1.28))
            path.closeSubpath()
            fill(path, .color(index % 2 == 0 ? color : hex(0xFFF6E8)))
        }
        // A towel and a ball beside it.
        area(
            [(x - size * 1.1, foot + 34), (x - size * 0.3, foot + 22), (x - size * 0.2, foot + 40), (x - size * 1.05, foot + 54)],
            .color(color.mixed(hex(0xFFF6E8), 0.35)))
        circle(x + size * 0.95, foot + 22, 17, .hex(0xFFF6E8))
        area(
            [
                (x + size * 0.95, foot + 5), (x + size * 0.95 + 12, foot + 11), (x + size * 0.95 + 10, foot + 35),
                (x + size * 0.95, foot + 39),
            ], .color(color))
    }
}
