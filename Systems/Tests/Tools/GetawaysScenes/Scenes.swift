import Foundation
import GetawaysCore
import VitrineWidgetArchive

/// Everything the widget can look like.
public enum Scenes {
    private static let families: [WidgetFamilyName] = [.systemSmall, .systemMedium, .systemLarge]
    private static let modes: [RenderEnvironment.Mode] = [.fullColor, .accented]
    private static let date = Date(timeIntervalSince1970: 1_781_000_000)

    public static let all: [Scene] = deals + messages + words + notes

    /// The board's deals in each family, in full colour and tinted.
    private static let deals: [Scene] = families.flatMap { family in
        modes.flatMap { mode in
            [
                Scene("lisbon", family, mode) { try entry(SampleDeals.lisbon, $0) },
                Scene("innsbruck", family, mode) { try entry(SampleDeals.innsbruck, $0) },
                Scene("new-york", family, mode) { try entry(SampleDeals.newYork, $0) },
                Scene("rhodes", family, mode) { try entry(SampleDeals.rhodes, $0) },
            ]
        }
    }

    /// The scenes with a message, where there is no deal.
    private static let messages: [Scene] = families.flatMap { family in
        modes.flatMap { mode in
            [
                Scene("configure", family, mode) { _ in DealEntry(date: date, message: .configure) },
                Scene("no-deals", family, mode) { _ in DealEntry(date: date, message: .noDeals(from: "Milan Linate")) },
                Scene("unreachable", family, mode) { _ in DealEntry(date: date, message: .unreachable) },
            ]
        }
    }

    /// Long names, other languages, large type, and the placeholder.
    private static let words: [Scene] = families.flatMap { family in
        [
            Scene("placeholder", family, isPlaceholder: true) { _ in FakeDealsEntryProvider(now: { date }).get() },
            Scene("sample", family) { _ in FakeDealsEntryProvider(now: { date }).get() },
            Scene("long-name", family) { try entry(("San Sebastián", .flight, 128_900, "lisbon"), $0) },
            Scene("longest-fit", family) { try entry(("Philadelphia", .flightAndHotel, 98_900, "new-york"), $0) },
            Scene("longest-name", family) {
                try entry(("Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch", .flightAndHotel, 12_345_600, "innsbruck"), $0)
            },
            Scene("innsbruck", family, typeSize: "accessibility5") { try entry(SampleDeals.innsbruck, $0) },
            Scene("lisbon", family, locale: "de_DE") { try entry(("Lissabon", .flightAndHotel, 28_900, "lisbon"), $0) },
            Scene("lisbon", family, locale: "it_IT") { try entry(("Lisbona", .flightAndHotel, 28_900, "lisbon"), $0) },
            Scene("configure", family, locale: "de_DE") { _ in DealEntry(date: date, message: .configure) },
            Scene("configure", family, locale: "it_IT") { _ in DealEntry(date: date, message: .configure) },
            Scene("no-deals", family, locale: "de_DE") { _ in DealEntry(date: date, message: .noDeals(from: "Friedrichshafen")) },
            Scene("no-deals", family, locale: "it_IT") { _ in DealEntry(date: date, message: .noDeals(from: "Milano Linate")) },
        ]
    }

    /// Deals that are not as they should be.
    private static let notes: [Scene] = families.flatMap { family in
        [
            Scene("photograph-to-come", family) { DealEntry(date: date, deal: try SampleDeals.withoutPhotograph(in: $0)) },
            Scene("photograph-to-come", family, locale: "de_DE") { DealEntry(date: date, deal: try SampleDeals.withoutPhotograph(in: $0)) },
            Scene("photograph-to-come", family, .accented) { DealEntry(date: date, deal: try SampleDeals.withoutPhotograph(in: $0)) },
            Scene("as-of", family) { tile in
                let (city, type, cents, photograph) = SampleDeals.lisbon
                let deal = try SampleDeals.deal(city, type, cents, photograph, in: tile)
                return DealEntry(date: date, deal: deal, asOf: date.addingTimeInterval(-8_000))
            },
        ]
    }

    private static func entry(_ deal: (String, DealType, Int, String), _ tile: DealsTile) throws -> DealEntry {
        DealEntry(date: date, deal: try SampleDeals.deal(deal.0, deal.1, deal.2, deal.3, in: tile))
    }
}
