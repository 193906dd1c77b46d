import Foundation

/// Sums are whole numbers; what is divided is rounded to ten decimals, half to even.
enum Arithmetic {
    static let decimals = 10

    static func divide(_ above: Decimal, _ below: Decimal) -> Decimal? {
        guard !below.isZero, !above.isNaN, !below.isNaN else { return nil }
        var quotient = above / below
        guard !quotient.isNaN else { return nil }
        var rounded = Decimal()
        NSDecimalRound(&rounded, &quotient, decimals, .bankers)
        return rounded.isNaN ? nil : rounded
    }

    static func apply(_ operation: ValueExpression.Operation, _ one: Decimal, _ other: Decimal) -> Decimal? {
        let result: Decimal? =
            switch operation {
            case .plus: one + other
            case .minus: one - other
            case .times: one * other
            case .divided: divide(one, other)
            }
        return result.flatMap { $0.isNaN ? nil : $0 }
    }
}
