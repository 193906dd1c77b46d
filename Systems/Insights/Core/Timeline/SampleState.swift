import Foundation
import WidgetKit

/// The sample that the gallery shows and the placeholder is shaped like; it is nobody's shop.
public enum SampleState {
    public static func state(in family: WidgetFamily, now: Date, locale: Locale, timeZone: TimeZone) -> WidgetState {
        let shop = Shop(
            id: "sample", name: NSLocalizedString("Your shop", bundle: .module, comment: "In the widget gallery"), currency: "EUR",
            timeZone: timeZone.identifier)
        let configuration = InsightsConfiguration().settled(for: family)
        let figures = InsightsFigures(
            shop: shop,
            data: Dictionary(
                configuration.wanted.map { ($0, data($0, now: now, timeZone: timeZone)) }, uniquingKeysWith: { $1 }),
            date: now, isStale: false)
        var state = WidgetState(configuration, figures, now: now, locale: locale, timeZone: timeZone)
        // A tap on a sample leads to no shop.
        state.shop?.id = ""
        return state
    }

    private static func data(_ metric: MetricType, now: Date, timeZone: TimeZone) -> MetricData {
        guard metric.response.isTimed else { return MetricData(value: 17) }
        let day: [Double] = [1, 1, 1, 1, 1, 2, 6, 12, 20, 26, 28, 32, 40, 36, 30, 34]
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let start = calendar.startOfDay(for: now)
        let series = day.enumerated().map { MetricData.Point(date: start.addingTimeInterval(Double($0) * 3_600), value: $1) }
        switch metric.unit {
        case .money: return MetricData(value: 4_826.5, previous: 4_309, series: series, currency: "EUR")
        case .count: return MetricData(value: 64, previous: 59, series: series)
        case .rate: return MetricData(value: 0.033, previous: 0.0317, series: series)
        }
    }
}
