/// Colours computed from colours: each new channel is a weighted sum of red, green, blue and alpha (0…1, not premultiplied, sRGB)
/// and a constant, brought back into 0…1.
package struct ColorMatrix: Hashable, Sendable {
    /// The weights of the four old channels in the new red, and its constant; so for the others.
    package var red: Row
    package var green: Row
    package var blue: Row
    package var alpha: Row

    package struct Row: Hashable, Sendable {
        package var red: Float
        package var green: Float
        package var blue: Float
        package var alpha: Float
        package var constant: Float

        package init(_ red: Float, _ green: Float, _ blue: Float, _ alpha: Float = 0, constant: Float = 0) {
            self.red = red
            self.green = green
            self.blue = blue
            self.alpha = alpha
            self.constant = constant
        }

        var numbers: [Float] { [red, green, blue, alpha, constant] }
    }

    /// The matrix that changes nothing.
    package init() { self.init(red: Row(1, 0, 0), green: Row(0, 1, 0), blue: Row(0, 0, 1)) }

    package init(red: Row, green: Row, blue: Row, alpha: Row = Row(0, 0, 0, 1)) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    var rows: [Row] { [red, green, blue, alpha] }
}

extension ColorMatrix {
    /// Rec. 709's share of each colour in lightness.
    private static let light: (Float, Float, Float) = (0.2126, 0.7152, 0.0722)

    /// A matrix of which 0 is grey, 1 changes nothing, more is stronger: colours moved away from or towards their lightness.
    package static func saturation(_ amount: Double) -> ColorMatrix {
        let s = Float(amount), rest = 1 - s
        let (r, g, b) = (light.0 * rest, light.1 * rest, light.2 * rest)
        return ColorMatrix(red: Row(r + s, g, b), green: Row(r, g + s, b), blue: Row(r, g, b + s))
    }

    /// Added to every colour; −1…1.
    package static func brightness(_ amount: Double) -> ColorMatrix {
        let more = Float(amount)
        return ColorMatrix(
            red: Row(1, 0, 0, constant: more), green: Row(0, 1, 0, constant: more), blue: Row(0, 0, 1, constant: more))
    }

    /// Multiplies the distance of colours from middle grey by a factor.
    package static func contrast(_ amount: Double) -> ColorMatrix {
        let factor = Float(amount), middle = (1 - factor) / 2
        return ColorMatrix(
            red: Row(factor, 0, 0, constant: middle), green: Row(0, factor, 0, constant: middle),
            blue: Row(0, 0, factor, constant: middle))
    }

    /// Each channel times that of `color`.
    package static func multiply(_ color: RGBA) -> ColorMatrix {
        ColorMatrix(
            red: Row(color.red, 0, 0), green: Row(0, color.green, 0), blue: Row(0, 0, color.blue), alpha: Row(0, 0, 0, color.alpha))
    }

    /// A matrix that makes every colour its opposite.
    package static let invert = ColorMatrix(
        red: Row(-1, 0, 0, constant: 1), green: Row(0, -1, 0, constant: 1), blue: Row(0, 0, -1, constant: 1))

    /// Hues turned by an angle (radians) around the grey axis, lightness kept: the matrix that SVG's `hueRotate` defines.
    package static func hueRotation(_ radians: Double) -> ColorMatrix {
        let c = Float(ExactMath.cosine(radians)), s = Float(ExactMath.sine(radians))
        return ColorMatrix(
            red: Row(0.213 + 0.787 * c - 0.213 * s, 0.715 - 0.715 * c - 0.715 * s, 0.072 - 0.072 * c + 0.928 * s),
            green: Row(0.213 - 0.213 * c + 0.143 * s, 0.715 + 0.285 * c + 0.140 * s, 0.072 - 0.072 * c - 0.283 * s),
            blue: Row(0.213 - 0.213 * c - 0.787 * s, 0.715 - 0.715 * c + 0.715 * s, 0.072 + 0.928 * c + 0.072 * s))
    }
}

extension ColorMatrix: WireCodable {
    package func write(to writer: inout WireWriter) { for row in rows { for number in row.numbers { writer.write(number) } } }
    package init(from reader: inout WireReader) throws {
        var rows: [Row] = []
        for _ in 0..<4 {
            var numbers: [Float] = []
            for _ in 0..<5 { numbers.append(try Float(from: &reader)) }
            guard numbers.allSatisfy(\.isFinite) else { throw reader.badValue }
            rows.append(Row(numbers[0], numbers[1], numbers[2], numbers[3], constant: numbers[4]))
        }
        self.init(red: rows[0], green: rows[1], blue: rows[2], alpha: rows[3])
    }
}
