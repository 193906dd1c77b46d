import Foundation
import FoundationMissing

/// Writes distances as signs do: in kilometres and metres, or in miles and feet or yards. How it rounds is not documented; it is to two
/// digits here, to fifties in feet from a hundred on, and to whole kilometres or miles from ten on. Names of units are written out unless
/// they are to be short: 100 metres are "350 feet" and 100 kilometres "62 miles" in pictures of iOS 18.5 (meshtastic/Meshtastic-Apple).
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
    /// The units of length.
    public enum Units: UInt, Sendable { case `default`, metric, imperial, imperialWithYards }
    /// The style of the units' names.
    public enum DistanceUnitStyle: UInt, Sendable { case `default`, abbreviated, full }

    open var locale: Locale! = .current
    open var units = Units.default
    open var unitStyle = DistanceUnitStyle.default

    /// Writes a distance in metres in words.
    open func string(fromDistance distance: CLLocationDistance) -> String {
        let (value, unit, digits) = parts(max(0, distance))
        let formatter = MeasurementFormatter()
        formatter.locale = locale
        formatter.unitOptions = .providedUnit
        formatter.unitStyle = unitStyle == .abbreviated ? .medium : .long
        formatter.numberFormatter.maximumFractionDigits = digits
        return formatter.string(from: Measurement(value: value, unit: unit))
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? Double).map(string(fromDistance:)) ?? (obj as? NSNumber).map { string(fromDistance: $0.doubleValue) }
    }

    /// Metres of a number with a unit; less than none where it is no distance.
    open func distance(from distance: String) -> CLLocationDistance {
        let scanner = Scanner(string: distance)
        scanner.locale = locale
        guard let value = scanner.scanDouble() else { return -1 }
        let unit = distance[scanner.currentIndex...].trimmingCharacters(in: .whitespaces).lowercased()
        switch unit {
        case "m", "metre", "metres", "meter", "meters": return value
        case "km", "kilometre", "kilometres", "kilometer", "kilometers": return value * 1000
        case "mi", "mile", "miles": return value * 1609.344
        case "ft", "foot", "feet": return value * 0.3048
        case "yd", "yard", "yards": return value * 0.9144
        default: return -1
        }
    }

    private var isMetric: Bool {
        switch units {
        case .metric: true
        case .imperial, .imperialWithYards: false
        case .default: locale.measurementSystem == .metric
        }
    }

    private func parts(_ metres: Double) -> (Double, UnitLength, Int) {
        if isMetric {
            let small = rounded(metres)
            if small < 1000 { return (small, .meters, 0) }
            return long(metres / 1000, .kilometers)
        }
        let usesYards = units == .imperialWithYards || units == .default && locale.measurementSystem == .uk
        if metres < 160.9344 {
            let feet = metres / 0.3048
            if usesYards { return (rounded(feet / 3), .yards, 0) }
            return (feet < 100 ? rounded(feet) : (feet / 50).rounded() * 50, .feet, 0)
        }
        return long(metres / 1609.344, .miles)
    }

    private func long(_ value: Double, _ unit: UnitLength) -> (Double, UnitLength, Int) {
        value < 10 ? ((value * 10).rounded() / 10, unit, 1) : (value.rounded(), unit, 0)
    }

    /// A value rounded to fives from ten on, to tens from a hundred, to fifties from five hundred; below ten to a whole one.
    private func rounded(_ value: Double) -> Double {
        let step = value < 10 ? 1.0 : value < 100 ? 5.0 : value < 500 ? 10.0 : 50.0
        return (value / step).rounded() * step
    }
}
