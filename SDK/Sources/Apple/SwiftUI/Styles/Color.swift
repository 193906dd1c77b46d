import Foundation
import VitrineAssetCatalog
import VitrineCoreGraphics
import VitrineDeveloperToolsSupport
import VitrineDrawing
import VitrineUIKit

/// A colour, perhaps another one in the dark. As a view it fills what it is offered.
public struct Color: Hashable, Sendable, CustomStringConvertible {
    public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

    indirect enum Storage: Hashable, Sendable {
        case fixed(RGBA)
        case uiColor(UIColor)
        /// A level of the label colours; not of the foreground style.
        case accent
        case named(String, Bundle?)
        case faded(Storage, Double)
        case mixed(Storage, Storage, Double)
        /// Nearer to white by a share, and as opaque as it was.
        case lightened(Storage, Double)
        case perceptual(Storage, Storage, Double)
        case exposed(Storage, Double)
    }
    let storage: Storage

    init(storage: Storage) { self.storage = storage }

    public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        let resolved = Resolved(
            colorSpace: colorSpace, red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(opacity))
        storage = .fixed(
            colorSpace == .sRGB ? RGBA(Float(red), Float(green), Float(blue), Float(opacity)) : resolved.rgba)
    }

    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        storage = .fixed(.hue(hue, saturation: saturation, brightness: brightness, alpha: opacity))
    }

    /// A colour of an asset catalogue.
    public init(_ name: String, bundle: Bundle? = nil) { storage = .named(name, bundle) }
    public init(_ resource: ColorResource) { storage = .named(resource.name, resource.bundle) }

    public init(uiColor: UIColor) { storage = .uiColor(uiColor) }
    @_disfavoredOverload public init(_ color: UIColor) { storage = .uiColor(color) }
    public init(cgColor: CGColor) { storage = .fixed(cgColor.rgba) }
    // The initialiser takes a protocol, as `Color(.clear)` means UIKit's colour and would be ambiguous otherwise.
    @_disfavoredOverload public init<Value: _ColorSource>(_ color: Value) { self = color._color }
    public init(_ resolved: Resolved) { storage = .fixed(resolved.rgba) }

    public func opacity(_ opacity: Double) -> Color { Color(storage: .faded(storage, opacity)) }

    public var gradient: AnyGradient { AnyGradient(self) }

    public var cgColor: CGColor? {
        if case .fixed(let rgba) = storage { CGColor(rgba) } else { nil }
    }

    public func resolve(in environment: EnvironmentValues) -> Resolved { Resolved(rgba(in: environment)) }

    public var description: String {
        if case .fixed(let rgba) = storage { return Resolved(rgba).description }
        return "Color(\(storage))"
    }

    /// The colour in sRGB, before the place's own colouring.
    func rgba(in environment: EnvironmentValues) -> RGBA { Self.rgba(storage, environment) }

    private static func rgba(_ storage: Storage, _ environment: EnvironmentValues) -> RGBA {
        switch storage {
        case .fixed(let rgba): return rgba
        case .uiColor(let color): return color.rgba(in: environment)
        case .accent:
            var inputs = _StyleInputs(environment)
            inputs.level = 0
            if case .color(let rgba) = TintShapeStyle()._paint(inputs).kind { return rgba }
            return AccentColor.rgba(in: environment)
        case .named(let name, let bundle):
            do throws(AssetError) {
                return try AssetColors.rgba(name, bundle, in: AssetSurroundings(environment))
            } catch {
                RenderContext.current?.report("Color(\"\(name)\"): \(error); drawn clear")
                return .clear
            }
        case .perceptual(let a, let b, let fraction):
            return rgba(a, environment).mixedPerceptually(with: rgba(b, environment), by: Float(fraction))
        case .exposed(let base, let stops): return rgba(base, environment).exposed(stops)
        case .faded(let base, let opacity): return rgba(base, environment).opacity(opacity)
        case .lightened(let base, let fraction):
            let (color, t) = (rgba(base, environment), Float(fraction))
            func lighter(_ value: Float) -> Float { value + (1 - value) * t }
            return RGBA(lighter(color.red), lighter(color.green), lighter(color.blue), color.alpha)
        case .mixed(let a, let b, let fraction):
            let (a, b, t) = (rgba(a, environment), rgba(b, environment), Float(fraction))
            func blend(_ a: Float, _ b: Float) -> Float { a + (b - a) * t }
            return RGBA(blend(a.red, b.red), blend(a.green, b.green), blend(a.blue, b.blue), blend(a.alpha, b.alpha))
        }
    }
}

extension Color {
    public static let red = Color(uiColor: .systemRed)
    public static let orange = Color(uiColor: .systemOrange)
    public static let yellow = Color(uiColor: .systemYellow)
    public static let green = Color(uiColor: .systemGreen)
    public static let mint = Color(uiColor: .systemMint)
    public static let teal = Color(uiColor: .systemTeal)
    public static let cyan = Color(uiColor: .systemCyan)
    public static let blue = Color(uiColor: .systemBlue)
    public static let indigo = Color(uiColor: .systemIndigo)
    public static let purple = Color(uiColor: .systemPurple)
    public static let pink = Color(uiColor: .systemPink)
    public static let brown = Color(uiColor: .systemBrown)
    public static let gray = Color(uiColor: .systemGray)
    public static let white = Color(storage: .fixed(.white))
    public static let black = Color(storage: .fixed(.black))
    public static let clear = Color(storage: .fixed(.clear))
    public static let primary = Color(uiColor: .label)
    public static let secondary = Color(uiColor: .secondaryLabel)
    public static let accentColor = Color(storage: .accent)
}

extension Color: ShapeStyle {
    public func _paint(_ inputs: _StyleInputs) -> _StylePaint {
        if inputs.level > 0, self == .primary {
            var inputs = inputs
            inputs.foreground = nil
            return HierarchicalShapeStyle.primary._paint(inputs)
        }
        return .color(rgba(in: inputs.environment).opacity(VitrineSwiftUI.opacity(ofLevel: inputs.level)))
    }
}

extension Color: _PrimitiveView {
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        nodes.nodes.append(FillNode(view, kind: "Color", inputs))
    }
}

extension ShapeStyle where Self == Color {
    public static var red: Color { .red }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var green: Color { .green }
    public static var mint: Color { .mint }
    public static var teal: Color { .teal }
    public static var cyan: Color { .cyan }
    public static var blue: Color { .blue }
    public static var indigo: Color { .indigo }
    public static var purple: Color { .purple }
    public static var pink: Color { .pink }
    public static var brown: Color { .brown }
    public static var gray: Color { .gray }
    public static var white: Color { .white }
    public static var black: Color { .black }
    public static var clear: Color { .clear }
    public static var accentColor: Color { .accentColor }
}

/// The argument without a label of which a colour is made: Core Graphics' colour, or a colour.
public protocol _ColorSource {
    var _color: Color { get }
}

extension CGColor: _ColorSource {
    public var _color: Color { Color(cgColor: self) }
}

extension Color: _ColorSource {
    public var _color: Color { self }
}
