import Foundation

/// An hour's weather.
public struct HourWeather: Codable, Equatable, Sendable {
    /// The time at which the hour starts.
    public var date: Date
    /// The share of the sky that clouds cover, from 0 to 1.
    public var cloudCover: Double
    public var cloudCoverByAltitude: CloudCoverByAltitude
    public var condition: WeatherCondition
    /// An SF Symbol.
    public var symbolName: String
    public var dewPoint: Measurement<UnitTemperature>
    /// The humidity from 0 to 1.
    public var humidity: Double
    public var isDaylight: Bool
    /// The kind of precipitation.
    public var precipitation: Precipitation
    /// The chance of precipitation from 0 to 1.
    public var precipitationChance: Double
    /// The amount of precipitation as water.
    public var precipitationAmount: Measurement<UnitLength>
    public var snowfallAmount: Measurement<UnitLength>
    public var pressure: Measurement<UnitPressure>
    public var pressureTrend: PressureTrend
    public var temperature: Measurement<UnitTemperature>
    /// The temperature as it feels.
    public var apparentTemperature: Measurement<UnitTemperature>
    public var uvIndex: UVIndex
    public var visibility: Measurement<UnitLength>
    public var wind: Wind
}

/// A minute's weather.
public struct MinuteWeather: Codable, Equatable, Sendable {
    /// The time at which the minute starts.
    public var date: Date
    /// The kind of precipitation.
    public var precipitation: Precipitation
    /// The chance of precipitation from 0 to 1.
    public var precipitationChance: Double
    public var precipitationIntensity: Measurement<UnitSpeed>
}
