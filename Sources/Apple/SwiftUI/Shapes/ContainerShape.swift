import Drawing
import Foundation

/// A view whose outline shapes in it follow that are relative to their container.
final class ContainerShapeNode: WrapperNode {
    private let radius: (CGRect, _ContainerShape) -> CGFloat

    init(_ child: LayoutNode, radius: @escaping (CGRect, _ContainerShape) -> CGFloat) {
        self.radius = radius
        super.init(child)
    }

    override var kind: String { "containerShape" }

    override func drawContent(_ recorder: inout Recorder) {
        let outer = recorder.container
        recorder.container = _ContainerShape(rect: frame, cornerRadius: radius(frame, outer), scale: outer.scale)
        child.draw(&recorder)
        recorder.container = outer
    }
}

extension View {
    /// The outline that ``ContainerRelativeShape`` follows inside: by its corners' radius, 0 for a shape that has none.
    nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        let box = UncheckedBox(shape)
        return modifier(
            _NodeModifier { node, _ in
                ContainerShapeNode(node) { frame, outer in
                    let longest = min(frame.width, frame.height) / 2
                    switch box.value {
                    case let rounded as RoundedRectangle: return min(rounded.cornerSize.width, longest)
                    case let uneven as UnevenRoundedRectangle:
                        let radii = uneven.cornerRadii
                        return min(max(radii.topLeading, radii.topTrailing, radii.bottomLeading, radii.bottomTrailing), longest)
                    case is Capsule, is Circle: return longest
                    case is ContainerRelativeShape: return ContainerRelativeShape.cornerRadius(frame, outer)
                    default: return 0
                    }
                }
            })
    }
}
