import Drawing
import Foundation

extension Sketch {
    /// White houses with blue domes down a cliff above the sea.
    mutating func paintIsland() {
        let horizon = 560.0
        sky(pick([0x2F6FB4, 0x7DB3DE, 0xF6D2BE, 0xFFE6C8], [0x2A86C4, 0x86C6E6, 0xE6F2EC]), to: horizon)
        sun(520, 470, 70, pick(0xFFD9A4, 0xFFF3CC))
        streaks(8, 0xFFFFFF, 0.4, from: 110, to: 430)
        water(pick([0xF0C8B0, 0x5F9CC8, 0x1F6CA8, 0x18588E], [0x9CD6E0, 0x3FA6CC, 0x1C78AE, 0x155F94]), from: horizon)
        glints(60, 0xFFF1CE, 0.8, around: 520, spread: 190, from: horizon, to: 930)
        glints(60, 0xFFFFFF, 0.34, around: 700, spread: 800, from: horizon, to: 1_060)
        fill(Self.hill([(60, 562), (180, 528), (330, 516), (420, 540), (470, 562)], floor: 564), .hex(0x6F86A6, 0.75))
        fill(Self.hill([(640, 562), (760, 534), (900, 540), (1_000, 562)], floor: 564), .hex(0x8296B4, 0.6))
        sail(430, 690, 96, sail: .white, hull: hex(0x2F4A78))
        sail(700, 624, 50, sail: .white, hull: hex(0x2F4A78))
        // The cliff, in bands of rock.
        let cliff: [(Double, Double)] = [
            (560, 1_080), (650, 930), (740, 800), (860, 690), (980, 606), (1_120, 520), (1_280, 440), (1_450, 392), (1_640, 368),
        ]
        fill(
            Self.hill(cliff.map { ($0.0 - 26, $0.1 + 10) }, floor: 1_090),
            .down([hex(0xB5876E), hex(0x7A5450), hex(0x5A3E48)], from: 380, to: 1_060))
        for row in 0..<10 {
            let drop = 26 + Double(row) * 68
            var x = 640 + Double(row % 2) * 40
            while x < 1_640 {
                let foot = height(x + 40, cliff) + drop + chance.between(-10, 10), width = chance.between(72, 124)
                if foot < 1_190 { cube(x, foot, width, chance.between(54, 92), blue: pick(0x2A6FC0, 0x2F7FB8)) }
                x += width * chance.between(0.94, 1.1)
            }
        }
        bougainvillea(1_500, 1_000, 150)
        bougainvillea(690, 1_040, 110)
        windmill(1_190, 470, 120)
        birds(5, around: 880, 300, hex(0x3F567A, 0.7))
    }

    private func height(_ x: Double, _ cliff: [(Double, Double)]) -> Double {
        for (left, right) in zip(cliff, cliff.dropFirst()) where x < right.0 {
            return left.1 + (right.1 - left.1) * (x - left.0) / (right.0 - left.0)
        }
        return cliff.last?.1 ?? 0
    }

