import Foundation

/// A metric's formula with its measures' positions in a store's answer in place of the measures.
struct ResolvedFormula: Sendable {
    /// The numerator: which numbers are added (1) and subtracted (−1).
    private let above: [(position: Int, sign: Int64)]
    /// The denominator; nil where nothing divides.
    private let below: [(position: Int, sign: Int64)]?
    /// Decimal places of the unit that is counted in.
    private let places: Int

    init(_ formula: Formula, places: Int, position: (Measure) -> Int?) throws(StoreError) {
        if case .ratio(let above, let below) = formula {
            self.above = try above.terms(1, position)
            self.below = try below.terms(1, position)
        } else {
            above = try formula.terms(1, position)
            below = nil
        }
        self.places = places
    }

    /// The value over one group's measures, of which nil are all 0; nil where a ratio has nothing below.
    func value(_ measured: [Int64]?) throws(StoreError) -> Number? {
        let number = Number(try Self.sum(above, measured), places: places)
        guard let below else { return number }
        return Number.divide(number, Number(try Self.sum(below, measured), places: 0))
    }

    private static func sum(_ terms: [(position: Int, sign: Int64)], _ measured: [Int64]?) throws(StoreError) -> Int64 {
        guard let measured else { return 0 }
        var sum: Int64 = 0
        for term in terms {
            let value = measured[term.position]
            let (next, overflow) = term.sign > 0 ? sum.addingReportingOverflow(value) : sum.subtractingReportingOverflow(value)
            if overflow { throw .overflow }
            sum = next
        }
        return sum
    }
}

extension Formula {
    /// The measures of a sum or difference, each with its sign.
    fileprivate func terms(_ sign: Int64, _ position: (Measure) -> Int?) throws(StoreError) -> [(position: Int, sign: Int64)] {
        switch self {
        case .measure(let measure): return position(measure).map { [($0, sign)] } ?? []
        case .sum(let parts):
            var terms: [(position: Int, sign: Int64)] = []
            for part in parts { terms += try part.terms(sign, position) }
            return terms
        case .difference(let first, let rest):
            var terms = try first.terms(sign, position)
            for part in rest { terms += try part.terms(-sign, position) }
            return terms
        // A schema divides last.
        case .ratio: throw .unknown("ratio within a sum")
        }
    }
}
