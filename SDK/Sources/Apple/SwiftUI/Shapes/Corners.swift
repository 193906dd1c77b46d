import Foundation
import VitrineDrawing

extension Edge {
    /// A corner of a rectangle.
    public enum Corner: Int8, CaseIterable, Hashable, Sendable {
        case topLeading, topTrailing, bottomLeading, bottomTrailing

        /// A set of a rectangle's corners.
        public struct Set: OptionSet, Hashable, Sendable {
            public let rawValue: Int8
            public init(rawValue: Int8) { self.rawValue = rawValue }
            /// The set of one corner.
            public init(_ corner: Corner) { rawValue = 1 << corner.rawValue }
            public static let none: Set = []
            public static let topLeading = Set(.topLeading)
            public static let topTrailing = Set(.topTrailing)
            public static let bottomLeading = Set(.bottomLeading)
            public static let bottomTrailing = Set(.bottomTrailing)
            public static let top: Set = [.topLeading, .topTrailing]
            public static let bottom: Set = [.bottomLeading, .bottomTrailing]
            public static let leading: Set = [.topLeading, .bottomLeading]
            public static let trailing: Set = [.topTrailing, .bottomTrailing]
            public static let all: Set = [.top, .bottom]
        }

        /// The style of one corner: rounded by a radius of its own, or so that it runs alongside the corner of the container.
        public struct Style: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
            indirect enum Kind: Hashable, Sendable {
                case fixed(CGFloat)
                case concentric(minimum: Style?)
            }
            let kind: Kind

            /// - Parameter radius: points.
            public static func fixed(_ radius: CGFloat) -> Style { Style(kind: .fixed(radius)) }
            /// The container's radius, less by the distance from its corner.
            public static var concentric: Style { Style(kind: .concentric(minimum: nil)) }
            /// A concentric corner that is never rounded less than `minimum`.
            public static func concentric(minimum: Style?) -> Style { Style(kind: .concentric(minimum: minimum)) }

            init(kind: Kind) { self.kind = kind }
            public init(floatLiteral value: Double) { kind = .fixed(CGFloat(value)) }
            public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }

            /// The radius in points where a corner that runs alongside the container's has `concentric`.
            func radius(_ concentric: CGFloat) -> CGFloat {
                switch kind {
                case .fixed(let radius): max(radius, 0)
                case .concentric(let minimum): max(concentric, minimum?.radius(0) ?? 0)
                }
            }
        }
    }
}

extension RectangleCornerRadii {
    /// The radius of a corner, in points.
    public subscript(corner: Edge.Corner) -> CGFloat {
        get {
            switch corner {
            case .topLeading: topLeading
            case .topTrailing: topTrailing
            case .bottomLeading: bottomLeading
            case .bottomTrailing: bottomTrailing
            }
        }
        set {
            switch corner {
            case .topLeading: topLeading = newValue
            case .topTrailing: topTrailing = newValue
            case .bottomLeading: bottomLeading = newValue
            case .bottomTrailing: bottomTrailing = newValue
            }
        }
    }

    /// Every corner with one radius.
    init(all radius: CGFloat) { self.init(topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius) }

    /// The radii, none greater than half of the shorter side.
    func fitting(_ size: CGSize) -> RectangleCornerRadii {
        let longest = max(min(size.width, size.height) / 2, 0)
        return RectangleCornerRadii(
            topLeading: min(topLeading, longest), bottomLeading: min(bottomLeading, longest), bottomTrailing: min(bottomTrailing, longest),
            topTrailing: min(topTrailing, longest))
    }
}

/// The insets of the corners of a rectangle, in points.
public struct RectangleCornerInsets: Hashable, Sendable {
    public var topLeading: CGSize
    public var topTrailing: CGSize
    public var bottomLeading: CGSize
    public var bottomTrailing: CGSize

    public init(topLeading: CGSize = .zero, topTrailing: CGSize = .zero, bottomLeading: CGSize = .zero, bottomTrailing: CGSize = .zero) {
        self.topLeading = topLeading
        self.topTrailing = topTrailing
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
    }

