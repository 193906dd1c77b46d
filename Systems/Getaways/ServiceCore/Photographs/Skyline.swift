import Drawing
import Foundation

extension Sketch {
    /// Towers at night, and their lights on the water.
    mutating func paintSkyline() {
        let shore = 800.0
        sky(
            pick(
                [0x0A0D1F, 0x1E1A3C, 0x45306F, 0x8D4B85], [0x0A1428, 0x12294E, 0x22557F, 0x5C93A6],
                [0x140B22, 0x331845, 0x7A2F62, 0xD0646C]), to: shore,
            at: [0, 0.4, 0.78, 1])
        stars(150, to: 560)
        if variant % 3 == 1 {
            circle(1_130, 250, 150, .glow(hex(0xFFF3D0, 0.3), 1_130, 250, from: 30, to: 150))
            circle(1_130, 250, 46, .hex(0xFFF3D6))
        }
        let far = hex(pick(0x7B4880, 0x3D7590, 0xA84C70)), middle = hex(pick(0x3B2A60, 0x1D3F66, 0x54244F)),
            near = hex(pick(0x1D1538, 0x0E2340, 0x2B1230))
        towers(26, foot: shore, width: 56...96, height: 130...370, color: far.faded(0.75), lit: 0)
        towers(22, foot: shore, width: 64...104, height: 170...430, color: middle, lit: 32)
        landmark(860, shore, near)
        towers(20, foot: shore, width: 70...120, height: 70...220, color: near, lit: 38)
        water(
            pick(
                [0xB85A86, 0x5A3A78, 0x221A44, 0x120F28], [0x6FA6B4, 0x2A5F86, 0x12304F, 0x0A1A30],
                [0xE0766E, 0x8A3A66, 0x3A1A44, 0x180B22]), from: shore, at: [0, 0.25, 0.7, 1])
        // Each lit tower draws a line of light towards us.
        for _ in 0..<26 {
            let x = chance.between(0, Self.width), width = chance.between(8, 22)
            rect(x, shore, width, chance.between(60, 190), .down([hex(0xFFC880, 0.3), hex(0xFFC880, 0)], from: shore, to: shore + 170))
        }
        glints(120, pick(0xFFC98A, 0xFFE9B0, 0xFFB48C), 0.62, around: 820, spread: 1_000, from: shore, to: 1_060)
        rect(0, shore - 4, Self.width, 6, .color(near.mixed(.black, 0.4)))
    }

    private mutating func towers(_ count: Int, foot: Double, width: ClosedRange<Double>, height: ClosedRange<Double>, color: RGBA, lit: Int)
    {
        for index in 0..<count {
            let x = (Double(index) + chance.between(-0.15, 0.15)) / Double(count) * (Self.width + 60) - 50
            let across = chance.between(width.lowerBound, width.upperBound)
            // Higher towards the middle of the town.
            let middle = 1 - abs(x + across / 2 - 830) / 1_000
            let tall = chance.between(height.lowerBound, height.upperBound) * (0.55 + 0.6 * max(0, middle))
            tower(x, foot, across, tall, color, lit: lit)
        }
    }

    private mutating func tower(_ x: Double, _ foot: Double, _ width: Double, _ height: Double, _ color: RGBA, lit: Int) {
        let top = foot - height, tone = color.mixed(.black, chance.between(0, 0.18))
        rect(x, top, width, height, .color(tone))
        rect(x + width * 0.72, top, width * 0.28, height, .color(RGBA(0, 0, 0, 0.16)))
        switch chance.next(4) {
        case 0: rect(x + width * 0.2, top - 16, width * 0.6, 17, .color(tone))
        case 1: rect(x + width * 0.48, top - 44, 4, 46, .color(tone))
        case 2: area([(x, top + 1), (x + width, top - width * 0.3), (x + width, top + 1)], .color(tone))
        default: break
        }
        guard lit > 0 else { return }
        let columns = max(2, Int(width / 17)), rows = Int(height / 25)
        for row in 0..<rows {
            for column in 0..<columns where chance.next(100) < lit {
                let left = x + (Double(column) + 0.5) * width / Double(columns) - 4
                let glow = chance.of([hex(0xFFD98E), hex(0xFFEBC0), hex(0xF3A75C), hex(0xFFD98E)])
                rect(left, top + 14 + Double(row) * 25, 8, 12, .color(glow.faded(chance.between(0.65, 1))))
            }
        }
    }

    /// The one tower everybody knows, stepped up to a needle.
    private mutating func landmark(_ x: Double, _ foot: Double, _ color: RGBA) {
        if variant % 3 == 2 {
            // Sails of glass.
            tower(x - 74, foot, 92, 470, color, lit: 40)
            area([(x - 74, foot - 470), (x + 18, foot - 560), (x + 18, foot - 470)], .color(color))
            tower(x + 62, foot, 80, 390, color.mixed(.white, 0.05), lit: 46)
            area([(x + 62, foot - 390), (x + 62, foot - 470), (x + 142, foot - 390)], .color(color.mixed(.white, 0.05)))
            return
        }
        for (half, top) in [(86.0, 410.0), (58, 490), (34, 552), (17, 600)] {
            rect(x - half, foot - top, half * 2, top, .color(color))
            rect(x + half * 0.4, foot - top, half * 0.6, top, .color(RGBA(0, 0, 0, 0.2)))
        }
        area([(x - 9, foot - 600), (x, foot - 726), (x + 9, foot - 600)], .color(color))
        circle(x, foot - 722, 5, .hex(0xFF6B6B))
        circle(x, foot - 722, 26, .glow(hex(0xFF6B6B, 0.6), x, foot - 722, from: 2, to: 26))
        for row in 0..<18 {
            for column in 0..<8 where chance.next(100) < 52 {
                rect(x - 76 + Double(column) * 20, foot - 394 + Double(row) * 22, 9, 12, .color(hex(0xFFDF9A, chance.between(0.7, 1))))
            }
        }
        for row in 0..<3 {
            for column in 0..<4 where chance.next(3) > 0 {
                rect(x - 42 + Double(column) * 22, foot - 476 + Double(row) * 22, 9, 12, .hex(0xFFDF9A))
            }
        }
    }
}
