import Foundation

/// A device that measured something.
open class HKDevice: NSObject, NSCopying, @unchecked Sendable {
    public let name: String?
    public let manufacturer: String?
    public let model: String?
    public let hardwareVersion: String?
    public let firmwareVersion: String?
    public let softwareVersion: String?
    public let localIdentifier: String?
    public let udiDeviceIdentifier: String?

    /// All of it, as far as it is known.
    public init(
        name: String?, manufacturer: String?, model: String?, hardwareVersion: String?, firmwareVersion: String?, softwareVersion: String?,
        localIdentifier: String?, udiDeviceIdentifier: String?
    ) {
        self.name = name
        self.manufacturer = manufacturer
        self.model = model
        self.hardwareVersion = hardwareVersion
        self.firmwareVersion = firmwareVersion
        self.softwareVersion = softwareVersion
        self.localIdentifier = localIdentifier
        self.udiDeviceIdentifier = udiDeviceIdentifier
    }

    private static let own = HKDevice(
        name: "iPhone", manufacturer: "Apple Inc.", model: "iPhone", hardwareVersion: nil, firmwareVersion: nil, softwareVersion: nil,
        localIdentifier: nil, udiDeviceIdentifier: nil)

    /// The device that runs this.
    open class func local() -> HKDevice { own }

    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An app or a device that saves.
open class HKSource: NSObject, NSCopying, @unchecked Sendable {
    public let name: String
    public let bundleIdentifier: String

    init(name: String, bundleIdentifier: String) {
        self.name = name
        self.bundleIdentifier = bundleIdentifier
    }

    /// Returns the source of this app.
    open class func `default`() -> HKSource {
        HKSource(name: ProcessInfo.processInfo.processName, bundleIdentifier: Bundle.main.bundleIdentifier ?? "")
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKSource)?.bundleIdentifier == bundleIdentifier }
    open override var hash: Int { bundleIdentifier.hashValue }
}

// Whatever of a source's revision.
public let HKSourceRevisionAnyVersion = "HKSourceRevisionAnyVersion"
public let HKSourceRevisionAnyProductType = "HKSourceRevisionAnyProductType"
public let HKSourceRevisionAnyOperatingSystem = OperatingSystemVersion(majorVersion: -1, minorVersion: -1, patchVersion: -1)

/// A version of an app or a device that saves.
open class HKSourceRevision: NSObject, NSCopying, @unchecked Sendable {
    public let source: HKSource
    public let version: String?
    public let productType: String?
    public let operatingSystemVersion: OperatingSystemVersion

    /// A version, on a product with a system.
    public init(source: HKSource, version: String?, productType: String?, operatingSystemVersion: OperatingSystemVersion) {
        self.source = source
        self.version = version
        self.productType = productType
        self.operatingSystemVersion = operatingSystemVersion
    }

