import Foundation

/// Foundation's units by CLDR's names.
enum UnitNames {
    static func name(of unit: Unit) -> String? { names[key(unit)] }

    /// The quantity that a unit measures, as CLDR's tables name it; nil for kinds that have none there.
    static func kind(of unit: Unit) -> String? {
        switch unit {
        case is UnitLength: "length"
        case is UnitMass: "mass"
        case is UnitVolume: "volume"
        case is UnitArea: "area"
        case is UnitTemperature: "temperature"
        case is UnitSpeed: "speed"
        case is UnitDuration: "duration"
        case is UnitPressure: "pressure"
        case is UnitEnergy: "energy"
        case is UnitPower: "power"
        case is UnitAngle: "angle"
        case is UnitFrequency: "frequency"
        case is UnitInformationStorage: "digital"
        case is UnitElectricCurrent, is UnitElectricPotentialDifference, is UnitElectricResistance: "electric"
        case is UnitFuelEfficiency: "consumption"
        case is UnitIlluminance: "light"
        case is UnitAcceleration: "acceleration"
        default: nil
        }
    }

    /// All units of the same dimension that have such a name.
    static func units<Kind: Dimension>(like unit: Kind) -> [Kind] { all.compactMap { $0.0 as? Kind } }

    private static func key(_ unit: Unit) -> String { "\(type(of: unit)) \(unit.symbol)" }

    private static let names: [String: String] = {
        var names: [String: String] = [:]
        for (unit, name) in all { names[key(unit)] = name }
        return names
    }()

    private static var all: [(Unit, String)] { lengths + masses + volumes + areas + others }

    private static var lengths: [(Unit, String)] {
        [
            (UnitLength.kilometers, "kilometer"), (UnitLength.meters, "meter"), (UnitLength.decimeters, "decimeter"),
            (UnitLength.centimeters, "centimeter"), (UnitLength.millimeters, "millimeter"), (UnitLength.micrometers, "micrometer"),
            (UnitLength.nanometers, "nanometer"), (UnitLength.picometers, "picometer"), (UnitLength.inches, "inch"),
            (UnitLength.feet, "foot"), (UnitLength.yards, "yard"), (UnitLength.miles, "mile"),
            (UnitLength.scandinavianMiles, "mile-scandinavian"), (UnitLength.lightyears, "light-year"),
            (UnitLength.nauticalMiles, "nautical-mile"), (UnitLength.fathoms, "fathom"), (UnitLength.furlongs, "furlong"),
            (UnitLength.astronomicalUnits, "astronomical-unit"), (UnitLength.parsecs, "parsec"),
        ]
    }

    private static var masses: [(Unit, String)] {
        [
            (UnitMass.kilograms, "kilogram"), (UnitMass.grams, "gram"), (UnitMass.milligrams, "milligram"),
            (UnitMass.micrograms, "microgram"), (UnitMass.ounces, "ounce"), (UnitMass.pounds, "pound"), (UnitMass.stones, "stone"),
            (UnitMass.metricTons, "tonne"), (UnitMass.shortTons, "ton"), (UnitMass.carats, "carat"), (UnitMass.ouncesTroy, "ounce-troy"),
        ]
    }

    private static var volumes: [(Unit, String)] {
        [
            (UnitVolume.liters, "liter"), (UnitVolume.deciliters, "deciliter"), (UnitVolume.centiliters, "centiliter"),
            (UnitVolume.milliliters, "milliliter"), (UnitVolume.megaliters, "megaliter"), (UnitVolume.cubicKilometers, "cubic-kilometer"),
            (UnitVolume.cubicMeters, "cubic-meter"), (UnitVolume.cubicCentimeters, "cubic-centimeter"),
            (UnitVolume.cubicInches, "cubic-inch"), (UnitVolume.cubicFeet, "cubic-foot"), (UnitVolume.cubicYards, "cubic-yard"),
            (UnitVolume.cubicMiles, "cubic-mile"), (UnitVolume.acreFeet, "acre-foot"), (UnitVolume.bushels, "bushel"),
            (UnitVolume.teaspoons, "teaspoon"), (UnitVolume.tablespoons, "tablespoon"), (UnitVolume.fluidOunces, "fluid-ounce"),
            (UnitVolume.cups, "cup"), (UnitVolume.pints, "pint"), (UnitVolume.quarts, "quart"), (UnitVolume.gallons, "gallon"),
            (UnitVolume.imperialFluidOunces, "fluid-ounce-imperial"), (UnitVolume.imperialGallons, "gallon-imperial"),
            (UnitVolume.metricCups, "cup-metric"),
        ]
    }

