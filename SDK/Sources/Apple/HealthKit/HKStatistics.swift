import Foundation

/// The statistics that are to be computed from samples.
public struct HKStatisticsOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let separateBySource = HKStatisticsOptions(rawValue: 1)
    public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
    public static let discreteMin = HKStatisticsOptions(rawValue: 4)
    public static let discreteMax = HKStatisticsOptions(rawValue: 8)
    public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
    public static let mostRecent = HKStatisticsOptions(rawValue: 32)
    public static let discreteMostRecent = HKStatisticsOptions(rawValue: 32)
    public static let duration = HKStatisticsOptions(rawValue: 64)
}

/// The statistics of the samples of a time.
open class HKStatistics: NSObject, NSCopying, @unchecked Sendable {
    public let quantityType: HKQuantityType
    public let startDate: Date
    public let endDate: Date
    private let samples: [HKQuantitySample]

    /// - Parameter samples: of one type, within the time.
    init(_ type: HKQuantityType, from start: Date, to end: Date, samples: [HKQuantitySample]) {
        quantityType = type
        startDate = start
        endDate = end
        self.samples = samples
    }

    public var sources: [HKSource]? { nil }
    public func copy(with zone: NSZone? = nil) -> Any { self }

    open func sumQuantity() -> HKQuantity? { quantityType.aggregationStyle == .cumulative ? made { $0.reduce(0, +) } : nil }
    open func averageQuantity() -> HKQuantity? {
        quantityType.aggregationStyle == .cumulative ? nil : made { $0.reduce(0, +) / Double($0.count) }
    }
    open func minimumQuantity() -> HKQuantity? { made { $0.min() } }
    open func maximumQuantity() -> HKQuantity? { made { $0.max() } }
    open func mostRecentQuantity() -> HKQuantity? { samples.max { $0.endDate < $1.endDate }?.quantity }
    open func mostRecentQuantityDateInterval() -> DateInterval? {
        samples.max { $0.endDate < $1.endDate }.map { DateInterval(start: $0.startDate, end: $0.endDate) }
    }
    open func duration() -> HKQuantity? {
        samples.isEmpty
            ? nil : HKQuantity(unit: .second(), doubleValue: samples.reduce(0) { $0 + $1.endDate.timeIntervalSince($1.startDate) })
    }
    open func sumQuantity(for source: HKSource) -> HKQuantity? { nil }
    open func averageQuantity(for source: HKSource) -> HKQuantity? { nil }
    open func minimumQuantity(for source: HKSource) -> HKQuantity? { nil }
    open func maximumQuantity(for source: HKSource) -> HKQuantity? { nil }

    private func made(_ of: ([Double]) -> Double?) -> HKQuantity? {
        guard !samples.isEmpty else { return nil }
        let unit = HKUnit(from: QuantityKinds.unit(String(quantityType.identifier.dropFirst("HKQuantityTypeIdentifier".count))))
        return of(samples.map { $0.quantity.doubleValue(for: unit) }).map { HKQuantity(unit: unit, doubleValue: $0) }
    }
}

/// Statistics of many times, one after another, all equally long in the calendar. There is no data here to have any of.
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
    private let type: HKQuantityType
    private let times: StatisticsTimes

    init(_ type: HKQuantityType, _ times: StatisticsTimes) {
        self.type = type
        self.times = times
    }

    /// The statistics of the time that a date is in; nil where there are no samples.
    open func statistics(for date: Date) -> HKStatistics? { nil }

    /// One for each time, from that which the first date is in to that which the last is in; the flag ends it. Where there are no samples,
    /// as here, its quantities are nil, as Apple's documentation of this method says.
    open func enumerateStatistics(
        from startDate: Date, to endDate: Date, with block: (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard startDate <= endDate, var index = times.index(of: startDate) else { return }
        var isOver = ObjCBool(false)
        while !isOver.boolValue, let time = times.time(index), time.start <= endDate {
            block(HKStatistics(type, from: time.start, to: time.end, samples: []), &isOver)
            index += 1
        }
    }

    /// The statistics of the times that have samples.
    open func statistics() -> [HKStatistics] { [] }
    open func sources() -> Set<HKSource> { [] }
}

/// Times that follow each other both ways from an anchor.
struct StatisticsTimes {
    let anchor: Date
    let interval: DateComponents

    private var calendar: Calendar { interval.calendar ?? .current }

    /// The time with a number, 0 for that which begins at the anchor; nil where the interval is none.
    func time(_ index: Int) -> DateInterval? {
        guard let start = self.start(index), let end = self.start(index + 1), start < end else { return nil }
        return DateInterval(start: start, end: end)
    }

    private func start(_ index: Int) -> Date? {
        var parts = DateComponents()
        for part in [Calendar.Component.year, .quarter, .month, .weekOfYear, .day, .hour, .minute, .second] {
            guard let value = interval.value(for: part) else { continue }
            parts.setValue(value * index, for: part)
        }
        return calendar.date(byAdding: parts, to: anchor)
    }

    /// The number of the time that a date is in.
    func index(of date: Date) -> Int? {
        guard let first = time(0) else { return nil }
        var index = Int((date.timeIntervalSince(anchor) / first.duration).rounded(.down))
        // Months and years are not all as long as the first.
        while let start = self.start(index), start > date { index -= 1 }
        while let next = self.start(index + 1), next <= date { index += 1 }
        return index
    }
}
