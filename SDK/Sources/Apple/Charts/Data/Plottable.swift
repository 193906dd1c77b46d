import Foundation

/// A type whose values can be plotted: it has a number, a date or a string behind it.
public protocol Plottable {
    associatedtype PrimitivePlottable: PrimitivePlottableProtocol

    var primitivePlottable: PrimitivePlottable { get }

    init?(primitivePlottable: PrimitivePlottable)
}

/// The types that are plotted as they are.
public protocol PrimitivePlottableProtocol: Plottable where Self == Self.PrimitivePlottable {
    /// The value on a scale.
    var _datum: _Datum { get }

    /// The value at a place of a scale; nil where this type has none there.
    init?(_datum: _Datum)
}

extension PrimitivePlottableProtocol {
    public var primitivePlottable: Self { self }
    public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue == String {
    public var primitivePlottable: String { rawValue }
    public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Plottable {
    var datum: _Datum { primitivePlottable._datum }

    init?(datum: _Datum) {
        guard let primitive = PrimitivePlottable(_datum: datum) else { return nil }
        self.init(primitivePlottable: primitive)
    }
}

/// A value on a scale.
public enum _Datum: Hashable, Sendable {
    case number(Double)
    /// A date as seconds since 2001.
    case date(Double)
    case category(String)

    /// The place on a continuous scale; nil for categories and for what cannot be drawn (not a number, infinite, or absurdly far).
    var quantity: Double? {
        switch self {
        case .number(let value): abs(value) <= 1e100 ? value : nil
        // Calendars are asked about these dates, and are sound for some ten thousand years.
        case .date(let seconds): abs(seconds) <= 2e11 ? seconds : nil
        case .category: nil
        }
    }

    var isPlottable: Bool {
        if case .category = self { true } else { quantity != nil }
    }

    var kind: DataKind {
        switch self {
        case .number: .number
        case .date: .date
        case .category: .category
        }
    }
}

/// The kind of data that a scale is made of.
enum DataKind: Hashable, Sendable {
    case number, date, category

    func datum(_ quantity: Double) -> _Datum { self == .date ? .date(quantity) : .number(quantity) }
}

extension BinaryInteger where Self: PrimitivePlottableProtocol {
    public var _datum: _Datum { .number(Double(self)) }

    public init?(_datum: _Datum) {
        // Between two whole numbers it is the one nearer to zero: a picture of Apple's has lines at fifths that are asked for as `Int`.
        guard case .number(let value) = _datum, let whole = Self(exactly: value.rounded(.towardZero)) else { return nil }
        self = whole
    }
}

extension BinaryFloatingPoint where Self: PrimitivePlottableProtocol {
    public var _datum: _Datum { .number(Double(self)) }

    public init?(_datum: _Datum) {
        guard case .number(let value) = _datum else { return nil }
        self.init(value)
    }
}

extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension Double: PrimitivePlottableProtocol {}
extension CGFloat: PrimitivePlottableProtocol {}

extension Decimal: PrimitivePlottableProtocol {
    public var _datum: _Datum { .number(NSDecimalNumber(decimal: self).doubleValue) }

    public init?(_datum: _Datum) {
        guard case .number(let value) = _datum, value.isFinite else { return nil }
        self.init(value)
    }
}

extension Date: PrimitivePlottableProtocol {
    public var _datum: _Datum { .date(timeIntervalSinceReferenceDate) }

    public init?(_datum: _Datum) {
        guard case .date(let seconds) = _datum else { return nil }
        self.init(timeIntervalSinceReferenceDate: seconds)
    }
}

extension String: PrimitivePlottableProtocol {
    public var _datum: _Datum { .category(self) }

    public init?(_datum: _Datum) {
        guard case .category(let name) = _datum else { return nil }
        self = name
    }
}
