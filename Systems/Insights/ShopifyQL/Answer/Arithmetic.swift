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

    /// Relative change, as a fraction; nil where there is nothing to compare with. A rise is positive, also from a negative value.
    static func change(from earlier: Decimal?, to later: Decimal?) -> Decimal? {
        guard let earlier, let later else { return nil }
        return divide(later - earlier, abs(earlier))
    }
}

extension Formula {
    /// The value over one group's measures, counted in a unit; nil where a ratio has nothing below.
    func value(in unit: Decimal, _ measured: (Measure) -> Int64) throws(StoreError) -> Decimal? {
        if case .ratio(let above, let below) = self {
            return Arithmetic.divide(Decimal(try above.whole(measured)) * unit, Decimal(try below.whole(measured)))
        }
        return Decimal(try whole(measured)) * unit
    }

    /// The value of a sum or difference.
    private func whole(_ measured: (Measure) -> Int64) throws(StoreError) -> Int64 {
        func add(_ one: Int64, _ other: Int64, _ operation: (Int64) -> (Int64) -> (partialValue: Int64, overflow: Bool)) throws(StoreError)
            -> Int64
        {
            let (result, overflow) = operation(one)(other)
            if overflow { throw .overflow }
            return result
        }
        switch self {
        case .measure(let measure): return measured(measure)
        case .sum(let parts):
            var total: Int64 = 0
            for part in parts { total = try add(total, try part.whole(measured), Int64.addingReportingOverflow) }
            return total
        case .difference(let first, let rest):
            var total = try first.whole(measured)
            for part in rest { total = try add(total, try part.whole(measured), Int64.subtractingReportingOverflow) }
            return total
        // A schema divides last.
        case .ratio: throw .unknown("ratio within a sum")
        }
    }
}
