import Foundation

/// One of the bins that data are sorted into, from its lower bound up to its upper.
public struct ChartBinRange<Bound: Comparable> {
    public let lowerBound: Bound
    public let upperBound: Bound

    init(_ lowerBound: Bound, _ upperBound: Bound) {
        self.lowerBound = lowerBound
        self.upperBound = upperBound
    }
}

extension ChartBinRange: RangeExpression {
    /// Whether a value is in the range, whose upper bound is in the next.
    public func contains(_ element: Bound) -> Bool { lowerBound <= element && element < upperBound }
    /// The range as one of a collection's indices.
    public func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound { lowerBound..<upperBound }
}

extension ChartBinRange: Equatable where Bound: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}

/// The numbers at which bins begin and end.
public struct NumberBins<Value: Comparable & Numeric> {
    public var thresholds: [Value]

    public init(thresholds: [Value]) { self.thresholds = thresholds }

    /// The bin a value is in; −1 below all, and the last index above all.
    public func index(for value: Value) -> Int { binIndex(of: value, in: thresholds) }
}

/// The dates at which bins begin and end.
public struct DateBins {
    public var thresholds: [Date]

    public init(thresholds: [Date]) { self.thresholds = thresholds }

    public init(unit: Calendar.Component, by: Int = 1, range: ClosedRange<Date>, calendar: Calendar = Calendar.current) {
        let stride = DateStride(unit, Swift.max(by, 1))
        let low = range.lowerBound.timeIntervalSinceReferenceDate, high = range.upperBound.timeIntervalSinceReferenceDate
        thresholds = stride.around(low, high, calendar).map { Date(timeIntervalSinceReferenceDate: $0) }
    }

    public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
        let low = range.lowerBound.timeIntervalSinceReferenceDate, high = range.upperBound.timeIntervalSinceReferenceDate
        thresholds = Ticks.around(low, high, step: timeInterval).map { Date(timeIntervalSinceReferenceDate: $0) }
    }

    public init(range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar = Calendar.current) {
        let low = range.lowerBound.timeIntervalSinceReferenceDate, high = range.upperBound.timeIntervalSinceReferenceDate
        let stride = DateStride.best(for: high - low, desiredCount: Double(Swift.max(desiredCount, 1)))
        thresholds = stride.around(low, high, calendar).map { Date(timeIntervalSinceReferenceDate: $0) }
    }

    public init(data: [Date], desiredCount: Int? = nil, calendar: Calendar = Calendar.current) {
        guard let first = data.min(), let last = data.max() else {
            self.init(thresholds: [])
            return
        }
        self.init(range: first...last, desiredCount: desiredCount ?? 10, calendar: calendar)
    }

    public func index(for value: Date) -> Int { binIndex(of: value, in: thresholds) }
}

private func binIndex<Value: Comparable>(of value: Value, in thresholds: [Value]) -> Int {
    var low = 0, high = thresholds.count
    while low < high {
        let middle = (low + high) / 2
        if thresholds[middle] <= value { low = middle + 1 } else { high = middle }
    }
    // The upper end belongs to the last bin.
    if low == thresholds.count, let last = thresholds.last, last == value, low >= 2 { return low - 2 }
    return low - 1
}

extension NumberBins where Value: BinaryFloatingPoint {
    public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
        let finite = data.filter(\.isFinite)
        guard let first = finite.min(), let last = finite.max() else {
            self.init(thresholds: [])
            return
        }
        self.init(range: first...last, desiredCount: desiredCount ?? 10, minimumStride: minimumStride)
    }

    public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
        let (low, high) = (Double(range.lowerBound), Double(range.upperBound))
        let step = Swift.max(Ticks.step(for: high - low, desiredCount: Double(Swift.max(desiredCount, 1))), Double(minimumStride))
        self.init(thresholds: Ticks.around(low, high, step: step).map { Value($0) })
    }

    public init(range: ClosedRange<Value>, count: Int) {
        let width = range.upperBound - range.lowerBound
        let count = Swift.min(Swift.max(count, 1), 100_000)
        self.init(thresholds: (0...count).map { range.lowerBound + width * Value($0) / Value(count) })
    }

    public init(size: Value, range: ClosedRange<Value>) {
        self.init(thresholds: Ticks.around(Double(range.lowerBound), Double(range.upperBound), step: Double(size)).map { Value($0) })
    }
}

extension NumberBins where Value: BinaryInteger {
    public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 1) {
        guard let first = data.min(), let last = data.max() else {
            self.init(thresholds: [])
            return
        }
        self.init(range: first...last, desiredCount: desiredCount ?? 10, minimumStride: minimumStride)
    }

    public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 1) {
        let (low, high) = (Double(range.lowerBound), Double(range.upperBound))
        let step = Swift.max(Ticks.step(for: high - low, desiredCount: Double(Swift.max(desiredCount, 1))), Double(minimumStride), 1)
            .rounded()
        self.init(thresholds: Ticks.around(low, high, step: step).compactMap { Value(exactly: $0) })
    }

    public init(range: ClosedRange<Value>, count: Int) {
        let width = Double(range.upperBound) - Double(range.lowerBound)
        let step = Swift.max((width / Double(Swift.max(count, 1))).rounded(.up), 1)
        self.init(size: Value(exactly: step) ?? 1, range: range)
    }

    public init(size: Value, range: ClosedRange<Value>) {
        let thresholds = Ticks.around(Double(range.lowerBound), Double(range.upperBound), step: Swift.max(Double(size), 1))
        self.init(thresholds: thresholds.compactMap { Value(exactly: $0) })
    }
}

extension NumberBins: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }
    public subscript(index: Int) -> ChartBinRange<Value> { ChartBinRange(thresholds[index], thresholds[index + 1]) }
}

extension DateBins: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }
    public subscript(index: Int) -> ChartBinRange<Date> { ChartBinRange(thresholds[index], thresholds[index + 1]) }
}
