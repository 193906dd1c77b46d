import Foundation
import VitrineDrawing

/// A shape moved from where it is.
public struct OffsetShape<Content: Shape>: Shape {
    public var shape: Content
    public var offset: CGSize

    public init(shape: Content, offset: CGSize) {
        self.shape = shape
        self.offset = offset
    }
}

/// A shape turned about a point of its rectangle.
public struct RotatedShape<Content: Shape>: Shape {
    public var shape: Content
    public var angle: Angle
    public var anchor: UnitPoint

    public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        self.shape = shape
        self.angle = angle
        self.anchor = anchor
    }
}

/// A shape made larger or smaller about a point of its rectangle.
public struct ScaledShape<Content: Shape>: Shape {
    public var shape: Content
    public var scale: CGSize
    public var anchor: UnitPoint

    public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        self.shape = shape
        self.scale = scale
        self.anchor = anchor
    }
}

/// A shape after an affine transform.
public struct TransformedShape<Content: Shape>: Shape {
    public var shape: Content
    public var transform: CGAffineTransform

    public init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = transform
    }
}

/// A shape whose path is changed after it is made for its rectangle.
nonisolated protocol ChangedShape: Shape {
    associatedtype Content: Shape
    var shape: Content { get }
    func changed(_ path: Path, in rect: CGRect) -> Path
}

extension ChangedShape {
    nonisolated public func path(in rect: CGRect) -> Path { changed(shape.path(in: rect), in: rect) }
    nonisolated public func _path(in rect: CGRect, _ container: _ContainerShape) -> Path {
        changed(shape._path(in: rect, container), in: rect)
    }
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension OffsetShape: ChangedShape {
    nonisolated func changed(_ path: Path, in rect: CGRect) -> Path { path.offsetBy(dx: offset.width, dy: offset.height) }
}

extension RotatedShape: ChangedShape {
    nonisolated func changed(_ path: Path, in rect: CGRect) -> Path {
        path.applying(CGAffineTransform(rotationAngle: angle.radians).about(anchor.point(in: rect)))
    }
}

extension ScaledShape: ChangedShape {
    nonisolated func changed(_ path: Path, in rect: CGRect) -> Path {
        path.applying(CGAffineTransform(scaleX: scale.width, y: scale.height).about(anchor.point(in: rect)))
    }
}

extension TransformedShape: ChangedShape {
    nonisolated func changed(_ path: Path, in rect: CGRect) -> Path { path.applying(transform) }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
        OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
    }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
        RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
    }
}

/// The part of a shape's line between two fractions of its length.
public struct _TrimmedShape<Content: Shape>: Shape, ChangedShape {
    let shape: Content
    let start: CGFloat
    let end: CGFloat
    nonisolated func changed(_ path: Path, in rect: CGRect) -> Path { path.trimmedPath(from: start, to: end) }
}

/// A shape in a rectangle of a size of its own, at the upper leading corner of its frame.
public struct _SizedShape<Content: Shape>: Shape {
    let shape: Content
    let size: CGSize
    var anchor = UnitPoint.topLeading

    nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: place(in: rect)) }
    nonisolated public func _path(in rect: CGRect, _ container: _ContainerShape) -> Path { shape._path(in: place(in: rect), container) }

    nonisolated private func place(in rect: CGRect) -> CGRect {
        CGRect(
            x: rect.minX + (rect.width - size.width) * anchor.x, y: rect.minY + (rect.height - size.height) * anchor.y, width: size.width,
            height: size.height)
    }
}

/// The area that a shape's line covers.
public struct _StrokedShape<Content: Shape>: Shape, ChangedShape, StrokedOutline {
    let shape: Content
    let style: StrokeStyle
    nonisolated func changed(_ path: Path, in rect: CGRect) -> Path { path.strokedPath(style) }
    nonisolated func line(in rect: CGRect, _ container: _ContainerShape) -> (Path, StrokeStyle) {
        (shape._path(in: rect, container), style)
    }
}

/// A shape that is the line of another, which can be drawn as a line rather than as the line's outline.
nonisolated protocol StrokedOutline {
    func line(in rect: CGRect, _ container: _ContainerShape) -> (Path, StrokeStyle)
}

extension Path {
    /// The area that the path's line covers.
    public func strokedPath(_ style: StrokeStyle) -> Path { strokedPath(style.stroke) }
}

extension Shape {
    nonisolated public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }
    nonisolated public func offset(_ offset: CGPoint) -> OffsetShape<Self> { self.offset(x: offset.x, y: offset.y) }
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> { offset(CGSize(width: x, height: y)) }

    nonisolated public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }

    nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }

    nonisolated public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }

    nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    nonisolated public func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size) }
    nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape { size(CGSize(width: width, height: height)) }
    nonisolated public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape { _SizedShape(shape: self, size: size, anchor: anchor) }
    nonisolated public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
        size(CGSize(width: width, height: height), anchor: anchor)
    }

    nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        _TrimmedShape(shape: self, start: startFraction, end: endFraction)
    }

    /// The outline of the path's line.
    nonisolated public func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(shape: self, style: style) }
    nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape { stroke(style: StrokeStyle(lineWidth: lineWidth)) }
}

extension CGAffineTransform {
    /// Returns the transform about a point that stays where it is.
    func about(_ point: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }
}
