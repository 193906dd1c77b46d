import Foundation
import InsightsCore
import SwiftUI
import VitrineDrawing
import VitrineWidgetArchive
import WidgetKit
import WidgetTesting

/// A figure on a tile: every currency, length, family and language that a merchant's figures can have, and how each of them is drawn.
public struct FigureRound: Hashable, Sendable, CustomStringConvertible {
    public var value: Decimal
    /// The currency's code of ISO 4217; nil is a count.
    public var currency: String?
    public var locale: String
    public var family: WidgetFamilyName
    /// No other metric is on the tile.
    public var isAlone = false
    public var typeSize = "large"
    /// The device; nil is the one with the least room for the family.
    public var device: Device?

    public init(_ value: Decimal, _ currency: String?, _ locale: String, _ family: WidgetFamilyName) {
        (self.value, self.currency, self.locale, self.family) = (value, currency, locale, family)
    }

    public var description: String {
        "\(family.rawValue)\(isAlone ? " alone" : "") \(locale) \(currency ?? "count") \(value)\(typeSize == "large" ? "" : " \(typeSize)")"
    }

    /// The families that Insights' widgets offer.
    public static let families: [WidgetFamilyName] = lock + home
    public static let lock: [WidgetFamilyName] = [.accessoryCircular, .accessoryRectangular, .accessoryInline]
    public static let home: [WidgetFamilyName] = [.systemSmall, .systemMedium, .systemLarge]

    /// The five languages in regions that write money differently, names before the number (nb, da, de_CH), groups of two digits (en_IN), and
    /// Arabic, for its layout.
    public static let locales = [
        "en_US", "en_CA", "en_GB", "en_IN", "de_DE", "de_CH", "it_IT", "fr_FR", "fr_CA", "ja_JP", "nb_NO", "da_DK", "ar_AE",
    ]

    /// The currencies of ISO 4217.
    public static let currencies: [String] = Locale.Currency.isoCurrencies.map(\.identifier).sorted()

    /// A value of each length, from ones to millions of millions, each in its widest digits.
    public static let values: [Decimal] = (0...12).map { power in
        Decimal(string: String("8888888888888".prefix(power + 1)) + ".88") ?? 0
    }

    /// Points below which letters are not read at arm's length. Ours: iOS's smallest text style, caption2, has 11.
    public static let smallestLetters = 7.0

    /// Every round of a family: all currencies, all lengths, both signs, all languages.
    public static func all(_ family: WidgetFamilyName) -> [FigureRound] {
        locales.flatMap { locale in
            currencies.flatMap { currency in
                values.flatMap { value in [value, -value].map { FigureRound($0, currency, locale, family) } }
            }
        }
    }

    /// The device with the least room for each family.
    private static let narrowest: [WidgetFamilyName: Device] = Dictionary(
        uniqueKeysWithValues: families.map { family in
            let phones = Device.all.filter { $0.kind == .iPhone && $0.size(of: family) != nil }
            return (family, phones.min { ($0.size(of: family)?.width ?? 0) < ($1.size(of: family)?.width ?? 0) } ?? .standard)
        })

    /// The tile, on which every metric in money has the figure: across the tile and in one of its columns.
    private var view: InsightsView {
        let names =
            currency == nil
            ? ["orders", "sessions", "orders_to_fulfill", "sessions_with_cart_additions"]
            : ["total_sales", "net_sales", "average_order_value", "orders"]
        var data = SampleFigures.data
        for name in names where name != "orders" || currency == nil {
            guard let metric = MetricType.named(name) else { continue }
            data[metric] = MetricData(value: value, previous: value / 20, series: SampleFigures.hours([1, 2, 3]), currency: currency)
        }
        let configuration = InsightsConfiguration(shop: nil, metricNames: isAlone ? [names[0]] : names, range: .today)
            .settled(for: WidgetFamily(family))
        let figures = InsightsFigures(shop: SampleFigures.shop, data: data, date: SampleFigures.now)
        let state = WidgetState(
            configuration, figures, now: SampleFigures.now, locale: Locale(identifier: locale), timeZone: SampleFigures.zone)
        return InsightsView(entry: InsightsEntry(date: SampleFigures.now, state: state))
    }

    private var settings: PictureSettings {
        PictureSettings(
            family: family, device: device ?? Self.narrowest[family] ?? .standard, locale: locale, timeZone: "Europe/Rome",
            typeSize: typeSize)
    }

    /// Renders the figure's tile.
    @MainActor public func picture() throws -> Picture { try render(view, settings) }

    /// How the figure is set; no pixel is drawn for that.
    /// - Throws: `NoRoom`.
    @MainActor public func reading() throws -> FigureReading { try reading(of: view) }

    /// Reads any view that stands in the place of the figure's.
    @MainActor public func reading(of content: some View) throws -> FigureReading {
        let settings = settings
        guard let request = settings.device.request(kind: "View", family: family, environments: [settings.environment]) else {
            throw NoRoom(family: family, device: settings.device.name)
        }
        return FigureReading(try archive(content, for: request))
    }
}

/// No phone has the family.
struct NoRoom: Error {
    let family: WidgetFamilyName
    let device: String
}

/// The reading of a tile: which of its words are cut off or do not fit.
public struct FigureReading: Sendable {
    /// The texts that are cut off with an ellipsis.
    public let cut: [String]
    /// The texts that reach beyond the tile.
    public let outside: [String]
    /// Points of the smallest letters that a number is drawn in.
    public let smallest: Double

    init(_ view: ArchivedView) {
        let runs = Self.runs(view.content.items)
        cut = runs.map(\.text).filter { $0.contains("…") }
        let tile = CGRect(x: 0, y: 0, width: view.content.size.width, height: view.content.size.height).insetBy(dx: -0.5, dy: -0.5)
        outside = view.nodes.filter { $0.text?.isEmpty == false && !tile.contains($0.frame) }.compactMap(\.text)
        smallest = runs.filter { $0.text.contains(where: \.isNumber) }.map(\.size).min() ?? 0
    }

    private static func runs(_ items: [DisplayItem]) -> [GlyphRun] {
        items.flatMap { item -> [GlyphRun] in
            switch item {
            case .glyphs(let run): [run]
            case .layer(let layer): runs(layer.items)
            case .liveText(let text): runs(text.items)
            default: []
            }
        }
    }
}
