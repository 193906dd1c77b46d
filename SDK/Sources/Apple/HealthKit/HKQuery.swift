import Foundation
import FoundationMissing

/// The limit for as many as there are.
public let HKObjectQueryNoLimit = 0
/// Sorts by the end.
public let HKSampleSortIdentifierEndDate = "endDate"
/// Sorts by the start.
public let HKSampleSortIdentifierStartDate = "startDate"

/// The options for which samples belong to a time.
public struct HKQueryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let strictStartDate = HKQueryOptions(rawValue: 1)
    public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

/// The operator by which two numbers are compared.
public typealias HKPredicateOperator = _SComparisonPredicate.Operator

/// A question to the store. Nobody has allowed to read any data here: each is answered as if there were none, as on iOS then.
open class HKQuery: NSObject, @unchecked Sendable {
    public let objectType: HKObjectType?
    public let predicate: NSPredicate?

    init(_ type: HKObjectType?, _ predicate: NSPredicate?) {
        objectType = type
        self.predicate = predicate
    }

    /// Tells the query that there is nothing.
    func answer() {}

    private static func sample(_ holds: @escaping @Sendable (HKSample) -> Bool) -> NSPredicate {
        NSPredicate { sample, _ in (sample as? HKSample).map(holds) ?? false }
    }

    private static func workout(_ holds: @escaping @Sendable (HKWorkout) -> Bool) -> NSPredicate {
        NSPredicate { sample, _ in (sample as? HKWorkout).map(holds) ?? false }
    }

    static func holds(_ one: Double, _ operation: HKPredicateOperator, _ other: Double) -> Bool {
        switch operation {
        case .lessThan: one < other
        case .lessThanOrEqualTo: one <= other
        case .greaterThan: one > other
        case .greaterThanOrEqualTo: one >= other
        case .notEqualTo: one != other
        case .equalTo: one == other
        // What compares texts and lists holds of no numbers.
        default: false
        }
    }

    /// Samples of a time: those that lie in it by any part, or begin or end in it where that is asked for.
    open class func predicateForSamples(withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []) -> NSPredicate {
        sample { sample in
            let first = options.contains(.strictStartDate) ? sample.startDate : sample.endDate
            let last = options.contains(.strictEndDate) ? sample.endDate : sample.startDate
            return (startDate.map { first >= $0 } ?? true)
                && (endDate.map { last < $0 || options.contains(.strictEndDate) && last == $0 } ?? true)
        }
    }

    open class func predicateForObject(with uuid: UUID) -> NSPredicate { sample { $0.uuid == uuid } }
    open class func predicateForObjects(with uuids: Set<UUID>) -> NSPredicate { sample { uuids.contains($0.uuid) } }
    open class func predicateForObjects(from source: HKSource) -> NSPredicate { sample { $0.sourceRevision.source == source } }
    open class func predicateForObjects(from sources: Set<HKSource>) -> NSPredicate {
        sample { sources.contains($0.sourceRevision.source) }
    }
    open class func predicateForObjects(from devices: Set<HKDevice>) -> NSPredicate {
        sample { sample in sample.device.map { devices.contains($0) } ?? false }
    }
    open class func predicateForObjects(from sourceRevisions: Set<HKSourceRevision>) -> NSPredicate {
        sample { sourceRevisions.contains($0.sourceRevision) }
    }
    /// Samples that are part of no correlation.
    open class func predicateForObjectsWithNoCorrelation() -> NSPredicate { sample { !($0 is HKCorrelation) } }
    open class func predicateForObjects(from workout: HKWorkout) -> NSPredicate { NSPredicate(value: false) }
    open class func predicateForObjects(withMetadataKey key: String) -> NSPredicate { sample { $0.metadata?[key] != nil } }

    /// Samples whose value under the key is one of these.
    open class func predicateForObjects(withMetadataKey key: String, allowedValues: [Any]) -> NSPredicate {
        let allowed = allowedValues.map { MetadataValue($0) }
        return sample { $0.metadata?[key].map { allowed.contains(MetadataValue($0)) } ?? false }
    }
    /// Samples whose value under the key stands so to another; those of unlike kinds are only ever unequal.
    open class func predicateForObjects(withMetadataKey key: String, operatorType: HKPredicateOperator, value: Any) -> NSPredicate {
        let other = MetadataValue(value)
        return sample { sample in
            guard let one = sample.metadata?[key].map({ MetadataValue($0) }) else { return false }
            return one.holds(operatorType, other)
        }
    }

    open class func predicateForQuantitySamples(
        with operatorType: HKPredicateOperator, quantity: HKQuantity
    ) -> NSPredicate {
        sample { sample in
            guard let sample = sample as? HKQuantitySample else { return false }
            return holds(Double(sample.quantity.compare(quantity).rawValue), operatorType, 0)
        }
    }

