import Foundation
import VitrineDrawing

/// A colour in sRGB.
public final class CGColor: Hashable, Sendable {
    package let rgba: RGBA

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        rgba = RGBA(Float(red), Float(green), Float(blue), Float(alpha))
    }

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(red: gray, green: gray, blue: gray, alpha: alpha) }
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) { self.init(gray: gray, alpha: alpha) }

    /// Grey and alpha, or red, green, blue and alpha, as many as the space has components and one more.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        switch space.model {
        case .monochrome: self.init(gray: components[0], alpha: components[1])
        case .rgb: self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
        default: return nil
        }
    }

    package init(_ rgba: RGBA) { self.rgba = rgba }

    public static let black = CGColor(gray: 0, alpha: 1)
    public static let white = CGColor(gray: 1, alpha: 1)
    public static let clear = CGColor(gray: 0, alpha: 0)

    public var alpha: CGFloat { CGFloat(rgba.alpha) }
    public var numberOfComponents: Int { 4 }
    public var components: [CGFloat]? { [CGFloat(rgba.red), CGFloat(rgba.green), CGFloat(rgba.blue), CGFloat(rgba.alpha)] }
    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

    public func copy() -> CGColor? { self }
    public func copy(alpha: CGFloat) -> CGColor? { CGColor(RGBA(rgba.red, rgba.green, rgba.blue, Float(alpha))) }

    /// Every colour is in sRGB here; a grey space takes the luma.
    public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?) -> CGColor? {
        guard space.model == .monochrome else { return self }
        return CGColor(gray: CGFloat(0.2126 * rgba.red + 0.7152 * rgba.green + 0.0722 * rgba.blue), alpha: alpha)
    }

    public static func == (a: CGColor, b: CGColor) -> Bool { a.rgba == b.rgba }
    public func hash(into hasher: inout Hasher) { hasher.combine(rgba) }
}

/// The rendering intent: how colours outside of a space are brought into it; none is outside here.
public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}
