import Foundation
import VitrineDrawing

extension Color {
    /// A colour as numbers, kept linear as SwiftUI does.
    public struct Resolved: Hashable, Sendable, CustomStringConvertible {
        public var linearRed: Float
        public var linearGreen: Float
        public var linearBlue: Float
        public var opacity: Float

        public init(colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1) {
            self.opacity = opacity
            switch colorSpace {
            case .sRGBLinear: (linearRed, linearGreen, linearBlue) = (red, green, blue)
            case .sRGB: (linearRed, linearGreen, linearBlue) = (linear(red), linear(green), linear(blue))
            case .displayP3:
                let (r, g, b) = (linear(red), linear(green), linear(blue))
                // Linear Display P3 to linear sRGB, both with white D65, rounded to four digits as SwiftUI has it: only so grey 0.3 is
                // #4D4C4C, and (0.412, 0.508, 0.69) #6382B4, as Apple's own descriptions are.
                linearRed = 1.2249 * r - 0.2247 * g
                linearGreen = -0.0420 * r + 1.0419 * g
                linearBlue = -0.0197 * r - 0.0786 * g + 1.0979 * b
            }
        }

        init(_ rgba: RGBA) { self.init(red: rgba.red, green: rgba.green, blue: rgba.blue, opacity: rgba.alpha) }

        public var red: Float {
            get { encoded(linearRed) }
            set { linearRed = linear(newValue) }
        }
        public var green: Float {
            get { encoded(linearGreen) }
            set { linearGreen = linear(newValue) }
        }
        public var blue: Float {
            get { encoded(linearBlue) }
            set { linearBlue = linear(newValue) }
        }

        var rgba: RGBA { RGBA(red, green, blue, opacity) }

        /// `#RRGGBBAA`.
        public var description: String {
            // A half goes down in a colour, as SwiftUI's own way from linear ends just below it, and up in the opacity.
            "#" + [red, green, blue].map { hexadecimal($0 - 1e-6) }.joined() + hexadecimal(opacity)
        }
    }
}

private func hexadecimal(_ value: Float) -> String {
    let byte = UInt8(max(0, min(255, (value * 255).rounded(.toNearestOrAwayFromZero))))
    return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
}

// These functions use double precision: single precision would move values that lie between two bytes.

private func linear(_ value: Float) -> Float {
    let magnitude = Double(abs(value))
    let result = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
    return Float(value < 0 ? -result : result)
}

private func encoded(_ value: Float) -> Float {
    let magnitude = Double(abs(value))
    let result = magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
    return Float(value < 0 ? -result : result)
}

extension Color.Resolved: Codable {
    /// Reads red, green, blue and opacity, in a list.
    public init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        self.init(
            red: try values.decode(Float.self), green: try values.decode(Float.self), blue: try values.decode(Float.self),
            opacity: try values.decode(Float.self))
    }
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.unkeyedContainer()
        for value in [red, green, blue, opacity] { try values.encode(value) }
    }
}

extension Color.Resolved: ShapeStyle {
    public func _paint(_ inputs: _StyleInputs) -> _StylePaint { .color(rgba.opacity(VitrineSwiftUI.opacity(ofLevel: inputs.level))) }
}
