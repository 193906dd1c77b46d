import Drawing
import Foundation

extension Sketch {
    /// A lone mountain behind the water: with a pagoda and cherry blossom, or with a town and umbrella pines.
    mutating func paintVolcano() {
        let shore = 690.0
        sky(pick([0x6A86C4, 0xB9B6DC, 0xF6CDD2, 0xFFE9DC], [0x2F4F94, 0x9A7FB4, 0xF4A48C, 0xFFDCA4]), to: shore, at: [0, 0.42, 0.78, 1])
        sun(pick(470, 1_060), 440, 86, pick(0xFF9A86, 0xFFE2A0), halo: 0.3)
        streaks(9, 0xFFFFFF, 0.42, from: 120, to: 520)
        fill(
            Self.hill(ridge(from: (-20, 610), to: (1_620, 600), rough: 0.07), floor: shore),
            .color(hex(pick(0xB7A6CC, 0xB77E94)).faded(0.7)))
        if variant % 2 == 0 { snowyCone(800, 250, shore) } else { twinCone(700, 330, shore) }
        fill(
            Self.hill([(-20, 640), (300, 652), (620, 668), (1_000, 664), (1_340, 644), (1_620, 628)], floor: shore + 2),
            .color(hex(pick(0x5F7FA0, 0x6A5A7C))))
        firs(60, along: { _ in shore }, height: 14...36, hex(pick(0x44618A, 0x54486C)))
        water(pick([0xF1D3D6, 0xA9AFD6, 0x6A83B8, 0x4A66A0], [0xF0B596, 0x8E7FA8, 0x3F5C94, 0x26467C]), from: shore)
        glints(60, 0xFFFFFF, 0.5, around: 800, spread: 850, from: shore, to: 1_000)
        glints(40, pick(0xFFB4A4, 0xFFEBB4), 0.7, around: pick(470, 1_060), spread: 170, from: shore, to: 960)
        if variant % 2 == 0 {
            sail(600, 770, 70, sail: hex(0xFFF3E6), hull: hex(0x4A4A78))
            fill(
                Self.hill([(900, 1_080), (1_020, 960), (1_180, 900), (1_400, 872), (1_620, 850)], floor: 1_080),
                .down([hex(0x6E8F6A), hex(0x3F6456)], from: 850, to: 1_067))
            pagoda(1_240, 906, 360)
            blossom(1_560, 930, 560)
            blossom(40, 1_080, 620)
        } else {
            for (x, y, size) in [(560.0, 760.0, 80.0), (880, 742, 60), (1_180, 776, 90)] {
                sail(x, y, size, sail: .white, hull: hex(0x3F4A78))
            }
            fill(
                Self.hill([(-20, 880), (240, 896), (520, 950), (760, 1_030), (860, 1_080)], floor: 1_080),
                .down([hex(0x7A8A5A), hex(0x4A6048)], from: 870, to: 1_067))
            var x = -20.0
            while x < 640 {
                let width = chance.between(58, 84)
                house(
                    x, 960 + max(0, x) * 0.16 + chance.between(-8, 20), width, chance.between(70, 130),
                    wall: hex(chance.of([0xF4D2A0, 0xE9A98A, 0xF7E6CC, 0xD98A78, 0xEFC4B0])), roof: hex(0xB4553C), pane: hex(0x57465E),
                    light: hex(0xFFDB8A), lit: 4)
                x += width * 1.02
            }
            for (x, foot, height) in [(1_470.0, 1_080.0, 640.0), (1_330, 1_090, 420), (120, 900, 260)] { pine(x, foot, height) }
        }
        birds(5, around: 1_080, 300, hex(0x4A4466, 0.7))
    }

