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

extension Dimension {
    /// The unit that a region uses for a purpose; the base unit where none is known.
    fileprivate convenience init<Kind: Dimension>(
        like base: Kind, about amount: Double, for usage: MeasurementFormatUnitUsage<Kind>, in locale: Locale
    ) {
        let unit = RegionalUnit.of(base, amount, usage, locale) ?? base
        self.init(symbol: unit.symbol, converter: unit.converter)
    }
}

extension UnitLength {
    /// The unit that a region measures lengths in.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitLength> = .general) {
        self.init(like: UnitLength.meters, about: 5_000, for: usage, in: locale)
    }
}

extension UnitMass {
    /// The unit that a region weighs in.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitMass> = .general) {
        self.init(like: UnitMass.kilograms, about: 70, for: usage, in: locale)
    }
}

extension UnitTemperature {
    /// The unit that a region measures warmth in.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitTemperature> = .general) {
        self.init(like: UnitTemperature.celsius, about: 20, for: usage, in: locale)
    }
}

extension UnitSpeed {
    /// The unit that a region measures speed in.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitSpeed> = .general) {
        self.init(like: UnitSpeed.metersPerSecond, about: 20, for: usage, in: locale)
    }
}

extension UnitVolume {
    /// The unit that a region measures room in.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitVolume> = .general) {
        self.init(like: UnitVolume.liters, about: 5, for: usage, in: locale)
    }
}

extension UnitArea {
    /// The unit that a region measures areas in.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitArea> = .general) {
        self.init(like: UnitArea.squareMeters, about: 100, for: usage, in: locale)
    }
}

extension UnitEnergy {
    /// The unit that a region measures energy in.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitEnergy> = .general) {
        self.init(like: UnitEnergy.joules, about: 4_184_000, for: usage, in: locale)
    }
}

extension UnitPressure {
    /// The unit that a region measures pressure in.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitPressure> = .general) {
        self.init(like: UnitPressure.hectopascals, about: 1_000, for: usage, in: locale)
    }
}

extension UnitDuration {
    /// Seconds: no region has a unit of its own.
    public convenience init(forLocale locale: Locale) {
        self.init(symbol: UnitDuration.seconds.symbol, converter: UnitDuration.seconds.converter)
    }
}
