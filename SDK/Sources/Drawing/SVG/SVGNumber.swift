import Foundation

/// Numbers, colours and paths as SVG writes them, equal on every machine.
enum SVGNumber {
    /// A number with at most three decimals; infinite and NaN become 0.
    static func text(_ value: Double) -> String { text(value, decimals: 3) }

    /// The attributes of a rectangle's place and size.
    static func place(_ rect: CGRect) -> String {
        " x=\"\(text(rect.minX))\" y=\"\(text(rect.minY))\" width=\"\(text(rect.width))\" height=\"\(text(rect.height))\""
    }

    /// A factor with at most six decimals.
    static func fine(_ value: Double) -> String { text(value, decimals: 6) }

    private static func text(_ value: Double, decimals: Int) -> String {
        var bytes: [UInt8] = []
        append(value, decimals: decimals, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Digits go into the bytes from the last to the first: outlines are thousands of numbers, and a string for each costs more than
    /// finding them.
    private static func append(_ value: Double, decimals: Int, to bytes: inout [UInt8]) {
        guard value.isFinite else { return bytes.append(UInt8(ascii: "0")) }
        let unit = decimals == 3 ? 1000 : 1_000_000
        let scaled = Int((min(max(value, -1e9), 1e9) * Double(unit)).rounded())
        if scaled < 0 { bytes.append(UInt8(ascii: "-")) }
        var (whole, rest) = abs(scaled).quotientAndRemainder(dividingBy: unit)
        let start = bytes.count
        repeat {
            bytes.append(UInt8(ascii: "0") + UInt8(whole % 10))
            whole /= 10
        } while whole > 0
        bytes[start...].reverse()
        guard rest > 0 else { return }
        bytes.append(UInt8(ascii: "."))
        var place = unit
        while rest > 0 {
            place /= 10
            bytes.append(UInt8(ascii: "0") + UInt8(rest / place))
            rest %= place
        }
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
        var bytes: [UInt8] = []
        func add(_ letter: Unicode.Scalar, _ points: CGPoint...) {
            bytes.append(UInt8(ascii: letter))
            for (index, point) in points.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: " ")) }
                append(point.x, decimals: 3, to: &bytes)
                bytes.append(UInt8(ascii: " "))
                append(point.y, decimals: 3, to: &bytes)
            }
        }
        for element in path.elements {
            switch element {
            case .move(let to): add("M", to)
            case .line(let to): add("L", to)
            case .quadCurve(let to, let control): add("Q", control, to)
            case .curve(let to, let control1, let control2): add("C", control1, control2, to)
            case .closeSubpath: add("Z")
            }
        }
        return String(decoding: bytes, as: UTF8.self)
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
