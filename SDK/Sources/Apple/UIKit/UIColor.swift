import Foundation
import FoundationMissing
import VitrineAssetCatalog
import VitrineCoreGraphics
import VitrineDrawing

/// A colour that may differ between light and dark.
open class UIColor: _ComparedObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    private enum Storage {
        case fixed(RGBA)
        case system(SystemColor, String)
        case dynamic((UITraitCollection) -> UIColor)
        case asset(ColorSet, String)
    }
    private let storage: Storage

    private init(_ storage: Storage) { self.storage = storage }

    // Imported from Objective-C an initialiser may be called of `Self`, for which Swift wants `required`.
    /// An sRGB colour, the same in light and dark; its parts and its opacity go from 0 to 1.
    public required init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        storage = .fixed(RGBA(Float(red), Float(green), Float(blue), Float(alpha)))
    }

    /// A colour that nobody has chosen yet, which shows nothing.
    public required convenience override init() { self.init(white: 0, alpha: 0) }

    /// Makes the colour of a literal; the compiler calls it.
    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// A grey, the same in light and dark, from black at 0 to white at 1; its opacity goes from 0 to 1, too.
    public required convenience init(white: CGFloat, alpha: CGFloat) { self.init(red: white, green: white, blue: white, alpha: alpha) }

    /// The nearest sRGB colour to one of Display P3, whose parts and opacity go from 0 to 1.
    public required convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(.fixed(RGBA.displayP3(Double(red), Double(green), Double(blue), Double(alpha))))
    }

    /// An sRGB colour by its hue, once around from 0 to 1, with saturation, brightness and opacity from 0 to 1.
    public required convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let rgba = RGBA.hue(Double(hue), saturation: Double(saturation), brightness: Double(brightness), alpha: Double(alpha))
        self.init(.fixed(rgba))
    }

    /// The colour that a Core Graphics colour is in sRGB, the same in light and dark.
    public required convenience init(cgColor: CGColor) { self.init(.fixed(cgColor.rgba)) }

    /// Makes a colour by a closure that is asked each time the colour is needed.
    public required convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) { self.init(.dynamic(dynamicProvider)) }

    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// A colour of an asset catalogue, another one in the dark if the catalogue has it so; with traits the one for these alone. One that is
    /// not there is nil, and the next picture's diagnostics name it.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        do throws(AssetError) {
            let set = try AssetCatalogs.of(bundle ?? .main).color(name)
            let surroundings = AssetSurroundings(UITraitCollection(traitsFrom: [.current] + (traits.map { [$0] } ?? [])))
            let rgba = try AssetColors.rgba(set, name, in: surroundings)
            self.init(traits == nil ? .asset(set, name) : .fixed(rgba))
        } catch {
            UnfoundAssets.add("UIColor(named: \"\(name)\"): \(error)")
            return nil
        }
    }

    convenience init(named name: String, in bundle: Bundle, orClear: Void) {
        if let set = try? AssetCatalogs.of(bundle).color(name) {
            self.init(.asset(set, name))
        } else {
            UnfoundAssets.add(
                "UIColor(resource:): no colour named \"\(name)\" in the asset catalogues of \(bundle.bundleURL.lastPathComponent)")
            self.init(.fixed(.clear))
        }
    }

    /// The colour's name among the system's colours; nil for others.
    var systemName: String? { if case .system(_, let name) = storage { name } else { nil } }

    /// The colour drawn as a pattern is not: the middle pixel of the picture stands for it.
    public convenience init(patternImage image: UIImage) {
        let bitmap = image.upright.bitmap
        let pixel = bitmap.map { $0[$0.width / 2, $0.height / 2] } ?? [0, 0, 0, 0]
        let alpha = Float(pixel[3]) / 255
        func channel(_ index: Int) -> Float { alpha > 0 ? Float(pixel[index]) / 255 / alpha : 0 }
        self.init(.fixed(RGBA(channel(0), channel(1), channel(2), alpha)))
    }

    package convenience init(_ rgba: RGBA) { self.init(.fixed(rgba)) }

    convenience init(system: SystemColor, _ name: String) { self.init(.system(system, name)) }

    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        func faded(_ rgba: RGBA) -> UIColor { UIColor(.fixed(RGBA(rgba.red, rgba.green, rgba.blue, Float(alpha)))) }
        if case .fixed(let rgba) = storage { return faded(rgba) }
        return UIColor(.dynamic { faded(self.rgba(for: $0)) })
    }

    open func resolvedColor(with traits: UITraitCollection) -> UIColor { UIColor(.fixed(rgba(for: traits))) }

    /// The colour in the current surroundings.
    open var cgColor: CGColor { CGColor(rgba(for: .current)) }

    @discardableResult open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let rgba = rgba(for: .current)
        red?.pointee = CGFloat(rgba.red)
        green?.pointee = CGFloat(rgba.green)
        blue?.pointee = CGFloat(rgba.blue)
        alpha?.pointee = CGFloat(rgba.alpha)
        return true
    }

    @discardableResult open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?, brightness: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let rgba = rgba(for: .current), parts = rgba.hueParts
        hue?.pointee = parts.hue
        saturation?.pointee = parts.saturation
        brightness?.pointee = parts.brightness
        alpha?.pointee = CGFloat(rgba.alpha)
        return true
    }

    /// Tells the grey and the alpha; false for a colour that is not grey.
    @discardableResult open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let rgba = rgba(for: .current)
        guard rgba.red == rgba.green, rgba.green == rgba.blue else { return false }
        white?.pointee = CGFloat(rgba.red)
        alpha?.pointee = CGFloat(rgba.alpha)
        return true
    }

    /// Sets the colour for drawing into the current graphics context from here on.
    open func set() {
        setFill()
        setStroke()
    }
    open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
    open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

    /// The colour in these surroundings, in sRGB.
    package func rgba(for traits: UITraitCollection) -> RGBA {
        if case .dynamic(let provider) = storage { return provider(traits).rgba(for: traits) }
        if case .asset(let set, let name) = storage {
            do throws(AssetError) {
                return try AssetColors.rgba(set, name, in: AssetSurroundings(traits))
            } catch {
                UnfoundAssets.add("UIColor(named: \"\(name)\"): \(error)")
                return .clear
            }
        }
        let plain = plainRGBA(
            isDark: traits.userInterfaceStyle == .dark, isElevated: traits.userInterfaceLevel == .elevated,
            isContrastIncreased: traits.accessibilityContrast == .high)
        // Only a dynamic colour and an asset have no plain answer.
        return plain ?? .clear
    }

    /// The colour in sRGB; nil for one whose provider or catalogue has to be asked.
    package func plainRGBA(isDark: Bool, isElevated: Bool, isContrastIncreased: Bool) -> RGBA? {
        switch storage {
        case .fixed(let rgba): rgba
        case .system(let color, _): color.rgba(isDark: isDark, isElevated: isElevated, isContrastIncreased: isContrastIncreased)
        case .dynamic, .asset: nil
        }
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        switch (storage, other.storage) {
        case (.fixed(let a), .fixed(let b)): return a == b
        case (.system(_, let a), .system(_, let b)): return a == b
        case (.asset(let a, _), .asset(let b, _)): return a == b
        default: return self === other
        }
    }

    open override var hash: Int {
        switch storage {
        case .fixed(let rgba): rgba.hashValue
        case .system(_, let name): name.hashValue
        case .dynamic: ObjectIdentifier(self).hashValue
        case .asset(_, let name): name.hashValue
        }
    }

    open override var description: String {
        let rgba = rgba(for: .current)
        return "UIExtendedSRGBColorSpace \(rgba.red) \(rgba.green) \(rgba.blue) \(rgba.alpha)"
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Archiving

    public static var supportsSecureCoding: Bool { true }

    /// Writes the colour as it is in the current surroundings.
    open func encode(with coder: NSCoder) {
        let rgba = rgba(for: .current)
        coder.encode(Double(rgba.red), forKey: "UIRed")
        coder.encode(Double(rgba.green), forKey: "UIGreen")
        coder.encode(Double(rgba.blue), forKey: "UIBlue")
        coder.encode(Double(rgba.alpha), forKey: "UIAlpha")
    }

    public required init?(coder: NSCoder) {
        func part(_ key: String) -> Float { Float(coder.decodeDouble(forKey: key)) }
        guard coder.containsValue(forKey: "UIAlpha") else { return nil }
        storage = .fixed(RGBA(part("UIRed"), part("UIGreen"), part("UIBlue"), part("UIAlpha")))
    }
}

