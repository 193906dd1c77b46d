import Drawing
import Foundation

/// What several motifs are made of.
extension Sketch {
    mutating func sky(_ colors: [UInt32], to bottom: Double, at places: [Double]? = nil) {
        rect(0, 0, Self.width, bottom, .down(colors.map { hex($0) }, from: 0, to: bottom, at: places))
    }

    mutating func sun(_ x: Double, _ y: Double, _ radius: Double, _ color: UInt32, halo: Double = 0.22) {
        circle(x, y, radius * 4.2, .glow(hex(color, 0.5), x, y, from: radius * 0.6, to: radius * 4.2))
        circle(x, y, radius * 1.55, .color(hex(color, halo)))
        circle(x, y, radius, .down([hex(color).mixed(.white, 0.55), hex(color)], from: y - radius, to: y + radius))
    }

    /// Long thin clouds with round ends.
    mutating func streaks(_ count: Int, _ color: UInt32, _ alpha: Double, from top: Double, to bottom: Double) {
        for _ in 0..<count {
            let width = chance.between(120, 460), y = chance.between(top, bottom), x = chance.between(-100, Self.width - 150)
            let height = chance.between(9, 17)
            rect(x, y, width, height, .color(hex(color, alpha * chance.between(0.55, 1))), corner: height / 2)
            if chance.next(2) == 0 {
                rect(x + width * 0.3, y + height * 0.9, width * 0.45, height * 0.8, .color(hex(color, alpha * 0.6)), corner: height * 0.4)
            }
        }
    }

    /// Heaped clouds with a flat bottom.
    mutating func cloud(_ x: Double, _ y: Double, _ size: Double, _ color: UInt32, _ alpha: Double = 1) {
        layer(opacity: alpha) { sketch in
            let paint = Paint.down([hex(color).mixed(.white, 0.35), hex(color)], from: y - size * 0.55, to: y + size * 0.2)
            sketch.rect(x - size, y, size * 2, size * 0.26, paint, corner: size * 0.13)
            sketch.circle(x - size * 0.42, y + size * 0.02, size * 0.27, paint)
            sketch.circle(x + size * 0.02, y - size * 0.14, size * 0.4, paint)
            sketch.circle(x + size * 0.48, y + size * 0.02, size * 0.26, paint)
        }
    }

    mutating func stars(_ count: Int, to bottom: Double) {
        for _ in 0..<count {
            let y = chance.between(0, bottom), size = chance.between(0.9, 2.6)
            circle(
                chance.between(0, Self.width), y, size, .color(RGBA(1, 1, 1, Float(chance.between(0.25, 0.95) * (1 - 0.6 * y / bottom)))))
        }
    }

    /// Water down to the bottom of the picture, with light on it below `light`.
    mutating func water(_ colors: [UInt32], from top: Double, to bottom: Double = Sketch.height, at places: [Double]? = nil) {
        rect(0, top, Self.width, bottom - top, .down(colors.map { hex($0) }, from: top, to: bottom, at: places))
    }

    /// Short strokes of light on water: near the top small and dense, further down long.
    mutating func glints(
        _ count: Int, _ color: UInt32, _ alpha: Double, around x: Double, spread: Double, from top: Double, to bottom: Double
    ) {
        for _ in 0..<count {
            let depth = chance.unit() * chance.unit(), y = top + 6 + depth * (bottom - top - 12)
            let reach = spread * (0.35 + 0.9 * depth)
            let place = x + (chance.unit() + chance.unit() - 1) * reach
            let width = chance.between(30, 90) * (0.6 + depth * 1.2), height = 3 + depth * 5
            rect(place - width / 2, y, width, height, .color(hex(color, alpha * chance.between(0.4, 1))), corner: height / 2)
        }
    }

    /// A fir with drooping tiers, its right side in shadow.
    mutating func fir(_ x: Double, _ foot: Double, _ height: Double, _ color: RGBA, shade: RGBA? = nil) {
        let half = height * 0.24
        var left: [(Double, Double)] = [(x, foot - height)], right: [(Double, Double)] = [(x, foot - height)]
        let tiers = height > 150 ? 5 : 3
        for tier in 1...tiers {
            let part = Double(tier) / Double(tiers), y = foot - height * 0.06 - height * 0.94 * (1 - part)
            left += [(x - half * part, y), (x - half * part * 0.55, y - height * 0.015)]
            right += [(x + half * part, y), (x + half * part * 0.55, y - height * 0.015)]
        }
        rect(x - height * 0.022, foot - height * 0.08, height * 0.044, height * 0.09, .color(color.mixed(.black, 0.35)))
        let outline = Array(left.dropLast()) + [(x, foot - height * 0.08)] + Array(right.dropLast().reversed())
        area(outline, .color(color))
        if let shade { area(Array(right.dropLast()) + [(x, foot - height * 0.08)], .color(shade)) }
    }

    mutating func firs(_ count: Int, along floor: (Double) -> Double, height: ClosedRange<Double>, _ color: RGBA) {
        for index in 0..<count {
            let x = (Double(index) + chance.unit()) / Double(count) * (Self.width + 40) - 20
            fir(x, floor(x) + 4, chance.between(height.lowerBound, height.upperBound), color.mixed(.black, chance.between(0, 0.14)))
        }
    }

