import Foundation

/// A day's weather.
public struct DayWeather: Codable, Equatable, Sendable {
    /// The time at which the day starts.
    public var date: Date
    public var condition: WeatherCondition
    /// An SF Symbol.
    public var symbolName: String
    public var highTemperature: Measurement<UnitTemperature>
    public var highTemperatureTime: Date?
    public var lowTemperature: Measurement<UnitTemperature>
    public var lowTemperatureTime: Date?
    /// The kind of precipitation.
    public var precipitation: Precipitation
    /// The chance of precipitation from 0 to 1.
    public var precipitationChance: Double
    /// The amount of precipitation as water.
    public var precipitationAmount: Measurement<UnitLength>
    public var precipitationAmountByType: PrecipitationAmountByType
    public var snowfallAmount: Measurement<UnitLength>
    public var maximumHumidity: Double
    public var minimumHumidity: Double
    public var maximumVisibility: Measurement<UnitLength>
    public var minimumVisibility: Measurement<UnitLength>
    public var moon: MoonEvents
    public var sun: SunEvents
    public var uvIndex: UVIndex
    public var wind: Wind
    public var highWindSpeed: Measurement<UnitSpeed>?
    public var daytimeForecast: DayPartForecast
    public var overnightForecast: DayPartForecast
    public var restOfDayForecast: DayPartForecast?

    /// The amount of rain, by the name that it had before `precipitationAmountByType`.
    public var rainfallAmount: Measurement<UnitLength> { precipitationAmountByType.rainfall }
}

/// A part of a day.
public struct DayPartForecast: Codable, Equatable, Sendable {
    /// The share of the sky that clouds cover, from 0 to 1.
    public var cloudCover: Double
    public var cloudCoverByAltitude: CloudCoverByAltitude
    public var condition: WeatherCondition
    public var highTemperature: Measurement<UnitTemperature>
    public var lowTemperature: Measurement<UnitTemperature>
    /// The kind of precipitation.
    public var precipitation: Precipitation
    public var precipitationAmountByType: PrecipitationAmountByType
    /// The chance of precipitation from 0 to 1.
    public var precipitationChance: Double
    public var maximumHumidity: Double
    public var minimumHumidity: Double
    public var maximumVisibility: Measurement<UnitLength>
    public var minimumVisibility: Measurement<UnitLength>
    public var wind: Wind
    public var highWindSpeed: Measurement<UnitSpeed>?
}

/// The times at which the sun rises, sets and is at its highest; nil where it does not on that day.
public struct SunEvents: Codable, Equatable, Sendable {
    public var astronomicalDawn: Date?
    public var nauticalDawn: Date?
    public var civilDawn: Date?
    public var sunrise: Date?
    public var solarNoon: Date?
    public var sunset: Date?
    public var civilDusk: Date?
    public var nauticalDusk: Date?
    public var astronomicalDusk: Date?
    public var solarMidnight: Date?
}

/// The times at which the moon rises and sets, and how much of it is lit.
public struct MoonEvents: Codable, Equatable, Sendable {
    public var phase: MoonPhase
    public var moonrise: Date?
    public var moonset: Date?
}
