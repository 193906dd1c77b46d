import Charts
import SwiftUI
import Testing
import VitrineDrawing

/// Tests of each mark, modifier and part of an axis that the picture is another one with it than without.
@MainActor @Suite("What charts draw") struct AppearanceTests {
    struct Pair: Sendable, CustomStringConvertible {
        let description: String
        let with: @MainActor @Sendable () -> AnyView
        let without: @MainActor @Sendable () -> AnyView
        init<A: View, B: View>(
            _ name: String, _ with: @escaping @MainActor @Sendable () -> A, _ without: @escaping @MainActor @Sendable () -> B
        ) {
            description = name
            self.with = { AnyView(with()) }
            self.without = { AnyView(without()) }
        }
    }

    private static let data = [3, 7, 5]

    /// Bars with a modifier, and the same without.
    private static func bars<C: ChartContent>(
        _ name: String, _ change: @escaping @MainActor @Sendable (BarMark, Int) -> C
    ) -> Pair {
        Pair(
            name,
            { Chart(data, id: \.self) { change(BarMark(x: .value("x", "\($0)"), y: .value("y", $0)), $0) } },
            { Chart(data, id: \.self) { BarMark(x: .value("x", "\($0)"), y: .value("y", $0)) } })
    }

    private static func lines<C: ChartContent>(
        _ name: String, _ change: @escaping @MainActor @Sendable (LineMark, Int) -> C
    ) -> Pair {
        Pair(
            name,
            { Chart(data, id: \.self) { change(LineMark(x: .value("x", "\($0)"), y: .value("y", $0)), $0) } },
            { Chart(data, id: \.self) { LineMark(x: .value("x", "\($0)"), y: .value("y", $0)) } })
    }

