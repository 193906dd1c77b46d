import Drawing
import Foundation

/// A shape whose path is changed after it is made for its rectangle.
public struct _TransformedShape<Base: Shape>: Shape {
    let base: Base
    let transform: @Sendable (Path, CGRect) -> Path

    nonisolated public func path(in rect: CGRect) -> Path { transform(base.path(in: rect), rect) }
    nonisolated public func _path(in rect: CGRect, _ container: _ContainerShape) -> Path {
        transform(base._path(in: rect, container), rect)
    }
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
}

extension Shape {
    nonisolated public func offset(_ offset: CGSize) -> _TransformedShape<Self> { self.offset(x: offset.width, y: offset.height) }

    nonisolated public func offset(_ offset: CGPoint) -> _TransformedShape<Self> { self.offset(x: offset.x, y: offset.y) }

    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> _TransformedShape<Self> {
        transform(CGAffineTransform(translationX: x, y: y))
    }

    nonisolated public func transform(_ transform: CGAffineTransform) -> _TransformedShape<Self> {
        _TransformedShape(base: self) { path, _ in path.applying(transform) }
    }

    nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> _TransformedShape<Self> {
        _TransformedShape(base: self) { path, rect in
            path.applying(CGAffineTransform(rotationAngle: angle.radians).about(anchor.point(in: rect)))
        }
    }

    nonisolated public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> _TransformedShape<Self> {
        _TransformedShape(base: self) { path, rect in
            path.applying(CGAffineTransform(scaleX: x, y: y).about(anchor.point(in: rect)))
        }
    }

    nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> _TransformedShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    nonisolated public func size(width: CGFloat, height: CGFloat) -> _TransformedShape<Self> {
        _TransformedShape(base: self) { [self] _, rect in
            path(in: CGRect(x: rect.minX, y: rect.minY, width: width, height: height))
        }
    }

    nonisolated public func size(_ size: CGSize) -> _TransformedShape<Self> { self.size(width: size.width, height: size.height) }

    /// The part of the path between two fractions of its length.
    nonisolated public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> _TransformedShape<Self> {
        _TransformedShape(base: self) { path, _ in path.trimmedPath(from: start, to: end) }
    }

    /// The outline of the path's line.
    nonisolated public func stroke(style: StrokeStyle) -> _StrokedShapeView<Self, ForegroundStyle> {
        _StrokedShapeView(shape: self, style: ForegroundStyle(), stroke: style)
    }

    nonisolated public func stroke(lineWidth: CGFloat = 1) -> _StrokedShapeView<Self, ForegroundStyle> {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension CGAffineTransform {
    /// This transform about a point that stays where it is.
    func about(_ point: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }
}

/// A shape whose type is not said.
public struct AnyShape: Shape {
    private let base: any Shape

    public init<S: Shape>(_ shape: S) { base = shape }

    nonisolated public func path(in rect: CGRect) -> Path { base.path(in: rect) }
    nonisolated public func _path(in rect: CGRect, _ container: _ContainerShape) -> Path { base._path(in: rect, container) }
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
}
