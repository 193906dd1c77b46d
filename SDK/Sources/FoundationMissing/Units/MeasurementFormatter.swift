import Foundation

/// Measurements in words, by the older interface.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let providedUnit = UnitOptions(rawValue: 1)
        public static let naturalScale = UnitOptions(rawValue: 2)
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    open var unitOptions: UnitOptions = []
    open var unitStyle: Formatter.UnitStyle = .medium
    open var locale: Locale! = .current
    open var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }()

    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        let locale = locale ?? .current
        let number = numberFormatter.string(from: NSNumber(value: measurement.value)) ?? "\(measurement.value)"
        guard let unit = UnitNames.name(of: measurement.unit) else { return "\(number) \(measurement.unit.symbol)" }
        let place = unitOptions.contains(.providedUnit) ? "" : " usage/default"
        let digits = " ." + String(repeating: "#", count: min(max(numberFormatter.maximumFractionDigits, 0), 9))
        let rounded = digits == " ." ? " precision-integer" : digits
        let skeleton = "unit/\(unit) \(width.skeleton)\(place)\(rounded)"
        if unitOptions.contains(.temperatureWithoutUnit), measurement.unit is UnitTemperature {
            let shown = UnicodeUnits.decimal(measurement.value, skeleton: skeleton, locale: locale.identifier) ?? measurement.value
            let generic = "measure-unit/temperature-generic unit-width-short\(rounded)"
            return UnicodeUnits.number(shown, skeleton: generic, locale: locale.identifier) ?? number + "°"
        }
        return UnicodeUnits.number(measurement.value, skeleton: skeleton, locale: locale.identifier)
            ?? "\(number) \(measurement.unit.symbol)"
    }

    /// What the unit is called where it stands alone: `.short` says "mi/hr" in English, and not the "mph" of numbers (four pictures of iOS 26 in
    /// stadiamaps/ferrostar); its symbol where CLDR has no name for it.
    open func string(from unit: Unit) -> String {
        guard let name = UnitNames.name(of: unit), let kind = UnitNames.kind(of: unit) else { return unit.symbol }
        return UnicodeUnits.name(of: name, kind: kind, width: width, locale: (locale ?? .current).identifier) ?? unit.symbol
    }

    open override func string(for obj: Any?) -> String? {
        guard let measurement = obj as? NSMeasurement else { return nil }
        return string(from: Measurement(value: measurement.doubleValue, unit: measurement.unit))
    }

    private var width: UnicodeUnits.Width {
        switch unitStyle {
        case .short: .narrow
        case .medium: .short
        case .long: .wide
        }
    }
}
