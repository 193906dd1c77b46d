import Foundation
import VitrineDrawing

/// A rectangle whose corners run alongside those of the container: each has the container's radius, less by its distance from there.
public struct ConcentricRectangle: Shape {
    var corners: RoundedRectangularShapeCorners
    /// All corners have the greatest of their radii.
    var isUniform = false

    nonisolated init(_ corners: RoundedRectangularShapeCorners, isUniform: Bool = false) {
        self.corners = corners
        self.isUniform = isUniform
    }

    /// Every corner alongside the container's.
    nonisolated public init() { self.init(.concentric) }

    /// Every corner in one way.
    nonisolated public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
        self.init(RoundedRectangularShapeCorners(all: corners), isUniform: isUniform)
    }

    /// Makes a rectangle with a style for each corner; those that are not given are square.
    nonisolated public init(
        topLeadingCorner: Edge.Corner.Style = 0, topTrailingCorner: Edge.Corner.Style = 0, bottomLeadingCorner: Edge.Corner.Style = 0,
        bottomTrailingCorner: Edge.Corner.Style = 0
    ) {
        self.init(
            RoundedRectangularShapeCorners(
                topLeading: topLeadingCorner, topTrailing: topTrailingCorner, bottomLeading: bottomLeadingCorner,
                bottomTrailing: bottomTrailingCorner))
    }

    /// The two upper corners in one way, as round as the rounder of them.
    nonisolated public init(
        uniformTopCorners: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style = 0, bottomTrailingCorner: Edge.Corner.Style = 0
    ) {
        self.init(
            topLeadingCorner: uniformTopCorners, topTrailingCorner: uniformTopCorners, bottomLeadingCorner: bottomLeadingCorner,
            bottomTrailingCorner: bottomTrailingCorner)
        uniform = [.top]
    }

    /// The two lower corners in one way, as round as the rounder of them.
    nonisolated public init(
        uniformBottomCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style = 0, topTrailingCorner: Edge.Corner.Style = 0
    ) {
        self.init(
            topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner, bottomLeadingCorner: uniformBottomCorners,
            bottomTrailingCorner: uniformBottomCorners)
        uniform = [.bottom]
    }

    /// The two upper corners in one way, the two lower ones in another.
    nonisolated public init(uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style) {
        self.init(
            topLeadingCorner: uniformTopCorners, topTrailingCorner: uniformTopCorners, bottomLeadingCorner: uniformBottomCorners,
            bottomTrailingCorner: uniformBottomCorners)
        uniform = [.top, .bottom]
    }

    /// The two leading corners in one way, as round as the rounder of them.
    nonisolated public init(
        uniformLeadingCorners: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style = 0, bottomTrailingCorner: Edge.Corner.Style = 0
    ) {
        self.init(
            topLeadingCorner: uniformLeadingCorners, topTrailingCorner: topTrailingCorner, bottomLeadingCorner: uniformLeadingCorners,
            bottomTrailingCorner: bottomTrailingCorner)
        uniform = [.leading]
    }

    /// The two trailing corners in one way, as round as the rounder of them.
    nonisolated public init(
        uniformTrailingCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style = 0, bottomLeadingCorner: Edge.Corner.Style = 0
    ) {
        self.init(
            topLeadingCorner: topLeadingCorner, topTrailingCorner: uniformTrailingCorners, bottomLeadingCorner: bottomLeadingCorner,
            bottomTrailingCorner: uniformTrailingCorners)
        uniform = [.trailing]
    }

    /// The two leading corners in one way, the two trailing ones in another.
    nonisolated public init(uniformLeadingCorners: Edge.Corner.Style, uniformTrailingCorners: Edge.Corner.Style) {
        self.init(
            topLeadingCorner: uniformLeadingCorners, topTrailingCorner: uniformTrailingCorners, bottomLeadingCorner: uniformLeadingCorners,
            bottomTrailingCorner: uniformTrailingCorners)
        uniform = [.leading, .trailing]
    }

    /// The sides whose two corners are equally round.
    private var uniform: [Edge.Corner.Set] = []

    nonisolated public func path(in rect: CGRect) -> Path { path(in: rect, radii: corners.radii(RectangleCornerRadii(all: 0))) }

    nonisolated public func _path(in rect: CGRect, _ container: _ContainerShape) -> Path {
        path(in: rect, radii: corners.radii(container.concentricRadii(in: rect)))
    }

    nonisolated private func path(in rect: CGRect, radii: RectangleCornerRadii) -> Path {
        var radii = radii
        for side in isUniform ? [.all] : uniform {
            let members = Edge.Corner.allCases.filter { side.contains(Edge.Corner.Set($0)) }
            let roundest = members.map { radii[$0] }.max() ?? 0
            for corner in members { radii[corner] = roundest }
        }
        return Path(roundedRect: rect, cornerRadii: radii.fitting(rect.size), style: .continuous)
    }

    /// The shape further in: corners of radii of their own stay concentric; the others do so by themselves.
    nonisolated func inner(_ amount: CGFloat) -> ConcentricRectangle {
        func inner(_ style: Edge.Corner.Style) -> Edge.Corner.Style {
            if case .fixed(let radius) = style.kind { .fixed(max(radius - amount, 0)) } else { style }
        }
        var copy = self
        copy.corners = RoundedRectangularShapeCorners(
            topLeading: inner(corners.topLeading), topTrailing: inner(corners.topTrailing), bottomLeading: inner(corners.bottomLeading),
            bottomTrailing: inner(corners.bottomTrailing))
        return copy
    }
}

