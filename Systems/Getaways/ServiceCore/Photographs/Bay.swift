import Drawing
import Foundation

extension Sketch {
    /// A round bay between two hills, an island in its mouth, a promenade along the sand.
    mutating func paintBay() {
        let horizon = 520.0
        sky(pick([0x3A5FA8, 0x89A6D8, 0xF3C3B4, 0xFFE7C4], [0x2A7DB8, 0x82C0DC, 0xE4F0E4, 0xFFF4D6]), to: horizon, at: [0, 0.45, 0.8, 1])
        sun(880, 436, 60, 0xFFEBC0)
        streaks(8, 0xFFFFFF, 0.32, from: 120, to: 400)
        water(pick([0xF0C9B4, 0x7FA9C8, 0x3F7FB0, 0x3A86AE], [0xC6E4E0, 0x4FA8C4, 0x2A83AE, 0x3FA3B4]), from: horizon)
        glints(60, 0xFFF6DC, 0.75, around: 880, spread: 190, from: horizon, to: 800)
        glints(50, 0xFFFFFF, 0.35, around: 800, spread: 800, from: horizon, to: 850)
        let green = hex(pick(0x3E6F5C, 0x3F7F54))
        // The island, and the two hills that close the bay.
        headland([(640, 524), (700, 470), (780, 432), (850, 452), (930, 486), (1_010, 524)], green.mixed(hex(0x9FB8C8), 0.34))
        headland([(-20, 330), (130, 300), (280, 338), (400, 430), (520, 524)], green.mixed(hex(0x9FB8C8), 0.12))
        rect(150, 236, 22, 70, .color(hex(0xE7DCC8)))
        area([(144, 240), (161, 206), (178, 240)], .hex(0xB4553C))
        headland([(1_120, 524), (1_230, 420), (1_350, 330), (1_470, 292), (1_620, 320)], green)
        rect(1_440, 222, 34, 82, .color(hex(0xD9CDBB)))
        for notch in 0..<3 { rect(1_438 + Double(notch) * 14, 214, 8, 10, .color(hex(0xD9CDBB))) }
        for (x, y, size) in [(560.0, 600.0, 70.0), (720, 650, 96), (1_060, 610, 76), (980, 720, 110)] {
            sail(x, y, size, sail: .white, hull: hex(chance.of([0x2F4A66, 0xB2453A, 0x2F6A5A])))
        }
        // The curved beach, the wall, the town.
        let curve: [(Double, Double)] = [
            (-20, 640), (180, 720), (420, 806), (700, 852), (1_000, 850), (1_280, 790), (1_480, 690), (1_620, 610),
        ]
        fill(Self.hill(curve.map { ($0.0, $0.1 - 9) }, floor: 1_080), .color(RGBA(1, 1, 1, 0.8)))
        fill(Self.hill(curve, floor: 1_080), .down([hex(0xF2DDB0), hex(0xE2C08C)], from: 640, to: 960))
        for _ in 0..<46 {
            let x = chance.between(200, 1_400)
            circle(
                x, beach(x, curve) + chance.between(22, 58), chance.between(7, 11),
                .color(hex(chance.of([0xE2574C, 0x3F8FC4, 0xF2B33D, 0xFFFFFF]))))
        }
        fill(Self.hill(curve.map { ($0.0, $0.1 + 74) }, floor: 1_080), .hex(0xE9E2D4))
        fill(Self.hill(curve.map { ($0.0, $0.1 + 86) }, floor: 1_080), .hex(0xBFB3A6))
        var x = -30.0
        while x < 1_620 {
            let width = chance.between(72, 104), foot = beach(x + width / 2, curve) + 216 + chance.between(0, 20)
            mansion(x, foot, width, chance.between(110, 168))
            x += width + chance.between(1, 6)
        }
        x = -60
        while x < 1_620 {
            let width = chance.between(90, 130), foot = max(1_100, beach(x + width / 2, curve) + 330)
            mansion(x, foot, width, chance.between(130, 190))
            x += width + chance.between(1, 6)
        }
        birds(6, around: 1_020, 300, hex(0x3F4A66, 0.7))
    }

    private func beach(_ x: Double, _ curve: [(Double, Double)]) -> Double {
        for (left, right) in zip(curve, curve.dropFirst()) where x < right.0 {
            return left.1 + (right.1 - left.1) * (x - left.0) / (right.0 - left.0)
        }
        return curve.last?.1 ?? 0
    }

    private mutating func headland(_ points: [(Double, Double)], _ green: RGBA) {
        fill(
            Self.hill(points, floor: 526),
            .down([green.mixed(.white, 0.12), green.mixed(.black, 0.16)], from: points.map(\.1).min() ?? 0, to: 526))
        let left = points.first?.0 ?? 0, right = points.last?.0 ?? 0
        layer(clip: Self.hill(points, floor: 524)) { sketch in
            for _ in 0..<38 {
                let x = sketch.chance.between(left, right), y = sketch.chance.between(sketch.beach(x, points), 530)
                let shade = green.mixed(.black, sketch.chance.between(0.05, 0.3)).faded(0.5)
                sketch.circle(x, y, sketch.chance.between(8, 20), .color(shade))
            }
        }
        rect(points[0].0 - 10, 522, (points.last?.0 ?? 0) - points[0].0 + 20, 7, .hex(0xE9DCC4, 0.7), corner: 3)
    }

    /// A town house with balconies and a mansard roof.
    private mutating func mansion(_ x: Double, _ foot: Double, _ width: Double, _ height: Double) {
        let wall = hex(chance.of([0xF7EBD6, 0xEFD6B8, 0xF4E2D0, 0xE3CDB8, 0xF6F1E6, 0xE9C3A6])), top = foot - height
        rect(x, top, width, height + 120, .color(wall))
        rect(x + width * 0.86, top, width * 0.14, height + 120, .color(RGBA(0.3, 0.2, 0.25, 0.12)))
        area(
            [(x - 3, top + 2), (x + width * 0.1, top - 34), (x + width * 0.9, top - 34), (x + width + 3, top + 2)],
            .color(hex(chance.of([0x59677C, 0xB4553C, 0x6B5A62]))))
        for row in 0..<max(1, Int(height / 42)) {
            for column in 0..<3 {
                rect(
                    x + width * (0.14 + 0.28 * Double(column)), top + 14 + Double(row) * 40, width * 0.15, 24,
                    .color(chance.next(10) < 3 ? hex(0xFFDB8A) : hex(0x6A7890)), corner: 2)
                rect(x + width * (0.11 + 0.28 * Double(column)), top + 37 + Double(row) * 40, width * 0.21, 3, .hex(0x8A7D78))
            }
        }
    }
}
