import Foundation

/// A decimal on its way to an answer. Most are whole numbers of some small unit, and of those sums and quotients are made of integers:
/// an answer has hundreds, and Foundation's division of decimals takes microseconds each.
struct Number: Sendable {
    /// Zero where `units` says it.
    private let other: Decimal
    /// The number as a whole one of so many decimal places, where it is one of 64 bits.
    private let units: Int64?
    private let places: Int

    init(_ decimal: Decimal) {
        other = decimal
        (units, places) = (nil, 0)
    }

    /// The number as a decimal, made when it is wanted: most numbers are only on the way to others.
    var decimal: Decimal {
        guard let units else { return other }
        return places == 0 ? Decimal(units) : Decimal(sign: .plus, exponent: -places, significand: Decimal(units))
    }

    /// A whole number of units of 10 to the power of −`places`.
    init(_ units: Int64, places: Int) {
        var (units, places) = (units, places)
        while places > 0, units % 10 == 0 { (units, places) = (units / 10, places - 1) }
        (self.units, self.places) = (units, places)
        other = 0
    }

    /// The number, where it is a whole one of 64 bits.
    var whole: Int64? { units != nil && places == 0 ? units : Int64(decimal.description) }

    /// The quotient, rounded to ten decimals, half to even; nil where the divisor is 0.
    static func divide(_ above: Number, _ below: Number) -> Number? {
        if let quotient = exactQuotient(above, below) { return quotient }
        return Arithmetic.divide(above.decimal, below.decimal).map { Number($0) }
    }

    /// Relative change, as a fraction; nil where there is nothing to compare with. A rise is positive, also from a negative value.
    static func change(from earlier: Number?, to later: Number?) -> Number? {
        guard let earlier, let later else { return nil }
        if let one = earlier.units, let other = later.units {
            let places = max(earlier.places, later.places)
            let (first, isFar) = one.multipliedReportingOverflow(by: power(places - earlier.places))
            let (second, isFarther) = other.multipliedReportingOverflow(by: power(places - later.places))
            let (difference, isLarge) = second.subtractingReportingOverflow(first)
            if !isFar, !isFarther, !isLarge, first != .min {
                return divide(Number(difference, places: places), Number(abs(first), places: places))
            }
        }
        return Arithmetic.divide(later.decimal - earlier.decimal, abs(earlier.decimal)).map { Number($0) }
    }

    /// The quotient of two exact numbers; nil where the integers are too large for it, or the divisor is 0.
    private static func exactQuotient(_ above: Number, _ below: Number) -> Number? {
        guard let one = above.units, let other = below.units, other != 0 else { return nil }
        let shift = Arithmetic.decimals - above.places + below.places
        guard (0...18).contains(shift) else { return nil }
        let divisor = other.magnitude
        let product = one.magnitude.multipliedFullWidth(by: UInt64(power(shift)))
        // Else the quotient has more than 64 bits.
        guard product.high < divisor else { return nil }
        var (quotient, remainder) = divisor.dividingFullWidth(product)
        let rest = divisor - remainder
        if remainder > rest || remainder == rest && quotient % 2 == 1 { quotient += 1 }
        guard quotient <= UInt64(Int64.max) else { return nil }
        return Number((one < 0) != (other < 0) ? -Int64(quotient) : Int64(quotient), places: Arithmetic.decimals)
    }

    private static func power(_ exponent: Int) -> Int64 { powers[min(max(exponent, 0), 18)] }
    private static let powers: [Int64] = (0...18).map { exponent in (0..<exponent).reduce(Int64(1)) { power, _ in power * 10 } }
}
