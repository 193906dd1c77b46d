import Foundation
import VitrineDrawing

extension RGBA {
    /// Makes a colour of hue, saturation and brightness, each 0…1.
    package static func hue(_ hue: Double, saturation: Double, brightness: Double, alpha: Double) -> RGBA {
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
}
