import Foundation

/// The weather of many minutes, hours or days.
public struct Forecast<Element: Codable & Equatable & Sendable>: RandomAccessCollection, Codable, Equatable, Sendable {
    public var forecast: [Element]
    public var metadata: WeatherMetadata

    public var startIndex: Int { forecast.startIndex }
    public var endIndex: Int { forecast.endIndex }
    public subscript(position: Int) -> Element { forecast[position] }
}

extension Forecast where Element == MinuteWeather {
    /// Words of the service; none here.
    public var summary: String { "" }
}

/// All that is known of a place's weather.
public struct Weather: Codable, Equatable, Sendable {
    public var currentWeather: CurrentWeather
    /// The minutes' weather, where it is known.
    public var minuteForecast: Forecast<MinuteWeather>?
    public var hourlyForecast: Forecast<HourWeather>
    public var dailyForecast: Forecast<DayWeather>
    public var weatherAlerts: [WeatherAlert]?
    public var availability: WeatherAvailability
}

/// A warning of an authority.
public struct WeatherAlert: Codable, Equatable, Sendable {
    /// The page about the alert, to which an app has to link.
    public var detailsURL: URL
    /// The authority whose warning it is.
    public var source: String
    public var summary: String
    public var region: String?
    public var severity: WeatherSeverity
    public var metadata: WeatherMetadata
}

/// The time and place for which something was said.
public struct WeatherMetadata: Codable, Equatable, Sendable {
    public var date: Date
    /// The time at which it is to be asked anew.
    public var expirationDate: Date
    public var location: CLLocation

    private enum CodingKeys: String, CodingKey { case date, expirationDate, latitude, longitude }

    init(date: Date, expirationDate: Date, location: CLLocation) {
        self.date = date
        self.expirationDate = expirationDate
        self.location = location
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        date = try values.decode(Date.self, forKey: .date)
        expirationDate = try values.decode(Date.self, forKey: .expirationDate)
        location = CLLocation(
            latitude: try values.decode(Double.self, forKey: .latitude), longitude: try values.decode(Double.self, forKey: .longitude))
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(date, forKey: .date)
        try values.encode(expirationDate, forKey: .expirationDate)
        try values.encode(location.coordinate.latitude, forKey: .latitude)
        try values.encode(location.coordinate.longitude, forKey: .longitude)
    }

    public static func == (one: Self, other: Self) -> Bool {
        one.date == other.date && one.expirationDate == other.expirationDate
            && one.location.coordinate.latitude == other.location.coordinate.latitude
            && one.location.coordinate.longitude == other.location.coordinate.longitude
    }
}

/// The data that is available for a place.
public struct WeatherAvailability: Codable, Equatable, Sendable {
    /// Whether something is known.
    public enum AvailabilityKind: String, Codable, Hashable, Sendable { case available, temporarilyUnavailable, unsupported, unknown }

    public var minuteAvailability: AvailabilityKind
    public var alertAvailability: AvailabilityKind
}

/// The source of the data, as has to be shown beside it.
public struct WeatherAttribution: Codable, Equatable, Sendable {
    public var serviceName: String
    public var legalPageURL: URL
    public var squareMarkURL: URL
    public var combinedMarkDarkURL: URL
    public var combinedMarkLightURL: URL
    public var legalAttributionText: String
}
