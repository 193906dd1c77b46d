import Foundation

/// Round numbers along a stretch of the number line.
enum Ticks {
    /// The largest number of marks on one axis; nobody reads more.
    static let limit = 1000

    /// The 1, 2 or 5 times a power of ten that cuts a stretch into about so many parts: the geometric means between the candidates decide.
    static func step(for span: Double, desiredCount: Double) -> Double {
        guard span > 0, span.isFinite, desiredCount > 0 else { return 1 }
        let raw = span / desiredCount
        guard raw > 0, raw.isFinite else { return 1 }
        let exponent = log10(raw).rounded(.down)
        let mantissa = raw / pow(10, exponent)
        let factor: Double
        if mantissa >= 50.0.squareRoot() {
            factor = 10
        } else if mantissa >= 10.0.squareRoot() {
            factor = 5
        } else if mantissa >= 2.0.squareRoot() {
            factor = 2
        } else {
            factor = 1
        }
        // A division by a whole power of ten is exact where a multiplication by its inverse is not: 3 / 10, not 3 × 0.1.
        return exponent < 0 ? factor / pow(10, -exponent) : factor * pow(10, exponent)
    }

    /// The finest 1, 2 or 5 times a power of ten whose multiples around a stretch are at most so many.
    static func step(around low: Double, _ high: Double, atMost count: Int) -> Double {
        var step = step(for: high - low, desiredCount: Double(count) * 4)
        // Each is at most 2.5 times the one before: from a quarter of what is wanted it is a few steps up.
        for _ in 0..<6 {
            let marks = around(low, high, step: step)
            if !marks.isEmpty, marks.count <= count { return step }
            step = self.step(for: step * 2, desiredCount: 1)
        }
        return step
    }

    /// The multiples of `step` from `low` to `high`, both included if they are multiples.
    static func inside(_ low: Double, _ high: Double, step: Double) -> [Double] {
        guard step > 0, step.isFinite, low.isFinite, high.isFinite, low <= high else { return [] }
        // A hair's breadth, so that the end is not lost to rounding.
        let slack = 1e-9
        let first = (low / step - slack).rounded(.up), last = (high / step + slack).rounded(.down)
        return multiples(from: first, to: last, step)
    }

    /// The multiples of `step` around a stretch: the first is at or before `low`, the last at or after `high`.
    static func around(_ low: Double, _ high: Double, step: Double) -> [Double] {
        guard step > 0, step.isFinite, low.isFinite, high.isFinite, low <= high else { return [] }
        let slack = 1e-9
        let first = (low / step + slack).rounded(.down)
        let last = max((high / step - slack).rounded(.up), first + 1)
        return multiples(from: first, to: last, step)
    }

    private static func multiples(from first: Double, to last: Double, _ step: Double) -> [Double] {
        // Where a number's precision is coarser than the step there are no marks to set.
        guard first.isFinite, last.isFinite, last - first < Double(limit), abs(first) < 1e15, abs(last) < 1e15 else { return [] }
        let inverse = (1 / step).rounded()
        let dividesExactly = step < 1 && inverse * step == 1
        // Steps of 0.2 and 0.5 times a power of ten are themselves quotients: scale to whole numbers first.
        let power = step < 1 ? pow(10, -log10(step).rounded(.down)) : 1
        let whole = (step * power).rounded()
        let isDecimal = step < 1 && abs(whole / power - step) <= step * 1e-12
        return (0...Int(last - first)).map { index in
            let factor = first + Double(index)
            if isDecimal { return factor * whole / power }
            return dividesExactly ? factor / inverse : factor * step
        }
    }
}
