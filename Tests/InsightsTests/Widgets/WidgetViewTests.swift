import Foundation
import InsightsScenes
import Testing
import WidgetArchive
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
        // Of a line the system makes what it likes.
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

    @Test("A tap leads to the shop's metrics; of a retired kind to the help (R4.111)")
    func taps() throws {
        #expect(try scene("metrics-2-small").draw().view.widgetURL == InsightsLink.metrics(shop: "1001", range: .today).url)
        #expect(try scene("retired-small").draw().view.widgetURL == InsightsLink.help.url)
        #expect(try scene("placeholder-small").draw().view.widgetURL == InsightsLink.home.url)
    }
}
