import Drawing
import Foundation
import InsightsScenes
import Testing
import WidgetArchive
import WidgetKit
import WidgetTesting

@testable import InsightsCore

/// No figure is cut, whatever the currency, however large it is, wherever it is shown.
@MainActor @Suite("Figures that do not fit", .timeLimit(.minutes(20))) struct TruncationTests {
    private nonisolated static let locales = ["en_US", "en_CA", "de_DE", "de_CH", "it_IT", "fr_FR", "ja_JP", "nb_NO", "en_IN", "ar_AE"]
    private nonisolated static let lock: [WidgetFamilyName] = [.accessoryCircular, .accessoryRectangular, .accessoryInline]
    private nonisolated static let home: [WidgetFamilyName] = [.systemSmall, .systemMedium, .systemLarge]
    /// One figure of each length up to a million millions.
    private nonisolated static let figures: [Decimal] = (0...12).map { power in
        Decimal(string: String("8888888888888".prefix(power + 1)) + ".88") ?? 0
    }

    /// Of ISO 4217.
    private nonisolated static let currencies: [String] = Locale.Currency.isoCurrencies.map(\.identifier).sorted()

    /// What was cut of the first metric's figure. Names may give way, a figure may not.
    private func cut(
        _ value: Decimal, _ metric: String, _ currency: String?, _ locale: String, _ family: WidgetFamilyName, typeSize: String = "large",
        device: Device = .standard
    ) throws -> [String] {
        let metrics = [metric] + (Self.home.contains(family) ? ["orders", "sessions", "net_sales"] : [])
        var data = SampleFigures.data
        let type = try #require(MetricType.named(metric))
        data[type] = MetricData(value: value, previous: value / 20, series: SampleFigures.hours([1, 2, 3]), currency: currency)
        let configuration = InsightsConfiguration(shop: nil, metricNames: metrics, range: .today)
            .settled(for: WidgetFamily(family))
        let state = WidgetState(
            configuration, InsightsFigures(shop: SampleFigures.shop, data: data, date: SampleFigures.now), now: SampleFigures.now,
            locale: Locale(identifier: locale), timeZone: SampleFigures.zone)
        let settings = PictureSettings(family: family, device: device, locale: locale, timeZone: "Europe/Rome", typeSize: typeSize)
        let drawn = try render(InsightsView(entry: InsightsEntry(date: SampleFigures.now, state: state)), settings).view
        return drawn.cut
    }

    @Test("true.19: there are the currencies of ISO 4217") func all() {
        #expect(Self.currencies.count > 150 && Set(["CAD", "NOK", "XAF", "JPY", "KWD", "CHF"]).isSubset(of: Self.currencies))
    }

    @Test("true.19, R4.64: no figure of any currency is cut on the lock screen", arguments: lock)
    func everyCurrency(_ family: WidgetFamilyName) throws {
        // Every currency in every language, at another length in each of them.
        for (place, currency) in Self.currencies.enumerated() {
            for (turn, locale) in Self.locales.enumerated() {
                let figure = Self.figures[(place + 4 * turn) % Self.figures.count]
                #expect(try cut(figure, "total_sales", currency, locale, family) == [], "\(locale) \(currency) \(figure)")
            }
        }
    }

    /// By what is written before or behind the number: nothing shorter stands in for these.
    private nonisolated static let longest = ["CAD", "NOK", "XAF", "CHF", "KWD", "JPY", "EUR"]

    @Test("true.19, R4.64: no figure of any length is cut in any language", arguments: lock + home)
    func everyLength(_ family: WidgetFamilyName) throws {
        for locale in Self.locales {
            for (place, figure) in Self.figures.enumerated() {
                // One currency after the other, so that each meets each length in some language.
                let currency = Self.longest[(place + (Self.locales.firstIndex(of: locale) ?? 0)) % Self.longest.count]
                for value in [figure, -figure] {
                    #expect(try cut(value, "total_sales", currency, locale, family) == [], "\(locale) \(currency) \(value)")
                }
            }
            #expect(try cut(8_888_888_888_888, "orders", nil, locale, family) == [], "\(locale)")
            #expect(try cut(88.888, "conversion_rate", nil, locale, family) == [], "\(locale)")
        }
    }

    @Test("true.19: nor of any currency on the home screen, on a small phone too", arguments: home)
    func homeScreen(_ family: WidgetFamilyName) throws {
        let small = try #require(Device.named("iPhone SE 1"))
        for (place, currency) in Self.currencies.enumerated() {
            let figure = Self.figures[[4, 8, 12][place % 3]]
            let device = small.size(of: family) == nil ? Device.standard : small
            #expect(try cut(figure, "total_sales", currency, "en_US", family, device: device) == [], "\(currency) \(figure)")
        }
    }

    @Test(
        "true.21, true.19: whatever the text size, nothing that is shown is cut or leaves the tile",
        arguments: home, ["xSmall", "xLarge", "xxxLarge", "accessibility1", "accessibility3", "accessibility5"])
    func typeSizes(_ family: WidgetFamilyName, _ typeSize: String) throws {
        for locale in ["en_US", "de_DE", "fr_FR", "ja_JP"] {
            #expect(try cut(88_888.88, "total_sales", "NOK", locale, family, typeSize: typeSize) == [], "\(locale)")
        }
    }
}
