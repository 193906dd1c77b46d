import Foundation
import VitrineDrawing

/// Whether a shape is mirrored where words run from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    case fixed
    case mirrors(in: LayoutDirection)

    /// The shape is mirrored in right to left.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension Shape {
    /// The figure in its rectangle, mirrored where the direction asks for it.
    nonisolated func path(in rect: CGRect, _ container: _ContainerShape, _ direction: LayoutDirection) -> Path {
        _path(in: rect, container).directed(layoutDirectionBehavior, direction, in: rect)
    }
}

extension Path {
    /// Mirrored in a rectangle where the direction asks for it.
    func directed(_ behavior: LayoutDirectionBehavior, _ direction: LayoutDirection, in rect: CGRect) -> Path {
        guard case .mirrors(let mirrored) = behavior, direction == mirrored else { return self }
        return applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
    }
}
