import Foundation
import VitrineDrawing
import VitrineUIKit

/// A style with which a shape is filled: a colour, a gradient, or something that depends on the surroundings.
public protocol ShapeStyle: Sendable {
    associatedtype Resolved: ShapeStyle = Never

    func resolve(in environment: EnvironmentValues) -> Resolved

    /// The style in its surroundings, ready to fill.
    func _paint(_ inputs: _StyleInputs) -> _StylePaint
}

extension ShapeStyle where Resolved == Never {
    // Only styles of the system have no resolved form, and nobody asks them for it.
    public func resolve(in environment: EnvironmentValues) -> Never { fatalError("\(Self.self) is resolved by the renderer") }
}

extension ShapeStyle {
    public func _paint(_ inputs: _StyleInputs) -> _StylePaint { resolve(in: inputs.environment)._paint(inputs) }
}

extension Never: ShapeStyle {
    public typealias Resolved = Never
    // A value of Never does not exist.
    public func _paint(_ inputs: _StyleInputs) -> _StylePaint { fatalError("Never is no style") }
}

/// The surroundings of a style.
public struct _StyleInputs {
    var environment: EnvironmentValues
    /// The styles for which `.primary` and the levels below it stand here.
    var foreground: ForegroundLevels?
    /// The level below the style itself that is asked for: 0 is the style.
    var level = 0

    init(_ environment: EnvironmentValues) {
        self.environment = environment
        foreground = environment.foreground
    }
}

/// A style that knows everything but the rectangle it fills.
public struct _StylePaint {
    enum Kind {
        case color(RGBA)
        case linear([GradientStop], UnitPoint, UnitPoint)
        case radial([GradientStop], UnitPoint, CGFloat, CGFloat)
        case angular([GradientStop], UnitPoint, Angle, Angle)
        case elliptical([GradientStop], UnitPoint, CGFloat, CGFloat)
        case image(UIImage, CGRect, CGFloat)
        /// The blurred backdrop under the area.
        case backdrop(Backdrop)
        /// A picture stretched over the rectangle.
        case picture(UIImage)
    }
    var kind: Kind
    /// The effects in order, the innermost first.
    var effects: [PaintEffect] = []
    /// The rectangle, from the upper left corner of the frame, that is taken for it; nil for the frame itself.
    var anchor: CGRect?

    init(kind: Kind) { self.kind = kind }

    static func color(_ rgba: RGBA) -> _StylePaint { _StylePaint(kind: .color(rgba)) }

    /// The paint for a shape whose frame is `rect`.
    func paint(in rect: CGRect) -> Paint {
        let rect = anchor?.offsetBy(dx: rect.minX, dy: rect.minY) ?? rect
        switch kind {
        case .color(let rgba): return .color(rgba)
        case .linear(let stops, let start, let end):
            return .linear(stops: stops, start: start.point(in: rect), end: end.point(in: rect))
        case .radial(let stops, let center, let start, let end):
            return .radial(stops: stops, center: center.point(in: rect), startRadius: start, endRadius: end)
        case .angular(let stops, let center, let start, let end):
            return .angular(stops: stops, center: center.point(in: rect), startAngle: start.radians, endAngle: end.radians)
        case .elliptical(let stops, let center, let start, let end):
            return .elliptical(
                stops: stops, bounds: rect, center: CGPoint(x: center.x, y: center.y), startFraction: start, endFraction: end)
        case .image(let image, _, let scale):
            return .image(image.key, origin: rect.origin, scale: Double(scale / image.scale))
        case .backdrop(let backdrop): return .backdrop(backdrop)
        case .picture: return .color(.black)
        }
    }

    func map(_ transform: (RGBA) -> RGBA) -> _StylePaint {
        func stops(_ stops: [GradientStop]) -> [GradientStop] {
            stops.map { GradientStop(color: transform($0.color), location: $0.location) }
        }
        var copy = self
        switch kind {
        case .color(let rgba): copy.kind = .color(transform(rgba))
        case .linear(let list, let a, let b): copy.kind = .linear(stops(list), a, b)
        case .radial(let list, let a, let b, let c): copy.kind = .radial(stops(list), a, b, c)
        case .angular(let list, let a, let b, let c): copy.kind = .angular(stops(list), a, b, c)
        case .elliptical(let list, let a, let b, let c): copy.kind = .elliptical(stops(list), a, b, c)
        case .backdrop(var backdrop):
            backdrop.veil = transform(backdrop.veil)
            copy.kind = .backdrop(backdrop)
        case .image, .picture: break
        }
        return copy
    }

    func opacity(_ opacity: Double) -> _StylePaint {
        guard opacity != 1 else { return self }
        guard case .backdrop(var backdrop) = kind else { return map { $0.opacity(opacity) } }
        backdrop.opacity = min(max(backdrop.opacity * opacity, 0), 1)
        var copy = self
        copy.kind = .backdrop(backdrop)
        return copy
    }
}

extension RGBA {
    func opacity(_ opacity: Double) -> RGBA { RGBA(red, green, blue, alpha * Float(opacity)) }
}

/// A style whose type is not said.
public struct AnyShapeStyle: ShapeStyle {
    private let base: any ShapeStyle

    public init<S: ShapeStyle>(_ style: S) {
        if let style = style as? AnyShapeStyle { self = style } else { base = style }
    }

    public func _paint(_ inputs: _StyleInputs) -> _StylePaint { base._paint(inputs) }

    /// The gradient this is, when it is nothing but one.
    var gradient: Gradient? { base as? Gradient }
}

extension ShapeStyle {
    /// Returns the style resolved in an environment, after the place's own colouring.
    func painted(in environment: EnvironmentValues) -> _StylePaint {
        let paint = _paint(_StyleInputs(environment))
        guard let transform = environment.renderingGroup.color else { return paint }
        var shown = paint.map(transform)
        switch paint.kind {
        case .image, .picture: shown.effects.insert(.picture(environment.renderingGroup), at: 0)
        default: break
        }
        return shown
    }

    public func opacity(_ opacity: Double) -> some ShapeStyle { _OpacityStyle(base: self, opacity: opacity) }
}

public struct _OpacityStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let opacity: Double
    public func _paint(_ inputs: _StyleInputs) -> _StylePaint { base._paint(inputs).opacity(opacity) }
}
