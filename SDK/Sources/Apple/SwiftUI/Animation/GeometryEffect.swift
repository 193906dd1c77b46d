import Foundation
import VitrineDrawing

/// An effect that moves, turns or scales a view as a whole, by its size, and leaves the layout as it is.
public protocol GeometryEffect: Animatable, _PrimitiveModifier {
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    public static func _makeNodes<C: View>(_ modifier: Self, content: C, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        let box = UncheckedBox(modifier)
        let change = _NodeModifier { node, inputs in
            LayerNode(
                node, kind: "\(Self.self)",
                transform: inputs.mirrored {
                    let middle = CGPoint(x: $0.width / 2, y: $0.height / 2)
                    return box.value.effectValue(size: $0.size).affine(near: middle).about($0.origin)
                },
                change: { _, _, _ in })
        }
        ModifiedContent<C, _NodeModifier>._makeNodes(content.modifier(change), inputs, &nodes)
    }

    nonisolated public func ignoredByLayout() -> Self { self }
}

/// A modifier with a number that can be interpolated.
public protocol AnimatableModifier: Animatable, ViewModifier {}
