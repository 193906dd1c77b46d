import Foundation

/// The weather at a time, now or close to it.
public struct CurrentWeather: Codable, Equatable, Sendable {
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
    /// The pressure at the level of the sea.
    public var pressure: Measurement<UnitPressure>
    public var pressureTrend: PressureTrend
    public var isDaylight: Bool
    public var temperature: Measurement<UnitTemperature>
    /// The temperature as it feels.
    public var apparentTemperature: Measurement<UnitTemperature>
    public var uvIndex: UVIndex
    public var visibility: Measurement<UnitLength>
    public var wind: Wind
    /// The intensity of precipitation: how fast water would rise, had it nowhere to go.
    public var precipitationIntensity: Measurement<UnitSpeed>
    public var metadata: WeatherMetadata
}