    private mutating func snowyCone(_ x: Double, _ top: Double, _ foot: Double) {
        let blue = hex(0x6F83B8), shade = hex(0x566AA2)
        var path = Path()
        path.move(to: CGPoint(x: x - 640, y: foot))
        path.addCurve(
            to: CGPoint(x: x - 66, y: top), control1: CGPoint(x: x - 360, y: foot - 70), control2: CGPoint(x: x - 170, y: top + 130))
        path.addQuadCurve(to: CGPoint(x: x + 66, y: top), control: CGPoint(x: x, y: top + 26))
        path.addCurve(
            to: CGPoint(x: x + 640, y: foot), control1: CGPoint(x: x + 170, y: top + 130), control2: CGPoint(x: x + 360, y: foot - 70))
        path.closeSubpath()
        fill(path, .down([blue, hex(0x94A2CC), hex(0xC3BEDC)], from: top, to: foot))
        layer(clip: path) { sketch in
            sketch.area(
                [(x + 10, top - 20), (x + 700, top), (x + 700, foot), (x + 190, foot), (x + 60, top + 230)],
                .down([shade, hex(0x8794C4).faded(0.2)], from: top, to: foot))
            // Snow, running down in long tongues.
            var snow: [(Double, Double)] = [(x - 260, top - 20), (x + 260, top - 20)]
            for (offset, depth) in [
                (190.0, 120.0), (150, 190), (128, 150), (96, 250), (70, 170), (36, 232), (8, 160), (-24, 262), (-56, 176), (-92, 226),
                (-124, 150), (-150, 186), (-190, 120),
            ] { snow.append((x + offset, top + depth)) }
            sketch.area(snow, .down([hex(0xFFFFFF), hex(0xEFEAF6)], from: top, to: top + 260))
            sketch.area(
                [
                    (x + 12, top - 20), (x + 260, top - 20), (x + 190, top + 120), (x + 150, top + 190), (x + 128, top + 150),
                    (x + 96, top + 250), (x + 70, top + 170), (x + 36, top + 232),
                ], .hex(0xB9BFE2, 0.55))
        }
    }

    private mutating func twinCone(_ x: Double, _ top: Double, _ foot: Double) {
        let tone = hex(0x6A5A8C)
        let outline: [(Double, Double)] = [
            (x - 620, foot), (x - 400, foot - 60), (x - 230, top + 130), (x - 90, top + 10), (x - 30, top), (x + 30, top + 26),
            (x + 90, top + 110), (x + 160, top + 126), (x + 230, top + 84), (x + 300, top + 92), (x + 420, top + 200), (x + 600, foot - 70),
            (x + 860, foot),
        ]
        fill(Self.hill(outline, floor: foot), .down([tone, hex(0x9A7FA0), hex(0xD6A2A4)], from: top, to: foot))
        var shade = Path()
        shade.move(to: CGPoint(x: x - 20, y: top + 2))
        shade.addCurve(
            to: CGPoint(x: x + 120, y: foot), control1: CGPoint(x: x - 40, y: top + 130), control2: CGPoint(x: x + 80, y: top + 220))
        shade.addLine(to: CGPoint(x: x - 330, y: foot))
        shade.addCurve(
            to: CGPoint(x: x - 20, y: top + 2), control1: CGPoint(x: x - 240, y: top + 210), control2: CGPoint(x: x - 110, y: top + 70))
        fill(shade, .down([hex(0x4F4474, 0.6), hex(0x4F4474, 0)], from: top, to: foot - 20))
        for (index, size) in [22.0, 30, 40, 52].enumerated() {
            circle(x + 6 + Double(index) * 34, top - 24 - Double(index) * 40, size, .color(RGBA(1, 0.94, 0.92, 0.34 - Float(index) * 0.06)))
        }
    }

