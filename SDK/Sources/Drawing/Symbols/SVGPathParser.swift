import Foundation

/// Reads the `d` attribute of an SVG path. As SVG asks, drawing stops at the first mistake and keeps what came before.
struct SVGPathParser {
    private let text: [UInt8]
    private var place = 0
    private var path = Path()
    private var current = CGPoint.zero
    private var start = CGPoint.zero
    /// The last curve's second control, for the smooth commands that mirror it.
    private var cubicControl: CGPoint?
    private var quadControl: CGPoint?

    /// Longer texts are cut off: no icon comes near.
    private static let longest = 1 << 20

    static func path(_ text: String) -> Path {
        var parser = SVGPathParser(text: Array(text.utf8.prefix(longest)))
        parser.parse()
        return parser.path
    }

    private init(text: [UInt8]) { self.text = text }

    private mutating func parse() {
        var command: UInt8 = 0
        while true {
            skipSpace()
            guard place < text.count else { return }
            let byte = text[place]
            if (byte | 0x20) >= UInt8(ascii: "a"), (byte | 0x20) <= UInt8(ascii: "z") {
                command = byte
                place += 1
            } else if command | 0x20 == UInt8(ascii: "z") || command == 0 {
                return
            }
            guard path.elements.count > 0 || command | 0x20 == UInt8(ascii: "m"), draw(command) else { return }
            // More numbers after a move are lines.
            if command == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
            if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
        }
    }

    private mutating func draw(_ command: UInt8) -> Bool {
        let relative = command >= UInt8(ascii: "a")
        let lastCubic = cubicControl, lastQuad = quadControl
        cubicControl = nil
        quadControl = nil
        switch Character(UnicodeScalar(command | 0x20)) {
        case "m":
            guard let to = point(relative) else { return false }
            path.move(to: to)
            start = to
            current = to
        case "l": return line(point(relative))
        case "h": return line(number().map { CGPoint(x: relative ? current.x + $0 : $0, y: current.y) })
        case "v": return line(number().map { CGPoint(x: current.x, y: relative ? current.y + $0 : $0) })
        case "c":
            guard let first = point(relative), let second = point(relative), let to = point(relative) else { return false }
            curve(first, second, to)
        case "s":
            guard let second = point(relative), let to = point(relative) else { return false }
            curve(mirrored(lastCubic), second, to)
        case "q":
            guard let control = point(relative), let to = point(relative) else { return false }
            quad(control, to)
        case "t":
            guard let to = point(relative) else { return false }
            quad(mirrored(lastQuad), to)
        case "a": return arc(relative)
        case "z":
            path.closeSubpath()
            current = start
        default: return false
        }
        return true
    }

    private mutating func line(_ to: CGPoint?) -> Bool {
        guard let to else { return false }
        begin()
        path.addLine(to: to)
        current = to
        return true
    }

    private mutating func curve(_ first: CGPoint, _ second: CGPoint, _ to: CGPoint) {
        begin()
        path.addCurve(to: to, control1: first, control2: second)
        cubicControl = second
        current = to
    }

    private mutating func quad(_ control: CGPoint, _ to: CGPoint) {
        begin()
        path.addQuadCurve(to: to, control: control)
        quadControl = control
        current = to
    }

    private mutating func arc(_ relative: Bool) -> Bool {
        guard let rx = number(), let ry = number(), let turn = number(), let large = flag(), let sweep = flag(),
            let to = point(relative)
        else { return false }
        begin()
        let arc = EllipticalArc(
            from: current, to: to, radii: CGSize(width: abs(rx), height: abs(ry)), rotation: turn * .pi / 180, large: large, sweep: sweep)
        if let arc { arc.add(to: &path) } else { path.addLine(to: to) }
        current = to
        return true
    }

    /// Begins a part: after a closed one the next starts where it did.
    private mutating func begin() { if path.elements.last == .closeSubpath { path.move(to: start) } }