    private mutating func cube(_ x: Double, _ foot: Double, _ width: Double, _ height: Double, blue: UInt32) {
        let wall = hex(chance.of([0xFFFDF8, 0xF7F4F0, 0xFDF3E6, 0xFFFFFF, 0xFBE3D2])), shade = hex(0xC3CBE2), top = foot - height
        let kind = chance.next(7)
        if kind == 0 {
            // A chapel: dome, lantern, cross.
            rect(x + width * 0.2, top - width * 0.12, width * 0.6, width * 0.14, .color(wall))
            var path = Path()
            path.move(to: CGPoint(x: x + width * 0.2, y: top - width * 0.1))
            path.addCurve(
                to: CGPoint(x: x + width * 0.8, y: top - width * 0.1), control1: CGPoint(x: x + width * 0.22, y: top - width * 0.56),
                control2: CGPoint(x: x + width * 0.78, y: top - width * 0.56))
            path.closeSubpath()
            fill(
                path,
                .across(
                    [hex(blue).mixed(.white, 0.34), hex(blue), hex(blue).mixed(.black, 0.25)], from: x + width * 0.2, to: x + width * 0.8))
            rect(x + width * 0.485, top - width * 0.6, width * 0.03, width * 0.18, .color(wall))
            rect(x + width * 0.45, top - width * 0.55, width * 0.1, width * 0.03, .color(wall))
        } else if kind == 1 {
            // A barrel vault.
            ellipse(x + width / 2, top + 1, width / 2, height * 0.34, .color(wall))
        }
        rect(x, top, width, height + 70, .color(wall))
        rect(x + width * 0.74, top, width * 0.26, height + 70, .color(shade.faded(0.75)))
        rect(x - 2, top - 4, width + 4, 7, .color(kind == 2 ? hex(0xF3DCCB) : .white))
        let door = hex(chance.of([blue, blue, 0x3F6FA8, 0x8A5A48]))
        if chance.next(3) > 0 {
            rect(x + width * 0.14, foot - height * 0.46, width * 0.17, height * 0.46, .color(door), corner: width * 0.05)
        }
        rect(
            x + width * 0.42, top + height * 0.26, width * 0.14, width * 0.19, .color(chance.next(10) < 3 ? hex(0xFFDFA0) : door), corner: 3
        )
        if width > 96 { rect(x + width * 0.62, top + height * 0.26, width * 0.1, width * 0.15, .color(door), corner: 3) }
        if chance.next(5) == 0 {
            for step in 0..<5 { rect(x + width + Double(step) * 7, foot - 34 + Double(step) * 9, 9, 60, .color(wall.mixed(shade, 0.3))) }
        }
    }

    private mutating func bougainvillea(_ x: Double, _ y: Double, _ size: Double) {
        for _ in 0..<70 {
            let across = chance.unit() + chance.unit() - 1, down = chance.unit() + chance.unit() - 1
            circle(
                x + across * size, y + down * size * 0.6, chance.between(8, 19),
                .color(hex(chance.of([0xD6367F, 0xE85A9A, 0xB82A72, 0x3F7A4E, 0xF07FB0]), 0.95)))
        }
    }

    private mutating func windmill(_ x: Double, _ foot: Double, _ size: Double) {
        area(
            [
                (x - size * 0.36, foot + size * 0.2), (x - size * 0.28, foot - size), (x + size * 0.28, foot - size),
                (x + size * 0.36, foot + size * 0.2),
            ], .across([.white, hex(0xDDE1EE)], from: x - size * 0.3, to: x + size * 0.3))
        area([(x - size * 0.38, foot - size * 0.96), (x, foot - size * 1.4), (x + size * 0.38, foot - size * 0.96)], .hex(0xA9825E))
        rect(x - size * 0.06, foot - size * 0.5, size * 0.13, size * 0.2, .hex(0x2A6FC0), corner: 3)
        for index in 0..<8 {
            let angle = Double(index) * .pi / 4 + 0.2, (dx, dy) = (ExactWave.sine(angle + .pi / 2), ExactWave.sine(angle))
            var spoke = Path()
            spoke.move(to: CGPoint(x: x, y: foot - size * 0.94))
            spoke.addLine(to: CGPoint(x: x + dx * size * 0.72, y: foot - size * 0.94 + dy * size * 0.72))
            line(spoke, 3, hex(0x7A5A44))
            let (px, py) = (-dy, dx)
            area(
                [
                    (x + dx * size * 0.24, foot - size * 0.94 + dy * size * 0.24),
                    (x + dx * size * 0.7, foot - size * 0.94 + dy * size * 0.7),
                    (x + dx * size * 0.62 + px * size * 0.2, foot - size * 0.94 + dy * size * 0.62 + py * size * 0.2),
                ], .color(RGBA(1, 0.98, 0.93, 0.95)))
        }
    }
}
