import Foundation
import InsightsCore
import VitrineWidgetArchive

/// Everything the widget can look like.
public enum Scenes {
    private static let home: [(WidgetFamilyName, Int)] = [(.systemSmall, 2), (.systemMedium, 4), (.systemLarge, 7)]
    private static let lock: [WidgetFamilyName] = [.accessoryCircular, .accessoryRectangular, .accessoryInline]
    private static let schemes: [RenderEnvironment.Scheme] = [.light, .dark]
    private static let modes: [RenderEnvironment.Mode] = [.fullColor, .accented, .vibrant]

    public static let all: [Scene] = counts + holes + messages + ranges + words + lockScreen

    /// Every family with every number of metrics, in every scheme and mode.
    private static let counts: [Scene] = home.flatMap { family, most in
        (1...most).flatMap { count in
            schemes.flatMap { scheme in
                modes.map { mode in Scene("metrics-\(count)", family, scheme, mode) { state(Array(SampleFigures.seven.prefix(count)), $0) }
                }
            }
        }
    }

    /// “None”, a first metric without a chart, a metric without data, figures of an earlier day.
    private static let holes: [Scene] = home.flatMap { family, most in
        let seven = SampleFigures.seven
        let none =
            family == .systemLarge ? [seven[0], seven[1], "", seven[3], seven[4], seven[5], seven[6]] : [seven[0], seven[1], "", seven[3]]
        let plain = [
            "orders_to_fulfill", "total_sales", "orders", "sessions", "conversion_rate", "average_order_value", "returning_customer_rate",
        ]
        return schemes.flatMap { scheme in
            [.fullColor, .accented].flatMap { mode in
                [
                    Scene("none", family, scheme, mode) {
                        state(family == .systemSmall ? [seven[0], ""] : Array(none.prefix(most)), $0, without: ["returning_customer_rate"])
                    },
                    Scene("no-chart", family, scheme, mode) { state(Array(plain.prefix(most)), $0) },
                    Scene("earlier-day", family, scheme, mode) { state(Array(seven.prefix(most)), $0, age: 15.75 * 3_600) },
                ]
            }
        } + [
            Scene("no-comparison", family) { state(["net_sales", "orders"], $0) },
            Scene("no-service", family) { locale in
                let configuration = InsightsConfiguration(shop: nil, metricNames: Array(seven.prefix(most)), range: .today)
                return WidgetState(configuration, nil, now: SampleFigures.now, locale: locale, timeZone: SampleFigures.zone)
            },
            Scene("first-none", family) { state(Array(([""] + seven).prefix(most)), $0) },
        ]
    }

    /// The scenes with a message, where there are no metrics, and the placeholder.
    private static let messages: [Scene] = home.flatMap { family, _ in
        schemes.flatMap { scheme in
            [.fullColor, .accented].flatMap { mode in
                [
                    Scene("empty", family, scheme, mode) { _ in WidgetState(.empty) },
                    Scene("signed-out", family, scheme, mode) { _ in WidgetState(.signedOut) },
                    Scene("shop-gone", family, scheme, mode) { _ in WidgetState(.shopGone) },
                    Scene("retired", family, scheme, mode) { _ in WidgetState(.retired) },
                ]
            } + [
                Scene("placeholder", family, scheme, isPlaceholder: true) { locale in
                    SampleState.state(in: .init(family), now: SampleFigures.now, locale: locale, timeZone: SampleFigures.zone)
                }
            ]
        }
    }

    /// Days instead of hours.
    private static let ranges: [Scene] = [DateRange.last7Days, .last30Days].flatMap { range in
        home.map { family, most in
            Scene(range == .last7Days ? "week" : "month", family) { state(Array(SampleFigures.seven.prefix(most)), $0, range: range) }
        }
    }

