import Charts
import SwiftUI
import Testing
import VitrineDrawing

/// A chart without axes fills its frame, so that places can be worked out by hand.
@MainActor @Suite("Where marks are") struct PlacesTests {
    private func bare<C: ChartContent>(
        _ direction: LayoutDirection = .leftToRight, @ChartContentBuilder _ content: () -> C
    ) -> RenderedView {
        ChartRender.view(
            Chart(content: content).chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden), 300, 200,
            ChartRender.environment(direction: direction))
    }

    @Test("a bar stands in the middle of its step and is seven tenths of it")
    func bars() {
        let drawn = bare {
            BarMark(x: .value("x", "a"), y: .value("y", 5))
            BarMark(x: .value("x", "b"), y: .value("y", 10))
            BarMark(x: .value("x", "c"), y: .value("y", -10))
        }
        #expect(
            drawn.fills == [
                CGRect(x: 15, y: 50, width: 70, height: 50), CGRect(x: 115, y: 0, width: 70, height: 100),
                CGRect(x: 215, y: 100, width: 70, height: 100),
            ])
    }

    @Test("names and days run the way words do, numbers to the right")
    func directions() {
        let names = bare(.rightToLeft) {
            BarMark(x: .value("x", "a"), y: .value("y", 5))
            BarMark(x: .value("x", "b"), y: .value("y", 10))
        }
        #expect(abs(names.fills[0].midX - 225) < 0.2)
        let numbers = bare(.rightToLeft) { ForEach(0..<2) { LineMark(x: .value("x", $0), y: .value("y", $0)) } }
        #expect(numbers.strokes[0].path.currentPoint == CGPoint(x: 300, y: 0))
    }

    @Test("a bar's width is a part of its step, points, or what insets leave")
    func widths() {
        func width(_ dimension: MarkDimension) -> CGFloat {
            bare {
                BarMark(x: .value("x", "a"), y: .value("y", 5), width: dimension)
                BarMark(x: .value("x", "b"), y: .value("y", 5), width: dimension)
            }.fills[0].width
        }
        #expect(width(.ratio(0.5)) == 75)
        #expect(width(.fixed(12)) == 12)
        #expect(width(.inset(20)) == 110)
        #expect(width(8) == 8)
    }

    @Test("bars of days fill their days")
    func days() {
        let drawn = bare {
            ForEach(0..<3) { BarMark(x: .value("x", day(Double($0)), unit: .day), y: .value("y", 1), width: .ratio(1)) }
        }
        #expect(drawn.fills.map(\.minX) == [0, 100, 200])
        #expect(drawn.fills.map(\.width) == [100, 100, 100])
    }

    @Test("grouped bars share their step")
    func groups() {
        let drawn = bare {
            ForEach(["p", "q"], id: \.self) { kind in
                ForEach(["a", "b"], id: \.self) { name in
                    BarMark(x: .value("x", name), y: .value("y", 1)).position(by: .value("k", kind))
                }
            }
        }
        #expect(drawn.fills.count == 4)
        #expect(drawn.fills[0].maxX <= drawn.fills[2].minX)
        #expect(drawn.fills[2].maxX < 150)
    }

    @Test("edges of bars are on whole pixels", arguments: [1.0, 2, 3])
    func pixels(scale: Double) {
        let chart = Chart(0..<7, id: \.self) { BarMark(x: .value("x", "n\($0)"), y: .value("y", $0 * 3 + 1)) }
        let drawn = ChartRender.view(chart, 211, 97, ChartRender.environment(scale: scale))
        for fill in drawn.fills {
            for edge in [fill.minX, fill.maxX, fill.minY, fill.maxY] { #expect(abs((edge * scale).rounded() - edge * scale) < 1e-6) }
        }
    }

    @Test("a pie's slices follow each other from the top, clockwise")
    func sectors() {
        let drawn = bare {
            SectorMark(angle: .value("v", 1))
            SectorMark(angle: .value("v", 1))
            SectorMark(angle: .value("v", 2))
        }
        let boxes = drawn.fills.map {
            CGRect(x: $0.minX.rounded(), y: $0.minY.rounded(), width: $0.width.rounded(), height: $0.height.rounded())
        }
        #expect(
            boxes == [
                CGRect(x: 150, y: 0, width: 100, height: 100), CGRect(x: 150, y: 100, width: 100, height: 100),
                CGRect(x: 50, y: 0, width: 100, height: 200),
            ])
    }

    @Test("series are lines of their own; without one all points are one line")
    func series() {
        func count(_ isSeries: Bool) -> Int {
            bare {
                ForEach(0..<6) { index in
                    if isSeries {
                        LineMark(x: .value("x", index), y: .value("y", index), series: .value("s", "\(index % 3)"))
                    } else {
                        LineMark(x: .value("x", index), y: .value("y", index))
                    }
                }
            }.strokes.count
        }
        #expect(count(true) == 3)
        #expect(count(false) == 1)
    }

    @Test("a symbol of an area looks as large as a square of it")
    func symbols() {
        let drawn = bare {
            PointMark(x: .value("x", 1), y: .value("y", 1)).symbol(.square).symbolSize(100)
            PointMark(x: .value("x", 2), y: .value("y", 1)).symbol(.circle).symbolSize(100)
        }
        #expect(drawn.fills[0].size == CGSize(width: 10, height: 10))
        #expect(abs(drawn.fills[1].width * drawn.fills[1].width * .pi / 4 - 100) < 0.01)
    }

    @Test("the scale leaves room for words on bars")
    func annotations() {
        let drawn = bare { BarMark(x: .value("x", "a"), y: .value("y", 5)).annotation(position: .top) { Text("5") } }
        let words = drawn.nodes.first { $0.text == "5" }
        #expect(words.map { $0.frame.minY >= -0.5 } == true)
        #expect(words.map { $0.frame.maxY <= drawn.fills[0].minY } == true)
    }

    @Test("words at the end of a bar on its side have room too", arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func annotationsBeside(direction: LayoutDirection) throws {
        let drawn = bare(direction) {
            BarMark(x: .value("x", 5), y: .value("y", "a")).annotation(position: .trailing) { Text("five") }
            BarMark(x: .value("x", 3), y: .value("y", "b"))
        }
        let words = try #require(drawn.nodes.first { $0.text == "five" }).frame
        let bar = drawn.fills[0]
        if direction == .leftToRight {
            #expect(words.minX >= bar.maxX && words.maxX <= 300.5)
            #expect(bar.minX == 0)
        } else {
            #expect(words.maxX <= bar.minX && words.minX >= -0.5)
            // Words of any width leave a rounding in the last place.
            #expect(abs(bar.maxX - 300) < 1e-9)
        }
    }

    @Test("a number's sign stands before it, whichever way words run")
    func signs() {
        let chart = Chart([-10, 10], id: \.self) { BarMark(x: .value("x", "\($0)"), y: .value("y", $0)) }.chartXAxis(.hidden)
        let drawn = ChartRender.view(chart, 300, 200, ChartRender.environment(direction: .rightToLeft))
        let alike = ChartRender.view(chart)
        func glyphs(_ view: RenderedView) -> [GlyphRun.Glyph] {
            view.content.items.compactMap { if case .glyphs(let run) = $0, run.text.contains("1") { run.glyphs } else { nil } }.flatMap {
                $0
            }
        }
        #expect(!glyphs(drawn).isEmpty)
        #expect(glyphs(drawn).map(\.id) == glyphs(alike).map(\.id))
    }

    @Test("a proxy's places and values are each other's inverse")
    func proxy() throws {
        var found: ChartProxy?
        let chart = Chart(0..<3, id: \.self) { BarMark(x: .value("x", "n\($0)"), y: .value("y", $0 * 50)) }
            .chartXAxis(.hidden).chartYAxis(.hidden)
            .chartOverlay { proxy in
                let _ = found = proxy
                Color.clear
            }
        _ = ChartRender.view(chart)
        let proxy = try #require(found)
        #expect(proxy.plotSize == CGSize(width: 300, height: 200))
        #expect(proxy.position(forX: "n1") == 150)
        #expect(proxy.position(forY: 25) == 150)
        #expect(proxy.position(for: (x: "n2", y: 100)) == CGPoint(x: 250, y: 0))
        #expect(proxy.positionRange(forX: "n1") == 100...200)
        #expect(proxy.value(atX: 160, as: String.self) == "n1")
        #expect(proxy.value(atY: 150, as: Double.self) == 25)
        #expect(proxy.value(atY: 149, as: Int.self) == 26)
        #expect(proxy.value(atX: -5, as: String.self) == nil)
        #expect(proxy.xDomain(dataType: String.self) == ["n0", "n1", "n2"])
        #expect(proxy.yDomain(dataType: Double.self) == [0, 100])
        #expect(proxy.angle(at: CGPoint(x: 300, y: 100)).degrees == 90)
    }

    @Test("the plot's frame is told in the coordinates of whoever asks")
    func plotFrame() throws {
        var found: CGRect?
        let chart = Chart(0..<3, id: \.self) { BarMark(x: .value("x", "n\($0)"), y: .value("y", $0 * 50)) }
            .chartOverlay { proxy in
                GeometryReader { geometry in
                    let _ = found = proxy.plotFrame.map { geometry[$0] }
                    Color.clear
                }
            }
        let drawn = ChartRender.view(chart.padding(20))
        let frame = try #require(found)
        #expect(frame.minX == 0)
        let grid = try #require(drawn.strokes.first?.path.boundingRect)
        #expect(grid.width == frame.width)
        #expect(grid.minX == 20)
    }

    @Test("each mark says what it is and its value")
    func spoken() {
        let drawn = bare {
            BarMark(x: .value("Month", "Jan"), y: .value("Sales", 1500)).foregroundStyle(by: .value("Kind", "Cars"))
            LineMark(x: .value("Month", "Jan"), y: .value("Sales", 2)).accessibilityLabel("Line").accessibilityValue("two")
            RuleMark(y: .value("Goal", 5)).accessibilityHidden(true)
        }
        #expect(drawn.accessibility.map(\.label) == ["Jan, Cars", "Line"])
        #expect(drawn.accessibility.map(\.value) == ["1,500", "two"])
        #expect(drawn.accessibility.allSatisfy { $0.role == .image })
        #expect(drawn.accessibility[0].frame == drawn.fills[0] || drawn.accessibility[0].frame.intersects(drawn.fills[0]))
    }

    @Test("true.32: a chart is read as its data: axes, their titles and its own legend are silent, a written legend and notes are not")
    func onlyData() {
        let chart = Chart {
            ForEach(["Jan", "Feb"], id: \.self) { month in
                BarMark(x: .value("Month", month), y: .value("Sales", month == "Jan" ? 1500 : 1700)).foregroundStyle(
                    by: .value("Kind", "Cars"))
            }
            RuleMark(y: .value("Goal", 1600)).accessibilityHidden(true).annotation { Text("Goal") }
        }
        .chartXAxisLabel("Months").chartYAxisLabel("Euros", position: .leading)
        let drawn = ChartRender.view(chart)
        // They are there to be seen.
        #expect(Set(drawn.nodes.compactMap(\.text)).isSuperset(of: ["Jan", "Feb", "Months", "Euros", "Cars", "0"]))
        #expect(drawn.accessibility.filter { $0.role == .image }.map(\.words) == ["Jan, Cars: 1,500", "Feb, Cars: 1,700"])
        #expect(drawn.accessibility.map(\.words) == ["Jan, Cars: 1,500", "Feb, Cars: 1,700", "Goal"])
        let written = ChartRender.view(chart.chartLegend { Text("Cars only") })
        #expect(written.accessibility.map(\.words).contains("Cars only"))
    }

    @Test("true.32: a link with a chart in it is called by the chart's values") func linked() throws {
        // A URL of ASCII letters can always be made.
        let link = Link(destination: URL(string: "shop://sales")!) {
            Chart { BarMark(x: .value("Month", "Jan"), y: .value("Sales", 1500)) }
        }
        #expect(ChartRender.view(link).taps.map(\.label) == ["Jan: 1,500"])
    }

    @Test("many marks are told in one sentence")
    func summary() {
        let drawn = bare { ForEach(0..<500) { PointMark(x: .value("x", $0), y: .value("y", $0)) } }
        #expect(drawn.accessibility.count == 1)
        #expect(drawn.accessibility.first?.value == "0 – 499")
    }
}
