import Foundation

/// A predicate for samples of a type.
public struct HKSamplePredicate<Sample>: @unchecked Sendable {
    public let sampleType: HKSampleType
    public let nsPredicate: NSPredicate?
}

extension HKSamplePredicate where Sample == HKQuantitySample {
    /// Makes a predicate for quantity samples of a type.
    public static func quantitySample(type: HKQuantityType, predicate: NSPredicate? = nil) -> HKSamplePredicate {
        HKSamplePredicate(sampleType: type, nsPredicate: predicate)
    }
}

extension HKSamplePredicate where Sample == HKCategorySample {
    /// Makes a predicate for category samples of a type.
    public static func categorySample(type: HKCategoryType, predicate: NSPredicate? = nil) -> HKSamplePredicate {
        HKSamplePredicate(sampleType: type, nsPredicate: predicate)
    }
}

extension HKSamplePredicate where Sample == HKWorkout {
    /// Makes a predicate for workouts.
    public static func workout(_ predicate: NSPredicate? = nil) -> HKSamplePredicate {
        HKSamplePredicate(sampleType: HKObjectType.workoutType(), nsPredicate: predicate)
    }
}

extension HKSamplePredicate where Sample == HKSample {
    /// Whatever of a type.
    public static func sample(type: HKSampleType, predicate: NSPredicate? = nil) -> HKSamplePredicate {
        HKSamplePredicate(sampleType: type, nsPredicate: predicate)
    }
}

extension HKSamplePredicate where Sample == HKAudiogramSample {
    /// Makes a predicate for hearing tests.
    public static func audiogram(_ predicate: NSPredicate? = nil) -> HKSamplePredicate {
        HKSamplePredicate(sampleType: HKObjectType.audiogramSampleType(), nsPredicate: predicate)
    }
}

extension HKSamplePredicate where Sample == HKElectrocardiogram {
    /// Makes a predicate for electrocardiograms.
    public static func electrocardiogram(_ predicate: NSPredicate? = nil) -> HKSamplePredicate {
        HKSamplePredicate(sampleType: HKObjectType.electrocardiogramType(), nsPredicate: predicate)
    }
}

extension HKSamplePredicate where Sample == HKHeartbeatSeriesSample {
    /// Makes a predicate for series of heartbeats.
    public static func heartbeatSeries(_ predicate: NSPredicate? = nil) -> HKSamplePredicate {
        HKSamplePredicate(sampleType: HKSeriesType.heartbeat(), nsPredicate: predicate)
    }
}

extension HKSamplePredicate where Sample == HKStateOfMind {
    /// Makes a predicate for states of mind.
    public static func stateOfMind(_ predicate: NSPredicate? = nil) -> HKSamplePredicate {
        HKSamplePredicate(sampleType: HKObjectType.stateOfMindType(), nsPredicate: predicate)
    }
}

extension HKSamplePredicate where Sample == HKVisionPrescription {
    /// Prescriptions of glasses.
    public static func visionPrescription(_ predicate: NSPredicate? = nil) -> HKSamplePredicate {
        HKSamplePredicate(sampleType: HKObjectType.visionPrescriptionType(), nsPredicate: predicate)
    }
}

extension HKSamplePredicate where Sample == HKWorkoutRoute {
    /// Ways of workouts.
    public static func workoutRoute(_ predicate: NSPredicate? = nil) -> HKSamplePredicate {
        HKSamplePredicate(sampleType: HKSeriesType.workoutRoute(), nsPredicate: predicate)
    }
}

extension HKSamplePredicate where Sample == HKCorrelation {
    /// Makes a predicate for correlations of a type.
    public static func correlation(type: HKCorrelationType, predicate: NSPredicate? = nil) -> HKSamplePredicate {
        HKSamplePredicate(sampleType: type, nsPredicate: predicate)
    }
}

/// Looks for samples once; none are found.
public struct HKSampleQueryDescriptor<Sample: HKSample>: @unchecked Sendable {
    public var predicates: [HKSamplePredicate<Sample>]
    public var sortDescriptors: [SortDescriptor<Sample>]
    public var limit: Int?

    /// Makes a descriptor for so many samples at most, in an order.
    public init(predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>], limit: Int? = nil) {
        self.predicates = predicates
        self.sortDescriptors = sortDescriptors
        self.limit = limit
    }

    public func result(for healthStore: HKHealthStore) async throws -> [Sample] { [] }
}

