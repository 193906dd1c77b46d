import Foundation
import VitrineDrawing

/// Colours of other spaces in sRGB, the part of them that it has.
extension RGBA {
    /// Makes a colour of one in Display P3; both have the same white and the same curve (CSS Color 4).
    package static func displayP3(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> RGBA {
        let (r, g, b) = (linear(red), linear(green), linear(blue))
        return RGBA(
            encoded(1.224_940_2 * r - 0.224_940_4 * g), encoded(-0.042_056_9 * r + 1.042_057_1 * g),
            encoded(-0.019_637_6 * r - 0.078_636 * g + 1.098_273_5 * b), Float(alpha))
    }

    static func linearSRGB(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> RGBA {
        RGBA(encoded(red), encoded(green), encoded(blue), Float(alpha))
    }

    /// Makes a colour of a grey whose curve is the power 2.2.
    static func gray22(_ white: Double, _ alpha: Double) -> RGBA {
        let level = encoded(pow(min(max(white, 0), 1), 2.2))
        return RGBA(level, level, level, Float(alpha))
    }

    private static func linear(_ value: Double) -> Double {
        let size = abs(value)
        let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return value < 0 ? -result : result
    }

    /// A millionth is far below a pixel's step, and above what C libraries differ by.
    private static func encoded(_ value: Double) -> Float {
        let value = min(max(value, 0), 1)
        let result = value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
        return Float((result * 1e6).rounded() / 1e6)
    }
}
