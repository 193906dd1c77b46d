import Foundation

/// The functions that expressions call by their selectors. Of whole numbers sums, products and quotients are whole; others are broken.
enum ExpressionFunctions {
    /// Functions of a collection, which may stand for many objects.
    static let ofMany: Set = ["sum:", "count:", "min:", "max:", "average:", "median:", "mode:", "stddev:"]

    /// - Parameter arguments: as many as the selector has colons; a collection is one.
    /// - Returns: nil for a function that is none of them, or that has no value for these.
    static func value(_ name: String, _ arguments: [Any?]) -> Any? {
        switch name {
        case "now": return Date.now
        case "random": return NSNumber(value: Double.random(in: 0..<1))
        case "uppercase:": return ValueOrder.text(arguments.first ?? nil)?.uppercased()
        case "lowercase:": return ValueOrder.text(arguments.first ?? nil)?.lowercased()
        case "length:": return ValueOrder.text(arguments.first ?? nil).map { NSNumber(value: $0.utf16.count) }
        case "noindex:": return arguments.first ?? nil
        default: break
        }
        if ofMany.contains(name) {
            let items = arguments.count == 1 ? KeyValues.list(arguments[0]) ?? arguments : arguments
            return ofCollection(name, items)
        }
        let numbers = arguments.compactMap(Number.init)
        guard numbers.count == arguments.count else { return nil }
        switch numbers.count {
        case 1: return ofOne(name, numbers[0])?.object
        case 2: return ofTwo(name, numbers[0], numbers[1])?.object
        default: return nil
        }
    }

    private static func ofCollection(_ name: String, _ items: [Any?]) -> Any? {
        let present = items.filter { !ValueOrder.isEmpty($0) }
        switch name {
        case "count:": return NSNumber(value: items.count)
        // What has an order need not be a number.
        case "min:": return present.min { ValueOrder.order($0, $1) < 0 } ?? nil
        case "max:": return present.max { ValueOrder.order($0, $1) < 0 } ?? nil
        default: break
        }
        let numbers = present.compactMap(Number.init)
        guard name != "sum:" else { return numbers.reduce(Number.whole(0)) { $0.with($1, &+, +) }.object }
        guard !numbers.isEmpty else { return nil }
        let sorted = numbers.map(\.double).sorted(), count = Double(sorted.count), mean = sorted.reduce(0, +) / count
        switch name {
        case "average:": return NSNumber(value: mean)
        case "median:": return NSNumber(value: (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2)
        case "stddev:": return NSNumber(value: (sorted.map { ($0 - mean) * ($0 - mean) }.reduce(0, +) / count).squareRoot())
        case "mode:":
            let counts = Dictionary(grouping: sorted) { $0 }.mapValues(\.count), most = counts.values.max()
            return counts.filter { $0.value == most }.keys.sorted().map { NSNumber(value: $0) }
        default: return nil
        }
    }

    private static func ofOne(_ name: String, _ number: Number) -> Number? {
        switch name {
        case "sqrt:": .broken(number.double.squareRoot())
        case "log:": .broken(log10(number.double))
        case "ln:": .broken(log(number.double))
        case "exp:": .broken(exp(number.double))
        case "ceiling:": .broken(number.double.rounded(.up))
        case "floor:": .broken(number.double.rounded(.down))
        case "trunc:": .broken(number.double.rounded(.towardZero))
        case "abs:": number.isBelowZero ? Number.whole(0).with(number, &-, -) : number
        case "onesComplement:": number.int.map { .whole(~$0) }
        default: nil
        }
    }

    private static func ofTwo(_ name: String, _ one: Number, _ other: Number) -> Number? {
        switch name {
        case "add:to:": one.with(other, &+, +)
        case "from:subtract:": one.with(other, &-, -)
        case "multiply:by:": one.with(other, &*, *)
        case "divide:by:": other.int == 0 ? .broken(one.double / 0) : one.with(other, /, /)
        case "modulus:by:":
            // The least whole number has no remainder by -1 that `%` could tell.
            other.int == 0
                ? nil
                : one.with(
                    other, { $0.remainderReportingOverflow(dividingBy: $1).partialValue }, { $0.truncatingRemainder(dividingBy: $1) })
        case "raise:toPower:":
            one.int != nil && (other.int ?? -1) >= 0 ? .ofDouble(pow(one.double, other.double)) : .broken(pow(one.double, other.double))
        default: nil
        }
    }

    /// A number as it counts.
    private enum Number {
        case whole(Int)
        case broken(Double)

        init?(_ value: Any?) {
            switch value {
            case let value as NSNumber where !(value is NSDecimalNumber):
                self = Self.isBroken(value) ? .broken(value.doubleValue) : .whole(value.intValue)
            case let value as any BinaryInteger: self = Int(exactly: value).map { .whole($0) } ?? .broken(Double(value))
            case let value as Double: self = .broken(value)
            case let value as Float: self = .broken(Double(value))
            case let value as Decimal: self = .broken(NSDecimalNumber(decimal: value).doubleValue)
            case let value as NSDecimalNumber: self = .broken(value.doubleValue)
            case let value as Bool: self = .whole(value ? 1 : 0)
            default: return nil
            }
        }

        static func ofDouble(_ value: Double) -> Number { Int(exactly: value).map { .whole($0) } ?? .broken(value) }

        /// Whether an object has a part after the point's place, by how it was made.
        private static func isBroken(_ number: NSNumber) -> Bool {
            ["f", "d"].contains(String(cString: number.objCType))
        }

        var double: Double {
            switch self {
            case .whole(let value): Double(value)
            case .broken(let value): value
            }
        }
        var int: Int? { if case .whole(let value) = self { value } else { nil } }
        var isBelowZero: Bool { double < 0 }
        var object: NSNumber {
            switch self {
            case .whole(let value): NSNumber(value: value)
            case .broken(let value): NSNumber(value: value)
            }
        }

        /// Puts two numbers together: two whole ones give a whole one.
        func with(_ other: Number, _ whole: (Int, Int) -> Int, _ broken: (Double, Double) -> Double) -> Number {
            if let one = int, let other = other.int {
                let exact = broken(Double(one), Double(other))
                // What is too large for a whole number is none.
                return abs(exact) < 9e18 ? .whole(whole(one, other)) : .broken(exact)
            }
            return .broken(broken(double, other.double))
        }
    }
}
