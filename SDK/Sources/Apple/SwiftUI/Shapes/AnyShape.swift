import Foundation
import VitrineDrawing

/// A shape whose type is not said.
public struct AnyShape: Shape {
    private let base: any Shape

    public init<S: Shape>(_ shape: S) { base = shape }

    nonisolated public func path(in rect: CGRect) -> Path { base.path(in: rect) }
    nonisolated public func _path(in rect: CGRect, _ container: _ContainerShape) -> Path { base._path(in: rect, container) }
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
}