    open class func predicateForCategorySamples(with operatorType: HKPredicateOperator, value: Int) -> NSPredicate {
        sample { ($0 as? HKCategorySample).map { holds(Double($0.value), operatorType, Double(value)) } ?? false }
    }

    open class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType) -> NSPredicate {
        workout { $0.workoutActivityType == workoutActivityType }
    }
    open class func predicateForWorkouts(with operatorType: HKPredicateOperator, duration: TimeInterval) -> NSPredicate {
        workout { holds($0.duration, operatorType, duration) }
    }
    open class func predicateForWorkouts(activityPredicate: NSPredicate) -> NSPredicate { NSPredicate(value: false) }
    open class func predicateForWorkoutActivities(workoutActivityType: HKWorkoutActivityType) -> NSPredicate {
        workout { $0.workoutActivityType == workoutActivityType }
    }
    open class func predicateForWorkoutActivities(
        operatorType: HKPredicateOperator, quantityType: HKQuantityType, averageQuantity: HKQuantity
    ) -> NSPredicate { NSPredicate(value: false) }
    open class func predicateForWorkouts(
        operatorType: HKPredicateOperator, quantityType: HKQuantityType, averageQuantity: HKQuantity
    ) -> NSPredicate { NSPredicate(value: false) }
    open class func predicateForWorkouts(
        operatorType: HKPredicateOperator, quantityType: HKQuantityType, maximumQuantity: HKQuantity
    ) -> NSPredicate { NSPredicate(value: false) }
    open class func predicateForWorkouts(
        operatorType: HKPredicateOperator, quantityType: HKQuantityType, minimumQuantity: HKQuantity
    ) -> NSPredicate { NSPredicate(value: false) }
    open class func predicateForWorkouts(
        operatorType: HKPredicateOperator, quantityType: HKQuantityType, sumQuantity: HKQuantity
    ) -> NSPredicate { NSPredicate(value: false) }
    open class func predicateForWorkoutEffortSamplesRelated(workout: HKWorkout, activity: HKWorkoutActivity?) -> NSPredicate {
        NSPredicate(value: false)
    }

    /// The rings of a day.
    open class func predicateForActivitySummary(with dateComponents: DateComponents) -> NSPredicate { NSPredicate(value: false) }
    /// The rings of several days.
    open class func predicate(
        forActivitySummariesBetweenStart startDateComponents: DateComponents, end endDateComponents: DateComponents
    ) -> NSPredicate { NSPredicate(value: false) }
}

/// A description of what a query asks for: a sample type and a predicate.
open class HKQueryDescriptor: NSObject, @unchecked Sendable {
    public let sampleType: HKSampleType
    public let predicate: NSPredicate?

    /// Samples of a type.
    public init(sampleType: HKSampleType, predicate: NSPredicate?) {
        self.sampleType = sampleType
        self.predicate = predicate
    }
}

/// Looks for samples once.
open class HKSampleQuery: HKQuery, @unchecked Sendable {
    public let limit: Int
    public let sortDescriptors: [NSSortDescriptor]?
    private let handler: (HKSampleQuery, [HKSample]?, (any Error)?) -> Void

    /// Makes a query for samples of one type.
    public init(
        sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
        resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) {
        self.limit = limit
        self.sortDescriptors = sortDescriptors
        handler = resultsHandler
        super.init(sampleType, predicate)
    }

    /// Makes a query for samples of several types.
    public init(
        queryDescriptors: [HKQueryDescriptor], limit: Int, sortDescriptors: [NSSortDescriptor]? = nil,
        resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) {
        self.limit = limit
        self.sortDescriptors = sortDescriptors
        handler = resultsHandler
        super.init(queryDescriptors.first?.sampleType, queryDescriptors.first?.predicate)
    }

    override func answer() { handler(self, [], nil) }
}

/// Looks for correlations once: samples that belong together, as the two figures of a blood pressure.
open class HKCorrelationQuery: HKQuery, @unchecked Sendable {
    /// The kind of correlation that is looked for, as blood pressures.
    public let correlationType: HKCorrelationType
    /// The predicates for the samples inside a correlation, by their types; nil where any fit.
    public let samplePredicates: [HKSampleType: NSPredicate]?
    private let handler: (HKCorrelationQuery, [HKCorrelation]?, (any Error)?) -> Void

    /// Makes a query for correlations of one type, whose samples fit what is asked of theirs.
    public init(
        type correlationType: HKCorrelationType, predicate: NSPredicate?, samplePredicates: [HKSampleType: NSPredicate]?,
        completion: @escaping (HKCorrelationQuery, [HKCorrelation]?, (any Error)?) -> Void
    ) {
        self.correlationType = correlationType
        self.samplePredicates = samplePredicates
        handler = completion
        super.init(correlationType, predicate)
    }

    override func answer() { handler(self, [], nil) }
}

