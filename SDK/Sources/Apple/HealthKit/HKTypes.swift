import Foundation

/// A type of health data.
open class HKObjectType: NSObject, NSCopying, @unchecked Sendable {
    public let identifier: String

    init(identifier: String) { self.identifier = identifier }

    public func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }
    open override var description: String { identifier }

    /// People allow single objects of it.
    open func requiresPerObjectAuthorization() -> Bool { false }

    open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? { HKQuantityType(identifier) }
    open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? { HKCategoryType(identifier) }
    open class func characteristicType(forIdentifier identifier: HKCharacteristicTypeIdentifier) -> HKCharacteristicType? {
        HKCharacteristicType(identifier)
    }
    open class func correlationType(forIdentifier identifier: HKCorrelationTypeIdentifier) -> HKCorrelationType? {
        HKCorrelationType(identifier)
    }
    open class func seriesType(forIdentifier identifier: String) -> HKSeriesType? { HKSeriesType(identifier: identifier) }
    open class func workoutType() -> HKWorkoutType { HKWorkoutType(identifier: "HKWorkoutTypeIdentifier") }
    open class func activitySummaryType() -> HKActivitySummaryType { HKActivitySummaryType(identifier: "HKActivitySummaryTypeIdentifier") }
    open class func audiogramSampleType() -> HKAudiogramSampleType {
        HKAudiogramSampleType(identifier: "HKDataTypeIdentifierAudiogram")
    }
    open class func electrocardiogramType() -> HKElectrocardiogramType {
        HKElectrocardiogramType(identifier: "HKDataTypeIdentifierElectrocardiogram")
    }
    open class func stateOfMindType() -> HKStateOfMindType { HKStateOfMindType(identifier: "HKDataTypeStateOfMind") }
    open class func visionPrescriptionType() -> HKPrescriptionType { HKPrescriptionType(identifier: "HKVisionPrescriptionTypeIdentifier") }
}

/// A type of property of a person that does not change.
open class HKCharacteristicType: HKObjectType, @unchecked Sendable {
    /// Makes a type by its name.
    public init(_ identifier: HKCharacteristicTypeIdentifier) { super.init(identifier: identifier.rawValue) }
}

/// A type of samples.
open class HKSampleType: HKObjectType, @unchecked Sendable {
    public var isMaximumDurationRestricted: Bool { false }
    public var maximumAllowedDuration: TimeInterval { .greatestFiniteMagnitude }
    public var isMinimumDurationRestricted: Bool { false }
    public var minimumAllowedDuration: TimeInterval { 0 }
    public var allowsRecalibrationForEstimates: Bool { false }
}

/// A type of samples whose value is one of several.
open class HKCategoryType: HKSampleType, @unchecked Sendable {
    /// Makes a type by its name.
    public init(_ identifier: HKCategoryTypeIdentifier) { super.init(identifier: identifier.rawValue) }
}

/// A type of correlations: samples that belong together.
open class HKCorrelationType: HKSampleType, @unchecked Sendable {
    /// Makes a type by its name.
    public init(_ identifier: HKCorrelationTypeIdentifier) { super.init(identifier: identifier.rawValue) }
}

/// The type of activity summaries, which the activity rings show.
open class HKActivitySummaryType: HKObjectType, @unchecked Sendable {}
/// The type of workouts.
open class HKWorkoutType: HKSampleType, @unchecked Sendable {}
/// Many numbers one after another.
open class HKSeriesType: HKSampleType, @unchecked Sendable {
    open class func workoutRoute() -> HKSeriesType { HKSeriesType(identifier: "HKWorkoutRouteTypeIdentifier") }
    open class func heartbeat() -> HKSeriesType { HKSeriesType(identifier: "HKDataTypeIdentifierHeartbeatSeries") }
}
/// The type of audiograms.
open class HKAudiogramSampleType: HKSampleType, @unchecked Sendable {}
/// The type of electrocardiograms.
open class HKElectrocardiogramType: HKSampleType, @unchecked Sendable {}
/// The type of samples of a person's state of mind.
open class HKStateOfMindType: HKSampleType, @unchecked Sendable {}
/// The type of prescriptions.
open class HKPrescriptionType: HKSampleType, @unchecked Sendable {
    open override func requiresPerObjectAuthorization() -> Bool { true }
}

