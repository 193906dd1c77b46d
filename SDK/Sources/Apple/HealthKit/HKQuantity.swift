import Foundation

/// A number with its unit.
open class HKQuantity: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private let unit: HKUnit
    private let value: Double

    /// Makes so many of a unit.
    public init(unit: HKUnit, doubleValue value: Double) {
        self.unit = unit
        self.value = value
    }

    public required init?(coder: NSCoder) {
        guard let unit = coder.decodeObject(of: HKUnit.self, forKey: "UnitKey") else { return nil }
        self.unit = unit
        value = coder.decodeDouble(forKey: "ValueKey")
    }

    public static var supportsSecureCoding: Bool { true }
    public func encode(with coder: NSCoder) {
        coder.encode(unit, forKey: "UnitKey")
        coder.encode(value, forKey: "ValueKey")
    }
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether the quantity can be converted to a unit.
    open func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.isCompatible(with: unit) }

    /// The quantity in a unit; NaN, where iOS raises an exception, for a unit of something else.
    open func doubleValue(for unit: HKUnit) -> Double {
        guard self.is(compatibleWith: unit) else { return .nan }
        if unit == self.unit { return value }
        return (value * self.unit.factor + self.unit.zero - unit.zero) / unit.factor
    }

    /// Compares two quantities; as equal where they measure different things.
    open func compare(_ quantity: HKQuantity) -> ComparisonResult {
        let other = quantity.doubleValue(for: unit)
        return value < other ? .orderedAscending : value > other ? .orderedDescending : .orderedSame
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? HKQuantity else { return false }
        return other.doubleValue(for: unit) == value
    }
    open override var hash: Int { unit.dimension.hashValue }
    open override var description: String { "\(value) \(unit.unitString)" }
}
