import Foundation
import Testing
import WidgetKit

@testable import InsightsCore

@Suite("What is set of a tile") struct ConfigurationTests {
    private func names(_ configuration: InsightsConfiguration) -> [String] { configuration.metrics.map { $0?.id ?? "-" } }

    @Test(
        "R4.72, R4.79, R4.80, G4.1: all seven defaults are trimmed to the family's first slots, in order",
        arguments: [
            (WidgetFamily.systemSmall, 2), (.systemMedium, 4), (.systemLarge, 7), (.accessoryCircular, 1), (.accessoryRectangular, 1),
            (.accessoryInline, 1),
        ])
    func trimmed(_ family: WidgetFamily, _ count: Int) {
        let settled = InsightsConfiguration().settled(for: family)
        #expect(settled.metrics == Array(MetricType.usual.prefix(count)))
        #expect(InsightsConfiguration().metrics.count == 7)
    }

    @Test("R4.77, R4.81: what is beyond the slots neither makes a repeat nor is one: trimmed first, then repeats become None")
    func order() {
        let configuration = InsightsConfiguration("orders", "orders", "sessions", "total_sales")
        #expect(names(configuration.settled(for: .systemSmall)) == ["orders", "-"])
        #expect(names(configuration.settled(for: .systemMedium)) == ["orders", "-", "sessions", "total_sales"])
        #expect(configuration.settled(for: .systemMedium).wanted.map(\.id) == ["orders", "sessions", "total_sales"])
    }

    @Test("R4.73, R4.74: None, and a name of a later version, are holes; the others keep their slots")
    func holes() {
        let configuration = InsightsConfiguration("none", "orders", "metric_of_the_future", "orders")
        #expect(names(configuration.settled(for: .systemLarge)) == ["-", "orders", "-", "-"])
    }

    @Test("R4.76: any combination of settings settles to no more than the slots, without repeats, in the merchant's order")
    func anything() {
        var chance = SystemRandomNumberGenerator()
        let names = MetricType.all.map(\.id) + ["none", "", "unknown"]
        for _ in 0..<2_000 {
            let chosen = (0..<Int.random(in: 0...9, using: &chance)).map { _ in names.randomElement(using: &chance) ?? "" }
            for (family, slots) in FamilySlots.counts {
                let settled = InsightsConfiguration(shop: nil, metricNames: chosen, range: .today).settled(for: family)
                #expect(settled.metrics.count == min(chosen.count, slots))
                #expect(Set(settled.wanted).count == settled.wanted.count)
                var first: [String] = []
                for name in chosen.prefix(slots) where MetricType.named(name) != nil && !first.contains(name) { first.append(name) }
                #expect(settled.wanted.map(\.id) == first)
                #expect(settled.settled(for: family) == settled)
            }
        }
    }

    @Test(
        "R4.31, R4.32, R4.35, R4.36, G4.14: equal settings have one key; shop, order, range, family, language, zone and account each make another"
    )
    func keys() {
        let rome = TimeZone(identifier: "Europe/Rome") ?? .gmt
        func key(
            _ metrics: [String] = ["orders", "sessions"], shop: String = "1001", range: DateRange = .today,
            family: WidgetFamily = .systemSmall, locale: String = "en_US", zone: TimeZone = rome, account: String = "a"
        ) -> ConfigurationKey {
            ConfigurationKey(
                InsightsConfiguration(shop: nil, metricNames: metrics, range: range), shop: shop, family: family, account: account,
                locale: Locale(identifier: locale), timeZone: zone)
        }
        #expect(key() == key())
        let others = [
            key(["sessions", "orders"]), key(shop: "1002"), key(range: .last7Days), key(family: .systemMedium), key(locale: "de_DE"),
            key(zone: .gmt), key(account: "b"), key(["orders", "", "sessions"]), key(shop: "100", account: "1a"),
        ]
        #expect(Set(others + [key()]).count == others.count + 1)
    }
}
