import Drawing
import Foundation

/// Whether a shape is mirrored where words run from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    case fixed
    case mirrors(in: LayoutDirection)

    /// In right to left.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension Shape {
    /// The figure in its rectangle, mirrored where the direction asks for it.
    func path(in rect: CGRect, _ container: _ContainerShape, _ direction: LayoutDirection) -> Path {
        let path = _path(in: rect, container)
        let isMirrored =
            switch layoutDirectionBehavior {
            case .fixed: false
            case .mirrors(let mirrored): direction == mirrored
            }
        guard isMirrored else { return path }
        return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
    }
}
