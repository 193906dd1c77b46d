import Foundation

/// What is to be made of samples.
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

/// What samples of a time add up to.
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

/// Statistics of many times, one after another. There is no data here to have any of.
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
    private let all: [HKStatistics]

    init(_ all: [HKStatistics] = []) { self.all = all }

    /// Of the time that a date is in.
    open func statistics(for date: Date) -> HKStatistics? { all.first { $0.startDate <= date && date < $0.endDate } }

    /// One after another, of the times between two dates; the flag ends it.
    open func enumerateStatistics(
        from startDate: Date, to endDate: Date, with block: (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var isOver = ObjCBool(false)
        for statistics in all where statistics.endDate > startDate && statistics.startDate < endDate {
            block(statistics, &isOver)
            if isOver.boolValue { return }
        }
    }

    open func statistics() -> [HKStatistics] { all }
    open func sources() -> Set<HKSource> { [] }
}
