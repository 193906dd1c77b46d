import Foundation

/// The transform of a scale, applied to a number before it is placed linearly.
struct ScaleTransform: Hashable, Sendable {
    let kind: ScaleType.Kind

    static let linear = ScaleTransform(kind: .linear)

    /// Transforms a number; nil where it has no place (zero and below on a logarithmic scale).
    func apply(_ value: Double) -> Double? {
        let result: Double
        switch kind {
        case .linear, .date, .category: return value
        case .log: result = value > 0 ? log10(value) : .nan
        case .squareRoot: result = value < 0 ? -(-value).squareRoot() : value.squareRoot()
        case .power(let exponent): result = value < 0 ? -pow(-value, exponent) : pow(value, exponent)
        case .symmetricLog(let slope):
            let bent = log10(1 + abs(value) * max(abs(slope), 1e-9))
            result = value < 0 ? -bent : bent
        }
        return result.isFinite ? result : nil
    }

    func invert(_ value: Double) -> Double {
        switch kind {
        case .linear, .date, .category: return value
        case .log: return pow(10, value)
        case .squareRoot: return value < 0 ? -value * value : value * value
        case .power(let exponent):
            guard exponent != 0 else { return 1 }
            return value < 0 ? -pow(-value, 1 / exponent) : pow(value, 1 / exponent)
        case .symmetricLog(let slope):
            let straight = (pow(10, abs(value)) - 1) / max(abs(slope), 1e-9)
            return value < 0 ? -straight : straight
        }
    }
}

/// The way from values to points along one side of the plot.
struct PositionScale: Sendable {
    enum Domain: Sendable {
        case continuous(low: Double, high: Double, ScaleTransform, isDate: Bool)
        case categories([String: Int], names: [String])
    }
    let domain: Domain
    /// Points where the domain begins and ends; the end may lie before the start.
    var start: CGFloat
    var end: CGFloat

    var kind: DataKind {
        switch domain {
        case .continuous(_, _, _, let isDate): isDate ? .date : .number
        case .categories: .category
        }
    }

    var length: CGFloat { abs(end - start) }

    /// Points from one category to the next.
    var categoryStep: CGFloat {
        if case .categories(_, let names) = domain { length / CGFloat(max(names.count, 1)) } else { 0 }
    }

    /// The place of a value, in points; nil where it has none.
    func position(_ datum: _Datum) -> CGFloat? {
        switch (domain, datum) {
        case (.categories(let indices, let names), .category(let name)):
            guard let index = indices[name] else { return nil }
            return place((Double(index) + 0.5) / Double(names.count))
        case (.continuous(let low, let high, let transform, let isDate), .number(let value)),
            (.continuous(let low, let high, let transform, let isDate), .date(let value)):
            guard datum.kind == (isDate ? .date : .number), datum.isPlottable else { return nil }
            return position(value, low, high, transform)
        default: return nil
        }
    }

    /// A number of a continuous scale, be it a date or not.
    func position(quantity: Double) -> CGFloat? {
        guard case .continuous(let low, let high, let transform, _) = domain else { return nil }
        return position(quantity, low, high, transform)
    }

    private func position(_ value: Double, _ low: Double, _ high: Double, _ transform: ScaleTransform) -> CGFloat? {
        guard let first = transform.apply(low), let last = transform.apply(high), let bent = transform.apply(value) else { return nil }
        return place(last == first ? 0.5 : (bent - first) / (last - first))
    }

    private func place(_ fraction: Double) -> CGFloat? {
        guard abs(fraction) < 1e6 else { return nil }
        // Logarithms differ in their last bits from machine to machine; a 4096th of a point is far below a pixel.
        return ((Double(start) + fraction * Double(end - start)) * 4096).rounded() / 4096
    }

    /// The stretch a value takes: its category's, its bin's.
    func band(_ span: Span) -> (CGFloat, CGFloat)? {
        if let end = span.end, let from = position(span.start), let to = position(end) { return (from, to) }
        guard let middle = position(span.start) else { return nil }
        let half = categoryStep / 2
        return start <= end ? (middle - half, middle + half) : (middle + half, middle - half)
    }

    /// The value at so many points.
    func datum(at position: CGFloat) -> _Datum? {
        guard end != start else { return nil }
        let fraction = Double((position - start) / (end - start))
        guard fraction.isFinite, abs(fraction) < 1e6 else { return nil }
        switch domain {
        case .categories(_, let names):
            let index = (fraction * Double(names.count)).rounded(.down)
            guard index >= 0, index < Double(names.count) else { return nil }
            return .category(names[Int(index)])
        case .continuous(let low, let high, let transform, let isDate):
            guard let first = transform.apply(low), let last = transform.apply(high) else { return nil }
            let value = transform.invert(first + fraction * (last - first))
            return isDate ? .date(value) : .number(value)
        }
    }

    /// Whether a value is inside the domain, up to a hair's breadth.
    func contains(_ datum: _Datum) -> Bool {
        guard let position = position(datum) else { return false }
        return position >= min(start, end) - 0.01 && position <= max(start, end) + 0.01
    }
}
