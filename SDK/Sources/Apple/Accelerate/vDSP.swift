import Foundation

/// The number of an element.
public typealias vDSP_Stride = Int
/// A number of elements.
public typealias vDSP_Length = UInt

/// Arithmetic on many numbers at once: the part of it that widgets use, by plain loops.
public enum vDSP {
    /// Returns the sum of the elements.
    public static func sum<Vector: AccelerateBuffer>(_ vector: Vector) -> Vector.Element where Vector.Element: BinaryFloatingPoint {
        vector.withUnsafeBufferPointer { $0.reduce(0, +) }
    }

    /// Returns the mean of the elements; NaN where there are none.
    public static func mean<Vector: AccelerateBuffer>(_ vector: Vector) -> Vector.Element where Vector.Element: BinaryFloatingPoint {
        vector.withUnsafeBufferPointer { $0.reduce(0, +) / Vector.Element($0.count) }
    }

    /// The mean of their squares; NaN of none.
    public static func meanSquare<Vector: AccelerateBuffer>(_ vector: Vector) -> Vector.Element
    where Vector.Element: BinaryFloatingPoint {
        vector.withUnsafeBufferPointer { $0.reduce(0) { $0 + $1 * $1 } / Vector.Element($0.count) }
    }

    /// The root of the mean of their squares.
    public static func rootMeanSquare<Vector: AccelerateBuffer>(_ vector: Vector) -> Vector.Element
    where Vector.Element: BinaryFloatingPoint { meanSquare(vector).squareRoot() }

    /// The largest; minus infinity of none.
    public static func maximum<Vector: AccelerateBuffer>(_ vector: Vector) -> Vector.Element
    where Vector.Element: BinaryFloatingPoint { vector.withUnsafeBufferPointer { $0.reduce(-.infinity) { Swift.max($0, $1) } } }

    /// The smallest; infinity of none.
    public static func minimum<Vector: AccelerateBuffer>(_ vector: Vector) -> Vector.Element
    where Vector.Element: BinaryFloatingPoint { vector.withUnsafeBufferPointer { $0.reduce(.infinity) { Swift.min($0, $1) } } }

    /// Adds two vectors element by element, as far as both go.
    public static func add<One: AccelerateBuffer, Other: AccelerateBuffer>(_ vectorA: One, _ vectorB: Other) -> [One.Element]
    where One.Element: BinaryFloatingPoint, Other.Element == One.Element { pairs(vectorA, vectorB, +) }

    /// Subtracts the second vector from the first, element by element.
    public static func subtract<One: AccelerateBuffer, Other: AccelerateBuffer>(_ vectorA: One, _ vectorB: Other) -> [One.Element]
    where One.Element: BinaryFloatingPoint, Other.Element == One.Element { pairs(vectorA, vectorB, -) }

    /// Multiplies two vectors element by element.
    public static func multiply<One: AccelerateBuffer, Other: AccelerateBuffer>(_ vectorA: One, _ vectorB: Other) -> [One.Element]
    where One.Element: BinaryFloatingPoint, Other.Element == One.Element { pairs(vectorA, vectorB, *) }

    /// Divides the first vector by the second, element by element.
    public static func divide<One: AccelerateBuffer, Other: AccelerateBuffer>(_ vectorA: One, _ vectorB: Other) -> [One.Element]
    where One.Element: BinaryFloatingPoint, Other.Element == One.Element { pairs(vectorA, vectorB, /) }

    /// A number and each.
    public static func add<Vector: AccelerateBuffer>(_ scalar: Vector.Element, _ vector: Vector) -> [Vector.Element]
    where Vector.Element: BinaryFloatingPoint { vector.withUnsafeBufferPointer { $0.map { scalar + $0 } } }

    /// A number times each.
    public static func multiply<Vector: AccelerateBuffer>(_ scalar: Vector.Element, _ vector: Vector) -> [Vector.Element]
    where Vector.Element: BinaryFloatingPoint { vector.withUnsafeBufferPointer { $0.map { scalar * $0 } } }

    /// Divides each element by a number.
    public static func divide<Vector: AccelerateBuffer>(_ vector: Vector, _ scalar: Vector.Element) -> [Vector.Element]
    where Vector.Element: BinaryFloatingPoint { vector.withUnsafeBufferPointer { $0.map { $0 / scalar } } }

    /// Returns the absolute value of each element.
    public static func absolute<Vector: AccelerateBuffer>(_ vector: Vector) -> [Vector.Element]
    where Vector.Element: BinaryFloatingPoint { vector.withUnsafeBufferPointer { $0.map { abs($0) } } }

    /// The numbers, each within bounds.
    public static func clip<Vector: AccelerateBuffer>(_ vector: Vector, to bounds: ClosedRange<Vector.Element>) -> [Vector.Element]
    where Vector.Element: BinaryFloatingPoint {
        vector.withUnsafeBufferPointer { $0.map { Swift.min(Swift.max($0, bounds.lowerBound), bounds.upperBound) } }
    }

    /// The sum of each times the other at its place.
    public static func dot<One: AccelerateBuffer, Other: AccelerateBuffer>(_ vectorA: One, _ vectorB: Other) -> One.Element
    where One.Element: BinaryFloatingPoint, Other.Element == One.Element { pairs(vectorA, vectorB, *).reduce(0, +) }

    private static func pairs<One: AccelerateBuffer, Other: AccelerateBuffer>(
        _ one: One, _ other: Other, _ operation: (One.Element, One.Element) -> One.Element
    ) -> [One.Element] where Other.Element == One.Element {
        one.withUnsafeBufferPointer { first in
            other.withUnsafeBufferPointer { second in zip(first, second).map { operation($0, $1) } }
        }
    }
}

/// Numbers that stand one after another in memory.
public protocol AccelerateBuffer {
    associatedtype Element
    var count: Int { get }
    func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R
}

extension Array: AccelerateBuffer {}
extension ContiguousArray: AccelerateBuffer {}
extension ArraySlice: AccelerateBuffer {}
extension UnsafeBufferPointer: AccelerateBuffer {
    public func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R { try body(self) }
}
