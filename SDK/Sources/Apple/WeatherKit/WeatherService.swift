import Foundation

/// An error that tells why there is no weather.
public enum WeatherError: LocalizedError, Hashable, Sendable {
    /// The app may not ask the service, which is so here.
    case permissionDenied
    case unknown

    public var errorDescription: String? {
        switch self {
        case .permissionDenied: "The app has no permission to ask the weather service."
        case .unknown: "The weather service did not answer."
        }
    }

    public var failureReason: String? { errorDescription }
    public var helpAnchor: String? { nil }
    public var recoverySuggestion: String? { nil }
}

/// A query for a part of the weather.
public struct WeatherQuery<T>: Sendable {
    init() {}
}

extension WeatherQuery where T == CurrentWeather {
    public static var current: WeatherQuery<CurrentWeather> { WeatherQuery() }
}

extension WeatherQuery where T == Forecast<MinuteWeather>? {
    public static var minute: WeatherQuery<Forecast<MinuteWeather>?> { WeatherQuery() }
}

extension WeatherQuery where T == Forecast<HourWeather> {
    public static var hourly: WeatherQuery<Forecast<HourWeather>> { WeatherQuery() }
    /// The hours' weather between two times.
    public static func hourly(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<HourWeather>> { WeatherQuery() }
}

extension WeatherQuery where T == Forecast<DayWeather> {
    public static var daily: WeatherQuery<Forecast<DayWeather>> { WeatherQuery() }
    /// The days' weather between two times.
    public static func daily(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<DayWeather>> { WeatherQuery() }
}

extension WeatherQuery where T == [WeatherAlert]? {
    public static var alerts: WeatherQuery<[WeatherAlert]?> { WeatherQuery() }
}

extension WeatherQuery where T == WeatherAvailability {
    public static var availability: WeatherQuery<WeatherAvailability> { WeatherQuery() }
}

extension WeatherQuery where T == WeatherChanges? {
    public static var changes: WeatherQuery<WeatherChanges?> { WeatherQuery() }
}

extension WeatherQuery where T == HistoricalComparisons? {
    public static var historicalComparisons: WeatherQuery<HistoricalComparisons?> { WeatherQuery() }
}

/// A query for statistics by days.
public struct DailyWeatherStatisticsQuery<T: Codable & Equatable & Sendable>: Sendable {
    init() {}
}

extension DailyWeatherStatisticsQuery where T == DayTemperatureStatistics {
    public static var temperature: DailyWeatherStatisticsQuery<DayTemperatureStatistics> { DailyWeatherStatisticsQuery() }
}

extension DailyWeatherStatisticsQuery where T == DayPrecipitationStatistics {
    public static var precipitation: DailyWeatherStatisticsQuery<DayPrecipitationStatistics> { DailyWeatherStatisticsQuery() }
}

/// A query for statistics by hours.
public struct HourlyWeatherStatisticsQuery<T: Codable & Equatable & Sendable>: Sendable {
    init() {}
}

extension HourlyWeatherStatisticsQuery where T == HourTemperatureStatistics {
    public static var temperature: HourlyWeatherStatisticsQuery<HourTemperatureStatistics> { HourlyWeatherStatisticsQuery() }
}

/// A query for statistics by months.
public struct MonthlyWeatherStatisticsQuery<T: Codable & Equatable & Sendable>: Sendable {
    init() {}
}

extension MonthlyWeatherStatisticsQuery where T == MonthTemperatureStatistics {
    public static var temperature: MonthlyWeatherStatisticsQuery<MonthTemperatureStatistics> { MonthlyWeatherStatisticsQuery() }
}

extension MonthlyWeatherStatisticsQuery where T == MonthPrecipitationStatistics {
    public static var precipitation: MonthlyWeatherStatisticsQuery<MonthPrecipitationStatistics> { MonthlyWeatherStatisticsQuery() }
}

/// A query for summaries of past days.
public struct DailyWeatherSummaryQuery<T: Codable & Equatable & Sendable>: Sendable {
    init() {}
}

extension DailyWeatherSummaryQuery where T == DayTemperatureSummary {
    public static var temperature: DailyWeatherSummaryQuery<DayTemperatureSummary> { DailyWeatherSummaryQuery() }
}

extension DailyWeatherSummaryQuery where T == DayPrecipitationSummary {
    public static var precipitation: DailyWeatherSummaryQuery<DayPrecipitationSummary> { DailyWeatherSummaryQuery() }
}

/// Asks Apple's service for the weather. It is not to be had here: each question ends as it does for an app that may not ask.
final public class WeatherService: Sendable {
    public static let shared = WeatherService()

    /// Makes a service as good as the shared one.
    public init() {}

    /// The source of the data.
    final public var attribution: WeatherAttribution {
        get async throws { throw WeatherError.permissionDenied }
    }

