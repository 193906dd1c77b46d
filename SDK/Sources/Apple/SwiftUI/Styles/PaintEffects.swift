import Foundation
import VitrineDrawing

/// An effect of a style beside filling: a shadow or a blend mode.
enum PaintEffect {
    case drop(Shadow)
    case inner(Shadow)
    case blend(VitrineDrawing.BlendMode)
    /// A picture as the place shows pictures.
    case picture(RenderingGroup)

    /// Items with the effect, as one.
    /// - Parameter rect: what the items are painted in.
    func applied(to items: [DisplayItem], in rect: CGRect) -> [DisplayItem] {
        var layer = Layer(items: items)
        switch self {
        case .drop(let shadow): layer.shadow = shadow
        case .blend(let mode): layer.blend = mode
        case .picture(let group): return group.picture(items)
        case .inner(let shadow): layer.items = items + [shade(of: items, shadow, in: rect)]
        }
        return [.layer(layer)]
    }

    /// The shadow that what lies around the items throws into them: everything but the items, moved, blurred, and cut to the items.
    private func shade(of items: [DisplayItem], _ shadow: Shadow, in rect: CGRect) -> DisplayItem {
        let reach = abs(shadow.x) + abs(shadow.y) + shadow.radius * 3 + 4
        var hole = Layer(items: items)
        hole.blend = .destinationOut
        var around = Layer(items: [.fill(Path(rect.insetBy(dx: -reach, dy: -reach)), .color(shadow.color), .nonZero), .layer(hole)])
        around.transform = CGAffineTransform(translationX: shadow.x, y: shadow.y)
        // A shadow's radius is twice its Gaussian's sigma, a blur's radius is the sigma.
        around.blur = max(shadow.radius / 2, 0.01)
        var cut = Layer(items: [.layer(around)])
        cut.mask = items
        return .layer(cut)
    }
}

extension Recorder {
    /// Adds an item painted with a style, and what the style does beside filling.
    mutating func paint(_ style: _StylePaint, in rect: CGRect, _ item: (Paint) -> DisplayItem) {
        keep(style)
        var drawn = item(style.paint(in: rect))
        if case .picture(let image) = style.kind { drawn = drawn.cut(from: image, in: rect) }
        items += style.effects.reduce([drawn]) { $1.applied(to: $0, in: rect) }
    }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The foreground with a shadow.
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { _ShadowedStyle(base: ForegroundStyle(), shadow: style) }
}

/// A shadow under a style, or inside it.
public struct ShadowStyle: Equatable, Sendable {
    let isInner: Bool
    let color: Color
    let radius: CGFloat
    let x: CGFloat
    let y: CGFloat

    /// - Parameter radius: points.
    public static func drop(
        color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(isInner: false, color: color, radius: radius, x: x, y: y)
    }

    /// - Parameter radius: points.
    public static func inner(
        color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(isInner: true, color: color, radius: radius, x: x, y: y)
    }

    func effect(in environment: EnvironmentValues) -> PaintEffect {
        let shadow = Shadow(color: color.rgba(in: environment), sigma: Double(max(radius, 0)), x: Double(x), y: Double(y))
        return isInner ? .inner(shadow) : .drop(shadow)
    }
}

public struct _ShadowedStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let shadow: ShadowStyle
    public func _paint(_ inputs: _StyleInputs) -> _StylePaint {
        var paint = base._paint(inputs)
        paint.effects.append(shadow.effect(in: inputs.environment))
        return paint
    }
}

public struct _BlendedStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let mode: BlendMode
    public func _paint(_ inputs: _StyleInputs) -> _StylePaint {
        var paint = base._paint(inputs)
        paint.effects.append(.blend(mode.drawn))
        return paint
    }
}

extension ShapeStyle {
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { _ShadowedStyle(base: self, shadow: style) }
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { _BlendedStyle(base: self, mode: mode) }
}

extension ShapeStyle where Self == _BlendedStyle<ForegroundStyle> {
    public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { _BlendedStyle(base: ForegroundStyle(), mode: mode) }
}

extension ShapeStyle where Self == _OpacityStyle<ForegroundStyle> {
    public static func opacity(_ opacity: Double) -> some ShapeStyle { _OpacityStyle(base: ForegroundStyle(), opacity: opacity) }
}

extension Text {
    /// The effects of the text's style beside filling; those of the outermost style where there are several.
    func effects(in environment: EnvironmentValues) -> [PaintEffect] {
        for case .style(let style) in modifiers { return style.painted(in: environment).effects }
        return environment.foreground == nil ? [] : ForegroundStyle().painted(in: environment).effects
    }
}