    private static var areas: [(Unit, String)] {
        [
            (UnitArea.squareKilometers, "square-kilometer"), (UnitArea.squareMeters, "square-meter"),
            (UnitArea.squareCentimeters, "square-centimeter"), (UnitArea.squareInches, "square-inch"),
            (UnitArea.squareFeet, "square-foot"), (UnitArea.squareYards, "square-yard"), (UnitArea.squareMiles, "square-mile"),
            (UnitArea.acres, "acre"), (UnitArea.hectares, "hectare"),
        ]
    }

    private static var others: [(Unit, String)] {
        [
            (UnitTemperature.kelvin, "kelvin"), (UnitTemperature.celsius, "celsius"), (UnitTemperature.fahrenheit, "fahrenheit"),
            (UnitSpeed.metersPerSecond, "meter-per-second"), (UnitSpeed.kilometersPerHour, "kilometer-per-hour"),
            (UnitSpeed.milesPerHour, "mile-per-hour"), (UnitSpeed.knots, "knot"), (UnitDuration.hours, "hour"),
            (UnitDuration.minutes, "minute"), (UnitDuration.seconds, "second"), (UnitDuration.milliseconds, "millisecond"),
            (UnitDuration.microseconds, "microsecond"), (UnitDuration.nanoseconds, "nanosecond"),
            (UnitPressure.hectopascals, "hectopascal"), (UnitPressure.kilopascals, "kilopascal"),
            (UnitPressure.megapascals, "megapascal"), (UnitPressure.inchesOfMercury, "inch-ofhg"), (UnitPressure.bars, "bar"),
            (UnitPressure.millibars, "millibar"), (UnitPressure.millimetersOfMercury, "millimeter-ofhg"),
            (UnitPressure.poundsForcePerSquareInch, "pound-force-per-square-inch"), (UnitEnergy.kilojoules, "kilojoule"),
            (UnitEnergy.joules, "joule"), (UnitEnergy.kilocalories, "kilocalorie"), (UnitEnergy.calories, "calorie"),
            (UnitEnergy.kilowattHours, "kilowatt-hour"), (UnitPower.gigawatts, "gigawatt"), (UnitPower.megawatts, "megawatt"),
            (UnitPower.kilowatts, "kilowatt"), (UnitPower.watts, "watt"), (UnitPower.milliwatts, "milliwatt"),
            (UnitPower.horsepower, "horsepower"), (UnitAngle.degrees, "degree"), (UnitAngle.arcMinutes, "arc-minute"),
            (UnitAngle.arcSeconds, "arc-second"), (UnitAngle.radians, "radian"), (UnitAngle.revolutions, "revolution"),
            (UnitFrequency.gigahertz, "gigahertz"), (UnitFrequency.megahertz, "megahertz"), (UnitFrequency.kilohertz, "kilohertz"),
            (UnitFrequency.hertz, "hertz"), (UnitInformationStorage.bytes, "byte"), (UnitInformationStorage.bits, "bit"),
            (UnitInformationStorage.kilobytes, "kilobyte"), (UnitInformationStorage.megabytes, "megabyte"),
            (UnitInformationStorage.gigabytes, "gigabyte"), (UnitInformationStorage.terabytes, "terabyte"),
            (UnitElectricCurrent.amperes, "ampere"), (UnitElectricCurrent.milliamperes, "milliampere"),
            (UnitElectricPotentialDifference.volts, "volt"), (UnitElectricResistance.ohms, "ohm"),
            (UnitFuelEfficiency.litersPer100Kilometers, "liter-per-100-kilometer"),
            (UnitFuelEfficiency.milesPerGallon, "mile-per-gallon"), (UnitIlluminance.lux, "lux"),
            (UnitAcceleration.gravity, "g-force"), (UnitAcceleration.metersPerSecondSquared, "meter-per-square-second"),
        ]
    }
}