    /// All of a place's weather.
    final public func weather(for location: CLLocation) async throws -> Weather { throw WeatherError.permissionDenied }

    final public func weather<T>(for location: CLLocation, including dataSet: WeatherQuery<T>) async throws -> T {
        throw WeatherError.permissionDenied
    }
    final public func weather<T1, T2>(for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>)
        async throws -> (T1, T2)
    { throw WeatherError.permissionDenied }
    final public func weather<T1, T2, T3>(
        for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>, _ dataSet3: WeatherQuery<T3>
    ) async throws -> (T1, T2, T3) { throw WeatherError.permissionDenied }
    final public func weather<T1, T2, T3, T4>(
        for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>, _ dataSet3: WeatherQuery<T3>,
        _ dataSet4: WeatherQuery<T4>
    ) async throws -> (T1, T2, T3, T4) { throw WeatherError.permissionDenied }
    final public func weather<T1, T2, T3, T4, T5>(
        for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>, _ dataSet3: WeatherQuery<T3>,
        _ dataSet4: WeatherQuery<T4>, _ dataSet5: WeatherQuery<T5>
    ) async throws -> (T1, T2, T3, T4, T5) { throw WeatherError.permissionDenied }
    final public func weather<T1, T2, T3, T4, T5, T6>(
        for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>, _ dataSet3: WeatherQuery<T3>,
        _ dataSet4: WeatherQuery<T4>, _ dataSet5: WeatherQuery<T5>, _ dataSet6: WeatherQuery<T6>
    ) async throws -> (T1, T2, T3, T4, T5, T6) { throw WeatherError.permissionDenied }
    final public func dailyStatistics<T: Codable & Equatable & Sendable>(
        for location: CLLocation, including dataSet: DailyWeatherStatisticsQuery<T>
    ) async throws -> DailyWeatherStatistics<T> { throw WeatherError.permissionDenied }
    final public func dailyStatistics<T: Codable & Equatable & Sendable>(
        for location: CLLocation, forDaysIn interval: DateInterval, including dataSet: DailyWeatherStatisticsQuery<T>
    ) async throws -> DailyWeatherStatistics<T> { throw WeatherError.permissionDenied }
    final public func dailyStatistics<T: Codable & Equatable & Sendable>(
        for location: CLLocation, startDay: Int, endDay: Int, including dataSet: DailyWeatherStatisticsQuery<T>
    ) async throws -> DailyWeatherStatistics<T> { throw WeatherError.permissionDenied }
    final public func hourlyStatistics<T: Codable & Equatable & Sendable>(
        for location: CLLocation, including dataSet: HourlyWeatherStatisticsQuery<T>
    ) async throws -> HourlyWeatherStatistics<T> { throw WeatherError.permissionDenied }
    final public func hourlyStatistics<T: Codable & Equatable & Sendable>(
        for location: CLLocation, forHoursIn interval: DateInterval, including dataSet: HourlyWeatherStatisticsQuery<T>
    ) async throws -> HourlyWeatherStatistics<T> { throw WeatherError.permissionDenied }
    final public func hourlyStatistics<T: Codable & Equatable & Sendable>(
        for location: CLLocation, startHour: Int, endHour: Int, including dataSet: HourlyWeatherStatisticsQuery<T>
    ) async throws -> HourlyWeatherStatistics<T> { throw WeatherError.permissionDenied }
    final public func monthlyStatistics<T: Codable & Equatable & Sendable>(
        for location: CLLocation, including dataSet: MonthlyWeatherStatisticsQuery<T>
    ) async throws -> MonthlyWeatherStatistics<T> { throw WeatherError.permissionDenied }
    final public func monthlyStatistics<T: Codable & Equatable & Sendable>(
        for location: CLLocation, forMonthsIn interval: DateInterval, including dataSet: MonthlyWeatherStatisticsQuery<T>
    ) async throws -> MonthlyWeatherStatistics<T> { throw WeatherError.permissionDenied }
    final public func monthlyStatistics<T: Codable & Equatable & Sendable>(
        for location: CLLocation, startMonth: Int, endMonth: Int, including dataSet: MonthlyWeatherStatisticsQuery<T>
    ) async throws -> MonthlyWeatherStatistics<T> { throw WeatherError.permissionDenied }
    final public func dailySummary<T: Codable & Equatable & Sendable>(
        for location: CLLocation, including dataSet: DailyWeatherSummaryQuery<T>
    ) async throws -> DailyWeatherSummary<T> { throw WeatherError.permissionDenied }
    final public func dailySummary<T: Codable & Equatable & Sendable>(
        for location: CLLocation, forDaysIn interval: DateInterval, including dataSet: DailyWeatherSummaryQuery<T>
    ) async throws -> DailyWeatherSummary<T> { throw WeatherError.permissionDenied }
}
