import Foundation

/// The data of one metric: its value, the value before, and how it changed.
public struct MetricData: Hashable, Sendable {
    /// One hour or day of a chart.
    public struct Point: Hashable, Sendable {
        /// The time at which it begins.
        public var date: Date
        public var value: Double

        public init(date: Date, value: Double) {
            self.date = date
            self.value = value
        }
    }

    public var value: Decimal
    /// The value in the period before; nil where there is none.
    public var previous: Decimal?
    /// Oldest first; empty for what has no history.
    public var series: [Point]
    /// ISO 4217; of money.
    public var currency: String?

    public init(value: Decimal, previous: Decimal? = nil, series: [Point] = [], currency: String? = nil) {
        self.value = value
        self.previous = previous
        self.series = series
        self.currency = currency
    }

    /// The share by which the value changed: 0.12 is 12 % more. Nil where the value before is missing or zero: then no share says anything.
    public var change: Double? {
        guard let previous, previous != 0 else { return nil }
        let change = NSDecimalNumber(decimal: (value - previous) / abs(previous)).doubleValue
        return change.isFinite ? change : nil
    }
}
