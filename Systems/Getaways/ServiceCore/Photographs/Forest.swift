import Drawing
import Foundation

extension Sketch {
    /// Ridges of firs in mist, one behind the other, a cabin at a still water.
    mutating func paintForest() {
        sky(pick([0x23546A, 0x5F9A9C, 0xBFD9BE, 0xF7EBC4], [0x3A4A7A, 0x8A8FB8, 0xE0BFC4, 0xFCE6CC]), to: 700, at: [0, 0.42, 0.78, 1])
        sun(690, 330, 84, 0xFFF2C8, halo: 0.26)
        birds(7, around: 960, 260, hex(0x2A4A52, 0.7))
        let mist = hex(pick(0xDCE8CF, 0xEBD3D2)), deep = hex(pick(0x0E3A38, 0x1E2A4A))
        for layer in 0..<5 {
            let part = Double(layer) / 4, tone = mist.mixed(deep, 0.2 + 0.68 * part), base = 430 + Double(layer) * 82
            let phase = chance.between(0, 6)
            let swell = 46 - 6 * Double(layer)
            func wave(_ x: Double) -> Double {
                let long: Double = swell * ExactWave.sine(x / 260 + phase), short: Double = 22 * ExactWave.sine(x / 97 + phase * 2)
                return base + long + short
            }
            firs(66 - layer * 8, along: wave, height: (30 + 22 * Double(layer))...(62 + 38 * Double(layer)), tone)
            let points = (0...40).map { (Double($0) * 42 - 20, wave(Double($0) * 42 - 20)) }
            fill(Self.hill(points, floor: Self.height), .down([tone, tone.mixed(mist, 0.5)], from: base - 20, to: base + 130))
        }
        // The water and what stands at it.
        let shore = 868.0
        fill(
            Self.hill([(-20, 828), (260, 846), (620, 866), (1_000, 862), (1_300, 838), (1_620, 812)], floor: shore + 4),
            .color(deep.mixed(hex(0x4C7A52), 0.4)))
        cabin(1_010, 858, 150)
        for (x, height) in [(860.0, 170.0), (905, 230), (1_130, 250), (1_185, 180), (1_240, 220)] {
            fir(x, 864, height, deep.mixed(hex(0x3F7A5A), 0.36), shade: deep)
        }
        water(pick([0xBFD6C0, 0x5F9496, 0x235A64, 0x143F4A], [0xE3C4C8, 0x8488AE, 0x424C7E, 0x262E56]), from: shore)
        glints(46, 0xFFF4D2, 0.62, around: 690, spread: 200, from: shore, to: 1_060)
        glints(46, 0xFFFFFF, 0.26, around: 900, spread: 850, from: shore, to: 1_060)
        rect(1_000, shore - 2, 26, 70, .hex(0x4A3A34))
        for index in 0..<6 { rect(996, shore + 4 + Double(index) * 12, 34, 8, .hex(0x6A5242)) }
        canoe(780, 950)
        for (x, foot, height) in [
            (70.0, 1_080.0, 560.0), (210, 1_100, 380), (-40, 1_090, 420), (1_520, 1_090, 620), (1_390, 1_110, 400), (1_620, 1_090, 480),
        ] { fir(x, foot, height, deep, shade: deep.mixed(.black, 0.35)) }
    }

    private mutating func cabin(_ x: Double, _ foot: Double, _ size: Double) {
        let wood = hex(0x8A4E36)
        rect(x - size * 0.5, foot - size * 0.42, size, size * 0.44, .color(wood))
        for log in 0..<7 {
            rect(x - size * 0.5, foot - size * 0.42 + Double(log) * size * 0.062, size, 2, .color(wood.mixed(.black, 0.25)))
        }
        area(
            [
                (x - size * 0.64, foot - size * 0.38), (x - size * 0.2, foot - size * 0.82), (x + size * 0.44, foot - size * 0.82),
                (x + size * 0.64, foot - size * 0.38),
            ], .hex(0x3A2E3A))
        area([(x - size * 0.64, foot - size * 0.38), (x - size * 0.2, foot - size * 0.82), (x + 2, foot - size * 0.38)], .hex(0x55414A))
        rect(x + size * 0.22, foot - size * 0.98, size * 0.11, size * 0.3, .hex(0x6A5A58))
        for (index, puff) in [0.07, 0.1, 0.14].enumerated() {
            circle(
                x + size * (0.3 + 0.11 * Double(index)), foot - size * (1.06 + 0.15 * Double(index)), size * puff,
                .color(RGBA(1, 1, 1, 0.3)))
        }
        for left in [-0.38, 0.16] {
            rect(x + size * left, foot - size * 0.31, size * 0.2, size * 0.19, .hex(0xFFD57A))
            rect(x + size * (left + 0.09), foot - size * 0.31, size * 0.02, size * 0.19, .color(wood.mixed(.black, 0.3)))
        }
        rect(x - size * 0.07, foot - size * 0.31, size * 0.15, size * 0.33, .hex(0x4A2E2A))
        circle(x, foot - size * 0.2, size * 0.8, .glow(hex(0xFFC861, 0.26), x, foot - size * 0.2, from: 8, to: size * 0.8))
    }

    private mutating func canoe(_ x: Double, _ y: Double) {
        var path = Path()
        path.move(to: CGPoint(x: x - 96, y: y - 16))
        path.addQuadCurve(to: CGPoint(x: x + 96, y: y - 16), control: CGPoint(x: x, y: y + 10))
        path.addQuadCurve(to: CGPoint(x: x - 96, y: y - 16), control: CGPoint(x: x, y: y + 46))
        path.closeSubpath()
        ellipse(x, y + 20, 90, 7, .hex(0x0E2A34, 0.4))
        fill(path, .hex(0xC4472F))
        rect(x - 11, y - 46, 24, 42, .hex(0xF2B33D), corner: 9)
        circle(x + 1, y - 56, 11, .hex(0xE6B48C))
        rect(x - 11, y - 69, 24, 9, .hex(0x3A2E3A), corner: 4)
        var paddle = Path()
        paddle.move(to: CGPoint(x: x - 6, y: y - 40))
        paddle.addLine(to: CGPoint(x: x + 58, y: y + 26))
        line(paddle, 4, hex(0x7A5236))
    }
}
