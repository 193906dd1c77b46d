import VitrineCPixels
import Foundation

/// A gradient along a line.
final class LinearShader: Shader {
    private let ramp: ColorRamp
    /// t = `x` · device x + `y` · device y + `constant`
    private let x: Double, y: Double, constant: Double

    /// - Parameter inverse: from device pixels to the gradient's coordinates.
    init(_ ramp: ColorRamp, start: CGPoint, end: CGPoint, inverse t: CGAffineTransform) {
        self.ramp = ramp
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = dx * dx + dy * dy
        guard length > 0, length.isFinite else {
            (x, y, constant) = (0, 0, 1)
            return
        }
        let (ux, uy) = (dx / length, dy / length)
        let across = t.a * ux + t.b * uy, down = t.c * ux + t.d * uy
        // A change of less than a tenth of a step over the widest picture is none: rotations leave such dust.
        x = abs(across) < 1e-8 ? 0 : across
        y = abs(down) < 1e-8 ? 0 : down
        constant = (t.tx - start.x) * ux + (t.ty - start.y) * uy + (x + y) / 2
    }

    override var isOpaque: Bool { ramp.isOpaque }

    override func plainColor(row: Int) -> Pixel? { x == 0 ? ramp.colors[ColorRamp.index(y * Double(row) + constant)] : nil }

    override func shade(x left: Int, y top: Int, count: Int, into row: UnsafeMutablePointer<Pixel>) {
        // Fixed point, 32 bits of fraction: one addition a pixel.
        let limit = 1e6
        let last = Double(ColorRamp.size - 1)
        let start = (x * Double(left) + y * Double(top) + constant) * last + 0.5
        let step = x * last
        guard abs(start) < limit, abs(step) < limit, abs(step) * Double(count) < limit else {
            for index in 0..<count {
                row[index] = ramp.colors[ColorRamp.index(x * Double(left + index) + y * Double(top) + constant)]
            }
            return
        }
        var place = Int64((start * 4_294_967_296).rounded())
        let advance = Int64((step * 4_294_967_296).rounded())
        let highest = Int64(ColorRamp.size - 1)
        let final = place &+ advance &* Int64(count - 1)
        if min(place, final) >= 0, max(place, final) >> 32 <= highest {
            return vitrine_look_up(row, ramp.colors, count, place, advance)
        }
        for index in 0..<count {
            row[index] = ramp.colors[Int(min(max(place >> 32, 0), highest))]
            place &+= advance
        }
    }
}

/// A gradient over distance from a centre; stretched, it is elliptical.
final class RadialShader: Shader {
    private let ramp: ColorRamp
    private let inverse: CGAffineTransform
    private let startRadius: Double, scale: Double

    /// - Parameter inverse: from device pixels to coordinates whose origin is the centre.
    init(_ ramp: ColorRamp, startRadius: Double, endRadius: Double, inverse: CGAffineTransform) {
        self.ramp = ramp
        self.inverse = inverse
        self.startRadius = startRadius
        let reach = endRadius - startRadius
        scale = reach != 0 && reach.isFinite ? 1 / reach : 1e9
    }

    override var isOpaque: Bool { ramp.isOpaque }

    override func shade(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<Pixel>) {
        var place = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(inverse)
        for index in 0..<count {
            let distance = (place.x * place.x + place.y * place.y).squareRoot()
            row[index] = ramp.colors[ColorRamp.index((distance - startRadius) * scale)]
            place.x += inverse.a
            place.y += inverse.b
        }
    }
}

/// A gradient over the angle around a centre.
final class AngularShader: Shader {
    private let ramp: ColorRamp
    private let inverse: CGAffineTransform
    private let startAngle: Double, sweep: Double

    init(_ ramp: ColorRamp, startAngle: Double, endAngle: Double, inverse: CGAffineTransform) {
        self.ramp = ramp
        self.inverse = inverse
        self.startAngle = startAngle
        let sweep = endAngle - startAngle
        self.sweep = sweep != 0 && sweep.isFinite ? sweep : 2 * .pi
    }

    override var isOpaque: Bool { ramp.isOpaque }

    override func shade(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<Pixel>) {
        let turn = 2 * Double.pi, direction = sweep > 0 ? 1.0 : -1.0, reach = abs(sweep)
        for index in 0..<count {
            let place = CGPoint(x: Double(x + index) + 0.5, y: Double(y) + 0.5).applying(inverse)
            var angle = (ExactMath.arcTangent(y: place.y, x: place.x) - startAngle) * direction
            angle -= (angle / turn).rounded(.down) * turn
            // Past the end the nearer end's colour goes on: half of the gap belongs to each.
            if angle > reach, angle - reach > turn - angle { angle = 0 }
            row[index] = ramp.colors[ColorRamp.index(angle / reach)]
        }
    }
}
