import Charts
import SwiftUI
import Testing
import VitrineDrawing

@MainActor @Suite("Hostile data") struct HostileDataTests {
    nonisolated static let numbers: [(String, [Double])] = [
        ("empty", []), ("one", [5]), ("zero", [0]), ("all equal", [3, 3, 3, 3]), ("not numbers", [.nan, .nan]),
        ("with holes", [1, .nan, 3, .infinity, -.infinity, 4]), ("huge", [1e300, -1e300, 5]), ("greatest", [.greatestFiniteMagnitude, 1]),
        ("tiny", [1e-300, 2e-300, .leastNonzeroMagnitude]), ("far and near", [1e15, 1e15 + 1]), ("negative", [-5, -3, -9]),
        ("signs", [-1e9, 1e9]), ("integers' ends", [Double(Int.max), Double(Int.min)]),
    ]

    private func everything(_ values: [Double]) -> some View {
        let data = Array(values.enumerated())
        return Chart {
            ForEach(data, id: \.offset) { item in
                BarMark(x: .value("n", "\(item.offset)"), y: .value("v", item.element)).foregroundStyle(by: .value("k", item.element))
                LineMark(x: .value("n", "\(item.offset)"), y: .value("v", item.element)).interpolationMethod(.monotone).symbol(.circle)
                AreaMark(x: .value("n", "\(item.offset)"), y: .value("v", item.element), stacking: .normalized)
                    .interpolationMethod(.catmullRom)
                PointMark(x: .value("n", "\(item.offset)"), y: .value("v", item.element)).symbolSize(by: .value("s", item.element))
                RuleMark(y: .value("v", item.element)).annotation { Text("v") }
                RectangleMark(x: .value("n", "\(item.offset)"), yStart: .value("a", item.element), yEnd: .value("b", -item.element))
            }
        }
    }

    @Test("is drawn or left out, never trapped on", arguments: numbers)
    func values(name: String, values: [Double]) {
        for size in [(300.0, 200.0), (1, 1), (0, 0), (40, 4)] { _ = ChartRender.view(everything(values), size.0, size.1) }
        let lines = Chart(Array(values.enumerated()), id: \.offset) {
            LineMark(x: .value("x", $0.element), y: .value("y", $0.element)).interpolationMethod(.cardinal)
        }
        _ = ChartRender.view(lines)
        for type in [ScaleType.log, .symmetricLog, .squareRoot, .power(exponent: -2), .power(exponent: .nan)] {
            _ = ChartRender.view(lines.chartXScale(type: type).chartYScale(type: type))
        }
        let pie = Chart(Array(values.enumerated()), id: \.offset) { SectorMark(angle: .value("v", $0.element), innerRadius: .ratio(0.5)) }
        _ = ChartRender.view(pie)
    }

    @Test("what is no number leaves the others where they are")
    func holes() {
        let chart = Chart(Array([1, .nan, 3].enumerated()), id: \.offset) {
            LineMark(x: .value("x", $0.offset), y: .value("y", $0.element))
        }
        let lines = ChartRender.view(chart.chartXAxis(.hidden).chartYAxis(.hidden)).strokes
        #expect(lines.count == 1)
        #expect(lines[0].path.elements.count == 2)
    }

    @Test("dates from the ends of time")
    func dates() {
        for dates in [
            [Date.distantPast, .distantFuture], [Date(timeIntervalSinceReferenceDate: .nan)], [Date(timeIntervalSince1970: 1e300)],
        ] {
            let chart = Chart(dates, id: \.self) {
                LineMark(x: .value("d", $0), y: .value("v", 1))
                BarMark(x: .value("d", $0, unit: .day), y: .value("v", 1))
            }
            _ = ChartRender.view(chart)
            _ = ChartRender.view(chart.chartXAxis { AxisMarks(values: .stride(by: .second)) })
        }
    }

