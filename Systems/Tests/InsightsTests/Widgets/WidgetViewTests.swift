import Foundation
import InsightsScenes
import Testing
import VitrineWidgetArchive
import WidgetKit
import WidgetTesting

@testable import InsightsCore

/// What the views say and where they put it.
@MainActor @Suite("Views of Insights") struct WidgetViewTests {
    private func scene(_ name: String) throws -> InsightsScenes.Scene { try #require(Scenes.all.first { $0.name == name }) }

    private func label(_ name: String) throws -> String { try #require(scene(name).draw().view.accessibility.first).label }

    @Test("Each tile is one sentence, in which a missing comparison is said and charts are not (G4.13)")
    func sentences() throws {
        #expect(
            try label("metrics-2-small").replacingOccurrences(of: "\u{202f}", with: " ")
                == "Kaffa Coffee. Today. as of 3:30 PM. Total sales: €4,826.50, up 12% vs yesterday. Orders: 64, up 8% vs yesterday")
        #expect(try label("no-comparison-small").contains("Net sales: 3,956.15, no comparison") == false)
        #expect(try label("no-comparison-small").contains("Net sales: €3,956.15, no comparison. Orders: 64"))
        #expect(try label("no-chart-small").contains("Orders to fulfill: 17. Total sales"))
        #expect(try label("none-large").contains("Returning customer rate: no data"))
        #expect(try !label("earlier-day-small").contains("Today") && label("earlier-day-small").contains("as of Jun 11, 11:45"))
        #expect(try label("signed-out-medium") == "Signed out. Open the app to sign in.")
        // Inline widgets are left out, as the system lays out a line as it likes.
        for scene in Scenes.all where scene.surroundings.mode == .fullColor && scene.family != .accessoryInline {
            let elements = try scene.draw().view.accessibility
            #expect(elements.count == 1, "\(scene.name): \(elements.map(\.label))")
        }
    }

    @Test("R4.64: no word or figure leaves its tile, on any screen", arguments: Scenes.all.filter { $0.surroundings.scheme == .light })
    func within(_ scene: InsightsScenes.Scene) throws {
        for device in [Device.standard, Device.named("iPhone SE 1"), Device.named("iPad mini 6")].compactMap({ $0 }) {
            guard let size = device.size(of: scene.family) else { continue }
            let tile = CGRect(x: 0, y: 0, width: size.width, height: size.height).insetBy(dx: -0.5, dy: -0.5)
            for node in try scene.draw(on: device).view.nodes where node.text?.isEmpty == false {
                #expect(tile.contains(node.frame), "\(device.name): “\(node.text ?? "")” \(node.frame)")
            }
        }
    }

    @Test("R4.54, R4.56, R4.57, R4.58, G4.7: primary is the first slot, where it is eligible and has a chart, and no other")
    func primary() {
        let locale = Locale(identifier: "en_US")
        func state(_ name: String) -> MetricState {
            let metric = MetricType.named(name) ?? MetricType.all[0]
            return .metric(
                metric,
                SampleFigures.data[metric].map { MetricFigures($0, of: metric, over: .today, timeZone: .gmt, locale: locale) })
        }
        let eligible = PrimaryCell(isEligible: true)
        #expect(eligible.isPrimary(state("total_sales")) && !PrimaryCell(isEligible: false).isPrimary(state("total_sales")))
        #expect(!eligible.isPrimary(state("orders_to_fulfill")) && !eligible.isPrimary(.none))
        #expect(!eligible.isPrimary(.metric(MetricType.all[0], nil)))
    }

    @Test("R4.61, G4.12: traits of the layout come as a list; only large has a primary cell, all have sparklines")
    func options() {
        for family in [WidgetFamily.systemSmall, .systemMedium, .systemLarge] {
            let options = LayoutOption(LayoutOption.options(for: family))
            #expect(options.contains(.sparklines) && options.contains(.primaryCell) == (family == .systemLarge))
        }
    }

    @Test("true.21: text larger than usual is followed: letters grow, and what has no room goes by rank, the first metric last")
    func largeType() throws {
        func view(_ size: String, _ family: WidgetFamilyName, _ count: Int) throws -> ArchivedView {
            let state = WidgetState(
                InsightsConfiguration(shop: nil, metricNames: Array(SampleFigures.seven.prefix(count)), range: .today),
                InsightsFigures(shop: SampleFigures.shop, data: SampleFigures.data, date: SampleFigures.now), now: SampleFigures.now,
                locale: Locale(identifier: "en_US"), timeZone: SampleFigures.zone)
            return try render(
                InsightsView(entry: InsightsEntry(date: SampleFigures.now, state: state)),
                PictureSettings(family: family, locale: "en_US", timeZone: "Europe/Rome", typeSize: size)
            ).view
        }
        let names = ["Total sales", "Orders", "Sessions", "Conversion", "Average order", "Returning", "To fulfill"]
        let short = ["Sales", "Orders", "Visits", "Conv.", "Average", "Return.", "To fulfill"]
        for (family, count) in [(WidgetFamilyName.systemSmall, 2), (.systemMedium, 4), (.systemLarge, 7)] {
            func height(_ size: String) throws -> CGFloat {
                let nodes = try view(size, family, count).nodes
                return try #require(nodes.first { $0.text == "Total sales" || $0.text == "Sales" }).frame.height
            }
            let usual = try height("large"), largest = try height("accessibility5")
            #expect(largest > usual * 1.5, "\(family) \(usual) \(largest)")
            for size in ["xLarge", "xxxLarge", "accessibility1", "accessibility5"] {
                let view = try view(size, family, count)
                let words = Set(view.nodes.compactMap(\.text))
                let shown = zip(names, short).filter { words.contains($0) || words.contains($1) }.map(\.0)
                // In order, from the first on; all of them up to xxxLarge.
                let isWhole = !size.hasPrefix("accessibility")
                #expect(
                    !shown.isEmpty && shown == Array(names.prefix(shown.count)) && (!isWhole || shown.count == count),
                    "\(family) \(size) \(shown)")
                let points = try #require(Device.standard.size(of: family))
                let tile = CGRect(x: 0, y: 0, width: points.width, height: points.height).insetBy(dx: -0.5, dy: -0.5)
                for node in view.nodes where node.text?.isEmpty == false { #expect(tile.contains(node.frame), "\(size) \(node)") }
            }
        }
    }

    @Test("true.21: the first hour of a day has no sparkline: one value alone would be a dot")
    func firstHour() throws {
        for count in 1...2 {
            var data = SampleFigures.data
            for metric in data.keys { data[metric]?.series = SampleFigures.hours(Array([3, 4].prefix(count))) }
            for (family, metrics) in [
                (WidgetFamilyName.systemSmall, ["total_sales", "orders"]), (.systemSmall, ["total_sales"]),
                (.accessoryRectangular, ["orders"]),
            ] {
                let state = WidgetState(
                    InsightsConfiguration(shop: nil, metricNames: metrics, range: .today),
                    InsightsFigures(shop: SampleFigures.shop, data: data, date: SampleFigures.now), now: SampleFigures.now,
                    locale: Locale(identifier: "en_US"), timeZone: SampleFigures.zone)
                let view = try render(
                    InsightsView(entry: InsightsEntry(date: SampleFigures.now, state: state)),
                    PictureSettings(family: family, locale: "en_US", timeZone: "Europe/Rome")
                ).view
                #expect(view.nodes.contains { $0.type.contains("SparklineShape") } == (count > 1), "\(family) \(count)")
            }
        }
    }

    @Test(
        "true.19, R4.65: on the lock screen figures older than an hour say from when they are; the small tile of a merchant with several shops, whose"
    )
    func age() throws {
        func words(_ family: WidgetFamilyName, age: TimeInterval, several: Bool = false, range: DateRange = .today) throws -> [String] {
            let figures = InsightsFigures(
                shop: SampleFigures.shop, data: SampleFigures.data, date: SampleFigures.now.addingTimeInterval(-age),
                isOneOfSeveral: several)
            let state = WidgetState(
                InsightsConfiguration(shop: nil, metricNames: ["total_sales", "orders"], range: range).settled(for: WidgetFamily(family)),
                figures, now: SampleFigures.now, locale: Locale(identifier: "de_DE"), timeZone: SampleFigures.zone)
            return try render(
                InsightsView(entry: InsightsEntry(date: SampleFigures.now, state: state)),
                PictureSettings(family: family, locale: "de_DE", timeZone: "Europe/Rome")
            ).view.drawnTexts
        }
        for family in [WidgetFamilyName.accessoryCircular, .accessoryInline] {
            #expect(try words(family, age: 3_000).joined().contains("12"))
            let old = try words(family, age: 2 * 3_600).joined()
            #expect(old.contains("13:30") && !old.contains("12"), "\(old)")
            #expect(try words(family, age: 86_400).joined().contains("11. Juni"))
        }
        #expect(try !words(.systemSmall, age: 0).joined().contains("Kaffa Coffee"))
        let named = try words(.systemSmall, age: 0, several: true).joined()
        #expect(named.contains("Kaffa Coffee") && named.contains("15:30"), "\(named)")
        #expect(try words(.systemSmall, age: 0, several: true, range: .last7Days).joined().contains("7 T"))
        #expect(try words(.systemSmall, age: 86_400, several: true).joined().contains("11. Juni"))
    }

    @Test("A tap leads to the shop's metrics; of a retired kind to the help (R4.111)")
    func taps() throws {
        #expect(try scene("metrics-2-small").draw().view.widgetURL == InsightsLink.metrics(shop: "1001", range: .today).url)
        #expect(try scene("retired-small").draw().view.widgetURL == InsightsLink.help.url)
        #expect(try scene("placeholder-small").draw().view.widgetURL == InsightsLink.home.url)
    }
}
