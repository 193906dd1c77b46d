import Drawing
import Foundation

extension Sketch {
    /// Gables along a river, and spires above them.
    mutating func paintOldTown() {
        let quay = 850.0
        sky(
            pick(
                [0x2B3A74, 0x7C6AA6, 0xE3A1A4, 0xFCDDB6], [0x1F4A7A, 0x6FA0C4, 0xCFE0DC, 0xFDF0D0],
                [0x38406F, 0x9A6C95, 0xF29A7C, 0xFFDC9C]), to: quay, at: [0, 0.38, 0.72, 1])
        streaks(9, 0xFFF2E2, 0.34, from: 110, to: 480)
        sun(1_090, 470, 74, pick(0xFFE2B4, 0xFFF3CC, 0xFFE09C))
        let far = hex(pick(0xA983A6, 0x93A9B6, 0xB5788C)), middle = hex(pick(0x7A5C8C, 0x6B8699, 0x8A5A78))
        // A castle hill far off.
        fill(
            Self.hill([(-20, 560), (220, 520), (430, 486), (640, 520), (900, 580), (1_250, 560), (1_620, 540)], floor: quay),
            .color(far.faded(0.85)))
        for (x, width, height) in [(250.0, 150.0, 60.0), (330, 46, 120), (420, 130, 76), (480, 30, 190), (520, 30, 170)] {
            rect(x, 500 - height, width, height + 60, .color(far))
        }
        for x in [495.0, 535] {
            area([(x - 20, x == 495 ? 312 : 332), (x, x == 495 ? 190 : 220), (x + 20, x == 495 ? 312 : 332)], .color(far))
        }
        area([(326, 382), (353, 330), (380, 382)], .color(far))
        roofs(from: -40, foot: quay, count: 19, height: 190...270, tone: middle, soft: 0.55)
        if variant % 3 == 1 { dome(820, quay, 250) } else { church(820, quay, 320) }
        roofs(from: -20, foot: quay, count: 15, height: 120...215, tone: nil, soft: 0)
        rect(0, quay - 6, Self.width, 40, .color(hex(0x6B5A62)))
        for index in 0..<40 { rect(Double(index) * 42 + chance.between(0, 10), quay + 6, 34, 9, .color(hex(0x5A4A55, 0.7)), corner: 3) }
        water(pick([0xC99AA0, 0x77688F, 0x3E3F68], [0xA9C4C8, 0x5B8CA4, 0x2F5A7C], [0xE09A86, 0x8A6488, 0x42406C]), from: quay + 30)
        glints(90, 0xFFF0D0, 0.5, around: 1_060, spread: 420, from: quay + 30, to: 1_060)
        glints(40, 0xFFE2C8, 0.3, around: 600, spread: 900, from: quay + 30, to: 1_060)
        stoneBridge(quay + 30)
        birds(6, around: 640, 330, hex(0x3A3050, 0.75))
    }

    private mutating func roofs(from start: Double, foot: Double, count: Int, height: ClosedRange<Double>, tone: RGBA?, soft: Double) {
        let walls: [UInt32] = [0xF3D9A8, 0xE9B98E, 0xF6E6CC, 0xD9A48C, 0xC9D2C4, 0xF0C89C, 0xE4CDB4]
        var x = start
        for _ in 0..<count {
            let width = chance.between(92, 132), tall = chance.between(height.lowerBound, height.upperBound), top = foot - tall
            var wall = hex(chance.of(walls)), roof = hex(chance.of([0xB4492F, 0xC55A38, 0xA13F2C]))
            if let tone { (wall, roof) = (wall.mixed(tone, soft), roof.mixed(tone, soft)) }
            rect(x, top, width, tall, .color(wall))
            rect(x, top, width * 0.14, tall, .color(RGBA(0.2, 0.1, 0.2, 0.1)))
            let rise = width * chance.between(0.5, 0.85)
            if chance.next(3) == 0 {
                // Steps up to the gable.
                for step in 0..<4 {
                    let part = Double(step) / 4
                    rect(
                        x + width * 0.5 * part, top - rise * (part + 0.25), width * (1 - part), rise * 0.26, .color(wall.mixed(roof, 0.12)))
                }
            } else {
                area([(x - 6, top + 2), (x + width / 2, top - rise), (x + width + 6, top + 2)], .color(roof))
                area([(x - 6, top + 2), (x + width / 2, top - rise), (x + width * 0.36, top + 2)], .color(roof.mixed(.black, 0.15)))
                rect(x + width * 0.66, top - rise * 0.72, 13, rise * 0.4, .color(roof.mixed(.black, 0.3)))
            }
            circle(x + width / 2, top - rise * 0.32, 7, .color(hex(0x4B3A54)))
            for row in 0..<max(1, Int(tall / 56)) {
                for column in 0..<3 {
                    let pane = chance.next(10) < 4 ? hex(0xFFDB8A) : hex(0x57465E)
                    rect(
                        x + width * (0.2 + 0.26 * Double(column)), top + 20 + Double(row) * 54, 15, 26,
                        .color(tone.map { pane.mixed($0, soft) } ?? pane), corner: 4)
                }
            }
            x += width + chance.between(-2, 5)
        }
    }