    @Test("figures of modifiers that are none")
    func modifiers() {
        for figure in [CGFloat.nan, .infinity, -1, 0, 1e30] {
            let chart = Chart([1, 2, 3], id: \.self) {
                BarMark(x: .value("x", "\($0)"), y: .value("y", $0), width: .fixed(figure)).cornerRadius(figure).offset(x: figure)
                    .opacity(Double(figure)).zIndex(Double(figure))
                PointMark(x: .value("x", "\($0)"), y: .value("y", $0)).symbolSize(figure).blur(radius: figure)
                LineMark(x: .value("x", "\($0)"), y: .value("y", $0)).lineStyle(StrokeStyle(lineWidth: 2, dash: [2]))
                    .interpolationMethod(.catmullRom(alpha: figure)).shadow(radius: figure)
            }
            _ = ChartRender.view(chart.chartXScale(range: .plotDimension(padding: figure)))
            let pie = Chart([1, 2, 3], id: \.self) {
                SectorMark(angle: .value("a", $0), innerRadius: .fixed(figure), outerRadius: .inset(figure), angularInset: figure)
                    .cornerRadius(figure)
            }
            _ = ChartRender.view(pie)
            _ = ChartRender.view(chart.chartXVisibleDomain(length: Double(figure)).chartYScale(domain: [Double(figure), 1]))
        }
    }

    @Test("figures of axes, legends and annotations that are none")
    func surroundings() {
        for figure in [CGFloat.nan, .infinity, -.infinity, -40, 1e30] {
            let chart = Chart([1, 2, 3], id: \.self) {
                BarMark(xStart: .value("a", $0), xEnd: .value("b", $0 + 1), yStart: figure, yEnd: 10)
                RuleMark(y: .value("y", $0)).lineStyle(StrokeStyle(lineWidth: figure, dash: [figure, 1], dashPhase: figure))
                    .annotation(position: .top, spacing: figure) { Text("x") }
                PointMark(x: .value("x", $0), y: figure).symbolSize(CGSize(width: figure, height: 3)).foregroundStyle(by: .value("k", "k"))
            }
            .chartLegend(spacing: figure).chartXAxisLabel("x", spacing: figure)
            .chartXAxis {
                AxisMarks(values: .stride(by: .month, count: .max)) { AxisGridLine() }
                AxisMarks(values: .automatic(desiredCount: .max)) {
                    AxisGridLine(stroke: StrokeStyle(lineWidth: figure))
                    AxisTick(length: figure)
                    AxisValueLabel(anchor: UnitPoint(x: figure, y: 0), horizontalSpacing: figure, verticalSpacing: figure).offset(x: figure)
                }
            }
            let drawn = ChartRender.view(chart)
            for path in drawn.paths {
                let box = path.path.boundingRect
                #expect(box.isNull || box.minX.isFinite && box.maxY.isFinite, "\(figure): \(path.path)")
            }
        }
    }

    @Test("bins of hours years apart have no more marks than an axis may, however many are wanted") func farBins() {
        let years = Chart([0.0, 30_000], id: \.self) { BarMark(x: .value("Hour", day($0), unit: .hour), y: .value("Value", 1)) }
        let chart = years.chartXAxis { AxisMarks(values: .automatic(desiredCount: .max)) }
        #expect(ChartRender.view(chart).strokes.count < 2_000)
    }

    @Test("100,000 points are one line")
    func many() {
        let chart = Chart(0..<100_000, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", ($0 * 7919) % 1000)) }
        let drawn = ChartRender.view(chart)
        #expect(drawn.strokes.contains { $0.path.elements.count == 100_000 })
        #expect(drawn.accessibility.count < 100)
    }

    @Test("a thousand categories and series")
    func categories() {
        let chart = Chart(0..<1000, id: \.self) {
            BarMark(x: .value("x", "name \($0)"), y: .value("y", $0)).foregroundStyle(by: .value("k", "kind \($0)"))
                .position(by: .value("k", "kind \($0)"))
        }
        _ = ChartRender.view(chart)
    }
}