extension UIColor {
    /// The prominence of a text's colour.
    public enum Prominence: Int, Sendable { case primary, secondary, tertiary, quaternary }

    /// Returns the colour with less prominence. How much less is this project's choice: as the label colours fade.
    public func withProminence(_ prominence: Prominence) -> UIColor {
        let share: CGFloat =
            switch prominence {
            case .primary: 1
            case .secondary: 0.6
            case .tertiary: 0.3
            case .quaternary: 0.18
            }
        return UIColor { traits in
            let rgba = self.rgba(for: traits)
            return UIColor(RGBA(rgba.red, rgba.green, rgba.blue, rgba.alpha * Float(share)))
        }
    }

    /// The colour in words, as it is read out: “dark blue”. The words are this project's, by hue and brightness.
    public var accessibilityName: String {
        let rgba = rgba(for: .current), parts = rgba.hueParts
        if rgba.alpha == 0 { return "transparent" }
        if parts.brightness < 0.08 { return "black" }
        if parts.saturation < 0.08 { return parts.brightness > 0.95 ? "white" : parts.brightness < 0.4 ? "dark gray" : "gray" }
        let names = ["red", "orange", "yellow", "green", "green", "cyan", "cyan", "blue", "blue", "purple", "magenta", "pink"]
        let name = names[Int((parts.hue * 12).rounded()) % 12]
        return parts.brightness < 0.45 ? "dark \(name)" : parts.saturation < 0.4 ? "light \(name)" : name
    }
}
