import Foundation

/// Statistics of what is usual for the days of a year.
public struct DailyWeatherStatistics<Element: Codable & Equatable & Sendable>: RandomAccessCollection, Codable, Equatable, Sendable {
    public var days: [Element]
    public var baselineStartDate: Date
    public var metadata: WeatherMetadata

    public var startIndex: Int { days.startIndex }
    public var endIndex: Int { days.endIndex }
    public subscript(position: Int) -> Element { days[position] }
}

/// Statistics of what is usual for the hours of a year.
public struct HourlyWeatherStatistics<Element: Codable & Equatable & Sendable>: RandomAccessCollection, Codable, Equatable, Sendable {
    public var hours: [Element]
    public var baselineStartDate: Date
    public var metadata: WeatherMetadata

    public var startIndex: Int { hours.startIndex }
    public var endIndex: Int { hours.endIndex }
    public subscript(position: Int) -> Element { hours[position] }
}

/// Statistics of what is usual for months.
public struct MonthlyWeatherStatistics<Element: Codable & Equatable & Sendable>: RandomAccessCollection, Codable, Equatable, Sendable {
    public var months: [Element]
    public var baselineStartDate: Date
    public var metadata: WeatherMetadata

    public var startIndex: Int { months.startIndex }
    public var endIndex: Int { months.endIndex }
    public subscript(position: Int) -> Element { months[position] }
}

/// A summary of past days.
public struct DailyWeatherSummary<Element: Codable & Equatable & Sendable>: RandomAccessCollection, Codable, Equatable, Sendable {
    public var days: [Element]
    public var metadata: WeatherMetadata

    public var startIndex: Int { days.startIndex }
    public var endIndex: Int { days.endIndex }
    public subscript(position: Int) -> Element { days[position] }
}

/// The values below which a tenth, a half and nine tenths of all are.
public struct Percentiles<Value: Codable & Equatable & Sendable>: Codable, Equatable, Sendable {
    public var p10: Value
    public var p50: Value
    public var p90: Value
}

/// Temperatures that are usual on a day of the year.
public struct DayTemperatureStatistics: Codable, Equatable, Sendable {
    /// The day of the year, from 1 to 366.
    public var day: Int
    public var averageLowTemperature: Measurement<UnitTemperature>
    public var averageHighTemperature: Measurement<UnitTemperature>
}

/// Statistics of the precipitation on a day of the year.
public struct DayPrecipitationStatistics: Codable, Equatable, Sendable {
    /// The day of the year, from 1 to 366.
    public var day: Int
    public var averagePrecipitationAmount: Measurement<UnitLength>
    public var averageSnowfallAmount: Measurement<UnitLength>
    /// The usual chance of precipitation from 0 to 1.
    public var averagePrecipitationProbability: Double
}

/// Temperatures that are usual in an hour of the year.
public struct HourTemperatureStatistics: Codable, Equatable, Sendable {
    /// The hour of the year, from 1.
    public var hour: Int
    public var percentiles: Percentiles<Measurement<UnitTemperature>>
}

/// Temperatures that are usual in a month.
public struct MonthTemperatureStatistics: Codable, Equatable, Sendable {
    /// The month, from 1 to 12.
    public var month: Int
    public var averageLowTemperature: Measurement<UnitTemperature>
    public var averageHighTemperature: Measurement<UnitTemperature>
}

/// Statistics of the precipitation in a month.
public struct MonthPrecipitationStatistics: Codable, Equatable, Sendable {
    /// The month, from 1 to 12.
    public var month: Int
    public var averagePrecipitationAmount: Measurement<UnitLength>
    public var averageSnowfallAmount: Measurement<UnitLength>
    /// The usual chance of precipitation from 0 to 1.
    public var averagePrecipitationProbability: Double
}

/// Temperatures of a day.
public struct DayTemperatureSummary: Codable, Equatable, Sendable {
    public var date: Date
    public var lowTemperature: Measurement<UnitTemperature>
    public var highTemperature: Measurement<UnitTemperature>
}

/// A summary of the precipitation on a day.
public struct DayPrecipitationSummary: Codable, Equatable, Sendable {
    public var date: Date
    public var precipitationAmount: Measurement<UnitLength>
    public var snowfallAmount: Measurement<UnitLength>
}

/// A baseline with which a value is compared.
public struct TrendBaseline<Value: Codable & Equatable & Sendable>: Codable, Equatable, Sendable {
    /// The kind of baseline: the mean of many values.
    public enum Kind: String, Codable, Hashable, Sendable { case mean }

    public var kind: Kind
    public var value: Value
    public var startDate: Date
}

/// A value beside what is usual.
public struct Trend<Value: Codable & Equatable & Sendable>: Codable, Equatable, Sendable {
    public var baseline: TrendBaseline<Value>
    public var currentValue: Value
    public var deviation: Deviation
}

/// A comparison of a day with what is usual.
public enum HistoricalComparison: Codable, Equatable, Sendable {
    case highTemperature(Trend<Measurement<UnitTemperature>>)
    case lowTemperature(Trend<Measurement<UnitTemperature>>)
    case precipitationAmount(Trend<Measurement<UnitLength>>)
    case snowfallAmount(Trend<Measurement<UnitLength>>)
}

/// Comparisons of days with what is usual.
public struct HistoricalComparisons: RandomAccessCollection, Codable, Equatable, Sendable {
    public var comparisons: [HistoricalComparison]
    public var metadata: WeatherMetadata

    public var startIndex: Int { comparisons.startIndex }
    public var endIndex: Int { comparisons.endIndex }
    public subscript(position: Int) -> HistoricalComparison { comparisons[position] }
}

/// Changes of the weather in the next days.
public struct WeatherChanges: RandomAccessCollection, Codable, Equatable, Sendable {
    public var changes: [WeatherChange]
    public var metadata: WeatherMetadata

    public var startIndex: Int { changes.startIndex }
    public var endIndex: Int { changes.endIndex }
    public subscript(position: Int) -> WeatherChange { changes[position] }
}

/// A change of the weather on a day.
public struct WeatherChange: Codable, Equatable, Sendable {
    public var date: Date
    public var highTemperature: Direction
    public var lowTemperature: Direction
    public var dayPrecipitationAmount: Direction
    public var nightPrecipitationAmount: Direction

    /// Whether a value will increase, decrease or stay as it is.
    public enum Direction: String, Codable, Hashable, Sendable { case increase, steady, decrease }
}
