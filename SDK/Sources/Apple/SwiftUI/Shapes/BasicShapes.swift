import Foundation
import VitrineDrawing

public struct Rectangle: InsettableShape, _PlacedShape {
    // The shape is symmetric, so that it is not mirrored in right-to-left layouts.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    public init() {}
    nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
    nonisolated public func inset(by amount: CGFloat) -> _InsetShape<Rectangle> { _InsetShape(base: self, amount: amount) }
}

/// The style in which corners are rounded.
public typealias RoundedCornerStyle = VitrineDrawing.RoundedCornerStyle

/// The radius of each corner.
public typealias RectangleCornerRadii = VitrineDrawing.RectangleCornerRadii

public struct RoundedRectangle: InsettableShape, _PlacedShape {
    // The shape is symmetric, so that it is not mirrored in right-to-left layouts.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle

    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    nonisolated public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }

    nonisolated public func inset(by amount: CGFloat) -> _InsetShape<RoundedRectangle> { _InsetShape(base: self, amount: amount) }

    nonisolated public func _insetPath(_ rect: CGRect, _ amount: CGFloat, _ container: _ContainerShape) -> Path {
        let corner = CGSize(width: max(cornerSize.width - amount, 0), height: max(cornerSize.height - amount, 0))
        return Path(roundedRect: rect.insetBy(dx: amount, dy: amount), cornerSize: corner, style: style)
    }
}

public struct UnevenRoundedRectangle: InsettableShape, _PlacedShape {
    public var cornerRadii: RectangleCornerRadii
    public var style: RoundedCornerStyle

    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
                topTrailing: topTrailingRadius), style: style)
    }

    nonisolated public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii, style: style) }

    /// The shape further in, with corners that stay concentric.
    nonisolated func inner(_ amount: CGFloat) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(
            topLeadingRadius: max(cornerRadii.topLeading - amount, 0), bottomLeadingRadius: max(cornerRadii.bottomLeading - amount, 0),
            bottomTrailingRadius: max(cornerRadii.bottomTrailing - amount, 0),
            topTrailingRadius: max(cornerRadii.topTrailing - amount, 0), style: style)
    }

    nonisolated public func inset(by amount: CGFloat) -> _InsetShape<UnevenRoundedRectangle> { _InsetShape(base: self, amount: amount) }
}

public struct Circle: InsettableShape, _PlacedShape {
    // The shape is symmetric, so that it is not mirrored in right-to-left layouts.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    public init() {}

    nonisolated public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }

    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let offered = proposal.replacingUnspecifiedDimensions()
        let side = min(offered.width, offered.height)
        return CGSize(width: side, height: side)
    }

    nonisolated public func inset(by amount: CGFloat) -> _InsetShape<Circle> { _InsetShape(base: self, amount: amount) }
}

public struct Ellipse: InsettableShape, _PlacedShape {
    // The shape is symmetric, so that it is not mirrored in right-to-left layouts.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    public init() {}
    nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    nonisolated public func inset(by amount: CGFloat) -> _InsetShape<Ellipse> { _InsetShape(base: self, amount: amount) }
}

public struct Capsule: InsettableShape, _PlacedShape {
    // The shape is symmetric, so that it is not mirrored in right-to-left layouts.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    public var style: RoundedCornerStyle
    public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    nonisolated public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
    }

    nonisolated public func inset(by amount: CGFloat) -> _InsetShape<Capsule> { _InsetShape(base: self, amount: amount) }
}

/// The shape of the tile, made smaller by the distance from its edges.
public struct ContainerRelativeShape: InsettableShape {
    // The shape is symmetric, so that it is not mirrored in right-to-left layouts.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    public init() {}

    nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }

    nonisolated public func _path(in rect: CGRect, _ container: _ContainerShape) -> Path {
        Path(roundedRect: rect, cornerRadius: Self.cornerRadius(rect, container), style: .continuous)
    }

    /// The container's, less by as much as the rectangle is inside of it.
    nonisolated static func cornerRadius(_ rect: CGRect, _ container: _ContainerShape) -> CGFloat {
        let tile = container.rect
        let distance = min(
            max(rect.minX - tile.minX, 0), max(rect.minY - tile.minY, 0), max(tile.maxX - rect.maxX, 0), max(tile.maxY - rect.maxY, 0))
        return max(container.cornerRadius - distance, 0)
    }

    nonisolated public func inset(by amount: CGFloat) -> _InsetShape<ContainerRelativeShape> { _InsetShape(base: self, amount: amount) }
}

/// A shape made smaller from all sides.
public struct _InsetShape<Base: InsettableShape>: InsettableShape {
    let base: Base
    let amount: CGFloat

    nonisolated public func path(in rect: CGRect) -> Path {
        _path(in: rect, _ContainerShape(rect: rect, cornerRadius: 0, scale: 1))
    }

    nonisolated public func _path(in rect: CGRect, _ container: _ContainerShape) -> Path {
        if let rounded = base as? RoundedRectangle { return rounded._insetPath(rect, amount, container) }
        if let uneven = base as? UnevenRoundedRectangle { return uneven.inner(amount).path(in: rect.insetBy(dx: amount, dy: amount)) }
        if let concentric = base as? ConcentricRectangle {
            return concentric.inner(amount)._path(in: rect.insetBy(dx: amount, dy: amount), container)
        }
        return base._path(in: rect.insetBy(dx: amount, dy: amount), container)
    }

    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

    nonisolated public func inset(by amount: CGFloat) -> _InsetShape<Base> { _InsetShape(base: base, amount: self.amount + amount) }
}

extension Path: Shape {
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    nonisolated public func path(in rect: CGRect) -> Path {
        rect.origin == .zero ? self : applying(CGAffineTransform(translationX: rect.minX, y: rect.minY))
    }
}

extension Shape where Self == Rectangle { nonisolated public static var rect: Rectangle { Rectangle() } }
extension Shape where Self == Circle { nonisolated public static var circle: Circle { Circle() } }
extension Shape where Self == Ellipse { nonisolated public static var ellipse: Ellipse { Ellipse() } }
extension Shape where Self == Capsule {
    nonisolated public static var capsule: Capsule { Capsule() }
    nonisolated public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
extension Shape where Self == ContainerRelativeShape {
    nonisolated public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
extension Shape where Self == RoundedRectangle {
    nonisolated public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
    nonisolated public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }
}
extension Shape where Self == UnevenRoundedRectangle {
    nonisolated public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous)
        -> UnevenRoundedRectangle
    {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }
    nonisolated public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius, bottomTrailingRadius: bottomTrailingRadius,
            topTrailingRadius: topTrailingRadius, style: style)
    }
}