/// Looks for samples, and again when there are new ones.
open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
    public typealias Handler = (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void
    open var updateHandler: Handler?
    private let handler: Handler

    /// Makes a query for samples of one type, after what was known.
    public init(type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int, resultsHandler: @escaping Handler) {
        handler = resultsHandler
        super.init(type, predicate)
    }

    override func answer() { handler(self, [], [], HKQueryAnchor(fromValue: 0), nil) }
}

/// An anchor, which marks the samples that an app knew already.
open class HKQueryAnchor: NSObject, @unchecked Sendable {
    /// Makes an anchor of a number.
    public init(fromValue value: Int) {}
}

/// A sample that was deleted.
open class HKDeletedObject: NSObject, @unchecked Sendable {
    public let uuid: UUID
    init(uuid: UUID) { self.uuid = uuid }
}

/// A query that reports whenever there are new samples, which there never are here.
open class HKObserverQuery: HKQuery, @unchecked Sendable {
    /// Makes a query that is told of samples of one type.
    public init(
        sampleType: HKSampleType, predicate: NSPredicate?,
        updateHandler: @escaping (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void
    ) { super.init(sampleType, predicate) }
}

/// Adds samples up.
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
    private let handler: (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void

    /// Makes a query that adds up samples of one type.
    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
        completionHandler handler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
    ) {
        self.handler = handler
        super.init(quantityType, quantitySamplePredicate)
    }

    override func answer() { handler(self, nil, HKError(.errorNoData)) }
}

/// Adds samples up by hours, days and the like.
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
    public let anchorDate: Date
    public let options: HKStatisticsOptions
    public let intervalComponents: DateComponents
    open var initialResultsHandler: ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
    open var statisticsUpdateHandler: ((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?

    /// Makes a query for samples of one type, in parts of the time that are counted from a date.
    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [], anchorDate: Date,
        intervalComponents: DateComponents
    ) {
        self.anchorDate = anchorDate
        self.options = options
        self.intervalComponents = intervalComponents
        super.init(quantityType, quantitySamplePredicate)
    }

    override func answer() {
        guard let type = objectType as? HKQuantityType else { return }
        let times = StatisticsTimes(anchor: anchorDate, interval: intervalComponents)
        initialResultsHandler?(self, HKStatisticsCollection(type, times), nil)
    }
}

/// Looks for rings.
open class HKActivitySummaryQuery: HKQuery, @unchecked Sendable {
    private let handler: (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
    open var updateHandler: ((HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void)?

    /// Makes a query for the rings of some days.
    public init(
        predicate: NSPredicate?, resultsHandler handler: @escaping (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
    ) {
        self.handler = handler
        super.init(HKObjectType.activitySummaryType(), predicate)
    }

    override func answer() { handler(self, [], nil) }
}

/// Looks for who saves.
open class HKSourceQuery: HKQuery, @unchecked Sendable {
    private let handler: (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void

    /// Samples of one type.
    public init(
        sampleType: HKSampleType, samplePredicate objectPredicate: NSPredicate?,
        completionHandler: @escaping (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void
    ) {
        handler = completionHandler
        super.init(sampleType, objectPredicate)
    }

    override func answer() { handler(self, [], nil) }
}

/// Looks for the single numbers of samples.
open class HKQuantitySeriesSampleQuery: HKQuery, @unchecked Sendable {
    private let handler: (HKQuantitySeriesSampleQuery, HKQuantity?, DateInterval?, HKQuantitySample?, Bool, (any Error)?) -> Void

    /// Makes a query for the numbers of one type.
    public init(
        quantityType: HKQuantityType, predicate: NSPredicate?,
        quantityHandler: @escaping (HKQuantitySeriesSampleQuery, HKQuantity?, DateInterval?, HKQuantitySample?, Bool, (any Error)?) -> Void
    ) {
        handler = quantityHandler
        super.init(quantityType, predicate)
    }

    override func answer() { handler(self, nil, nil, nil, true, nil) }
}

/// A value of a sample's metadata, which is a text, a number, a date or a quantity.
private enum MetadataValue: Equatable, Sendable {
    case text(String), number(Double), date(Date), other(String)

    init(_ value: Any) {
        switch value {
        case let text as String: self = .text(text)
        case let date as Date: self = .date(date)
        case let number as NSNumber: self = .number(number.doubleValue)
        case let number as any BinaryInteger: self = .number(Double(number))
        case let number as any BinaryFloatingPoint: self = .number(Double(number))
        default: self = .other(String(describing: value))
        }
    }

    func holds(_ operation: HKPredicateOperator, _ other: MetadataValue) -> Bool {
        switch (self, other) {
        case (.number(let one), .number(let other)): HKQuery.holds(one, operation, other)
        case (.date(let one), .date(let other)):
            HKQuery.holds(one.timeIntervalSinceReferenceDate, operation, other.timeIntervalSinceReferenceDate)
        case (.text(let one), .text(let other)): HKQuery.holds(one == other ? 0 : one < other ? -1 : 1, operation, 0)
        default: operation == .equalTo ? self == other : operation == .notEqualTo && self != other
        }
    }
}
