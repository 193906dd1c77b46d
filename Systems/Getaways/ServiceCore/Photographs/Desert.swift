import Drawing
import Foundation

extension Sketch {
    /// Dunes in the evening, a caravan, and a walled town among palms.
    mutating func paintDesert() {
        sky(pick([0x5A2A5E, 0xB24A5E, 0xF28A4E, 0xFFD07A], [0x2F3F7E, 0x8E5A94, 0xF2907A, 0xFFD49A]), to: 700, at: [0, 0.42, 0.75, 1])
        sun(800, 470, 112, 0xFFE39A, halo: 0.28)
        streaks(8, 0xFFD9A8, 0.3, from: 130, to: 430)
        birds(4, around: 1_080, 300, hex(0x5A2A40, 0.7))
        let sand = hex(pick(0xE38A4A, 0xD68A62)), light = hex(pick(0xFFC277, 0xFFC690)), dark = hex(pick(0x8E3F3C, 0x7E3F58))
        // Mountains far away.
        fill(Self.hill(ridge(from: (-20, 590), to: (1_620, 560), rough: 0.14), floor: 720), .color(dark.mixed(light, 0.42).faded(0.8)))
        fill(Self.hill(ridge(from: (-20, 630), to: (1_620, 612), rough: 0.09), floor: 740), .color(dark.mixed(light, 0.26)))
        if variant % 2 == 0 { kasbah(1_000, 690, dark, light) }
        dune([(-20, 690), (300, 660), (620, 705), (900, 668), (1_250, 720), (1_620, 650)], 0.3, sand, light, dark)
        dune([(-20, 760), (260, 790), (560, 720), (840, 770), (1_160, 742), (1_620, 810)], 0.12, sand, light, dark)
        for index in 0..<6 { camel(540 + Double(index) * 96, 742 + 14 * ExactWave.sine(Double(index) * 0.9), 46, dark.mixed(.black, 0.42)) }
        dune([(-20, 900), (340, 812), (700, 880), (1_060, 836), (1_380, 900), (1_620, 860)], 0, sand, light, dark)
        dune([(-20, 960), (420, 1_000), (820, 918), (1_240, 980), (1_620, 940)], 0, sand.mixed(dark, 0.2), light.mixed(dark, 0.12), dark)
        palm(1_360, 960, 330, lean: -46, trunk: dark.mixed(.black, 0.3), leaf: hex(0x3F4A32))
        palm(1_440, 970, 250, lean: 34, trunk: dark.mixed(.black, 0.3), leaf: hex(0x35402E))
    }

    /// A dune, with a sharp crest between its bright and its dark side.
    private mutating func dune(_ crest: [(Double, Double)], _ haze: Double, _ sand: RGBA, _ light: RGBA, _ dark: RGBA) {
        let top = crest.map(\.1).min() ?? 0
        fill(
            Self.hill(crest, floor: Self.height + 10),
            .down([light.mixed(sand, haze), sand.mixed(dark, 0.1), sand.mixed(dark, 0.34)], from: top, to: top + 330))
        for index in stride(from: 1, to: crest.count - 1, by: 2) {
            let (x, y) = crest[index], next = crest[index + 1]
            var path = Path()
            path.move(to: CGPoint(x: x, y: y))
            path.addCurve(
                to: CGPoint(x: next.0, y: next.1), control1: CGPoint(x: x + 90, y: y + 2), control2: CGPoint(x: next.0 - 110, y: next.1 - 8)
            )
            path.addCurve(
                to: CGPoint(x: x - 120, y: y + 250), control1: CGPoint(x: next.0 - 190, y: next.1 + 60),
                control2: CGPoint(x: x + 60, y: y + 150))
            path.addCurve(to: CGPoint(x: x, y: y), control1: CGPoint(x: x - 30, y: y + 160), control2: CGPoint(x: x + 40, y: y + 70))
            path.closeSubpath()
            fill(path, .down([dark.mixed(sand, 0.35).faded(0.75), dark.mixed(sand, 0.5).faded(0)], from: y, to: y + 250))
        }
    }

    private mutating func camel(_ x: Double, _ foot: Double, _ size: Double, _ color: RGBA) {
        for (leg, lean) in [(-0.52, -0.08), (-0.36, 0.06), (0.32, -0.06), (0.48, 0.1)] {
            area(
                [
                    (x + size * leg - 2.6, foot - size * 0.8), (x + size * leg + 3.4, foot - size * 0.8),
                    (x + size * (leg + lean) + 2, foot), (x + size * (leg + lean) - 2, foot),
                ], .color(color))
        }
        var body = Path()
        body.move(to: CGPoint(x: x - size * 0.66, y: foot - size * 0.72))
        body.addQuadCurve(
            to: CGPoint(x: x - size * 0.3, y: foot - size * 1.08), control: CGPoint(x: x - size * 0.66, y: foot - size * 1.06))
        body.addQuadCurve(
            to: CGPoint(x: x + size * 0.24, y: foot - size * 1.06), control: CGPoint(x: x - size * 0.04, y: foot - size * 1.62))
        body.addQuadCurve(to: CGPoint(x: x + size * 0.86, y: foot - size * 1.52), control: CGPoint(x: x + size * 0.74, y: foot - size * 1))
        body.addLine(to: CGPoint(x: x + size * 1.12, y: foot - size * 1.46))
        body.addLine(to: CGPoint(x: x + size * 1.1, y: foot - size * 1.32))
        body.addLine(to: CGPoint(x: x + size * 0.94, y: foot - size * 1.3))
        body.addQuadCurve(
            to: CGPoint(x: x + size * 0.44, y: foot - size * 0.68), control: CGPoint(x: x + size * 0.82, y: foot - size * 0.7))
        body.closeSubpath()
        fill(body, .color(color))
    }

    private mutating func kasbah(_ x: Double, _ foot: Double, _ dark: RGBA, _ light: RGBA) {
        let wall = dark.mixed(light, 0.36)
        rect(x - 260, foot - 78, 560, 90, .color(wall))
        for (left, width, height) in [
            (x - 260, 70.0, 140.0), (x - 120, 60, 118), (x + 30, 54, 236), (x + 160, 70, 130), (x + 240, 62, 158),
        ] {
            rect(left, foot - height, width, height + 12, .color(wall.mixed(light, 0.12)))
            rect(left + width * 0.62, foot - height, width * 0.38, height + 12, .color(wall.mixed(dark, 0.3)))
            for notch in 0..<4 {
                rect(left + Double(notch) * width / 3.5, foot - height - 9, width / 7, 10, .color(wall.mixed(light, 0.12)))
            }
            rect(left + width * 0.3, foot - height + 22, 9, 18, .color(dark), corner: 4)
        }
        rect(x + 42, foot - 282, 30, 48, .color(wall.mixed(light, 0.2)))
        circle(x + 57, foot - 284, 15, .color(wall.mixed(light, 0.3)))
        rect(x + 55, foot - 316, 4, 24, .color(wall))
        for (left, height) in [(x - 320, 116.0), (x - 180, 92), (x + 330, 128), (x + 120, 90)] {
            palm(left, foot + 10, height, lean: 10, trunk: dark.mixed(.black, 0.3), leaf: hex(0x4A5236).mixed(dark, 0.3))
        }
    }
}