/// Adds samples up; there are none.
public struct HKStatisticsQueryDescriptor: @unchecked Sendable {
    public var predicate: HKSamplePredicate<HKQuantitySample>
    public var options: HKStatisticsOptions

    /// Makes a descriptor for samples of one type.
    public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {
        self.predicate = predicate
        self.options = options
    }

    public func result(for healthStore: HKHealthStore) async throws -> HKStatistics? { nil }
}

/// The results of a long-running query: here one result, then the end.
public struct HKSingleResult<Element>: AsyncSequence, @unchecked Sendable {
    let element: Element?

    public func makeAsyncIterator() -> Iterator { Iterator(left: element) }

    /// An iterator over a single element.
    public struct Iterator: AsyncIteratorProtocol {
        var left: Element?

        public mutating func next() async throws -> Element? {
            defer { left = nil }
            return left
        }
    }
}

/// Adds samples up by hours, days and the like; there are none.
public struct HKStatisticsCollectionQueryDescriptor: @unchecked Sendable {
    /// A result: all statistics, and those that are new.
    public struct Result: @unchecked Sendable {
        public let statisticsCollection: HKStatisticsCollection
        public let updatedStatistics: HKStatistics?
    }
    public typealias Results = HKSingleResult<Result>

    public var predicate: HKSamplePredicate<HKQuantitySample>
    public var options: HKStatisticsOptions
    public var anchorDate: Date
    public var intervalComponents: DateComponents

    /// Makes a descriptor for samples of one type, in parts of the time that are counted from a date.
    public init(
        predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions, anchorDate: Date, intervalComponents: DateComponents
    ) {
        self.predicate = predicate
        self.options = options
        self.anchorDate = anchorDate
        self.intervalComponents = intervalComponents
    }

    private var collection: HKStatisticsCollection {
        let type = predicate.sampleType as? HKQuantityType ?? HKQuantityType(.init(rawValue: predicate.sampleType.identifier))
        return HKStatisticsCollection(type, StatisticsTimes(anchor: anchorDate, interval: intervalComponents))
    }

    public func result(for healthStore: HKHealthStore) async throws -> HKStatisticsCollection { collection }
    public func results(for healthStore: HKHealthStore) -> Results {
        Results(element: Result(statisticsCollection: collection, updatedStatistics: nil))
    }
}

/// Looks for rings; there are none.
public struct HKActivitySummaryQueryDescriptor: @unchecked Sendable {
    public typealias Results = HKSingleResult<[HKActivitySummary]>

    public var predicate: NSPredicate?

    /// Makes a descriptor for the rings of some days.
    public init(predicate: NSPredicate? = nil) { self.predicate = predicate }

    public func result(for healthStore: HKHealthStore) async throws -> [HKActivitySummary] { [] }
    public func results(for healthStore: HKHealthStore) -> Results { Results(element: []) }
}

/// Looks for who saves; nobody does.
public struct HKSourceQueryDescriptor<Sample: HKSample>: @unchecked Sendable {
    public var predicate: HKSamplePredicate<Sample>

    /// Samples of one type.
    public init(predicate: HKSamplePredicate<Sample>) { self.predicate = predicate }

    public func result(for healthStore: HKHealthStore) async throws -> [HKSource] { [] }
}

/// Looks for the single numbers of samples; there are none.
public struct HKQuantitySeriesSampleQueryDescriptor: @unchecked Sendable {
    /// The options for how the numbers come.
    public struct Options: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let includeSample = Options(rawValue: 1)
        public static let orderByQuantitySampleStartDate = Options(rawValue: 2)
    }

    /// A number, and when it was so.
    public struct Result: @unchecked Sendable {
        public let quantity: HKQuantity
        public let dateInterval: DateInterval
        public let sample: HKQuantitySample?
    }
    public typealias Results = HKSingleResult<Result>

    public var predicate: HKSamplePredicate<HKQuantitySample>
    public var options: Options

    /// Makes a descriptor for the numbers of one type.
    public init(predicate: HKSamplePredicate<HKQuantitySample>, options: Options = []) {
        self.predicate = predicate
        self.options = options
    }

    public func results(for healthStore: HKHealthStore) -> Results { Results(element: nil) }
}
