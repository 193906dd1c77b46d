import Charts
import Foundation
import SwiftUI
import Testing
import VitrineDrawing

/// Figures of pictures by Apple's renderer: StanfordSpezi/SpeziHealthKit (iOS 26), alpriest/EnergyStats (iOS 18.1), hbiede/OneKDay (iOS 16.1),
/// katagaki/DJDX (iOS 18 and 26).
@MainActor @Suite("What stands around a chart's plot") struct FrameTests {
    private func days(series: [String] = []) -> some View {
        Chart(0..<10, id: \.self) { index in
            LineMark(x: .value("Day", day(Double(index))), y: .value("Value", index))
                .foregroundStyle(by: .value("Series", series.isEmpty ? "" : series[index % series.count]))
        }
    }

    /// The y of the plot's bottom: the lines across begin and end with it.
    private func bottom(_ view: RenderedView) -> CGFloat? {
        view.strokes.filter { $0.path.boundingRect.width == 0 && !$0.stroke.dash.isEmpty }.map(\.path.boundingRect)
            .max { $0.height < $1.height }?.maxY
    }

    @Test("an axis takes whole points: 18 under words 13.13 high") func axis() throws {
        let drawn = ChartRender.view(days().chartLegend(.hidden), 358, 250)
        #expect(abs(try #require(bottom(drawn)) - 232) < 0.01)
    }

    @Test("a legend begins 4 points below the axis") func legend() throws {
        let drawn = ChartRender.view(days(series: ["Heart", "Rate"]), 600, 500)
        #expect(abs(try #require(bottom(drawn)) - 464.67) < 0.35)
        let swatches = drawn.fills.filter { abs($0.width - 8) < 0.01 && abs($0.height - 8) < 0.01 }.map(\.minX).sorted()
        let words = drawn.nodes.filter { $0.text == "Heart" || $0.text == "Rate" }.map(\.frame)
        #expect(swatches.count == 2 && words.count == 2)
        #expect(abs(words[0].minX - swatches[0] - 13) < 0.01 && abs(swatches[1] - words[0].maxX - 8) < 0.01)
    }

    @Test("the entries of a legend stand in columns, in rows 8 points apart") func grid() {
        let names = ["FULLCOMBO CLEAR", "HARD", "CLEAR", "EASY", "ASSIST", "FAILED", "NO PLAY"]
        let drawn = ChartRender.view(days(series: names), 304, 300)
        let words = names.compactMap { name in drawn.nodes.first { $0.text == name }?.frame }
        #expect(words.count == names.count)
        let columns = Set(words.map { ($0.minX * 3).rounded() })
        let rows = Set(words.map { ($0.minY * 3).rounded() / 3 }).sorted()
        #expect(columns.count > 1 && rows.count == (names.count + columns.count - 1) / columns.count, "\(words)")
        for (a, b) in zip(rows, rows.dropFirst()) { #expect(abs(b - a - 21.33) < 0.35) }
    }

    @Test("words beside the plot are 11 points, and ticks of dates go on as their lines do") func ticks() {
        let drawn = ChartRender.view(days().chartLegend(.hidden), 358, 250)
        let ticks = drawn.strokes.filter { $0.path.boundingRect.width == 0 && abs($0.path.boundingRect.minY - 232) < 0.01 }
        #expect(!ticks.isEmpty && ticks.allSatisfy { $0.stroke.dash == [2, 2] })
        let axis = drawn.nodes.filter { $0.text != nil }.map(\.frame.height)
        #expect(axis.allSatisfy { abs($0 - 13.33) < 0.35 }, "\(axis)")
    }

    @Test("a label that would reach past the plot is cut there", arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func cut(direction: LayoutDirection) throws {
        // Eight days and a half: the last day's words have half a day's room.
        let chart = Chart([0, 8], id: \.self) { LineMark(x: .value("Day", day(Double($0))), y: .value("Value", $0)) }
            .chartXAxis { AxisMarks(values: [2, 7.4].map { day($0) }) }
        let drawn = ChartRender.view(chart, 340, 200, ChartRender.environment(direction: direction))
        let lines = drawn.strokes.map(\.path.boundingRect).filter { $0.height == 0 && $0.width > 100 }
        let plot = try #require(lines.first)
        let words = drawn.nodes.filter { $0.text?.hasPrefix("Mar") == true }.map(\.frame)
        #expect(words.count == 2 && words.allSatisfy { $0.minX >= plot.minX - 0.01 && $0.maxX <= plot.maxX + 0.01 }, "\(words) \(plot)")
    }

    @Test("a clip of marks is asked in its own coordinates") func clip() {
        struct Half: Shape { func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: rect.width / 2, height: rect.height)) } }
        let chart = Chart {
            RectangleMark(xStart: .value("x", 1), xEnd: .value("x", 3), yStart: .value("y", 1), yEnd: .value("y", 3)).clipShape(Half())
        }
        .chartXScale(domain: 0...4).chartYScale(domain: 0...4).chartXAxis(.hidden).chartYAxis(.hidden)
        func clips(_ items: [DisplayItem]) -> [CGRect] {
            items.flatMap { item -> [CGRect] in
                guard case .layer(let layer) = item else { return [] }
                return layer.clip.map { [$0.path.boundingRect] } ?? clips(layer.items)
            }
        }
        #expect(clips(ChartRender.view(chart).content.items) == [CGRect(x: 75, y: 50, width: 75, height: 100)])
    }

    @Test("a domain that was said takes the whole plot, under bars too") func saidDomain() throws {
        let chart = Chart(1..<14, id: \.self) { BarMark(x: .value("x", $0), y: .value("y", $0)) }.chartYAxis(.hidden)
        func lines<V: View>(_ view: V) -> [CGFloat] {
            ChartRender.view(view, 304, 200).strokes.map(\.path.boundingRect).filter { $0.width == 0 && $0.minY == 0 }.map(\.minX).sorted()
        }
        let said = lines(chart.chartXScale(domain: 1...13).chartXAxis { AxisMarks(values: [1, 13]) { _ in AxisGridLine() } })
        #expect(said.count == 2 && said[0] == 0 && said[1] == 304, "\(said)")
        #expect(try #require(lines(chart.chartXAxis { AxisMarks(values: [1, 13]) { _ in AxisGridLine() } }).first) > 4)
    }

    @Test("a rule is 2 points thick") func rule() {
        let drawn = ChartRender.view(Chart { RuleMark(y: .value("y", 3)) }.chartXAxis(.hidden).chartYAxis(.hidden))
        #expect(drawn.strokes.map(\.stroke.width) == [2])
    }

    @Test("a radius rounds all corners of a bar, from iOS 26 on its own end alone", arguments: [18, 26])
    func corners(version: Int) throws {
        var environment = ChartRender.environment()
        environment.systemVersion = _SystemVersion(version)
        let chart = Chart { BarMark(x: .value("x", "a"), y: .value("y", 3)).cornerRadius(12) }.chartXAxis(.hidden).chartYAxis(.hidden)
        let path = try #require(ChartRender.view(chart, 300, 200, environment).paths.first { $0.stroke == nil }?.path)
        let box = path.boundingRect
        #expect(!path.contains(CGPoint(x: box.minX + 1, y: box.minY + 1)))
        #expect(path.contains(CGPoint(x: box.minX + 1, y: box.maxY - 1)) == (version == 26))
    }
}