/// A type of samples that are measured.
open class HKQuantityType: HKSampleType, @unchecked Sendable {
    /// Makes a type by its name.
    public init(_ identifier: HKQuantityTypeIdentifier) { super.init(identifier: identifier.rawValue) }

    /// Whether samples are added up or averaged.
    public var aggregationStyle: HKQuantityAggregationStyle { QuantityKinds.style(name) }

    /// Whether quantities of the type can be converted to a unit.
    open func `is`(compatibleWith unit: HKUnit) -> Bool { HKUnit(from: QuantityKinds.unit(name)).isCompatible(with: unit) }

    private var name: String {
        let prefix = "HKQuantityTypeIdentifier"
        return identifier.hasPrefix(prefix) ? String(identifier.dropFirst(prefix.count)) : identifier
    }
}

/// The kinds of quantities: what each is, and whether it adds up, as Apple's documentation of each identifier says.
enum QuantityKinds {
    static func style(_ name: String) -> HKQuantityAggregationStyle {
        switch name {
        case "HeartRate": return .discreteTemporallyWeighted
        case "EnvironmentalAudioExposure", "HeadphoneAudioExposure": return .discreteEquivalentContinuousLevel
        case "StepCount", "FlightsClimbed", "PushCount", "SwimmingStrokeCount", "NikeFuel", "ActiveEnergyBurned", "BasalEnergyBurned",
            "AppleExerciseTime", "AppleStandTime", "AppleMoveTime", "TimeInDaylight", "InhalerUsage", "InsulinDelivery",
            "NumberOfTimesFallen", "NumberOfAlcoholicBeverages":
            return .cumulative
        default: return name.hasPrefix("Dietary") || name.hasPrefix("Distance") ? .cumulative : .discreteArithmetic
        }
    }

    /// The letters of a unit that fits.
    static func unit(_ name: String) -> String {
        if let unit = units[name] { return unit }
        if name.hasPrefix("Dietary") { return "g" }
        if name.hasPrefix("Distance") { return "m" }
        for (ending, unit) in endings where name.hasSuffix(ending) { return unit }
        return "count"
    }

    private static let units = [
        "DietaryEnergyConsumed": "kcal", "DietaryWater": "L", "ActiveEnergyBurned": "kcal", "BasalEnergyBurned": "kcal", "BodyMass": "g",
        "LeanBodyMass": "g", "Height": "m", "WaistCircumference": "m", "BodyTemperature": "degC", "HeartRate": "count/s",
        "RestingHeartRate": "count/s", "WalkingHeartRateAverage": "count/s", "HeartRateRecoveryOneMinute": "count/s",
        "RespiratoryRate": "count/s", "CyclingCadence": "count/s", "HeartRateVariabilitySDNN": "s", "AppleExerciseTime": "s",
        "AppleStandTime": "s", "AppleMoveTime": "s", "TimeInDaylight": "s", "RunningGroundContactTime": "s",
        "BloodPressureSystolic": "mmHg", "BloodPressureDiastolic": "mmHg", "BloodGlucose": "mg/dL", "ElectrodermalActivity": "S",
        "EnvironmentalAudioExposure": "dBASPL", "HeadphoneAudioExposure": "dBASPL", "EnvironmentalSoundReduction": "dBASPL",
        "ForcedExpiratoryVolume1": "L", "ForcedVitalCapacity": "L", "PeakExpiratoryFlowRate": "L/min", "InsulinDelivery": "IU",
        "VO2Max": "mL/(kg*min)", "PhysicalEffort": "kcal/(kg*hr)", "RunningStrideLength": "m", "RunningVerticalOscillation": "m",
        "WalkingStepLength": "m", "UnderwaterDepth": "m", "WorkoutEffortScore": "appleEffortScore",
        "EstimatedWorkoutEffortScore": "appleEffortScore",
    ]
    private static let endings = [
        ("Speed", "m/s"), ("Temperature", "degC"), ("Power", "W"), ("Distance", "m"),
    ]
}
