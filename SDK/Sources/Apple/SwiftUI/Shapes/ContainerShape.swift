import Foundation
import VitrineDrawing

/// A view whose outline shapes in it follow that are relative to their container.
final class ContainerShapeNode: WrapperNode {
    private let radii: (CGRect, _ContainerShape) -> RectangleCornerRadii

    init(_ child: LayoutNode, radii: @escaping (CGRect, _ContainerShape) -> RectangleCornerRadii) {
        self.radii = radii
        super.init(child)
    }

    override var kind: String { "containerShape" }

    override func drawContent(_ recorder: inout Recorder) {
        let outer = recorder.container
        let radii = radii(frame, outer)
        recorder.container = _ContainerShape(
            rect: frame, cornerRadius: max(radii.topLeading, radii.topTrailing, radii.bottomLeading, radii.bottomTrailing),
            scale: outer.scale, radii: radii)
        child.draw(&recorder)
        recorder.container = outer
    }
}

extension View {
    /// The outline that ``ContainerRelativeShape`` and ``ConcentricRectangle`` follow inside: by its corners' radii, 0 for a shape that has
    /// none.
    nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        let box = UncheckedBox(shape)
        return modifier(
            _NodeModifier { node, _ in
                ContainerShapeNode(node) { frame, outer in
                    switch box.value {
                    case let rounded as any RoundedRectangularShape:
                        let concentric = outer.concentricRadii(in: frame)
                        return (rounded.corners(in: frame.size)?.radii(concentric) ?? RectangleCornerRadii(all: 0)).fitting(frame.size)
                    case let concentric as ConcentricRectangle:
                        return concentric.corners.radii(outer.concentricRadii(in: frame)).fitting(frame.size)
                    case is ContainerRelativeShape:
                        return RectangleCornerRadii(all: ContainerRelativeShape.cornerRadius(frame, outer))
                    default: return RectangleCornerRadii(all: 0)
                    }
                }
            })
    }
}
