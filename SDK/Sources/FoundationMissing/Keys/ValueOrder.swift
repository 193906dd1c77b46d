import Foundation

/// The order of values of properties, whatever their types.
package enum ValueOrder {
    /// Whether there is no value.
    package static func isEmpty(_ value: Any?) -> Bool {
        guard let value else { return true }
        return value is NSNull
    }

    /// Whether two values are the same.
    package static func isSame(_ one: Any?, _ other: Any?) -> Bool {
        if isEmpty(one) || isEmpty(other) { return isEmpty(one) && isEmpty(other) }
        if let one = number(one), let other = number(other) { return one == other }
        if let one = one as? any _KeyValueCoded { return one._isSame(as: other) }
        if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other || "\(one)" == "\(other)" }
        return false
    }

    /// A number below 0 where the one comes first, above where the other does; nil where there is no order between them.
    package static func compare(_ one: Any?, _ other: Any?) -> Int? {
        if let one = number(one), let other = number(other) { return one < other ? -1 : one > other ? 1 : 0 }
        guard let one = text(one), let other = text(other) else { return nil }
        return one < other ? -1 : one > other ? 1 : 0
    }

    /// Orders any two values: nil comes first, and values without an order count as equal.
    package static func order(_ one: Any?, _ other: Any?) -> Int {
        if let order = compare(one, other) { return order }
        if isEmpty(one) || isEmpty(other) { return isEmpty(one) ? (isEmpty(other) ? 0 : -1) : 1 }
        guard let one, let other else { return 0 }
        return natural(one, other) ?? 0
    }

    /// Returns the value as a text; nil where it is none.
    package static func text(_ value: Any?) -> String? { value as? String ?? (value as? NSString).map { $0 as String } }

    private static func natural(_ one: Any, _ other: Any) -> Int? {
        func compared<Value: Comparable>(_ one: Value) -> Int? {
            (other as? Value).map { one < $0 ? -1 : one > $0 ? 1 : 0 }
        }
        return (one as? any Comparable).flatMap { compared($0) }
    }

    private static func number(_ value: Any?) -> Double? {
        switch value {
        case let value as Bool: value ? 1 : 0
        case let value as any BinaryInteger: Double(value)
        case let value as Double: value
        case let value as Float: Double(value)
        case let value as CGFloat: Double(value)
        case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
        case let value as Date: value.timeIntervalSinceReferenceDate
        case let value as NSDate: value.timeIntervalSinceReferenceDate
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }
}