extension ConcentricRectangle: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> _InsetShape<ConcentricRectangle> { _InsetShape(base: self, amount: amount) }
}

extension _ContainerShape {
    /// The radii of a rectangle inside, each the container's less by the distance of the two corners, measured along the farther side. Where
    /// they are farther apart than the container is round, none is left: Apple says no more than that the corners are concentric.
    func concentricRadii(in inner: CGRect) -> RectangleCornerRadii {
        let outer = rect
        let (left, right) = (max(inner.minX - outer.minX, 0), max(outer.maxX - inner.maxX, 0))
        let (top, bottom) = (max(inner.minY - outer.minY, 0), max(outer.maxY - inner.maxY, 0))
        func radius(_ outer: CGFloat, _ x: CGFloat, _ y: CGFloat) -> CGFloat {
            max(outer - max(x, y), 0)
        }
        let own = cornerRadii
        return RectangleCornerRadii(
            topLeading: radius(own.topLeading, left, top), bottomLeading: radius(own.bottomLeading, left, bottom),
            bottomTrailing: radius(own.bottomTrailing, right, bottom), topTrailing: radius(own.topTrailing, right, top))
    }
}

extension Shape where Self == ConcentricRectangle {
    /// A rectangle whose corners are rounded in one way.
    nonisolated public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
        ConcentricRectangle(corners: corners, isUniform: isUniform)
    }
    /// A rectangle each of whose corners is rounded in a way of its own.
    nonisolated public static func rect(
        topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style,
        bottomTrailingCorner: Edge.Corner.Style
    ) -> ConcentricRectangle {
        ConcentricRectangle(
            topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner, bottomLeadingCorner: bottomLeadingCorner,
            bottomTrailingCorner: bottomTrailingCorner)
    }
    /// A rectangle whose upper corners are equally round.
    nonisolated public static func rect(
        uniformTopCorners: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style = 0, bottomTrailingCorner: Edge.Corner.Style = 0
    ) -> ConcentricRectangle {
        ConcentricRectangle(
            uniformTopCorners: uniformTopCorners, bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
    }
    /// A rectangle whose lower corners are equally round.
    nonisolated public static func rect(
        uniformBottomCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style = 0, topTrailingCorner: Edge.Corner.Style = 0
    ) -> ConcentricRectangle {
        ConcentricRectangle(
            uniformBottomCorners: uniformBottomCorners, topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner)
    }
    /// A rectangle whose upper corners are equally round, and so are its lower ones.
    nonisolated public static func rect(
        uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style
    ) -> ConcentricRectangle {
        ConcentricRectangle(uniformTopCorners: uniformTopCorners, uniformBottomCorners: uniformBottomCorners)
    }
    /// A rectangle whose leading corners are equally round.
    nonisolated public static func rect(
        uniformLeadingCorners: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style = 0, bottomTrailingCorner: Edge.Corner.Style = 0
    ) -> ConcentricRectangle {
        ConcentricRectangle(
            uniformLeadingCorners: uniformLeadingCorners, topTrailingCorner: topTrailingCorner, bottomTrailingCorner: bottomTrailingCorner)
    }
    /// A rectangle whose trailing corners are equally round.
    nonisolated public static func rect(
        uniformTrailingCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style = 0, bottomLeadingCorner: Edge.Corner.Style = 0
    ) -> ConcentricRectangle {
        ConcentricRectangle(
            uniformTrailingCorners: uniformTrailingCorners, topLeadingCorner: topLeadingCorner, bottomLeadingCorner: bottomLeadingCorner)
    }
    /// A rectangle whose leading corners are equally round, and so are its trailing ones.
    nonisolated public static func rect(
        uniformLeadingCorners: Edge.Corner.Style, uniformTrailingCorners: Edge.Corner.Style
    ) -> ConcentricRectangle {
        ConcentricRectangle(uniformLeadingCorners: uniformLeadingCorners, uniformTrailingCorners: uniformTrailingCorners)
    }
}