    /// The inset at a corner.
    public subscript(corner: Edge.Corner) -> CGSize {
        get {
            switch corner {
            case .topLeading: topLeading
            case .topTrailing: topTrailing
            case .bottomLeading: bottomLeading
            case .bottomTrailing: bottomTrailing
            }
        }
        set {
            switch corner {
            case .topLeading: topLeading = newValue
            case .topTrailing: topTrailing = newValue
            case .bottomLeading: bottomLeading = newValue
            case .bottomTrailing: bottomTrailing = newValue
            }
        }
    }
}

/// The styles of the four corners of a shape.
public struct RoundedRectangularShapeCorners: Hashable, Sendable {
    public var topLeading: Edge.Corner.Style
    public var topTrailing: Edge.Corner.Style
    public var bottomLeading: Edge.Corner.Style
    public var bottomTrailing: Edge.Corner.Style

    public init(
        topLeading: Edge.Corner.Style, topTrailing: Edge.Corner.Style, bottomLeading: Edge.Corner.Style, bottomTrailing: Edge.Corner.Style
    ) {
        self.topLeading = topLeading
        self.topTrailing = topTrailing
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
    }

    /// Every corner in one way.
    public init(all style: Edge.Corner.Style) {
        self.init(topLeading: style, topTrailing: style, bottomLeading: style, bottomTrailing: style)
    }

    /// Every corner with one radius, in points.
    public static func fixed(_ radius: CGFloat) -> RoundedRectangularShapeCorners { Self(all: .fixed(radius)) }
    /// Every corner alongside the container's.
    public static var concentric: RoundedRectangularShapeCorners { Self(all: .concentric) }
    /// Concentric corners of which none is rounded less than `minimum`.
    public static func concentric(minimum: Edge.Corner.Style?) -> RoundedRectangularShapeCorners {
        Self(all: .concentric(minimum: minimum))
    }

    /// The style of a corner.
    public subscript(corner: Edge.Corner) -> Edge.Corner.Style {
        switch corner {
        case .topLeading: topLeading
        case .topTrailing: topTrailing
        case .bottomLeading: bottomLeading
        case .bottomTrailing: bottomTrailing
        }
    }

    /// The radii where corners alongside the container's have those of `concentric`.
    func radii(_ concentric: RectangleCornerRadii) -> RectangleCornerRadii {
        RectangleCornerRadii(
            topLeading: topLeading.radius(concentric.topLeading), bottomLeading: bottomLeading.radius(concentric.bottomLeading),
            bottomTrailing: bottomTrailing.radius(concentric.bottomTrailing), topTrailing: topTrailing.radius(concentric.topTrailing))
    }
}

/// A rectangle whose corners may be rounded, and which can say how.
public nonisolated protocol RoundedRectangularShape: InsettableShape {
    /// The type that says how the shape's corners are rounded.
    typealias Corners = RoundedRectangularShapeCorners
    /// The corners of the shape at a size; nil where they cannot be told.
    func corners(in size: CGSize?) -> Corners?
}

extension Rectangle: RoundedRectangularShape {
    nonisolated public func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? { .fixed(0) }
}
extension RoundedRectangle: RoundedRectangularShape {
    nonisolated public func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? { .fixed(cornerSize.width) }
}
extension UnevenRoundedRectangle: RoundedRectangularShape {
    nonisolated public func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? {
        RoundedRectangularShapeCorners(
            topLeading: .fixed(cornerRadii.topLeading), topTrailing: .fixed(cornerRadii.topTrailing),
            bottomLeading: .fixed(cornerRadii.bottomLeading), bottomTrailing: .fixed(cornerRadii.bottomTrailing))
    }
}
extension Capsule: RoundedRectangularShape {
    nonisolated public func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? {
        .fixed(size.map { min($0.width, $0.height) / 2 } ?? .infinity)
    }
}
extension Circle: RoundedRectangularShape {
    nonisolated public func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? {
        .fixed(size.map { min($0.width, $0.height) / 2 } ?? .infinity)
    }
}
