import Drawing
import Foundation

extension Sketch {
    /// Palaces along a canal that leads to a dome, or to gables, in the evening.
    mutating func paintCanal() {
        sky(pick([0x3D4E8E, 0xA583AE, 0xF2AD98, 0xFFE0AE], [0x5B7FA8, 0xA9BFCB, 0xF0D3B0, 0xFFE9C6]), to: 640, at: [0, 0.42, 0.78, 1])
        sun(800, 520, 82, 0xFFE6B0)
        streaks(8, 0xFFF0DE, 0.34, from: 120, to: 380)
        if variant % 2 == 0 { basilica(800, 640) } else { westTower(800, 640) }
        // Two rows of fronts run together towards the sun.
        for side in [-1.0, 1.0] {
            var near = [1_010.0, 760, 560, 410, 300, 220], far = [760.0, 560, 410, 300, 220, 160]
            near.reverse()
            far.reverse()
            for (from, to) in zip(far, near) { row(side, from, to) }
        }
        water(pick([0xF3B79A, 0x8E7FA6, 0x3F5688, 0x24406E], [0xF0D9BC, 0x8FA8B4, 0x4A7488, 0x2A5068]), from: 640)
        for side in [-1.0, 1.0] {
            let edge = 800 + side * 150
            area(
                [(edge, 640), (800 + side * 1_000, 640), (800 + side * 1_000, 800)],
                .down([hex(0x4A3A5E, 0.5), hex(0x4A3A5E, 0.12)], from: 640, to: 800))
        }
        glints(110, 0xFFEBC4, 0.72, around: 800, spread: 220, from: 640, to: 1_050)
        glints(70, 0xFFFFFF, 0.24, around: 800, spread: 900, from: 660, to: 1_050)
        if variant % 2 == 0 {
            for (x, y, height) in [(250.0, 900.0, 250.0), (300, 930, 270), (215, 960, 240), (1_350, 900, 250), (1_410, 950, 270)] {
                post(x, y, height)
            }
            gondola(1_020, 860, 300)
            gondola(640, 722, 120)
        } else {
            barge(1_050, 850, 330, hex(0x2F5A4E))
            barge(610, 716, 130, hex(0x8C3F34))
        }
    }

    /// One front, from `from` to `to` points beside the middle, in perspective.
    private mutating func row(_ side: Double, _ from: Double, _ to: Double) {
        let wall = hex(
            chance.of(pick([0xD98A6A, 0xE8B58A, 0xC96F5E, 0xEED2A8, 0xD9A27E], [0x9C4A3C, 0xB86A4A, 0x6E4A4E, 0xC98F62, 0x84584E])))
        let roof = hex(pick(0x9E4636, 0x5A4650))
        func foot(_ reach: Double) -> Double { 640 + max(0, reach - 160) * 0.16 }
        let tall = chance.between(0.62, 0.78)
        func top(_ reach: Double) -> Double { 640 - reach * tall }
        let (left, right) = (800 + side * from, 800 + side * to)
        area(
            [(left, foot(from)), (left, top(from)), (right, top(to)), (right, foot(to))],
            .across([wall.mixed(hex(0xFFE0B0), 0.25), wall], from: left, to: right))
        if variant % 2 == 0 {
            area([(left, top(from)), (left, top(from) - from * 0.03), (right, top(to) - to * 0.03), (right, top(to))], .color(roof))
        } else {
            let middle = (left + right) / 2, peak = top((from + to) / 2) - (to - from) * 0.62
            area(
                [
                    (left, top(from) + 1), (left + (middle - left) * 0.35, top(from) - (to - from) * 0.22), (middle, peak),
                    (right - (right - middle) * 0.35, top(to) - (to - from) * 0.2), (right, top(to) + 1),
                ], .color(wall.mixed(.black, 0.1)))
            circle(middle, peak + (to - from) * 0.4, (to - from) * 0.07, .hex(0xFFF1D0))
        }
        let floors = 4, columns = 3
        for floor in 0..<floors {
            for column in 0..<columns {
                let near = (Double(column) + 0.28) / Double(columns), wide = near + 0.44 / Double(columns)
                let (a, b) = (from + (to - from) * near, from + (to - from) * wide)
                func y(_ reach: Double, _ part: Double) -> Double { top(reach) + (foot(reach) - top(reach)) * part }
                let start = 0.07 + 0.225 * Double(floor), end = start + 0.14
                let pane = chance.next(10) < 4 ? hex(0xFFDA8C) : hex(0x4A3E58)
                let (x, w) = (800 + side * a, 800 + side * b)
                area([(x, y(a, end)), (x, y(a, start)), (w, y(b, start)), (w, y(b, end))], .color(pane))
                ellipse((x + w) / 2, y((a + b) / 2, start), abs(w - x) / 2, abs(w - x) * 0.55, .color(pane))
                area(
                    [(x - side * 2, y(a, end) + 3), (x - side * 2, y(a, end)), (w + side * 2, y(b, end)), (w + side * 2, y(b, end) + 4)],
                    .color(hex(0xF7E9D4, 0.8)))
            }
        }
        rect(min(left, right) - 1, foot(from) - 6, abs(right - left) + 2, 4, .hex(0x5A4A55, 0.4))
    }

