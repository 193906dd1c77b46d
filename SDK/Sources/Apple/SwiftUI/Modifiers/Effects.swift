import Foundation
import VitrineDrawing

/// The blend mode: how colours are combined with what lies under them.
public enum BlendMode: Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
    case hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter

    var drawn: VitrineDrawing.BlendMode {
        switch self {
        case .normal: .normal
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        case .sourceAtop: .sourceAtop
        case .destinationOver: .destinationOver
        case .destinationOut: .destinationOut
        case .plusDarker: .plusDarker
        case .plusLighter: .plusLighter
        }
    }
}

/// A node that is placed elsewhere than where it is laid out; from right to left its way across is turned round.
final class OffsetNode: WrapperNode {
    private let offset: CGSize

    init(_ child: LayoutNode, offset: CGSize) {
        self.offset = offset
        super.init(child)
    }

    override var kind: String { "offset" }

    override func placeChildren() {
        child.place(at: CGPoint(x: frame.minX + offset.width, y: frame.minY + offset.height), proposal)
    }
}

extension CGAffineTransform {
    /// A transform in which left and right of a rectangle change places.
    static func mirror(_ frame: CGRect) -> CGAffineTransform {
        CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: frame.minX + frame.maxX, ty: 0)
    }
}

extension _ViewInputs {
    /// The transform as words run: from right to left a turn goes the other way round and its anchor lies on the other side.
    func mirrored(_ transform: @escaping (CGRect) -> CGAffineTransform) -> (CGRect) -> CGAffineTransform {
        guard environment.layoutDirection == .rightToLeft else { return transform }
        return { frame in
            let mirror = CGAffineTransform.mirror(frame)
            return mirror.concatenating(transform(frame)).concatenating(mirror)
        }
    }
}

extension View {
    /// Puts each view's drawing into a layer.
    nonisolated func layer(
        _ kind: String, transform: ((CGRect) -> CGAffineTransform)? = nil,
        change: @escaping (inout Layer, CGRect, _ContainerShape) -> Void = { _, _, _ in }
    ) -> some View {
        modifier(
            _NodeModifier { node, inputs in
                LayerNode(node, kind: kind, transform: transform.map { inputs.mirrored($0) }, change: change)
            })
    }

    /// Turns the drawing round where words run from right to left.
    nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modifier(
            _NodeModifier { node, inputs in
                guard enabled, inputs.environment.layoutDirection == .rightToLeft else { return node }
                return LayerNode(node, kind: "flipsForRightToLeft", transform: CGAffineTransform.mirror) { _, _, _ in }
            })
    }

    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(
            _NodeModifier { node, inputs in
                OffsetNode(node, offset: CGSize(width: inputs.environment.layoutDirection == .rightToLeft ? -x : x, height: y))
            })
    }

    nonisolated public func offset(_ offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }

    nonisolated public func opacity(_ opacity: Double) -> some View {
        layer("opacity", change: { layer, _, _ in layer.opacity = min(max(opacity, 0), 1) })
    }

    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(
            _NodeModifier { node, inputs in
                let shadow = Shadow(
                    color: color.painted(in: inputs.environment).plainColor, sigma: Double(radius), x: Double(x), y: Double(y))
                return LayerNode(node, kind: "shadow") { layer, _, _ in layer.shadow = shadow }
            })
    }

    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        layer("blur", change: { layer, _, _ in layer.blur = Double(radius) })
    }

    nonisolated public func blendMode(_ mode: BlendMode) -> some View {
        layer("blendMode", change: { layer, _, _ in layer.blend = mode.drawn })
    }

    /// Draws the view on its own, then lays it down: blend modes inside see nothing of what lies below.
    nonisolated public func compositingGroup() -> some View {
        // A layer that is faded is drawn as one group; so little fading rounds to none.
        layer("compositingGroup", change: { layer, _, _ in layer.opacity = 1 - 1.0 / 1024 })
    }

    nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
        compositingGroup()
    }
}