    private mutating func pagoda(_ x: Double, _ foot: Double, _ height: Double) {
        let red = hex(0xB23A36), roof = hex(0x3A3F5E), storey = height / 5.4
        for level in 0..<4 {
            let half = 78 - Double(level) * 13, y = foot - Double(level) * storey
            rect(x - half, y - storey, half * 2, storey, .color(red))
            rect(x + half * 0.4, y - storey, half * 0.6, storey, .color(red.mixed(.black, 0.2)))
            for pane in 0..<3 {
                rect(x - half * 0.7 + Double(pane) * half * 0.54, y - storey * 0.66, half * 0.32, storey * 0.44, .hex(0xFFE3A6))
            }
            var eave = Path()
            eave.move(to: CGPoint(x: x - half - 52, y: y - storey + 6))
            eave.addQuadCurve(
                to: CGPoint(x: x - half * 0.55, y: y - storey - storey * 0.36), control: CGPoint(x: x - half * 0.9, y: y - storey - 2))
            eave.addLine(to: CGPoint(x: x + half * 0.55, y: y - storey - storey * 0.36))
            eave.addQuadCurve(to: CGPoint(x: x + half + 52, y: y - storey + 6), control: CGPoint(x: x + half * 0.9, y: y - storey - 2))
            eave.addQuadCurve(to: CGPoint(x: x - half - 52, y: y - storey + 6), control: CGPoint(x: x, y: y - storey + 22))
            eave.closeSubpath()
            fill(eave, .color(roof))
        }
        rect(x - 4, foot - height - 30, 8, 120, .hex(0xC9A24A))
        for ring in 0..<5 { rect(x - 12, foot - height - 10 + Double(ring) * 13, 24, 4, .hex(0xC9A24A), corner: 2) }
        circle(x, foot - height - 32, 7, .hex(0xF3C766))
    }

    private mutating func blossom(_ x: Double, _ foot: Double, _ height: Double) {
        let side: Double = x > 800 ? -1 : 1
        var trunk = Path()
        trunk.move(to: CGPoint(x: x - 20 * side, y: foot + 60))
        trunk.addCurve(
            to: CGPoint(x: x + 90 * side, y: foot - height * 0.62), control1: CGPoint(x: x + 30 * side, y: foot - height * 0.2),
            control2: CGPoint(x: x - 40 * side, y: foot - height * 0.4))
        trunk.addCurve(
            to: CGPoint(x: x + 260 * side, y: foot - height * 0.8), control1: CGPoint(x: x + 140 * side, y: foot - height * 0.7),
            control2: CGPoint(x: x + 200 * side, y: foot - height * 0.72))
        line(trunk, 22, hex(0x5A3E4A))
        for _ in 0..<64 {
            let part = chance.unit(), place = x + side * (20 + 270 * part) + chance.between(-50, 50),
                y = foot - height * (0.56 + 0.26 * part) + chance.between(-80, 60)
            circle(place, y, chance.between(20, 46), .color(hex(chance.of([0xF7B9C8, 0xFBD3DC, 0xF29CB4, 0xFFE6EA]), 0.92)))
        }
        for _ in 0..<26 { ellipse(x + side * chance.between(0, 420), foot - height * chance.between(0, 0.6), 5, 3.4, .hex(0xF9C6D2, 0.9)) }
    }

    /// A pine with a flat crown, as they stand around the Tyrrhenian Sea.
    private mutating func pine(_ x: Double, _ foot: Double, _ height: Double) {
        var trunk = Path()
        trunk.move(to: CGPoint(x: x, y: foot))
        trunk.addQuadCurve(
            to: CGPoint(x: x - height * 0.06, y: foot - height * 0.8), control: CGPoint(x: x + height * 0.05, y: foot - height * 0.4))
        line(trunk, height * 0.035, hex(0x5A4038))
        for (dx, dy, across) in [
            (-0.2, -0.8, 0.17), (0.1, -0.8, 0.18), (-0.05, -0.87, 0.24), (-0.26, -0.86, 0.13), (0.2, -0.86, 0.13), (-0.04, -0.94, 0.15),
        ] {
            ellipse(x + height * dx, foot + height * dy, height * across, height * 0.055, .hex(0x2F5240))
            ellipse(x + height * (dx - 0.02), foot + height * (dy - 0.018), height * across * 0.8, height * 0.034, .hex(0x426B4E))
        }
    }
}
