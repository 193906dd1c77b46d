import Foundation
import VitrineSwiftUI

/// A scale of positions before it has its points: which values it runs from and to.
struct ScaleDraft {
    var kind: DataKind
    var low = 0.0
    var high = 1.0
    var names: [String] = []
    var transform = ScaleTransform.linear
    /// The ends were said, so nothing rounds them.
    var isFixed = false
    var isReversed = false
    /// Whether there was a value to plot.
    var hasData = false
    /// All values to plot are of types that have whole numbers only.
    var isWhole = false
    /// Whether each value to plot is in a bin, as dates with a unit are.
    var isBinned = false

    /// Values of one axis, as they are met.
    struct Collector {
        var kind: DataKind?
        var low = Double.infinity
        var high = -Double.infinity
        var names: [String] = []
        /// Whether all numbers are whole; nil before the first.
        var isWhole: Bool?
        /// Whether the values are binned; nil before the first.
        var isBinned: Bool?
        private var known: Set<String> = []

        mutating func add(_ datum: _Datum) {
            guard datum.isPlottable else { return }
            // The first value says what the axis is; others of another kind have no place on it.
            let kind = self.kind ?? datum.kind
            self.kind = kind
            guard kind == datum.kind else { return }
            if case .category(let name) = datum {
                if known.insert(name).inserted { names.append(name) }
            } else if let quantity = datum.quantity {
                low = min(low, quantity)
                high = max(high, quantity)
            }
        }

        mutating func note(_ span: Span) {
            if span.start.kind == .number { isWhole = (isWhole ?? true) && span.isWhole }
        }

        mutating func add(_ span: Span) {
            guard span.isPlottable else { return }
            note(span)
            isBinned = (isBinned ?? true) && span.end != nil
            add(span.start)
            if let end = span.end { add(end) }
        }
    }

    init(_ found: Collector, _ configuration: AxisScaleConfiguration) {
        var found = found
        var includesZero: Bool?
        var fixed: [_Datum]?
        switch configuration.domain?.storage {
        case .automatic(let zero, let reversed, let modify):
            includesZero = zero
            isReversed = reversed
            if let modify {
                let before = found.kind == .category ? found.names.map { _Datum.category($0) } : found.ends(found.kind ?? .number)
                let isWhole = found.isWhole
                found = Collector()
                found.isWhole = isWhole
                for datum in modify(before) { found.add(datum) }
            }
        case .values(let values):
            fixed = values.filter(\.isPlottable)
        case nil: break
        }
        if let type = configuration.type { transform = ScaleTransform(kind: type.kind) }
        if let values = fixed, let first = values.first {
            kind = first.kind
            hasData = true
            if kind == .category {
                var all = Collector()
                for value in values { all.add(value) }
                names = all.names
            } else {
                let quantities = values.compactMap(\.quantity)
                low = quantities.first ?? 0
                high = quantities.last ?? 1
                isFixed = true
                isWhole = found.isWhole ?? false
                // An array may run backwards: 100, 0.
                if low > high {
                    swap(&low, &high)
                    isReversed.toggle()
                }
                widenIfEmpty()
            }
            return
        }
        kind = found.kind ?? .number
        hasData = found.kind != nil
        isWhole = found.isWhole ?? false
        isBinned = found.isBinned ?? false
        names = found.names
        guard kind != .category else { return }
        if found.low <= found.high { (low, high) = (found.low, found.high) }
        if kind == .number, includesZero ?? (transform.kind != .log), hasData {
            low = min(low, 0)
            high = max(high, 0)
        }
        if transform.kind == .log {
            if !(high > 0) { high = 1 }
            if !(low > 0) { low = min(high, 1) }
        }
        widenIfEmpty()
    }

    /// The upper end that leaves room for what stands above the highest value; nil for a domain that is said or is not laid out evenly.
    /// - Parameter share: what there is to be of the stretch between its ends; more than 1.
    func end(widenedBy share: Double) -> Double? {
        guard kind == .number, !isFixed, transform.kind == .linear, share.isFinite else { return nil }
        return low + (high - low) * share
    }

    /// A domain of one value becomes one with room on both sides.
    private mutating func widenIfEmpty() {
        guard !(high > low) else { return }
        switch kind {
        case .date: (low, high) = (low - 43200, low + 43200)
        default:
            if transform.kind == .log {
                (low, high) = (low / 10, low * 10)
            } else if low == 0 {
                high = 1
            } else {
                let room = abs(low) / 2
                (low, high) = (low - room, low + room)
            }
        }
    }

    /// The scale between two places of the plot, in points.
    func scale(from start: CGFloat, to end: CGFloat) -> PositionScale {
        let (start, end) = isReversed ? (end, start) : (start, end)
        if kind == .category {
            let indices = Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
            return PositionScale(domain: .categories(indices, names: names), start: start, end: end)
        }
        return PositionScale(domain: .continuous(low: low, high: high, transform, isDate: kind == .date), start: start, end: end)
    }
}

extension ScaleDraft.Collector {
    func ends(_ kind: DataKind) -> [_Datum] { low <= high ? [kind.datum(low), kind.datum(high)] : [] }
}

/// The configuration that `chartXScale` or `chartYScale` sets.
struct AxisScaleConfiguration {
    var domain: _ScaleDomain?
    var range: _PositionRange?
    var type: ScaleType?

    /// The domain of numbers that was said; nil where it is found from what is plotted, or is not of numbers.
    var fixedNumbers: ClosedRange<Double>? {
        guard case .values(let values) = domain?.storage else { return nil }
        let numbers = values.filter { $0.kind == .number }.compactMap(\.quantity)
        guard let low = numbers.min(), let high = numbers.max(), low < high else { return nil }
        return low...high
    }
}