    /// A version, on whatever.
    public convenience init(source: HKSource, version: String?) {
        self.init(
            source: source, version: version, productType: HKSourceRevisionAnyProductType,
            operatingSystemVersion: HKSourceRevisionAnyOperatingSystem)
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An object of somebody's health data.
open class HKObject: NSObject, @unchecked Sendable {
    public let uuid = UUID()
    public let device: HKDevice?
    public let metadata: [String: Any]?
    public let sourceRevision = HKSourceRevision(source: .default(), version: nil)

    init(device: HKDevice?, metadata: [String: Any]?) {
        self.device = device
        self.metadata = metadata
    }
}

/// A sample of health data, for an interval of time.
open class HKSample: HKObject, @unchecked Sendable {
    public let sampleType: HKSampleType
    public let startDate: Date
    public let endDate: Date

    init(type: HKSampleType, start: Date, end: Date, device: HKDevice?, metadata: [String: Any]?) {
        sampleType = type
        startDate = start
        endDate = end
        super.init(device: device, metadata: metadata)
    }

    public var hasUndeterminedDuration: Bool { endDate == .distantFuture }
}

/// A sample of so much of something.
open class HKQuantitySample: HKSample, @unchecked Sendable {
    public let quantity: HKQuantity
    public var count: Int { 1 }
    public var quantityType: HKQuantityType { sampleType as? HKQuantityType ?? HKQuantityType(.init(rawValue: sampleType.identifier)) }

    /// Makes a sample of all that is known of it.
    public init(
        type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date, device: HKDevice?,
        metadata: [String: Any]?
    ) {
        self.quantity = quantity
        super.init(type: quantityType, start: startDate, end: endDate, device: device, metadata: metadata)
    }

    /// Makes a sample from one time to another.
    public convenience init(type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date) {
        self.init(type: quantityType, quantity: quantity, start: startDate, end: endDate, device: nil, metadata: nil)
    }

    /// Makes a sample from one time to another, with what else is known.
    public convenience init(
        type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date, metadata: [String: Any]?
    ) {
        self.init(type: quantityType, quantity: quantity, start: startDate, end: endDate, device: nil, metadata: metadata)
    }
}

/// A sample whose value is one of a category's.
open class HKCategorySample: HKSample, @unchecked Sendable {
    public let value: Int
    public var categoryType: HKCategoryType { sampleType as? HKCategoryType ?? HKCategoryType(.init(rawValue: sampleType.identifier)) }

    /// Makes a sample of all that is known of it.
    public init(
        type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, device: HKDevice?, metadata: [String: Any]?
    ) {
        self.value = value
        super.init(type: type, start: startDate, end: endDate, device: device, metadata: metadata)
    }

    /// Makes a sample from one time to another.
    public convenience init(type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date) {
        self.init(type: type, value: value, start: startDate, end: endDate, device: nil, metadata: nil)
    }

    /// Makes a sample from one time to another, with what else is known.
    public convenience init(type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, metadata: [String: Any]?) {
        self.init(type: type, value: value, start: startDate, end: endDate, device: nil, metadata: metadata)
    }
}

/// An event in a workout.
open class HKWorkoutEvent: NSObject, @unchecked Sendable {
    public let dateInterval: DateInterval

    init(dateInterval: DateInterval) { self.dateInterval = dateInterval }
}

/// A part of a workout.
open class HKWorkoutActivity: NSObject, @unchecked Sendable {
    public let startDate: Date
    public let endDate: Date?

    init(start: Date, end: Date?) {
        startDate = start
        endDate = end
    }
}

/// A workout.
open class HKWorkout: HKSample, @unchecked Sendable {
    public let workoutActivityType: HKWorkoutActivityType
    public let workoutEvents: [HKWorkoutEvent]? = nil
    public let workoutActivities: [HKWorkoutActivity] = []
    public let totalEnergyBurned: HKQuantity?
    public let totalDistance: HKQuantity?
    /// The workout's length in seconds.
    public let duration: TimeInterval

    /// Makes a workout from one time to another.
    public convenience init(activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date) {
        self.init(
            activityType: workoutActivityType, start: startDate, end: endDate, duration: endDate.timeIntervalSince(startDate),
            totalEnergyBurned: nil, totalDistance: nil, metadata: nil)
    }

    /// Makes a workout with what was burnt and how far it went.
    public init(
        activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date, duration: TimeInterval,
        totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, device: HKDevice? = nil, metadata: [String: Any]?
    ) {
        self.workoutActivityType = workoutActivityType
        self.totalEnergyBurned = totalEnergyBurned
        self.totalDistance = totalDistance
        self.duration = duration
        super.init(
            type: HKObjectType.workoutType(), start: startDate, end: endDate, device: device, metadata: metadata)
    }

    /// Makes a workout with what happened on the way, of which nothing is kept.
    public convenience init(
        activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
        workoutEvents: [HKWorkoutEvent]?, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, device: HKDevice? = nil,
        metadata: [String: Any]?
    ) {
        self.init(
            activityType: workoutActivityType, start: startDate, end: endDate, duration: endDate.timeIntervalSince(startDate),
            totalEnergyBurned: totalEnergyBurned, totalDistance: totalDistance, device: device, metadata: metadata)
    }

    public var allStatistics: [HKQuantityType: HKStatistics] { [:] }
    open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
}

/// A hearing test.
open class HKAudiogramSample: HKSample, @unchecked Sendable {}
/// An electrocardiogram.
open class HKElectrocardiogram: HKSample, @unchecked Sendable {}
/// Heartbeats one after another.
open class HKHeartbeatSeriesSample: HKSample, @unchecked Sendable {}
/// A sample of a person's state of mind.
open class HKStateOfMind: HKSample, @unchecked Sendable {}
/// A prescription of glasses.
open class HKVisionPrescription: HKSample, @unchecked Sendable {}
/// The way of a workout.
open class HKWorkoutRoute: HKSample, @unchecked Sendable {}

/// Samples that belong together.
open class HKCorrelation: HKSample, @unchecked Sendable {
    public let objects: Set<HKSample>

    /// Makes a correlation from one time to another.
    public init(type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<HKSample>) {
        self.objects = objects
        super.init(type: correlationType, start: startDate, end: endDate, device: nil, metadata: nil)
    }

    open func objects(for objectType: HKObjectType) -> Set<HKSample> { objects.filter { $0.sampleType == objectType } }
}

/// A day's rings.
open class HKActivitySummary: NSObject, @unchecked Sendable {
    open var activityMoveMode = HKActivityMoveMode.activeEnergy
    open var activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
    open var activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
    open var appleMoveTime = HKQuantity(unit: .minute(), doubleValue: 0)
    open var appleMoveTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
    open var appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: 0)
    open var appleExerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
    open var exerciseTimeGoal: HKQuantity? = nil
    open var appleStandHours = HKQuantity(unit: .count(), doubleValue: 0)
    open var appleStandHoursGoal = HKQuantity(unit: .count(), doubleValue: 0)
    open var standHoursGoal: HKQuantity? = nil
    open var isPaused = false
    private var date = DateComponents()

    public override init() {}

    /// The day, in the parts of a calendar.
    open func dateComponents(for calendar: Calendar) -> DateComponents {
        var components = date
        components.calendar = calendar
        return components
    }
}

/// An object with somebody's biological sex.
open class HKBiologicalSexObject: NSObject, @unchecked Sendable { public var biologicalSex: HKBiologicalSex { .notSet } }
/// An object with somebody's blood type.
open class HKBloodTypeObject: NSObject, @unchecked Sendable { public var bloodType: HKBloodType { .notSet } }
/// An object with somebody's Fitzpatrick skin type.
open class HKFitzpatrickSkinTypeObject: NSObject, @unchecked Sendable { public var skinType: HKFitzpatrickSkinType { .notSet } }
/// Whether the person uses a wheelchair.
open class HKWheelchairUseObject: NSObject, @unchecked Sendable { public var wheelchairUse: HKWheelchairUse { .notSet } }
/// The mode of the outer activity ring.
open class HKActivityMoveModeObject: NSObject, @unchecked Sendable { public var activityMoveMode: HKActivityMoveMode { .activeEnergy } }
