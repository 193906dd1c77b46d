import Foundation

/// The usage of a measurement, which decides the unit that a region uses for it.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    /// A usage of CLDR's unit preferences; nil: the measurement's own unit.
    let name: String?

    /// The region's unit for any purpose.
    public static var general: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "default") }
    /// The unit as it is given.
    public static var asProvided: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    public static var person: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "person") }
    public static var personHeight: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "person-height") }
    public static var road: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "road") }
    public static var focalLength: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "focal-length") }
    public static var rainfall: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "rainfall") }
    public static var snowfall: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "snowfall") }
    public static var visibility: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    public static var personWeight: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    public static var person: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "person") }
    public static var weather: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    public static var food: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "food") }
    public static var workout: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "workout") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
    public static var wind: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
    public static var barometric: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "baromtrc") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    public static var liquid: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "fluid") }
}
