import Foundation

/// The condition of the weather.
public enum WeatherCondition: String, Codable, Hashable, Sendable, CaseIterable, CustomStringConvertible {
    case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy, freezingDrizzle, freezingRain, frigid, hail,
        haze, heavyRain, heavySnow, hot, hurricane, isolatedThunderstorms, mostlyClear, mostlyCloudy, partlyCloudy, rain,
        scatteredThunderstorms, sleet, smoky, snow, strongStorms, sunFlurries, sunShowers, thunderstorms, tropicalStorm, windy, wintryMix

    public var description: String { rawValue.inWords }
    public var accessibilityDescription: String { description }
}

/// A kind of precipitation.
public enum Precipitation: String, Codable, Hashable, Sendable, CaseIterable, CustomStringConvertible {
    case none, hail, mixed, rain, sleet, snow

    public var description: String { rawValue.inWords }
    public var accessibilityDescription: String { description }
}

/// Whether the pressure changes.
public enum PressureTrend: String, Codable, Hashable, Sendable, CaseIterable, CustomStringConvertible {
    case rising, falling, steady

    public var description: String { rawValue.inWords }
    public var accessibilityDescription: String { description }
}

/// The severity of the weather of an alert.
public enum WeatherSeverity: String, Codable, Hashable, Sendable, CaseIterable, CustomStringConvertible {
    case minor, moderate, severe, extreme, unknown

    public var description: String { rawValue.inWords }
    public var accessibilityDescription: String { description }
}

/// The phase of the moon.
public enum MoonPhase: String, Codable, Hashable, Sendable, CaseIterable, CustomStringConvertible {
    case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter, waningCrescent

    public var description: String { rawValue.inWords }
    public var accessibilityDescription: String { description }

    /// An SF Symbol of the moon so lit.
    public var symbolName: String {
        switch self {
        case .new, .full: "moonphase.\(rawValue).moon"
        default: "moonphase." + rawValue.inWords.lowercased().replacingOccurrences(of: " ", with: ".")
        }
    }
}

/// Whether something is above or below what is usual.
public enum Deviation: String, Codable, Hashable, Sendable, CaseIterable { case muchHigher, higher, normal, lower, muchLower }

extension String {
    /// `partlyCloudy` as “Partly Cloudy”.
    var inWords: String { reduce(into: "") { $0 += $0.isEmpty ? $1.uppercased() : $1.isUppercase ? " \($1)" : String($1) } }
}