    /// Long names and values, other languages, large type.
    private static let words: [Scene] = home.flatMap { family, most in
        let seven = Array(SampleFigures.seven.prefix(most))
        return [
            Scene("long-words", family, locale: "de_DE") { locale in
                state(
                    Array(["average_order_value", "returning_customer_rate", "sessions_with_cart_additions", "orders"].prefix(most)), locale
                ) {
                    $0[.named("average_order_value")]?.value = 98_412
                    $0[.named("average_order_value")]?.previous = 87_900
                }
            },
            Scene("triple", family) { state(seven, $0, shop: "The Great Kaffa Coffee Roasting Company of Northern Italy", tripled) },
            Scene("triple", family, locale: "de_DE") {
                state(seven, $0, shop: "Kaffeerösterei Oberschwaben-Allgäu Handelsgesellschaft", tripled)
            },
            Scene("board", family, locale: "de_DE") { state(seven, $0) },
            Scene("board", family, locale: "it_IT") { state(seven, $0) },
            Scene("board", family, locale: "ja_JP") { state(seven, $0) },
            Scene("board", family, locale: "fr_FR") { state(seven, $0) },
            Scene("board", family, typeSize: "xxLarge") { state(seven, $0) },
            Scene("board", family, typeSize: "accessibility2") { state(seven, $0) },
            Scene("board", family, typeSize: "accessibility5") { state(seven, $0) },
            Scene("signed-out", family, typeSize: "accessibility5") { _ in WidgetState(.signedOut) },
            Scene("several", family) { state(seven, $0, isOneOfSeveral: true) },
            Scene("several-week", family) { state(seven, $0, range: .last7Days, isOneOfSeveral: true) },
            Scene("several-earlier", family, .dark) { state(seven, $0, age: 15.75 * 3_600, isOneOfSeveral: true) },
            Scene("board", family, typeSize: "xSmall") { state(seven, $0) },
        ]
    }

    /// The lock screen's families.
    private static let lockScreen: [Scene] = lock.flatMap { family in
        modes.map { mode in Scene("sales", family, .dark, mode) { state(["total_sales"], $0) } } + [
            Scene("down", family, .dark, .vibrant) { state(["average_order_value"], $0, age: 15.75 * 3_600) },
            Scene("plain", family, .dark, .vibrant) { state(["orders_to_fulfill"], $0) },
            Scene("old", family, .dark, .vibrant) { state(["total_sales"], $0, age: 2.5 * 3_600) },
            Scene("shop-gone", family, .dark, .vibrant) { _ in WidgetState(.shopGone) },
            Scene("crowns", family, .dark, .vibrant) {
                state(["total_sales"], $0) {
                    $0[.named("total_sales")]?.value = 11_234.5; $0[.named("total_sales")]?.currency = "NOK"
                }
            },
            Scene("dollars", family, .dark, .vibrant) {
                state(["total_sales"], $0) {
                    $0[.named("total_sales")]?.value = 48_234.5; $0[.named("total_sales")]?.currency = "CAD"
                }
            },
            Scene("no-data", family, .dark, .vibrant) { state(["orders"], $0, without: ["orders"]) },
            Scene("empty", family, .dark, .vibrant) { _ in WidgetState(.empty) },
            Scene("signed-out", family, .dark, .vibrant) { _ in WidgetState(.signedOut) },
            Scene("triple", family, .dark, .vibrant, locale: "de_DE") { state(["average_order_value"], $0, tripled) },
            Scene("sales", family, .dark, .vibrant, locale: "ja_JP") { state(["total_sales"], $0) },
            Scene("placeholder", family, .dark, .vibrant, isPlaceholder: true) { locale in
                SampleState.state(in: .init(family), now: SampleFigures.now, locale: locale, timeZone: SampleFigures.zone)
            },
        ]
    }

    /// Values three times as long.
    @Sendable private static func tripled(_ data: inout [MetricType?: MetricData]) {
        for metric in data.keys {
            data[metric]?.value *= metric?.unit == .rate ? 12 : 1_234_567
            data[metric]?.previous = 1
        }
    }

    /// - Parameters:
    ///   - names: an empty one is “None”.
    ///   - age: seconds since the figures were fetched.
    private static func state(
        _ names: [String], _ locale: Locale, range: DateRange = .today, without: Set<String> = [], age: TimeInterval = 0,
        shop: String = "Kaffa Coffee", isOneOfSeveral: Bool = false, _ change: (inout [MetricType?: MetricData]) -> Void = { _ in }
    ) -> WidgetState {
        let configuration = InsightsConfiguration(shop: nil, metricNames: names, range: range)
        var data = Dictionary(uniqueKeysWithValues: SampleFigures.data.map { (MetricType?.some($0.key), $0.value) })
        if range != .today {
            for metric in data.keys where data[metric]?.series.isEmpty == false {
                let points = data[metric]?.series.map(\.value) ?? []
                data[metric]?.series = SampleFigures.days((0..<range.days).map { points[($0 * 7 + 5) % points.count] + 30 })
            }
        }
        change(&data)
        var place = SampleFigures.shop
        place.name = shop
        let known = data.compactMap { key, value in key.map { ($0, value) } }.filter { !without.contains($0.0.id) }
        let figures = InsightsFigures(
            shop: place, data: Dictionary(uniqueKeysWithValues: known), date: SampleFigures.now.addingTimeInterval(-age),
            isOneOfSeveral: isOneOfSeveral)
        return WidgetState(configuration, figures, now: SampleFigures.now, locale: locale, timeZone: SampleFigures.zone)
    }
}
