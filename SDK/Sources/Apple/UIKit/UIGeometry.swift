import Foundation

/// Distances from the edges, in points.
public struct UIEdgeInsets: Hashable, Sendable, Codable {
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat

    public static let zero = UIEdgeInsets()

    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }
}

/// Distances from the edges by the direction of words, in points.
public struct NSDirectionalEdgeInsets: Hashable, Sendable, Codable {
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat

    public static let zero = NSDirectionalEdgeInsets()

    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

/// A distance, in points.
public struct UIOffset: Hashable, Sendable, Codable {
    public var horizontal: CGFloat
    public var vertical: CGFloat

    public static let zero = UIOffset()

    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public init() { self.init(horizontal: 0, vertical: 0) }
}

/// Sides of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = UIRectEdge(rawValue: 1)
    public static let left = UIRectEdge(rawValue: 2)
    public static let bottom = UIRectEdge(rawValue: 4)
    public static let right = UIRectEdge(rawValue: 8)
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

extension CGRect {
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
            height: height - insets.top - insets.bottom)
    }
}

/// Whether two distances from the edges are the same.
public func UIEdgeInsetsEqualToEdgeInsets(_ one: UIEdgeInsets, _ other: UIEdgeInsets) -> Bool { one == other }
/// Whether two distances are the same.
public func UIOffsetEqualToOffset(_ one: UIOffset, _ other: UIOffset) -> Bool { one == other }

extension NSCoder {
    /// A distance as text: “{2, 3}”.
    public class func string(for offset: UIOffset) -> String { "{\(offset.horizontal), \(offset.vertical)}" }
    /// A point as text: “{2, 3}”.
    public class func string(for point: CGPoint) -> String { NSStringFromPoint(point) }
    /// A size as text: “{2, 3}”.
    public class func string(for size: CGSize) -> String { NSStringFromSize(size) }
    /// A rectangle as text: “{{0, 0}, {2, 3}}”.
    public class func string(for rect: CGRect) -> String { NSStringFromRect(rect) }
    /// A vector as text: “{2, 3}”.
    public class func string(for vector: CGVector) -> String { "{\(vector.dx), \(vector.dy)}" }
    /// Distances from the edges as text: “{top, left, bottom, right}”.
    public class func string(for insets: UIEdgeInsets) -> String {
        "{\(insets.top), \(insets.left), \(insets.bottom), \(insets.right)}"
    }
    /// A transformation as text: “[a, b, c, d, tx, ty]”.
    public class func string(for transform: CGAffineTransform) -> String {
        "[\(transform.a), \(transform.b), \(transform.c), \(transform.d), \(transform.tx), \(transform.ty)]"
    }
    /// The point that is written so; the origin where it is not.
    public class func cgPoint(for string: String) -> CGPoint { NSPointFromString(string) }
    /// The size that is written so; none where it is not.
    public class func cgSize(for string: String) -> CGSize { NSSizeFromString(string) }
    /// The rectangle that is written so; an empty one where it is not.
    public class func cgRect(for string: String) -> CGRect { NSRectFromString(string) }
    /// The distance that is written so; none where it is not.
    public class func uiOffset(for string: String) -> UIOffset { UIOffsetFromString(string) }
}

/// The distance that is written as “{2, 3}”; none where it is not.
public func UIOffsetFromString(_ string: String) -> UIOffset {
    let parts = string.trimmingCharacters(in: CharacterSet(charactersIn: "{} ")).split(separator: ",").compactMap {
        Double($0.trimmingCharacters(in: .whitespaces))
    }
    return parts.count == 2 ? UIOffset(horizontal: parts[0], vertical: parts[1]) : .zero
}

/// Sides of a rectangle by the direction of words.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    /// The bits of the edges.
    public let rawValue: UInt
    /// Makes a set of edges from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The upper one.
    public static let top = NSDirectionalRectEdge(rawValue: 1)
    /// The side where words begin.
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    /// The lower one.
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    /// The side where words end.
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    /// All four sides.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// A side or a corner of a rectangle.
public enum NSRectAlignment: Int, Sendable {
    case none = 0, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// The directions along which something may go.
public struct UIAxis: OptionSet, Hashable, Sendable {
    /// The bits of the axes.
    public let rawValue: UInt
    /// Makes a set of these directions.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The direction to the sides.
    public static let horizontal = UIAxis(rawValue: 1)
    /// The direction up and down.
    public static let vertical = UIAxis(rawValue: 2)
    /// Both directions.
    public static let both: UIAxis = [.horizontal, .vertical]
}

/// A figure under a name, which is compared and moved as a figure is: `.required - 1`.
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable where RawValue: Comparable & Numeric {
    init(rawValue: RawValue)
}

extension _UIKitNumericRawRepresentable {
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    public static func + (value: Self, difference: RawValue) -> Self { Self(rawValue: value.rawValue + difference) }
    public static func - (value: Self, difference: RawValue) -> Self { Self(rawValue: value.rawValue - difference) }
    public static func += (value: inout Self, difference: RawValue) { value = value + difference }
    public static func -= (value: inout Self, difference: RawValue) { value = value - difference }
}

/// The priority of a layout constraint: 0…1000.
public struct UILayoutPriority: _UIKitNumericRawRepresentable, Hashable, Sendable {
    /// The priority's number, 0…1000.
    public let rawValue: Float
    /// Makes a priority of so much.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Makes a priority of so much.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// The constraint has to be satisfied.
    public static let required = UILayoutPriority(1000)
    /// A button keeps its content from being cut.
    public static let defaultHigh = UILayoutPriority(750)
    /// A drag makes the scene larger.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// The scene stays as large as it is.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// A drag leaves the scene as large as it is.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// A button hugs its content.
    public static let defaultLow = UILayoutPriority(250)
    /// A view is as large as it has to be.
    public static let fittingSizeLevel = UILayoutPriority(50)
}

/// Whether a view is turned round where words run from the right.
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// A blurred copy behind a shape.
public struct UIShadowProperties: Hashable, @unchecked Sendable {
    // A colour's values do not change.
    /// The colour of the shadow.
    public var color: UIColor
    /// The opacity, 0…1.
    public var opacity: CGFloat
    /// The radius of the shadow's blur, in points.
    public var radius: CGFloat
    /// The offset of the shadow from the shape, in points.
    public var offset: CGSize

    /// A black one that is not seen.
    public init() { (color, opacity, radius, offset) = (.black, 0, 3, CGSize(width: 0, height: -3)) }

    public static func == (one: Self, other: Self) -> Bool {
        one.color == other.color && one.opacity == other.opacity && one.radius == other.radius && one.offset == other.offset
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(opacity)
        hasher.combine(radius)
    }
}
