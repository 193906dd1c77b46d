import Foundation

/// Reads the values of attributes.
enum SVGValues {
    /// Every number in a text, whatever stands between; what is past any drawing's size is left out.
    static func numbers(_ text: String) -> [Double] {
        var numbers: [Double] = []
        for match in text.prefix(1 << 20).matches(of: #/[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?/#) {
            guard numbers.count < 100_000, let number = Double(match.output), abs(number) < 1e6 else { return numbers }
            numbers.append(number)
        }
        return numbers
    }

    static func transform(_ text: String) throws(VectorImageError) -> CGAffineTransform {
        var result = CGAffineTransform.identity
        for match in text.prefix(10_000).matches(of: #/([a-zA-Z]+)\s*\(([^)]*)\)/#) {
            let n = numbers(String(match.2))
            let error = VectorImageError.badValue(attribute: "transform", value: String(match.0.prefix(40)))
            let next: CGAffineTransform
            switch (String(match.1), n.count) {
            case ("translate", 1), ("translate", 2): next = CGAffineTransform(translationX: n[0], y: n.count > 1 ? n[1] : 0)
            case ("scale", 1), ("scale", 2): next = CGAffineTransform(scaleX: n[0], y: n.count > 1 ? n[1] : n[0])
            case ("rotate", 1), ("rotate", 3):
                let center = n.count == 3 ? CGPoint(x: n[1], y: n[2]) : .zero
                next = CGAffineTransform(translationX: -center.x, y: -center.y)
                    .concatenating(CGAffineTransform(rotationAngle: n[0] * .pi / 180))
                    .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
            case ("skewX", 1): next = CGAffineTransform(a: 1, b: 0, c: tangent(n[0]), d: 1, tx: 0, ty: 0)
            case ("skewY", 1): next = CGAffineTransform(a: 1, b: tangent(n[0]), c: 0, d: 1, tx: 0, ty: 0)
            case ("matrix", 6): next = CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
            default: throw error
            }
            result = next.concatenating(result)
            guard [result.a, result.b, result.c, result.d, result.tx, result.ty].allSatisfy({ abs($0) < 1e9 }) else { throw error }
        }
        return result
    }

    private static func tangent(_ degrees: Double) -> Double {
        let angle = degrees * .pi / 180
        return ExactMath.sine(angle) / ExactMath.cosine(angle)
    }

    /// Reads a colour; nil for `none`.
    static func color(_ text: String, _ attribute: String, current: RGBA) throws(VectorImageError) -> RGBA? {
        let word = text.trimmingCharacters(in: .whitespaces).lowercased()
        if word == "none" || word == "transparent" { return nil }
        if word == "currentcolor" { return current }
        if word.hasPrefix("url(") { throw .notDrawn("a gradient or pattern") }
        let error = VectorImageError.badValue(attribute: attribute, value: String(text.prefix(40)))
        if word.hasPrefix("#") {
            var digits = Array(word.dropFirst())
            if digits.count == 3 || digits.count == 4 { digits = digits.flatMap { [$0, $0] } }
            guard digits.count == 6 || digits.count == 8, let value = UInt64(String(digits), radix: 16) else { throw error }
            let wide = digits.count == 8 ? value : value << 8 | 0xFF
            func part(_ shift: UInt64) -> Float { Float(wide >> shift & 0xFF) / 255 }
            return RGBA(part(24), part(16), part(8), part(0))
        }
        if word.hasPrefix("rgb") {
            let parts = numbers(word).map { word.contains("%") ? $0 * 2.55 : $0 }
            guard parts.count == 3 || parts.count == 4 else { throw error }
            func unit(_ value: Double) -> Float { Float(min(max(value, 0), 1)) }
            return RGBA(unit(parts[0] / 255), unit(parts[1] / 255), unit(parts[2] / 255), parts.count == 4 ? unit(numbers(word)[3]) : 1)
        }
        guard let named = names[word] else { throw error }
        return RGBA(Float(named >> 16 & 0xFF) / 255, Float(named >> 8 & 0xFF) / 255, Float(named & 0xFF) / 255)
    }

    /// The colours of HTML 4, and some that drawing programs write.
    private static let names: [String: Int] = [
        "black": 0, "silver": 0xC0C0C0, "gray": 0x808080, "grey": 0x808080, "white": 0xFFFFFF, "maroon": 0x800000, "red": 0xFF0000,
        "purple": 0x800080, "fuchsia": 0xFF00FF, "magenta": 0xFF00FF, "green": 0x008000, "lime": 0x00FF00, "olive": 0x808000,
        "yellow": 0xFFFF00, "navy": 0x000080, "blue": 0x0000FF, "teal": 0x008080, "aqua": 0x00FFFF, "cyan": 0x00FFFF, "orange": 0xFFA500,
        "gold": 0xFFD700, "pink": 0xFFC0CB, "brown": 0xA52A2A, "crimson": 0xDC143C, "coral": 0xFF7F50, "tomato": 0xFF6347,
        "indigo": 0x4B0082, "violet": 0xEE82EE, "lightgray": 0xD3D3D3, "lightgrey": 0xD3D3D3, "darkgray": 0xA9A9A9, "darkgrey": 0xA9A9A9,
    ]
}
