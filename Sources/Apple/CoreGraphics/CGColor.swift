import Drawing
import Foundation

/// The colours' space; everything is kept in sRGB.
public final class CGColorSpace: Sendable {
    public static let sRGB = "kCGColorSpaceSRGB"
    public let name: String?
    public init?(name: String) { self.name = name }
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
    // The initialiser takes any name.
    CGColorSpace(name: CGColorSpace.sRGB)!
}

/// A colour in sRGB.
public final class CGColor: Hashable, Sendable {
    @_spi(Vitrine) public let rgba: RGBA

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        rgba = RGBA(Float(red), Float(green), Float(blue), Float(alpha))
    }

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(red: gray, green: gray, blue: gray, alpha: alpha) }

    @_spi(Vitrine) public init(_ rgba: RGBA) { self.rgba = rgba }

    public var alpha: CGFloat { CGFloat(rgba.alpha) }
    public var numberOfComponents: Int { 4 }
    public var components: [CGFloat]? { [CGFloat(rgba.red), CGFloat(rgba.green), CGFloat(rgba.blue), CGFloat(rgba.alpha)] }

    public func copy(alpha: CGFloat) -> CGColor? { CGColor(RGBA(rgba.red, rgba.green, rgba.blue, Float(alpha))) }

    public static func == (a: CGColor, b: CGColor) -> Bool { a.rgba == b.rgba }
    public func hash(into hasher: inout Hasher) { hasher.combine(rgba) }
}