    private mutating func basilica(_ x: Double, _ foot: Double) {
        let stone = hex(0xE9D6CC), shade = hex(0xB79AAE), copper = hex(0x8FA3B8)
        rect(x - 150, foot - 96, 300, 100, .color(stone))
        for index in 0..<7 { rect(x - 134 + Double(index) * 40, foot - 66, 22, 70, .color(shade), corner: 11) }
        for (place, size) in [(x - 84, 46.0), (x + 92, 46), (x, 82)] {
            rect(place - size * 0.62, foot - 96 - size * 0.5, size * 1.24, size * 0.56, .color(stone.mixed(shade, 0.3)))
            var path = Path()
            let base = foot - 96 - size * 0.46
            path.move(to: CGPoint(x: place - size * 0.7, y: base))
            path.addCurve(
                to: CGPoint(x: place, y: base - size * 1.12), control1: CGPoint(x: place - size * 0.84, y: base - size * 0.66),
                control2: CGPoint(x: place - size * 0.34, y: base - size * 0.98))
            path.addCurve(
                to: CGPoint(x: place + size * 0.7, y: base), control1: CGPoint(x: place + size * 0.34, y: base - size * 0.98),
                control2: CGPoint(x: place + size * 0.84, y: base - size * 0.66))
            path.closeSubpath()
            fill(
                path,
                .across([copper.mixed(.white, 0.34), copper, copper.mixed(.black, 0.2)], from: place - size * 0.7, to: place + size * 0.7))
            rect(place - size * 0.1, base - size * 1.36, size * 0.2, size * 0.3, .color(stone))
            circle(place, base - size * 1.4, size * 0.09, .hex(0xF3C766))
        }
        rect(x - 214, foot - 270, 34, 274, .color(hex(0xC07A62)))
        rect(x - 220, foot - 300, 46, 36, .color(stone))
        area([(x - 222, foot - 298), (x - 197, foot - 386), (x - 172, foot - 298)], .color(hex(0x7FA294)))
    }

    private mutating func westTower(_ x: Double, _ foot: Double) {
        let brick = hex(0x8C5A52), stone = hex(0xE6D5C0), slate = hex(0x566A78)
        rect(x - 40, foot - 220, 80, 224, .color(brick))
        rect(x + 14, foot - 220, 26, 224, .color(brick.mixed(.black, 0.2)))
        rect(x - 48, foot - 232, 96, 16, .color(stone))
        rect(x - 32, foot - 304, 64, 74, .color(stone))
        circle(x, foot - 266, 20, .color(slate))
        circle(x, foot - 266, 15, .hex(0xFFF4DC))
        rect(x - 22, foot - 366, 44, 64, .color(slate))
        var crown = Path()
        crown.move(to: CGPoint(x: x - 30, y: foot - 364))
        crown.addQuadCurve(to: CGPoint(x: x, y: foot - 452), control: CGPoint(x: x - 22, y: foot - 410))
        crown.addQuadCurve(to: CGPoint(x: x + 30, y: foot - 364), control: CGPoint(x: x + 22, y: foot - 410))
        crown.closeSubpath()
        fill(crown, .color(hex(0x6E9AA0)))
        circle(x, foot - 456, 8, .hex(0xF3C766))
        rect(x - 150, foot - 108, 112, 110, .color(brick.mixed(stone, 0.2)))
        area([(x - 158, foot - 106), (x - 94, foot - 172), (x - 30, foot - 106)], .color(slate))
        rect(x + 38, foot - 96, 100, 100, .color(brick.mixed(stone, 0.12)))
        area([(x + 32, foot - 94), (x + 88, foot - 150), (x + 146, foot - 94)], .color(slate))
    }

    private mutating func post(_ x: Double, _ foot: Double, _ height: Double) {
        let color = pick(hex(0x2F5FA0), hex(0x3F4A4E))
        for index in 0..<9 {
            rect(x, foot - height + Double(index) * height / 9, 15, height / 9 + 1, .color(index % 2 == 0 ? hex(0xF7F0E4) : color))
        }
        rect(x + 10, foot - height, 5, height, .color(RGBA(0, 0, 0, 0.16)))
        circle(x + 7.5, foot - height - 6, 10, .hex(0xF3C766))
        rect(x - 8, foot - 2, 32, 4, .color(RGBA(1, 1, 1, 0.5)), corner: 2)
    }

