import Charts
import SwiftUI
import Testing
import VitrineDrawing

/// A plot of a collection draws what a mark for each element draws.
@MainActor @Suite("Plots of collections and functions") struct PlotTests {
    struct Sale {
        let month: String
        let amount: Double
        let cost: Double
        let kind: String
        let date: Date
        let color: Color
        let width: CGFloat
    }

    private let sales: [Sale] = (0..<6).map { (index: Int) -> Sale in
        let amount = Double(index * 7 % 5 + 1)
        return Sale(
            month: "n\(index / 2)", amount: amount, cost: Double(index), kind: index % 2 == 0 ? "even" : "odd", date: day(Double(index)),
            color: index < 3 ? .red : .green, width: CGFloat(index + 3))
    }

    private func same<A: ChartContent, B: ChartContent>(
        @ChartContentBuilder _ plot: () -> A, @ChartContentBuilder _ marks: () -> B, _ location: SourceLocation = #_sourceLocation
    ) {
        let drawn = ChartRender.view(Chart(content: plot)), expected = ChartRender.view(Chart(content: marks))
        #expect(!drawn.content.items.isEmpty, sourceLocation: location)
        #expect(drawn.content == expected.content, sourceLocation: location)
    }

    @Test("BarPlot")
    func bars() {
        same {
            BarPlot(sales, x: .value("Month", \.month), y: .value("Amount", \.amount)).foregroundStyle(by: .value("Kind", \.kind))
        } _: {
            ForEach(sales.indices, id: \.self) {
                BarMark(x: .value("Month", sales[$0].month), y: .value("Amount", sales[$0].amount))
                    .foregroundStyle(by: .value("Kind", sales[$0].kind))
            }
        }
        same {
            BarPlot(sales, x: .value("Day", \.date, unit: .day), y: .value("Amount", \.amount), width: .fixed(\.width))
                .foregroundStyle(\.color)
        } _: {
            ForEach(sales.indices, id: \.self) {
                BarMark(x: .value("Day", sales[$0].date, unit: .day), y: .value("Amount", sales[$0].amount), width: .fixed(sales[$0].width))
                    .foregroundStyle(sales[$0].color)
            }
        }
    }

    @Test("LinePlot, AreaPlot and PointPlot")
    func lines() {
        same {
            LinePlot(sales, x: .value("Day", \.date), y: .value("Amount", \.amount), series: .value("Kind", \.kind))
                .interpolationMethod(.monotone)
            AreaPlot(sales, x: .value("Day", \.date), yStart: .value("Cost", \.cost), yEnd: .value("Amount", \.amount)).opacity(0.3)
            PointPlot(sales, x: .value("Day", \.date), y: .value("Amount", \.amount)).symbol(by: .value("Kind", \.kind))
        } _: {
            ForEach(sales.indices, id: \.self) {
                LineMark(
                    x: .value("Day", sales[$0].date), y: .value("Amount", sales[$0].amount), series: .value("Kind", sales[$0].kind)
                ).interpolationMethod(.monotone)
            }
            ForEach(sales.indices, id: \.self) {
                AreaMark(x: .value("Day", sales[$0].date), yStart: .value("Cost", sales[$0].cost), yEnd: .value("Amount", sales[$0].amount))
                    .opacity(0.3)
            }
            ForEach(sales.indices, id: \.self) {
                PointMark(x: .value("Day", sales[$0].date), y: .value("Amount", sales[$0].amount))
                    .symbol(by: .value("Kind", sales[$0].kind))
            }
        }
    }

    @Test("RectanglePlot, RulePlot and SectorPlot")
    func others() {
        same {
            RectanglePlot(sales, x: .value("Month", \.month), y: .value("Kind", \.kind), width: .ratio(0.5))
            RulePlot(sales, x: .value("Month", \.month))
        } _: {
            ForEach(sales.indices, id: \.self) {
                RectangleMark(x: .value("Month", sales[$0].month), y: .value("Kind", sales[$0].kind), width: .ratio(0.5))
            }
            ForEach(sales.indices, id: \.self) { RuleMark(x: .value("Month", sales[$0].month)) }
        }
        same {
            SectorPlot(sales, angle: .value("Amount", \.amount), innerRadius: .ratio(0.4))
        } _: {
            ForEach(sales.indices, id: \.self) { SectorMark(angle: .value("Amount", sales[$0].amount), innerRadius: .ratio(0.4)) }
        }
    }

    @Test("functions are drawn through their values")
    func functions() throws {
        let chart = Chart {
            LinePlot(x: "x", y: "y", domain: 0...10) { $0 * $0 }
            AreaPlot(x: "x", yStart: "a", yEnd: "b", domain: 0...10) { (yStart: $0, yEnd: $0 * 2) }
        }.chartXAxis(.hidden).chartYAxis(.hidden)
        let drawn = ChartRender.view(chart)
        let line = try #require(drawn.strokes.first)
        #expect(line.path.elements.first == .move(to: CGPoint(x: 0, y: 200)))
        #expect(line.path.currentPoint == CGPoint(x: 300, y: 0))
        #expect(drawn.fills.count == 1)
        // Without a domain of its own a function is asked over the x scale: as it was said, or as the other marks make it.
        let said = Chart { LinePlot(x: "x", y: "y") { $0 } }.chartXScale(domain: 2...6)
        let found = Chart {
            PointMark(x: .value("x", 2.0), y: .value("y", 2.0))
            PointMark(x: .value("x", 6.0), y: .value("y", 6.0))
            LinePlot(x: "x", y: "y") { $0 }
        }.chartXScale(domain: .automatic(includesZero: false))
        for open in [AnyView(said), AnyView(found)] {
            let drawn = ChartRender.view(open.chartXAxis(.hidden).chartYAxis(.hidden).chartYScale(domain: 2...6))
            let line = try #require(drawn.strokes.first).path
            #expect(line.elements.first == .move(to: CGPoint(x: 0, y: 200)) && line.currentPoint == CGPoint(x: 300, y: 0))
        }
        let circle = Chart { LinePlot(x: "x", y: "y", t: "t", domain: 0...7) { (x: cos($0), y: sin($0)) } }
        #expect(ChartRender.view(circle).strokes.contains { $0.path.elements.count > 200 })
        _ = ChartRender.view(Chart { LinePlot(x: "x", y: "y", domain: 0...10) { 1 / ($0 - 5) } })
        _ = ChartRender.view(Chart { LinePlot(x: "x", y: "y", domain: -Double.infinity...Double.infinity) { $0 } })
    }
}