    /// Two towers with spires before a nave.
    private mutating func church(_ x: Double, _ foot: Double, _ height: Double) {
        let stone = hex(pick(0x6A5578, 0x8A8F98, 0x7A546C)), slate = hex(pick(0x463A66, 0x4E6A70, 0x54365A))
        rect(x - 40, foot - height, 240, height, .color(stone.mixed(.white, 0.06)))
        area([(x - 46, foot - height + 2), (x + 80, foot - height - 110), (x + 206, foot - height + 2)], .color(slate))
        for (left, extra) in [(x - 112, 40.0), (x + 196, 0.0)] {
            let top = foot - height - 90 - extra
            rect(left, top, 76, height + 90 + extra, .color(stone))
            rect(left + 50, top, 26, height + 90 + extra, .color(stone.mixed(.black, 0.18)))
            area([(left - 7, top + 2), (left + 38, top - 200), (left + 83, top + 2)], .color(slate))
            area([(left + 38, top - 200), (left + 83, top + 2), (left + 50, top + 2)], .color(slate.mixed(.black, 0.22)))
            for side in [left - 4, left + 62] {
                area([(side, top + 2), (side + 9, top - 66), (side + 18, top + 2)], .color(slate.mixed(.black, 0.1)))
            }
            circle(left + 38, top - 202, 6, .hex(0xF3C766))
            rect(left + 28, top + 34, 20, 56, .color(slate.mixed(.black, 0.2)), corner: 10)
            circle(left + 38, top + 126, 17, .hex(0xF6E3BC))
        }
        circle(x + 80, foot - height + 66, 34, .color(slate.mixed(hex(0xFFC46B), 0.55)))
        circle(x + 80, foot - height + 66, 20, .color(slate))
    }

    /// A baroque dome with its lantern.
    private mutating func dome(_ x: Double, _ foot: Double, _ height: Double) {
        let stone = hex(0xD7CDBB), copper = hex(0x5FA292)
        rect(x - 150, foot - height, 300, height, .color(stone))
        rect(x - 150, foot - height, 300, 14, .color(stone.mixed(.black, 0.14)))
        rect(x - 92, foot - height - 90, 184, 92, .color(stone.mixed(.white, 0.2)))
        for index in 0..<5 { rect(x - 78 + Double(index) * 36, foot - height - 74, 16, 60, .color(hex(0x6E7C88)), corner: 8) }
        var path = Path()
        path.move(to: CGPoint(x: x - 102, y: foot - height - 88))
        path.addCurve(
            to: CGPoint(x: x, y: foot - height - 226), control1: CGPoint(x: x - 102, y: foot - height - 180),
            control2: CGPoint(x: x - 50, y: foot - height - 226))
        path.addCurve(
            to: CGPoint(x: x + 102, y: foot - height - 88), control1: CGPoint(x: x + 50, y: foot - height - 226),
            control2: CGPoint(x: x + 102, y: foot - height - 180))
        path.closeSubpath()
        fill(path, .across([copper.mixed(.white, 0.25), copper, copper.mixed(.black, 0.25)], from: x - 100, to: x + 100))
        rect(x - 20, foot - height - 272, 40, 52, .color(stone))
        area([(x - 24, foot - height - 270), (x, foot - height - 340), (x + 24, foot - height - 270)], .color(copper))
        circle(x, foot - height - 344, 6, .hex(0xF3C766))
        for side in [x - 190, x + 150] {
            rect(side, foot - height - 60, 40, height + 60, .color(stone.mixed(.black, 0.08)))
            area([(side - 6, foot - height - 58), (side + 20, foot - height - 150), (side + 46, foot - height - 58)], .color(copper))
        }
    }

    private mutating func stoneBridge(_ top: Double) {
        let stone = hex(0x4A4058)
        for index in -1..<6 {
            let x = Double(index) * 330 - 40
            var path = Path()
            path.addLines([(x, 300.0), (x, 36), (x + 330, 36), (x + 330, 300), (x + 284, 300)].map { CGPoint(x: $0.0, y: top + $0.1) })
            path.addCurve(
                to: CGPoint(x: x + 46, y: top + 300), control1: CGPoint(x: x + 284, y: top), control2: CGPoint(x: x + 46, y: top))
            path.closeSubpath()
            fill(path, .color(stone))
            area(
                [(x - 20, top + 128), (x, top + 60), (x + 20, top + 128), (x + 20, top + 170), (x - 20, top + 170)],
                .color(stone.mixed(.black, 0.2)))
            rect(x - 12, top + 4, 10, 36, .color(stone))
            circle(x - 7, top, 8, .hex(0xFFE2A0))
            circle(x - 7, top, 34, .glow(hex(0xFFD98E, 0.5), x - 7, top, from: 4, to: 34))
        }
        rect(0, top + 26, Self.width, 16, .color(stone.mixed(.white, 0.1)))
    }
}
