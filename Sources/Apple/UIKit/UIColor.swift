import Drawing
import Foundation
@_spi(Vitrine) import VitrineCoreGraphics

/// Light or dark, as UIKit says it.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// Whether a surface lies in front of others.
public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base = 0, elevated = 1 }

/// What a dynamic colour can ask.
public struct UITraitCollection: Hashable, Sendable {
    public var userInterfaceStyle: UIUserInterfaceStyle = .light
    public var userInterfaceLevel: UIUserInterfaceLevel = .base
    public var displayScale: CGFloat = 3

    public init() {}
    public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }
}

/// A colour that may differ between light and dark.
public final class UIColor: Hashable, @unchecked Sendable {
    private enum Storage {
        case fixed(RGBA)
        case system(SystemColor, String)
        case dynamic((UITraitCollection) -> UIColor)
        case named(String, Bundle?)
    }
    private let storage: Storage
    private let opacity: Float

    private init(_ storage: Storage, opacity: Float = 1) {
        self.storage = storage
        self.opacity = opacity
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(.fixed(RGBA(Float(red), Float(green), Float(blue), Float(alpha))))
    }

    public convenience init(white: CGFloat, alpha: CGFloat) { self.init(red: white, green: white, blue: white, alpha: alpha) }

    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let rgba = RGBA.hue(Double(hue), saturation: Double(saturation), brightness: Double(brightness), alpha: Double(alpha))
        self.init(.fixed(rgba))
    }

    public convenience init(cgColor: CGColor) { self.init(.fixed(cgColor.rgba)) }

    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) { self.init(.dynamic(dynamicProvider)) }

    /// A colour of an asset catalogue; catalogues are not read yet, so there is none.
    public convenience init?(named name: String, in bundle: Bundle? = nil, compatibleWith traits: UITraitCollection? = nil) { return nil }

    convenience init(system: SystemColor, _ name: String) { self.init(.system(system, name)) }

    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch storage {
        case .fixed(let rgba): UIColor(.fixed(RGBA(rgba.red, rgba.green, rgba.blue, Float(alpha))))
        default:
            UIColor(
                .dynamic { traits in
                    let rgba = self.rgba(for: traits)
                    return UIColor(.fixed(RGBA(rgba.red, rgba.green, rgba.blue, Float(alpha))))
                })
        }
    }

    public func resolvedColor(with traits: UITraitCollection) -> UIColor { UIColor(.fixed(rgba(for: traits))) }

    public var cgColor: CGColor { CGColor(rgba(for: UITraitCollection())) }

    @discardableResult public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let rgba = rgba(for: UITraitCollection())
        red?.pointee = CGFloat(rgba.red)
        green?.pointee = CGFloat(rgba.green)
        blue?.pointee = CGFloat(rgba.blue)
        alpha?.pointee = CGFloat(rgba.alpha)
        return true
    }

    /// The colour in these surroundings, in sRGB.
    @_spi(Vitrine) public func rgba(for traits: UITraitCollection) -> RGBA {
        switch storage {
        case .fixed(let rgba): rgba
        case .system(let color, _):
            color.rgba(isDark: traits.userInterfaceStyle == .dark, isElevated: traits.userInterfaceLevel == .elevated)
        case .dynamic(let provider): provider(traits).rgba(for: traits)
        case .named: .clear
        }
    }

    public static func == (a: UIColor, b: UIColor) -> Bool {
        switch (a.storage, b.storage) {
        case (.fixed(let a), .fixed(let b)): a == b
        case (.system(_, let a), .system(_, let b)): a == b
        default: a === b
        }
    }

    public func hash(into hasher: inout Hasher) {
        switch storage {
        case .fixed(let rgba): hasher.combine(rgba)
        case .system(_, let name): hasher.combine(name)
        default: hasher.combine(ObjectIdentifier(self))
        }
    }
}

extension RGBA {
    /// From hue, saturation and brightness, each 0…1.
    @_spi(Vitrine) public static func hue(_ hue: Double, saturation: Double, brightness: Double, alpha: Double) -> RGBA {
        func channel(_ n: Double) -> Float {
            let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
            return Float(brightness - brightness * saturation * max(0, min(k, 4 - k, 1)))
        }
        return RGBA(channel(5), channel(3), channel(1), Float(alpha))
    }
}
