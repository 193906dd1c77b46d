import Foundation
import InsightsScenes
import Testing
import VitrineDrawing
import VitrineWidgetArchive
import WidgetKit
import WidgetTesting

@testable import InsightsCore

/// The places of a tile's parts, by what it is given.
@MainActor @Suite("Layout of Insights") struct LayoutTests {
    private func view(_ name: String) throws -> ArchivedView { try #require(Scenes.all.first { $0.name == name }).draw().view }

    private func frame(_ text: String, _ view: ArchivedView) throws -> CGRect {
        try #require(view.nodes.first { $0.text == text }, "\(text) of \(view.nodes.compactMap(\.text))").frame
    }

    /// The frames in which shapes of a type were drawn, those of one chart as one.
    private func charts(_ shape: String, _ view: ArchivedView) -> [CGRect] {
        view.nodes.filter { $0.type.contains(shape) }.map(\.frame).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    private func bars(_ view: ArchivedView) -> [CGRect] { charts("BarShape", view) }
    private func sparklines(_ view: ArchivedView) -> [CGRect] { charts("SparklineShape", view) }

    @Test("R4.4: a view is made of its state alone: the same state makes the same archive, which is stored, read and drawn elsewhere")
    func values() throws {
        for name in ["metrics-2-small", "metrics-4-medium", "metrics-7-large"] {
            let one = try view(name), other = try view(name)
            func bytes(_ view: ArchivedView) -> [UInt8] {
                var writer = WireWriter()
                ArchivedEntry(date: SampleFigures.now, relevance: nil, variants: [view]).write(to: &writer)
                return writer.bytes
            }
            let stored = bytes(one)
            #expect(bytes(other) == stored)
            // Seven metrics with their charts: a hundredth of the thirty megabytes an extension has.
            #expect(stored.count < 300_000, "\(stored.count)")
            var reader = WireReader(stored)
            let read = try #require(try ArchivedEntry(from: &reader).variants.first)
            #expect(Picture(read).bitmap == Picture(one).bitmap)
        }
    }

    @Test("R4.50: one view draws one state in every family, as much of it as there is room for")
    func families() throws {
        let configuration = InsightsConfiguration(shop: nil, metricNames: ["total_sales", "orders"], range: .today)
        let figures = InsightsFigures(shop: SampleFigures.shop, data: SampleFigures.data, date: SampleFigures.now)
        let state = WidgetState(
            configuration, figures, now: SampleFigures.now, locale: Locale(identifier: "en_US"), timeZone: SampleFigures.zone)
        for family in [
            WidgetFamilyName.systemSmall, .systemMedium, .systemLarge, .accessoryCircular, .accessoryRectangular, .accessoryInline,
        ] {
            let settings = PictureSettings(family: family, locale: "en_US", timeZone: "Europe/Rome")
            let view = try render(InsightsView(entry: InsightsEntry(date: SampleFigures.now, state: state)), settings).view
            // The system reads what a line shows.
            #expect(
                view.diagnostics.isEmpty && view.summary.contains("Total sales: €4,826.50") == (family != .accessoryInline), "\(family)")
            #expect(view.nodes.contains { $0.text?.contains("4.8K") == true || $0.text?.contains("4,82") == true }, "\(family)")
        }
    }

    @Test("R4.51, R4.52: a cell is plain, has a sparkline, or has bars; each with name, value and comparison")
    func cells() throws {
        let large = try view("metrics-7-large")
        // The first is primary; of the six others only “to fulfill” has no history.
        #expect(bars(large).count == 1 && sparklines(large).count == 5)
        for text in ["Total sales", "€4,826.50", "12%", "Orders", "64", "8%", "To fulfill", "17"] { _ = try frame(text, large) }
        let plain = try view("plain-rectangular-dark-vibrant")
        #expect(bars(plain).isEmpty && sparklines(plain).isEmpty)
    }

    @Test("R4.53: the larger the tile, the more metrics: two, four, seven")
    func sizes() throws {
        let names = ["Total sales", "Orders", "Sessions", "Conversion", "Average order", "Returning", "To fulfill"]
        for (name, count) in [("metrics-2-small", 2), ("metrics-4-medium", 4), ("metrics-7-large", 7)] {
            let shown = Set(try view(name).nodes.compactMap(\.text))
            #expect(names.filter { shown.contains($0) } == Array(names.prefix(count)), "\(name)")
        }
        #expect(FamilySlots.counts[.systemSmall] == 2 && FamilySlots.counts[.systemMedium] == 4 && FamilySlots.counts[.systemLarge] == 7)
    }

    @Test("R4.54, R4.55: in the primary cell the comparison stands to the right of the value, in the others under the sparkline")
    func comparison() throws {
        let large = try view("metrics-7-large")
        let value = try frame("€4,826.50", large), comparison = try frame("12%", large), words = try frame("vs yesterday", large)
        #expect(comparison.minX > value.maxX && words.maxY < value.maxY && comparison.minY >= value.minY)
        let chart = try #require(bars(large).first)
        #expect(chart.minY > words.maxY && chart.width == 306)
        let small = try view("metrics-2-small")
        let sparkline = try #require(sparklines(small).first)
        #expect(try frame("12%", small).minY > sparkline.minY + 12)
    }

    @Test(
        "R4.63: light and dark are the same layout in colours that can be read on either",
        arguments: [
            "metrics-2-small", "metrics-4-medium", "metrics-7-large", "none-large", "retired-small", "signed-out-medium",
        ])
    func schemes(_ name: String) throws {
        let light = try #require(Scenes.all.first { $0.name == name }).draw()
        let dark = try #require(Scenes.all.first { $0.name == name + "-dark" }).draw()
        #expect(light.view.nodes == dark.view.nodes)
        // Where the one is bright the other is dark: behind the words, and in the darkest and brightest of them.
        func range(_ picture: Picture) -> (background: Int, other: Int) {
            let bitmap = picture.bitmap
            func grey(_ x: Int, _ y: Int) -> Int {
                bitmap[x, y].prefix(3).reduce(0) { $0 + Int($1) } / 3
            }
            let background = grey(bitmap.width / 2, 12)
            var farthest = background
            for y in stride(from: 24, to: bitmap.height - 24, by: 1) {
                for x in stride(from: 24, to: bitmap.width - 24, by: 1) where abs(grey(x, y) - background) > abs(farthest - background) {
                    farthest = grey(x, y)
                }
            }
            return (background, farthest)
        }
        let (bright, ink) = range(light), (night, chalk) = range(dark)
        #expect(bright > 240 && ink < 40 && night < 60 && chalk > 215, "\(bright) \(ink) \(night) \(chalk)")
    }

    @Test("R4.52: a week's words stand under the middle of their bars")
    func week() throws {
        let large = try view("week-large")
        let chart = try #require(bars(large).first)
        let columns = BarColumns(7, over: chart.width)
        for (slot, day) in ["Sat", "Sun", "Mon", "Tue", "Wed", "Thu", "Fri"].enumerated() {
            #expect(abs(try frame(day, large).midX - (chart.minX + columns.middle(of: slot))) < 0.5, "\(day)")
        }
        #expect(abs(columns.start(of: 6) + columns.width - chart.width) < 0.001)
    }

    @Test("R4.59: one metric alone fills the tile: its history is as wide as the tile and reaches its bottom")
    func alone() throws {
        for (name, size) in [("metrics-1-small", CGSize(width: 158, height: 158)), ("metrics-1-medium", CGSize(width: 338, height: 158))] {
            let chart = try #require(sparklines(view(name)).first)
            #expect(chart.width == size.width - 32 && chart.maxY == size.height - 16 && chart.height > 30, "\(name) \(chart)")
        }
        #expect(try frame("vs yesterday", view("metrics-1-medium")).minX > 200)
    }
}
