import Foundation
import VitrineDrawing

/// Changes to how a view is drawn that may depend on where it is.
public protocol VisualEffect: Sendable {
    /// The changes, the innermost first.
    var _changes: [_VisualChange] { get }
}

/// One change of a visual effect.
public struct _VisualChange: Sendable {
    var transform: (@Sendable (CGRect) -> CGAffineTransform)?
    var change: @Sendable (inout Layer, EnvironmentValues) -> Void = { _, _ in }
}

/// The effect that changes nothing.
public struct EmptyVisualEffect: VisualEffect {
    public init() {}
    public var _changes: [_VisualChange] { [] }
}

/// Effects one after the other.
public struct _CombinedVisualEffect: VisualEffect {
    public let _changes: [_VisualChange]
}

extension VisualEffect {
    private func adding(_ change: _VisualChange) -> _CombinedVisualEffect { _CombinedVisualEffect(_changes: _changes + [change]) }

    private func moving(_ transform: @escaping @Sendable (CGRect) -> CGAffineTransform) -> _CombinedVisualEffect {
        adding(_VisualChange(transform: transform))
    }

    private func changing(_ change: @escaping @Sendable (inout Layer) -> Void) -> _CombinedVisualEffect {
        adding(_VisualChange(change: { layer, _ in change(&layer) }))
    }

    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        moving { (_: CGRect) in CGAffineTransform(translationX: x, y: y) }
    }
    public func offset(_ offset: CGSize) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        moving { CGAffineTransform(scaleX: x, y: y).about(anchor.point(in: $0)) }
    }
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        moving { CGAffineTransform(rotationAngle: angle.radians).about(anchor.point(in: $0)) }
    }
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect { moving { transform.about($0.origin) } }
    public func opacity(_ opacity: Double) -> some VisualEffect {
        changing { (layer: inout Layer) in layer.opacity = min(max(opacity, 0), 1) }
    }
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        changing { (layer: inout Layer) in layer.blur = Double(max(radius, 0)) }
    }
    public func brightness(_ amount: Double) -> some VisualEffect {
        changing { (layer: inout Layer) in layer.colorEffect = .matrix(.brightness(amount)) }
    }
    public func contrast(_ amount: Double) -> some VisualEffect {
        changing { (layer: inout Layer) in layer.colorEffect = .matrix(.contrast(amount)) }
    }
    public func saturation(_ amount: Double) -> some VisualEffect {
        changing { (layer: inout Layer) in layer.colorEffect = .matrix(.saturation(amount)) }
    }
    public func grayscale(_ amount: Double) -> some VisualEffect { saturation(1 - amount) }
    public func blendMode(_ mode: BlendMode) -> some VisualEffect {
        changing { (layer: inout Layer) in layer.blend = mode.drawn }
    }
    /// Metal is not here: the view is drawn without its shader.
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }
    /// Metal is not here: the view is drawn without its shader.
    public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect { self }
    /// Metal is not here: the view is drawn without its shader.
    public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect { self }
    public func hueRotation(_ angle: Angle) -> some VisualEffect {
        changing { (layer: inout Layer) in layer.colorEffect = .matrix(.hueRotation(angle.radians)) }
    }
}

/// A node whose drawing is changed once it is known where it is.
final class VisualEffectNode: WrapperNode {
    private let effect: (GeometryProxy) -> [_VisualChange]
    private let inputs: _ViewInputs

    init(_ child: LayoutNode, _ inputs: _ViewInputs, effect: @escaping (GeometryProxy) -> [_VisualChange]) {
        self.effect = effect
        self.inputs = inputs
        super.init(child)
    }

    override var kind: String { "visualEffect" }

    override func drawContent(_ recorder: inout Recorder) {
        let proxy = GeometryProxy(
            size: frame.size, frameInTile: frame, surroundings: inputs.surroundings,
            isRightToLeft: inputs.environment.layoutDirection == .rightToLeft)
        draw(effect(proxy)[...], &recorder)
    }

    private func draw(_ changes: ArraySlice<_VisualChange>, _ recorder: inout Recorder) {
        guard let outer = changes.last else { return child.draw(&recorder) }
        recorder.layer(transform: outer.transform?(frame)) {
            draw(changes.dropLast(), &$0)
        } change: {
            outer.change(&$0, inputs.environment)
        }
    }
}

extension View {
    nonisolated public func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        modifier(
            _NodeModifier { node, inputs in
                VisualEffectNode(node, inputs) { effect(EmptyVisualEffect(), $0)._changes }
            })
    }
}
