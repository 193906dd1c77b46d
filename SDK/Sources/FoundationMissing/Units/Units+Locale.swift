import Foundation

/// Finds the unit that a region uses for a purpose.
private enum RegionalUnit {
    /// Foundation and CLDR say a little differently how long a mile is; no two units are as near to each other.
    private static let near = 1e-4

    /// The unit, one of those that CLDR and Foundation both have; nil where the purpose asks for none.
    /// - Parameter amount: how much, in the base unit: regions measure a road in other units than a step.
    static func of<Kind: Dimension>(_ base: Kind, _ amount: Double, _ usage: MeasurementFormatUnitUsage<Kind>, _ locale: Locale) -> Kind? {
        guard let usage = usage.name, let name = UnitNames.name(of: base),
            let shown = UnicodeUnits.decimal(
                amount, skeleton: "unit/\(name) usage/\(usage) .##########", locale: locale.identifier)
        else { return nil }
        // The library says how many there are of the region's unit, and not which that is.
        return UnitNames.units(like: base).first { unit in
            let converted = unit.converter.value(fromBaseUnitValue: base.converter.baseUnitValue(fromValue: amount))
            return abs(converted - shown) <= Self.near * max(1, abs(shown))
        }
    }
}

extension UnitLength {
    /// The unit that a region measures lengths in.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitLength> = .general) {
        let unit = RegionalUnit.of(UnitLength.meters, 5_000, usage, locale) ?? .meters
        self.init(symbol: unit.symbol, converter: unit.converter)
    }
}

extension UnitMass {
    /// The unit that a region weighs in.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitMass> = .general) {
        let unit = RegionalUnit.of(UnitMass.kilograms, 70, usage, locale) ?? .kilograms
        self.init(symbol: unit.symbol, converter: unit.converter)
    }
}

extension UnitTemperature {
    /// The unit that a region measures warmth in.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitTemperature> = .general) {
        let unit = RegionalUnit.of(UnitTemperature.celsius, 20, usage, locale) ?? .celsius
        self.init(symbol: unit.symbol, converter: unit.converter)
    }
}

extension UnitSpeed {
    /// The unit that a region measures speed in.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitSpeed> = .general) {
        let unit = RegionalUnit.of(UnitSpeed.metersPerSecond, 20, usage, locale) ?? .metersPerSecond
        self.init(symbol: unit.symbol, converter: unit.converter)
    }
}

extension UnitVolume {
    /// The unit that a region measures room in.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitVolume> = .general) {
        let unit = RegionalUnit.of(UnitVolume.liters, 5, usage, locale) ?? .liters
        self.init(symbol: unit.symbol, converter: unit.converter)
    }
}

extension UnitArea {
    /// The unit that a region measures areas in.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitArea> = .general) {
        let unit = RegionalUnit.of(UnitArea.squareMeters, 100, usage, locale) ?? .squareMeters
        self.init(symbol: unit.symbol, converter: unit.converter)
    }
}

extension UnitEnergy {
    /// The unit that a region measures energy in.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitEnergy> = .general) {
        let unit = RegionalUnit.of(UnitEnergy.joules, 4_184_000, usage, locale) ?? .joules
        self.init(symbol: unit.symbol, converter: unit.converter)
    }
}

extension UnitPressure {
    /// The unit that a region measures pressure in.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitPressure> = .general) {
        let unit = RegionalUnit.of(UnitPressure.hectopascals, 1_000, usage, locale) ?? .hectopascals
        self.init(symbol: unit.symbol, converter: unit.converter)
    }
}

extension UnitDuration {
    /// Seconds: no region has a unit of its own.
    public convenience init(forLocale locale: Locale) {
        self.init(symbol: UnitDuration.seconds.symbol, converter: UnitDuration.seconds.converter)
    }
}
