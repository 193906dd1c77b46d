import Drawing
import Foundation

extension Sketch {
    /// A village in snow under northern lights.
    mutating func paintSnow() {
        sky([0x07142F, 0x10305A, 0x2B5A86, 0x6E9CB8], to: 760, at: [0, 0.4, 0.75, 1])
        stars(190, to: 600)
        for band in 0..<3 { curtain(260 + Double(band) * 96, pick([0x5CF2B0, 0x46D6C0, 0x9B7BF0], [0x8AF29A, 0x58E6D0, 0xE07BD8])[band]) }
        let night = hex(0x35557F)
        fill(
            Self.hill(
                ridge(from: (-20, 560), to: (800, 470), rough: 0.15) + ridge(from: (812, 470), to: (1_620, 560), rough: 0.15), floor: 800),
            .down([hex(0xB7CBE4), night], from: 430, to: 720))
        fill(
            Self.hill(ridge(from: (-20, 650), to: (1_620, 640), rough: 0.09), floor: 820),
            .down([hex(0xC7D7EA), hex(0x56779F)], from: 600, to: 800))
        firs(70, along: { 716 + 26 * ExactWave.sine($0 / 210) }, height: 50...104, hex(0x21425C))
        fill(
            Self.hill([(-20, 730), (320, 700), (700, 736), (1_080, 694), (1_620, 726)], floor: 1_080),
            .down([hex(0xDCE7F3), hex(0x9DB6D6)], from: 690, to: 960))
        let cabins: [(Double, Double, Double)] = [
            (330, 770, 92), (470, 752, 78), (1_060, 748, 84), (1_190, 764, 96), (760, 760, 88), (620, 782, 84), (905, 790, 92),
        ]
        chapel(850, 748)
        for (x, foot, size) in cabins.sorted(by: { $0.1 < $1.1 }) {
            cabin(x, foot, size, hex(chance.of([0xA8362F, 0xC0532F, 0x8E2F3A, 0x47607E, 0xC98A3C])))
        }
        fill(
            Self.hill([(-20, 880), (280, 826), (640, 868), (960, 838), (1_300, 822), (1_620, 872)], floor: 1_080),
            .down([hex(0xF2F7FC), hex(0xB4C9E2)], from: 810, to: 1_050))
        for (x, foot, size) in [(1_240.0, 880.0, 128.0), (420, 900, 118)] { cabin(x, foot, size, hex(0xA8362F)) }
        // A path trodden through the snow, bluish.
        var path = Path()
        path.move(to: CGPoint(x: 800, y: 1_080))
        path.addCurve(to: CGPoint(x: 868, y: 800), control1: CGPoint(x: 690, y: 960), control2: CGPoint(x: 980, y: 900))
        path.addCurve(to: CGPoint(x: 960, y: 1_080), control1: CGPoint(x: 1_010, y: 900), control2: CGPoint(x: 800, y: 980))
        path.closeSubpath()
        fill(path, .hex(0x8FAACB, 0.5))
        for (x, foot, height) in [
            (60.0, 1_050.0, 420.0), (190, 1_080, 300), (1_540, 1_060, 460), (1_410, 1_090, 320), (-20, 1_090, 300), (1_620, 1_090, 330),
        ] { snowFir(x, foot, height) }
        for _ in 0..<130 {
            circle(
                chance.between(0, 1_600), chance.between(0, 1_060), chance.between(1.4, 4),
                .color(RGBA(1, 1, 1, Float(chance.between(0.25, 0.85)))))
        }
    }

    /// Hanging light, brightest at its lower edge.
    private mutating func curtain(_ y: Double, _ color: UInt32) {
        let phase = chance.between(0, 6), glow = hex(color)
        layer(opacity: 0.6, blur: 10) { sketch in
            for index in 0..<120 {
                let x = Double(index) * 14 - 30
                let foot = y + 74 * ExactWave.sine(x / 230 + phase) + 30 * ExactWave.sine(x / 90 + phase * 2),
                    height = 190 + 90 * ExactWave.sine(x / 61 + phase)
                sketch.rect(
                    x, foot - height, 15, height,
                    .down(
                        [glow.faded(0), glow.faded(0.2), glow.faded(0.62), glow.faded(0)], from: foot - height, to: foot,
                        at: [0, 0.5, 0.93, 1]))
            }
        }
    }

    private mutating func cabin(_ x: Double, _ foot: Double, _ size: Double, _ wall: RGBA) {
        rect(x - size * 0.5, foot - size * 0.52, size, size * 0.54, .color(wall))
        rect(x - size * 0.5, foot - size * 0.52, size * 0.3, size * 0.54, .color(wall.mixed(.black, 0.2)))
        area(
            [(x - size * 0.5, foot - size * 0.5), (x, foot - size * 0.92), (x + size * 0.5, foot - size * 0.5)],
            .color(wall.mixed(.black, 0.1)))
        // Snow lies thick on the roof.
        area(
            [
                (x - size * 0.64, foot - size * 0.46), (x, foot - size * 1.06), (x + size * 0.64, foot - size * 0.46),
                (x + size * 0.52, foot - size * 0.42), (x, foot - size * 0.9), (x - size * 0.52, foot - size * 0.42),
            ], .hex(0xF4F9FF))
        rect(x + size * 0.22, foot - size * 1.06, size * 0.12, size * 0.28, .color(wall.mixed(.black, 0.4)))
        rect(x + size * 0.2, foot - size * 1.09, size * 0.16, size * 0.06, .hex(0xF4F9FF), corner: 2)
        for left in [-0.12, 0.16] {
            rect(x + size * left, foot - size * 0.42, size * 0.19, size * 0.2, .hex(0xFFD36B))
            rect(x + size * (left + 0.085), foot - size * 0.42, size * 0.02, size * 0.2, .color(wall.mixed(.black, 0.3)))
        }
        circle(
            x + size * 0.12, foot - size * 0.3, size * 0.62,
            .glow(hex(0xFFC861, 0.34), x + size * 0.12, foot - size * 0.3, from: 6, to: size * 0.62))
        rect(x - size * 0.62, foot - 2, size * 1.24, 10, .hex(0xF4F9FF), corner: 5)
    }

    private mutating func chapel(_ x: Double, _ foot: Double) {
        rect(x - 27, foot - 168, 54, 170, .hex(0xEFE6D6))
        rect(x + 6, foot - 168, 21, 170, .hex(0xCFC6C4))
        area([(x - 36, foot - 164), (x, foot - 304), (x + 36, foot - 164)], .hex(0x2F4A66))
        area([(x - 20, foot - 216), (x, foot - 304), (x + 8, foot - 216)], .hex(0xF4F9FF, 0.9))
        circle(x, foot - 306, 4, .hex(0xF3C766))
        circle(x - 4, foot - 132, 12, .hex(0xFFD98E))
        rect(x - 12, foot - 86, 15, 32, .hex(0xFFD36B), corner: 7)
    }

    private mutating func snowFir(_ x: Double, _ foot: Double, _ height: Double) {
        let green = hex(0x123448)
        fir(x, foot, height, green, shade: hex(0x0C2536))
        for tier in 1...5 {
            let part = Double(tier) / 5, y = foot - height * 0.06 - height * 0.94 * (1 - part), half = height * 0.24 * part
            area(
                [
                    (x - half, y), (x - half * 0.3, y - height * 0.085), (x - half * 0.05, y - height * 0.05),
                    (x - half * 0.5, y - height * 0.012),
                ], .hex(0xE4EEF8, 0.92))
        }
    }
}
