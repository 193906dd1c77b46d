import Foundation
import FoundationMissing

/// A unit with the name that a declaration calls it by.
struct NamedUnit<UnitType: Dimension> {
    let name: String
    let unit: UnitType

    /// The symbol as people write it. Times are “sec”, “min” and “hr” as on Apple's page of `UnitDuration`; Foundation on Linux has “s”,
    /// “m” and “h”.
    var symbol: String { unit is UnitDuration ? ["seconds": "sec", "minutes": "min", "hours": "hr"][name] ?? unit.symbol : unit.symbol }

    /// All of the dimension, its base unit first. Of a dimension that is no parameter's, the base unit alone.
    static var all: [NamedUnit] {
        let base = UnitType.baseUnit()
        let named = NamedUnits.types.lazy.compactMap { units($0) }.first ?? []
        guard let own = named.first(where: { $0.unit == base }) else { return [NamedUnit(name: base.symbol, unit: base)] + named }
        return [own] + named.filter { $0.name != own.name }
    }

    private static func units<Unit: _IntentUnit>(_ type: Unit.Type) -> [NamedUnit]? {
        guard Unit.UnitType.self == UnitType.self else { return nil }
        return type.allCases.compactMap { one in (one._unit as? UnitType).map { NamedUnit(name: "\(one)", unit: $0) } }
    }
}

/// The dimensions that declarations name units of.
private enum NamedUnits {
    static let types: [any _IntentUnit.Type] = [
        IntentParameter<Measurement<UnitAcceleration>>.Acceleration.self, IntentParameter<Measurement<UnitAngle>>.Angle.self,
        IntentParameter<Measurement<UnitArea>>.Area.self,
        IntentParameter<Measurement<UnitConcentrationMass>>.ConcentrationMass.self,
        IntentParameter<Measurement<UnitDispersion>>.Dispersion.self, IntentParameter<Measurement<UnitDuration>>.Duration.self,
        IntentParameter<Measurement<UnitElectricCharge>>.ElectricCharge.self,
        IntentParameter<Measurement<UnitElectricCurrent>>.ElectricCurrent.self,
        IntentParameter<Measurement<UnitElectricPotentialDifference>>.ElectricPotentialDifference.self,
        IntentParameter<Measurement<UnitElectricResistance>>.ElectricResistance.self,
        IntentParameter<Measurement<UnitEnergy>>.Energy.self, IntentParameter<Measurement<UnitFrequency>>.Frequency.self,
        IntentParameter<Measurement<UnitFuelEfficiency>>.FuelEfficiency.self,
        IntentParameter<Measurement<UnitIlluminance>>.Illuminance.self,
        IntentParameter<Measurement<UnitInformationStorage>>.InformationStorage.self,
        IntentParameter<Measurement<UnitLength>>.Length.self, IntentParameter<Measurement<UnitMass>>.Mass.self,
        IntentParameter<Measurement<UnitPower>>.Power.self, IntentParameter<Measurement<UnitPressure>>.Pressure.self,
        IntentParameter<Measurement<UnitSpeed>>.Speed.self, IntentParameter<Measurement<UnitTemperature>>.Temperature.self,
        IntentParameter<Measurement<UnitVolume>>.Volume.self,
    ]
}