    /// A palm, leaning by `lean` at its crown.
    mutating func palm(_ x: Double, _ foot: Double, _ height: Double, lean: Double, trunk: RGBA, leaf: RGBA) {
        let top = CGPoint(x: x + lean, y: foot - height)
        var path = Path()
        path.move(to: CGPoint(x: x - height * 0.026, y: foot))
        path.addQuadCurve(to: CGPoint(x: top.x - height * 0.012, y: top.y), control: CGPoint(x: x - height * 0.01, y: foot - height * 0.6))
        path.addLine(to: CGPoint(x: top.x + height * 0.014, y: top.y))
        path.addQuadCurve(to: CGPoint(x: x + height * 0.03, y: foot), control: CGPoint(x: x + height * 0.03, y: foot - height * 0.6))
        path.closeSubpath()
        fill(path, .color(trunk))
        let reach = height * 0.36
        for (index, direction) in [-1.0, -0.82, -0.5, -0.15, 0.2, 0.52, 0.84, 1.0].enumerated() {
            let drop = abs(direction) * reach * 0.42 - (index % 2 == 0 ? reach * 0.2 : -reach * 0.22)
            let tip = CGPoint(x: top.x + direction * reach, y: top.y + drop)
            let bend = CGPoint(x: (top.x + tip.x) / 2, y: min(top.y, tip.y) - reach * (0.42 - 0.2 * abs(direction)))
            var frond = Path()
            frond.move(to: top)
            frond.addQuadCurve(to: tip, control: bend)
            frond.addQuadCurve(to: top, control: CGPoint(x: bend.x, y: bend.y + reach * 0.26))
            frond.closeSubpath()
            fill(frond, .color(index % 2 == 0 ? leaf : leaf.mixed(.black, 0.22)))
        }
    }

    /// A house front with a tiled hip roof; `lit` of ten windows shine.
    mutating func house(
        _ x: Double, _ foot: Double, _ width: Double, _ height: Double, wall: RGBA, roof: RGBA, pane: RGBA, light: RGBA, lit: Int
    ) {
        let top = foot - height
        rect(x, top, width, height, .color(wall))
        // A side in shadow gives it depth.
        rect(x, top, width * 0.32, height, .color(wall.mixed(hex(0x5A2E3C), 0.13)))
        area(
            [
                (x - width * 0.09, top + 3), (x + width * 0.26, top - width * 0.27), (x + width * 0.78, top - width * 0.27),
                (x + width * 1.09, top + 3),
            ],
            .color(roof))
        area(
            [(x - width * 0.09, top + 3), (x + width * 0.26, top - width * 0.27), (x + width * 0.4, top + 3)],
            .color(roof.mixed(.black, 0.16)))
        let columns = width > 70 ? 3 : 2, rows = max(1, Int(height / (width * 0.5)))
        for row in 0..<rows {
            for column in 0..<columns {
                let paneWidth = width * (columns == 3 ? 0.13 : 0.17)
                let left = x + width * (Double(column) + 0.5) / Double(columns) - paneWidth / 2
                rect(
                    left, top + height * 0.14 + Double(row) * width * 0.46, paneWidth, paneWidth * 1.6,
                    .color(chance.next(10) < lit ? light : pane), corner: paneWidth * 0.28)
            }
        }
    }

    /// A boat under one sail.
    mutating func sail(_ x: Double, _ y: Double, _ size: Double, sail color: RGBA, hull: RGBA) {
        area([(x, y - size), (x, y - size * 0.14), (x + size * 0.5, y - size * 0.14)], .color(color))
        area(
            [(x - size * 0.05, y - size * 0.84), (x - size * 0.05, y - size * 0.14), (x - size * 0.36, y - size * 0.14)],
            .color(color.mixed(hex(0x2A6E90), 0.18)))
        rect(x - size * 0.018, y - size * 1.03, size * 0.03, size, .color(hull))
        var path = Path()
        path.move(to: CGPoint(x: x - size * 0.46, y: y - size * 0.1))
        path.addLine(to: CGPoint(x: x + size * 0.56, y: y - size * 0.1))
        path.addQuadCurve(to: CGPoint(x: x + size * 0.3, y: y + size * 0.07), control: CGPoint(x: x + size * 0.46, y: y + size * 0.06))
        path.addLine(to: CGPoint(x: x - size * 0.3, y: y + size * 0.07))
        path.addQuadCurve(to: CGPoint(x: x - size * 0.46, y: y - size * 0.1), control: CGPoint(x: x - size * 0.43, y: y + size * 0.05))
        path.closeSubpath()
        fill(path, .color(hull))
        rect(x - size * 0.6, y + size * 0.07, size * 1.2, size * 0.03, .color(RGBA(1, 1, 1, 0.45)), corner: size * 0.015)
    }

    mutating func birds(_ count: Int, around x: Double, _ y: Double, _ color: RGBA) {
        for _ in 0..<count {
            let left = x + chance.between(-170, 170), top = y + chance.between(-70, 70), size = chance.between(9, 19)
            var path = Path()
            path.move(to: CGPoint(x: left - size, y: top - size * 0.35))
            path.addQuadCurve(to: CGPoint(x: left, y: top), control: CGPoint(x: left - size * 0.4, y: top - size * 0.55))
            path.addQuadCurve(
                to: CGPoint(x: left + size, y: top - size * 0.35), control: CGPoint(x: left + size * 0.4, y: top - size * 0.55))
            line(path, 2.6, color)
        }
    }
}