    private func mirrored(_ control: CGPoint?) -> CGPoint {
        control.map { CGPoint(x: 2 * current.x - $0.x, y: 2 * current.y - $0.y) } ?? current
    }

    private mutating func skipSpace() {
        while place < text.count, text[place] <= 0x20 || text[place] == UInt8(ascii: ",") { place += 1 }
    }

    private mutating func point(_ relative: Bool) -> CGPoint? {
        guard let x = number(), let y = number() else { return nil }
        return relative ? CGPoint(x: current.x + x, y: current.y + y) : CGPoint(x: x, y: y)
    }

    /// An arc's flag is one digit; the next number may follow without a gap.
    private mutating func flag() -> Bool? {
        skipSpace()
        guard place < text.count, text[place] == UInt8(ascii: "0") || text[place] == UInt8(ascii: "1") else { return nil }
        place += 1
        return text[place - 1] == UInt8(ascii: "1")
    }

    private mutating func number() -> Double? {
        skipSpace()
        let begin = place
        var seenDot = false, seenDigit = false
        while place < text.count {
            let byte = text[place]
            let afterExponent = place > begin && text[place - 1] | 0x20 == UInt8(ascii: "e")
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): seenDigit = true
            case UInt8(ascii: "+"), UInt8(ascii: "-"): if place > begin, !afterExponent { return finish(begin) }
            case UInt8(ascii: "."):
                if seenDot { return finish(begin) }
                seenDot = true
            case UInt8(ascii: "e"), UInt8(ascii: "E"):
                guard seenDigit else { return nil }
                seenDot = true
            default: return finish(begin)
            }
            place += 1
        }
        return finish(begin)
    }

    private func finish(_ begin: Int) -> Double? {
        let value = Double(String(decoding: text[begin..<place], as: UTF8.self))
        return value.flatMap { abs($0) < 1e6 ? $0 : nil }
    }
}

/// SVG's arc between two points, by the conversion in its specification (appendix B.2.4).
private struct EllipticalArc {
    private let transform: CGAffineTransform
    private let startAngle: Double
    private let sweepAngle: Double

    init?(from: CGPoint, to: CGPoint, radii: CGSize, rotation: Double, large: Bool, sweep: Bool) {
        var (rx, ry) = (radii.width, radii.height)
        guard rx > 0, ry > 0, from != to else { return nil }
        let (sine, cosine) = (ExactMath.sine(rotation), ExactMath.cosine(rotation))
        let (dx, dy) = ((from.x - to.x) / 2, (from.y - to.y) / 2)
        let x = cosine * dx + sine * dy, y = cosine * dy - sine * dx
        let excess = x * x / (rx * rx) + y * y / (ry * ry)
        if excess > 1 {
            rx *= excess.squareRoot()
            ry *= excess.squareRoot()
        }
        let below = rx * rx * y * y + ry * ry * x * x
        let factor = max(0, (rx * rx * ry * ry - below) / below).squareRoot() * (large == sweep ? -1 : 1)
        let (cx, cy) = (factor * rx * y / ry, -factor * ry * x / rx)
        let begin = ExactMath.arcTangent(y: (y - cy) / ry, x: (x - cx) / rx)
        var delta = ExactMath.arcTangent(y: (-y - cy) / ry, x: (-x - cx) / rx) - begin
        if sweep, delta < 0 { delta += 2 * .pi }
        if !sweep, delta > 0 { delta -= 2 * .pi }
        startAngle = begin
        sweepAngle = delta
        let middle = CGPoint(x: cosine * cx - sine * cy + (from.x + to.x) / 2, y: sine * cx + cosine * cy + (from.y + to.y) / 2)
        transform = CGAffineTransform(
            a: cosine * rx, b: sine * rx, c: -sine * ry, d: cosine * ry, tx: middle.x, ty: middle.y)
    }

    func add(to path: inout Path) {
        path.addRelativeArc(center: .zero, radius: 1, startRadians: startAngle, deltaRadians: sweepAngle, transform: transform)
    }
}
