/// A colour in sRGB, not premultiplied, components 0…1.
public struct Ink: Hashable, Sendable {
    public var red: Double
    public var green: Double
    public var blue: Double
    public var alpha: Double

    public init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// `0xRRGGBB`.
    public init(hex: UInt32, _ alpha: Double = 1) {
        self.init(Double(hex >> 16 & 255) / 255, Double(hex >> 8 & 255) / 255, Double(hex & 255) / 255, alpha)
    }

    public static let white = Ink(1, 1, 1)
    public static let black = Ink(0, 0, 0)

    public func faded(_ alpha: Double) -> Ink { Ink(red, green, blue, alpha) }
}

/// A place in points, y down.
public struct Spot: Hashable, Sendable {
    public var x: Double
    public var y: Double

    public init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }
}

/// An upright rectangle in points.
public struct Box: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double

    public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    public var right: Double { x + width }
    public var bottom: Double { y + height }
}

/// The paint with which an area is filled.
public enum Filling: Hashable, Sendable {
    case ink(Ink)
    /// A gradient from one colour to the other along a line.
    case gradient(Ink, Ink, from: Spot, to: Spot)
}

/// A smooth curve through points, each piece leaving and arriving level.
public struct Curve: Hashable, Sendable {
    public var points: [Spot]

    /// The controls of the piece that ends at `index`, 1 or more.
    public func controls(_ index: Int) -> (Spot, Spot) {
        let (before, here) = (points[index - 1], points[index])
        let middle = (before.x + here.x) / 2
        return (Spot(middle, before.y), Spot(middle, here.y))
    }
}

/// Words on one line, cut with an ellipsis where they are wider than `width`.
public struct Words: Hashable, Sendable {
    public enum Weight: Int, Hashable, Sendable { case regular = 400, medium = 500, semibold = 600, bold = 700 }
    public enum Alignment: Hashable, Sendable { case leading, center, trailing }

    public var string: String
    /// The left end, middle or right end of the baseline, by `alignment`.
    public var place: Spot
    public var width: Double
    public var size: Double
    public var weight: Weight
    public var ink: Ink
    public var alignment = Alignment.leading
    public var hasTabularDigits = false
}

/// An icon, drawn in a square whose lower left corner is `place`.
public struct Icon: Hashable, Sendable {
    /// The icon’s SF Symbols name; beside it stands its code point in the font Material Icons.
    public var symbol: String
    public var codePoint: UInt32
    public var place: Spot
    public var size: Double
    public var ink: Ink
}

/// One thing on a tile. Every painter draws the same list.
public enum TileElement: Hashable, Sendable {
    /// The photograph, filling a box and cut by it.
    case photo(Box)
    case rectangle(Box, radius: Double, Filling)
    /// The blurred shadow alone of a rounded rectangle; `sigma` is the Gaussian's, `drop` its distance downwards.
    case shadow(Box, radius: Double, sigma: Double, drop: Double, Ink)
    /// The area between a curve and the bottom of its box.
    case area(Curve, Box, Filling)
    /// A line with round ends and joins.
    case line(Curve, width: Double, Ink)
    case words(Words)
    case icon(Icon)
}
