import Foundation

/// Numbers, colours and paths as SVG writes them, equal on every machine.
enum SVGNumber {
    /// At most three decimals; infinite and NaN become 0.
    static func text(_ value: Double) -> String { text(value, decimals: 3) }

    /// The attributes of a rectangle's place and size.
    static func place(_ rect: CGRect) -> String {
        " x=\"\(text(rect.minX))\" y=\"\(text(rect.minY))\" width=\"\(text(rect.width))\" height=\"\(text(rect.height))\""
    }

    /// At most six decimals, for factors.
    static func fine(_ value: Double) -> String { text(value, decimals: 6) }

    private static func text(_ value: Double, decimals: Int) -> String {
        guard value.isFinite else { return "0" }
        let unit = decimals == 3 ? 1000 : 1_000_000
        let scaled = Int((min(max(value, -1e9), 1e9) * Double(unit)).rounded())
        let (whole, rest) = abs(scaled).quotientAndRemainder(dividingBy: unit)
        let sign = scaled < 0 ? "-" : ""
        guard rest > 0 else { return "\(sign)\(whole)" }
        var digits = String(rest + unit).dropFirst()
        while digits.last == "0" { digits.removeLast() }
        return "\(sign)\(whole).\(digits)"
    }

    static func matrix(_ t: CGAffineTransform) -> String {
        let parts = [t.a, t.b, t.c, t.d].map { text($0, decimals: 6) } + [text(t.tx), text(t.ty)]
        return "matrix(\(parts.joined(separator: " ")))"
    }

    /// ` name="#rrggbb"` and its opacity where it is below 1.
    static func color(_ name: String, _ color: RGBA, opacity: String) -> String {
        func known(_ value: Float) -> Float { value.isNaN ? 0 : min(max(value, 0), 1) }
        let digits = Array("0123456789abcdef")
        let hex = [color.red, color.green, color.blue].map { value in
            let byte = Int((known(value) * 255).rounded())
            return "\(digits[byte >> 4])\(digits[byte & 15])"
        }.joined()
        let faded = known(color.alpha) < 1 ? " \(opacity)=\"\(text(Double(known(color.alpha))))\"" : ""
        return " \(name)=\"#\(hex)\"\(faded)"
    }

    static func data(_ path: Path) -> String {
        func pair(_ point: CGPoint) -> String { "\(text(point.x)) \(text(point.y))" }
        return path.elements.map { element in
            switch element {
            case .move(let to): "M\(pair(to))"
            case .line(let to): "L\(pair(to))"
            case .quadCurve(let to, let control): "Q\(pair(control)) \(pair(to))"
            case .curve(let to, let control1, let control2): "C\(pair(control1)) \(pair(control2)) \(pair(to))"
            case .closeSubpath: "Z"
            }
        }.joined()
    }

    /// Safe inside an attribute; characters that XML forbids are left out.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\t", "\n", "\r": result += " "
            default: if scalar.value >= 0x20, scalar.value != 0xFFFE, scalar.value != 0xFFFF { result.unicodeScalars.append(scalar) }
            }
        }
        return result
    }
}
