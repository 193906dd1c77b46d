import Drawing
import Foundation

extension RGBA {
    /// From hue, saturation and brightness, each 0…1.
    @_spi(Vitrine) public static func hue(_ hue: Double, saturation: Double, brightness: Double, alpha: Double) -> RGBA {
        func channel(_ n: Double) -> Float {
            let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
            return Float(brightness - brightness * saturation * max(0, min(k, 4 - k, 1)))
        }
        return RGBA(channel(5), channel(3), channel(1), Float(alpha))
    }

    /// Hue, saturation and brightness, each 0…1; hue 0 for greys.
    var hueParts: (hue: Double, saturation: Double, brightness: Double) {
        let (r, g, b) = (Double(red), Double(green), Double(blue))
        let highest = max(r, g, b), range = highest - min(r, g, b)
        guard range > 0, highest > 0 else { return (0, 0, highest) }
        var sixths =
            highest == r ? (g - b) / range : highest == g ? 2 + (b - r) / range : 4 + (r - g) / range
        if sixths < 0 { sixths += 6 }
        return (sixths / 6, range / highest, highest)
    }

    /// From Display P3, the part of it that sRGB has; both have the same white and the same curve (CSS Color 4).
    static func displayP3(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> RGBA {
        func linear(_ value: Double) -> Double {
            let size = abs(value)
            let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
            return value < 0 ? -result : result
        }
        // A millionth is far below a pixel's step, and above what C libraries differ by.
        func encoded(_ value: Double) -> Float {
            let value = min(max(value, 0), 1)
            let result = value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
            return Float((result * 1e6).rounded() / 1e6)
        }
        let (r, g, b) = (linear(red), linear(green), linear(blue))
        return RGBA(
            encoded(1.224_940_2 * r - 0.224_940_4 * g), encoded(-0.042_056_9 * r + 1.042_057_1 * g),
            encoded(-0.019_637_6 * r - 0.078_636 * g + 1.098_273_5 * b), Float(alpha))
    }
}