    private static func points<C: ChartContent>(
        _ name: String, _ change: @escaping @MainActor @Sendable (PointMark, Int) -> C
    ) -> Pair {
        Pair(
            name,
            { Chart(data, id: \.self) { change(PointMark(x: .value("x", $0), y: .value("y", $0)), $0) } },
            { Chart(data, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) } })
    }

    /// A mark beside points that fix the scales.
    private static func mark<C: ChartContent>(_ name: String, @ChartContentBuilder _ mark: @escaping @MainActor @Sendable () -> C) -> Pair {
        Pair(
            name,
            {
                Chart {
                    PointMark(x: .value("x", 0), y: .value("y", 0))
                    PointMark(x: .value("x", 10), y: .value("y", 10))
                    mark()
                }
            },
            {
                Chart {
                    PointMark(x: .value("x", 0), y: .value("y", 0))
                    PointMark(x: .value("x", 10), y: .value("y", 10))
                }
            })
    }

    private static func chart<V: View>(_ name: String, _ change: @escaping @MainActor @Sendable (AnyView) -> V) -> Pair {
        Pair(name, { change(plain()) }, { plain() })
    }

    @MainActor private static func plain() -> AnyView {
        AnyView(
            Chart(data, id: \.self) {
                LineMark(x: .value("x", $0), y: .value("y", $0)).foregroundStyle(by: .value("k", $0 > 4 ? "high" : "low"))
                    .symbol(by: .value("k", $0 > 4 ? "high" : "low")).symbolSize(by: .value("s", $0))
                    .lineStyle(by: .value("k", $0 > 4 ? "high" : "low"))
            })
    }

    private static func axis<C: AxisContent>(_ name: String, @AxisContentBuilder _ content: @escaping @MainActor @Sendable () -> C) -> Pair
    {
        Pair(name, { plain().chartXAxis { content() } }, { plain().chartXAxis { AxisMarks { AxisValueLabel() } } })
    }

    static let marks: [Pair] = [
        mark("BarMark") { BarMark(x: .value("x", 5), y: .value("y", 5)) },
        mark("BarMark between values") { BarMark(xStart: .value("x", 2), xEnd: .value("x", 4), y: .value("y", 5), height: 10) },
        mark("BarMark of one axis") { BarMark(xStart: .value("x", 2), xEnd: .value("x", 4), yStart: 10, yEnd: 20) },
        mark("LineMark") { ForEach(1..<3) { LineMark(x: .value("x", $0), y: .value("y", $0)) } },
        mark("LineMark of a series") {
            ForEach(1..<5) { LineMark(x: .value("x", $0), y: .value("y", $0), series: .value("s", "\($0 % 2)")) }
        },
        mark("AreaMark") { ForEach(1..<3) { AreaMark(x: .value("x", $0), y: .value("y", $0)) } },
        mark("AreaMark between values") {
            ForEach(1..<3) { AreaMark(x: .value("x", $0), yStart: .value("a", $0), yEnd: .value("b", $0 + 3)) }
        },
        mark("AreaMark on its side") {
            ForEach(1..<3) { AreaMark(xStart: .value("a", $0), xEnd: .value("b", $0 + 3), y: .value("y", $0)) }
        },
        mark("PointMark") { PointMark(x: .value("x", 5), y: .value("y", 5)) },
        mark("PointMark at points") { PointMark(x: .value("x", 5), y: 12) },
        mark("RuleMark along x") { RuleMark(y: .value("y", 5)) },
        mark("RuleMark along y") { RuleMark(x: .value("x", 5)) },
        mark("RuleMark between values") { RuleMark(xStart: .value("x", 2), xEnd: .value("x", 6), y: .value("y", 5)) },
        mark("RectangleMark") { RectangleMark(x: .value("x", 5), y: .value("y", 5), width: 10, height: 10) },
        mark("RectangleMark between values") {
            RectangleMark(xStart: .value("x", 2), xEnd: .value("x", 4), yStart: .value("y", 5), yEnd: .value("y", 6))
        },
        mark("RectangleMark of the plot") { RectangleMark() },
        mark("SectorMark") { SectorMark(angle: .value("v", 5)) },
        mark("Plot") { Plot { PointMark(x: .value("x", 5), y: .value("y", 5)) } },
        mark("AnyChartContent") { AnyChartContent(PointMark(x: .value("x", 5), y: .value("y", 5))) },
    ]

    static let modifiers: [Pair] = [
        bars("foregroundStyle") { mark, _ in mark.foregroundStyle(.red) },
        bars("foregroundStyle of a gradient") { mark, _ in mark.foregroundStyle(Color.red.gradient) },
        bars("foregroundStyle(by:)") { mark, value in mark.foregroundStyle(by: .value("v", "\(value)")) },
        bars("opacity") { mark, _ in mark.opacity(0.5) },
        bars("blur") { mark, _ in mark.blur(radius: 2) },
        bars("shadow") { mark, _ in mark.shadow(radius: 2) },
        bars("cornerRadius") { mark, _ in mark.cornerRadius(4) },
        bars("offset") { mark, _ in mark.offset(x: 3, y: 4) },
        bars("offset of an end") { mark, _ in mark.offset(x: 0, yStart: -5, yEnd: 0) },
        bars("position(by:)") { mark, value in mark.position(by: .value("v", "\(value % 2)")) },
        bars("annotation") { mark, value in mark.annotation { Text("\(value)") } },
        bars("annotation of a context") { mark, _ in mark.annotation(position: .overlay) { context in Text("\(context.targetSize.width)") }
        },
        bars("clipShape") { mark, _ in mark.clipShape(Circle()) },
        bars("mask") { mark, _ in mark.mask { RectangleMark(yStart: 0, yEnd: 30) } },
        lines("lineStyle") { mark, _ in mark.lineStyle(StrokeStyle(lineWidth: 4, dash: [3])) },
        lines("lineStyle(by:)") { mark, value in mark.lineStyle(by: .value("v", "\(value % 2)")) },
        lines("interpolationMethod") { mark, _ in mark.interpolationMethod(.catmullRom) },
        lines("symbol") { mark, _ in mark.symbol(.square) },
        lines("symbol of a view") { mark, _ in mark.symbol { Text("x") } },
        points("symbol of points") { mark, _ in mark.symbol(.triangle) },
        points("symbol of a shape of SwiftUI's") { mark, _ in mark.symbol(Rectangle()) },
        points("symbol line of a shape of SwiftUI's") { mark, _ in mark.symbol(Circle().strokeBorder(lineWidth: 1)) },
        points("symbol line") { mark, _ in mark.symbol(.circle.strokeBorder(lineWidth: 1)) },
        points("symbol(by:)") { mark, value in mark.symbol(by: .value("v", "\(value)")) },
        points("symbolSize") { mark, _ in mark.symbolSize(200) },
        points("symbolSize of sides") { mark, _ in mark.symbolSize(CGSize(width: 4, height: 20)) },
        points("symbolSize(by:)") { mark, value in mark.symbolSize(by: .value("v", value)) },
        points("alignsMarkStylesWithPlotArea") { mark, _ in
            mark.foregroundStyle(Color.red.gradient).alignsMarkStylesWithPlotArea()
        },
        Pair(
            "zIndex",
            {
                Chart {
                    PointMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(.red).zIndex(1)
                    PointMark(x: .value("x", 1), y: .value("y", 1))
                }
            },
            {
                Chart {
                    PointMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(.red)
                    PointMark(x: .value("x", 1), y: .value("y", 1))
                }
            }),
        bars("tint") { mark, _ in mark.foregroundStyle(.tint.opacity(0.5)) },
    ]

    static let charts: [Pair] = [
        chart("chartXAxis") { $0.chartXAxis(.hidden) },
        chart("chartYAxis") { $0.chartYAxis(.hidden) },
        chart("chartXAxisLabel") { $0.chartXAxisLabel("Days") },
        chart("chartYAxisLabel") { $0.chartYAxisLabel("Steps") },
        chart("chartYAxisLabel beside") { $0.chartYAxisLabel("Steps", position: .leading) },
        chart("chartXScale") { $0.chartXScale(domain: 0...20) },
        chart("chartYScale") { $0.chartYScale(domain: 0...20) },
        chart("chartYScale range") { $0.chartYScale(range: .plotDimension(padding: 10)) },
        chart("chartYScale type") { $0.chartYScale(type: .squareRoot) },
        chart("chartForegroundStyleScale") { $0.chartForegroundStyleScale(["low": Color.pink, "high": Color.mint]) },
        chart("chartForegroundStyleScale domain") {
            $0.chartForegroundStyleScale(domain: ["low", "high"], range: [Color.pink, Color.mint])
        },
        chart("chartForegroundStyleScale range") { $0.chartForegroundStyleScale(range: [Color.pink, Color.mint]) },
        chart("chartForegroundStyleScale mapping") {
            $0.chartForegroundStyleScale { (name: String) in name == "low" ? Color.pink : .mint }
        },
        chart("chartSymbolScale") { $0.chartSymbolScale(["low": BasicChartSymbolShape.plus, "high": BasicChartSymbolShape.cross]) },
        chart("chartSymbolScale range") { $0.chartSymbolScale(range: [BasicChartSymbolShape.plus]) },
        chart("chartSymbolSizeScale") { $0.chartSymbolSizeScale(range: [CGFloat(10), 400]) },
        chart("chartLineStyleScale") { $0.chartLineStyleScale(range: [StrokeStyle(lineWidth: 5), StrokeStyle(lineWidth: 1)]) },
        chart("chartLegend") { $0.chartLegend(.hidden) },
        chart("chartLegend position") { $0.chartLegend(position: .top, alignment: .trailing, spacing: 2) },
        chart("chartLegend content") { $0.chartLegend { Text("Legend") } },
        chart("chartPlotStyle") { $0.chartPlotStyle { $0.background(.gray.opacity(0.2)) } },
        chart("chartPlotStyle frame") { $0.chartPlotStyle { $0.frame(height: 60) } },
        chart("chartOverlay") { $0.chartOverlay { proxy in Text("\(proxy.plotSize.width)") } },
        chart("chartBackground") { $0.chartBackground { _ in Color.yellow } },
        chart("chartXAxisStyle") { $0.chartXAxisStyle { $0.background(.blue.opacity(0.1)) } },
        chart("chartXVisibleDomain") { $0.chartXVisibleDomain(length: 2) },
    ]

    static let axes: [Pair] = [
        axis("AxisGridLine") {
            AxisMarks {
                AxisValueLabel(); AxisGridLine()
            }
        },
        axis("AxisTick") {
            AxisMarks {
                AxisValueLabel(); AxisTick()
            }
        },
        axis("AxisTick length") {
            AxisMarks {
                AxisValueLabel(); AxisTick(length: .longestLabel(extendPastBy: 3))
            }
        },
        axis("AxisValueLabel") { AxisMarks { AxisGridLine() } },
        axis("AxisValueLabel words") { AxisMarks { AxisValueLabel("x") } },
        axis("AxisValueLabel content") { AxisMarks { AxisValueLabel { Image(systemName: "star") } } },
        axis("AxisValueLabel centered") { AxisMarks { AxisValueLabel(centered: true) } },
        axis("AxisValueLabel anchor") { AxisMarks { AxisValueLabel(anchor: .top) } },
        axis("AxisValueLabel orientation") { AxisMarks { AxisValueLabel(orientation: .vertical) } },
        axis("AxisValueLabel spacing") { AxisMarks { AxisValueLabel(verticalSpacing: 12) } },
        axis("axis foregroundStyle") { AxisMarks { AxisValueLabel().foregroundStyle(.red) } },
        axis("axis font") { AxisMarks { AxisValueLabel().font(.title) } },
        axis("axis offset") { AxisMarks { AxisValueLabel().offset(x: 2, y: 2) } },
        axis("axis position") { AxisMarks(position: .top) { AxisValueLabel() } },
        axis("axis preset aligned") { AxisMarks(preset: .aligned) { AxisValueLabel() } },
        axis("axis preset inset") { AxisMarks(preset: .inset) { AxisValueLabel() } },
        axis("axis values") { AxisMarks(values: [1, 4]) { AxisValueLabel() } },
        Pair(
            "AxisValueLabel multiLabelAlignment",
            { plain().chartYAxis { AxisMarks(values: [1, 10]) { AxisValueLabel(multiLabelAlignment: .trailing) } } },
            { plain().chartYAxis { AxisMarks(values: [1, 10]) { AxisValueLabel() } } }),
        axis("two sets of marks") {
            AxisMarks { AxisValueLabel() }; AxisMarks(position: .top) { AxisTick() }
        },
        axis("a stroke") { AxisMarks(stroke: StrokeStyle(lineWidth: 3)) },
    ]

    @Test("differs with and without it", arguments: await marks + modifiers + charts + axes)
    func differs(pair: Pair) {
        for scheme in [ColorScheme.light, .dark] {
            for direction in [LayoutDirection.leftToRight, .rightToLeft] {
                let environment = ChartRender.environment(scheme: scheme, direction: direction)
                let with = ChartRender.view(pair.with(), 300, 200, environment),
                    without = ChartRender.view(pair.without(), 300, 200, environment)
                #expect(with.content != without.content)
                #expect(!with.content.items.isEmpty)
            }
        }
    }

    @Test("light and dark differ")
    func schemes() {
        let dark = ChartRender.view(Self.plain(), 300, 200, ChartRender.environment(scheme: .dark))
        #expect(ChartRender.view(Self.plain()).content != dark.content)
    }

    @Test("what is declared and not drawn says so")
    func reports() {
        func report<V: View>(_ view: V) -> [String] { ChartRender.view(view).diagnostics }
        #expect(report(Self.plain()).isEmpty)
        #expect(report(Self.plain().chartXSelection(value: .constant(Optional(1)))).contains { $0.hasPrefix("chartXSelection") })
        let offset = Self.plain().chartXAxis { AxisMarks { AxisValueLabel(offsetsMarks: true) } }
        #expect(report(offset).contains { $0.hasPrefix("AxisValueLabel(offsetsMarks:)") })
        #expect(report(Self.plain().chartScrollableAxes(.horizontal)).contains { $0.hasPrefix("chartScrollableAxes") })
    }
}
