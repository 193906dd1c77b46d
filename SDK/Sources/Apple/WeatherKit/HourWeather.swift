import Foundation

/// An hour's weather.
public struct HourWeather: Codable, Equatable, Sendable {
    /// When it starts.
    public var date: Date
    /// From 0 to 1.
    public var cloudCover: Double
    public var cloudCoverByAltitude: CloudCoverByAltitude
    public var condition: WeatherCondition
    /// An SF Symbol.
    public var symbolName: String
    public var dewPoint: Measurement<UnitTemperature>
    /// From 0 to 1.
    public var humidity: Double
    public var isDaylight: Bool
    /// What falls.
    public var precipitation: Precipitation
    /// From 0 to 1.
    public var precipitationChance: Double
    /// As water.
    public var precipitationAmount: Measurement<UnitLength>
    public var snowfallAmount: Measurement<UnitLength>
    public var pressure: Measurement<UnitPressure>
    public var pressureTrend: PressureTrend
    public var temperature: Measurement<UnitTemperature>
    /// As it feels.
    public var apparentTemperature: Measurement<UnitTemperature>
    public var uvIndex: UVIndex
    public var visibility: Measurement<UnitLength>
    public var wind: Wind
}

/// A minute's weather.
public struct MinuteWeather: Codable, Equatable, Sendable {
    /// When it starts.
    public var date: Date
    /// What falls.
    public var precipitation: Precipitation
    /// From 0 to 1.
    public var precipitationChance: Double
    public var precipitationIntensity: Measurement<UnitSpeed>
}