    private mutating func gondola(_ x: Double, _ y: Double, _ size: Double) {
        let black = hex(0x1E1A2C)
        ellipse(x, y + size * 0.06, size * 0.52, size * 0.05, .hex(0x1E1A2C, 0.3))
        var path = Path()
        path.move(to: CGPoint(x: x - size * 0.56, y: y - size * 0.2))
        path.addQuadCurve(to: CGPoint(x: x, y: y - size * 0.02), control: CGPoint(x: x - size * 0.4, y: y - size * 0.01))
        path.addQuadCurve(to: CGPoint(x: x + size * 0.58, y: y - size * 0.26), control: CGPoint(x: x + size * 0.44, y: y - size * 0.01))
        path.addQuadCurve(to: CGPoint(x: x + size * 0.2, y: y + size * 0.08), control: CGPoint(x: x + size * 0.5, y: y + size * 0.06))
        path.addLine(to: CGPoint(x: x - size * 0.26, y: y + size * 0.08))
        path.addQuadCurve(to: CGPoint(x: x - size * 0.56, y: y - size * 0.2), control: CGPoint(x: x - size * 0.5, y: y + size * 0.07))
        path.closeSubpath()
        fill(path, .color(black))
        rect(x - size * 0.12, y - size * 0.07, size * 0.22, size * 0.06, .hex(0xB4342F), corner: 4)
        // The gondolier.
        rect(x - size * 0.335, y - size * 0.27, size * 0.06, size * 0.24, .color(black), corner: 4)
        rect(x - size * 0.34, y - size * 0.26, size * 0.07, size * 0.11, .hex(0xF7F0E4), corner: 5)
        for stripe in 0..<3 {
            rect(x - size * 0.34, y - size * 0.24 + Double(stripe) * size * 0.035, size * 0.07, size * 0.014, .hex(0xB4342F))
        }
        circle(x - size * 0.305, y - size * 0.3, size * 0.032, .hex(0xE6B48C))
        rect(x - size * 0.36, y - size * 0.337, size * 0.11, size * 0.02, .hex(0xF3DFA8), corner: 3)
        var oar = Path()
        oar.move(to: CGPoint(x: x - size * 0.24, y: y - size * 0.28))
        oar.addLine(to: CGPoint(x: x - size * 0.44, y: y + size * 0.14))
        line(oar, max(2, size * 0.014), hex(0x6A4A34))
    }

    /// A house boat with flowers on its roof.
    private mutating func barge(_ x: Double, _ y: Double, _ size: Double, _ hull: RGBA) {
        ellipse(x, y + size * 0.11, size * 0.56, size * 0.035, .hex(0x1E2A38, 0.35))
        var path = Path()
        path.move(to: CGPoint(x: x - size * 0.54, y: y - size * 0.06))
        path.addLine(to: CGPoint(x: x + size * 0.5, y: y - size * 0.04))
        path.addQuadCurve(to: CGPoint(x: x + size * 0.6, y: y - size * 0.1), control: CGPoint(x: x + size * 0.57, y: y - size * 0.05))
        path.addQuadCurve(to: CGPoint(x: x + size * 0.42, y: y + size * 0.1), control: CGPoint(x: x + size * 0.58, y: y + size * 0.09))
        path.addLine(to: CGPoint(x: x - size * 0.46, y: y + size * 0.1))
        path.addQuadCurve(to: CGPoint(x: x - size * 0.54, y: y - size * 0.06), control: CGPoint(x: x - size * 0.54, y: y + size * 0.08))
        path.closeSubpath()
        rect(x - size * 0.42, y - size * 0.23, size * 0.66, size * 0.2, .hex(0xF2E2C6), corner: size * 0.02)
        rect(x - size * 0.45, y - size * 0.26, size * 0.72, size * 0.05, .color(hull.mixed(.black, 0.3)), corner: size * 0.02)
        for index in 0..<5 {
            rect(
                x - size * 0.37 + Double(index) * size * 0.12, y - size * 0.17, size * 0.075, size * 0.075,
                .color(index % 3 == 1 ? hex(0x4A5E78) : hex(0xFFDA8C)), corner: size * 0.012)
        }
        for index in 0..<9 {
            let place = x - size * 0.4 + Double(index) * size * 0.075
            circle(place, y - size * 0.28, size * 0.028, .color(hex([0xE2574C, 0xF2B33D, 0x5E9A62][index % 3])))
        }
        fill(path, .color(hull))
        rect(x - size * 0.5, y + size * 0.02, size * 1.02, size * 0.016, .hex(0xF2E2C6, 0.85))
        rect(x + size * 0.36, y - size * 0.3, size * 0.012, size * 0.26, .hex(0x4A3A34))
        for (index, color) in [UInt32(0xB4342F), 0xF7F3EA, 0x2F4F94].enumerated() {
            rect(x + size * 0.372, y - size * 0.3 + Double(index) * size * 0.024, size * 0.1, size * 0.025, .hex(color))
        }
    }
}
