@testable import Charts
import SwiftUI
import Testing
import VitrineDrawing

@MainActor @Suite("Axes") struct AxisTests {
    private func values(_ highest: Double) -> some View {
        Chart([0, highest / 2, highest], id: \.self) { BarMark(x: .value("Name", "n\($0)"), y: .value("Value", $0), stacking: .unstacked) }
            .chartXAxis(.hidden)
    }

    /// The first four as Apple's renderer marks them.
    @Test(
        "an automatic y axis has the finest round marks of which five are enough, whatever its height",
        arguments: [
            ([-1.35, 1.25], ["-2", "-1", "0", "1", "2"]), ([0, 1.6], ["0", "0.5", "1.0", "1.5", "2.0"]),
            ([0, 1.25], ["0", "0.5", "1.0", "1.5"]), ([-6.1, 1.25], ["-10", "-5", "0", "5"]), ([0, 97], ["0", "50", "100"]),
        ])
    func numbers(values: [Double], words: [String]) {
        let chart = Chart(values, id: \.self) { PointMark(x: .value("Name", "n\($0)"), y: .value("Value", $0)) }.chartXAxis(.hidden)
        for height in [65.0, 120, 215] { #expect(ChartRender.words(chart, 300, height) == words) }
    }

    @Test("values of a type of whole numbers have whole marks, others need not") func wholeNumbers() {
        let whole = Chart([0, 1, 2], id: \.self) { PointMark(x: .value("Value", $0), y: .value("Value", $0)) }
        #expect(ChartRender.words(whole.chartXAxis(.hidden)) == ["0", "1", "2"])
        let x = ChartRender.words(whole.chartYAxis(.hidden))
        #expect(x.allSatisfy { Int($0) != nil } && x.count > 1, "\(x)")
        let stacked = Chart([0, 1, 2], id: \.self) { BarMark(x: .value("Name", "n\($0)"), y: .value("Value", $0)) }
        #expect(ChartRender.words(stacked.chartXAxis(.hidden)) == ["0", "1", "2"])
        let broken = Chart([0.0, 1, 2], id: \.self) { PointMark(x: .value("Value", $0), y: .value("Value", $0)) }
        #expect(ChartRender.words(broken.chartXAxis(.hidden)) == ["0", "0.5", "1.0", "1.5", "2.0"])
    }

    @Test("the plot is as high as the chart: the words of the highest mark hang over it") func highest() throws {
        let drawn = ChartRender.view(values(100), 300, 200)
        let word = try #require(drawn.nodes.first { $0.text == "100" })
        #expect(abs(word.frame.midY) < 0.51, "\(word)")
        let lowest = try #require(drawn.nodes.first { $0.text == "0" })
        #expect(abs(lowest.frame.midY - 200) < 0.51, "\(lowest)")
    }

    @Test("lines of an axis are in the third label's colour, as in pictures of iOS 26", arguments: [ColorScheme.light, .dark])
    func lineColor(_ scheme: ColorScheme) throws {
        let drawn = ChartRender.view(values(100), 300, 200, ChartRender.environment(scheme: scheme))
        let line = try #require(drawn.paths.first { $0.stroke != nil })
        guard case .color(let color) = line.paint else {
            Issue.record("a line is of one colour")
            return
        }
        let expected = scheme == .dark ? RGBA(235 / 255, 235 / 255, 245 / 255, 0.3) : RGBA(60 / 255, 60 / 255, 67 / 255, 0.3)
        let parts = [(color.red, expected.red), (color.blue, expected.blue), (color.alpha, expected.alpha)]
        #expect(parts.allSatisfy { abs($0.0 - $0.1) < 0.01 }, "\(color)")
    }

    @Test("the x axis has no words at the domain's end, and its line all the same") func end() {
        let plain = Chart([0.0, 100], id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }.chartYAxis(.hidden)
        let chart = plain.chartXAxis { AxisMarks(values: [0, 50, 100]) }
        let drawn = ChartRender.view(chart)
        #expect(drawn.nodes.compactMap(\.text) == ["0", "50"])
        #expect(drawn.strokes.count { $0.path.boundingRect.width < 0.01 && $0.path.boundingRect.height > 100 } == 3)
        let reversed = chart.chartXScale(domain: .automatic(reversed: true))
        #expect(ChartRender.words(reversed).sorted() == ["0", "50"])
        #expect(ChartRender.words(plain.chartXAxis { AxisMarks(preset: .aligned, values: [0, 50, 100]) }).count == 3)
    }

    @Test(
        "picture.9: categories of a y axis stand before the plot, its numbers behind it",
        arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func sides(_ direction: LayoutDirection) throws {
        func word(_ chart: some View, _ text: String) throws -> CGRect {
            try #require(ChartRender.view(chart.environment(\.layoutDirection, direction), 300, 200).nodes.first { $0.text == text }).frame
        }
        let isLeft = { (frame: CGRect) in (frame.midX < 150) == (direction == .leftToRight) }
        let bars = Chart(["North", "South"], id: \.self) { BarMark(x: .value("Value", 3), y: .value("Name", $0)) }.chartXAxis(.hidden)
        #expect(isLeft(try word(bars, "North")))
        #expect(!isLeft(try word(bars.chartYAxis { AxisMarks(position: .trailing) }, "North")))
        #expect(!isLeft(try word(values(100), "100")))
    }

    @Test("a format keeps its own locale") func formats() {
        let german = Locale(identifier: "de_DE")
        let chart = values(2.5).chartYAxis {
            AxisMarks(values: [0, 2.5]) { AxisValueLabel(format: FloatingPointFormatStyle<Double>(locale: german)) }
        }
        #expect(ChartRender.words(chart, 300, 200, ChartRender.environment(locale: "en_US")) == ["0", "2,5"])
    }

    @Test("digits after the point are as many as the step needs, in the place's own writing")
    func digits() {
        #expect(ChartRender.words(values(1)) == ["0", "0.5", "1.0"])
        #expect(ChartRender.words(values(1), 300, 200, ChartRender.environment(locale: "de_DE")).last == "1,0")
        #expect(ChartRender.words(values(40000)).last == "40,000")
    }

    @Test("the y axis stands trailing, or leading where words run from right to left")
    func sides() {
        let drawn = ChartRender.view(values(97))
        #expect(drawn.nodes.first { $0.text == "100" }.map { $0.frame.minX > 250 } == true)
        let mirrored = ChartRender.view(values(97), 300, 200, ChartRender.environment(direction: .rightToLeft))
        #expect(mirrored.nodes.first { $0.text == "100" }.map { $0.frame.maxX < 50 } == true)
        let leading = ChartRender.view(values(97).chartYAxis { AxisMarks(position: .leading) })
        #expect(leading.nodes.first { $0.text == "100" }.map { $0.frame.maxX < 50 } == true)
    }

    @Test(
        "labels stay inside of the chart's width, and hang over its height by half a line",
        arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func inside(direction: LayoutDirection) {
        let chart = Chart(0..<30, id: \.self) { LineMark(x: .value("Day", day(Double($0))), y: .value("Value", $0 * 1000)) }
        let drawn = ChartRender.view(chart, 160, 120, ChartRender.environment(direction: direction))
        for node in drawn.nodes where node.text != nil {
            #expect(node.frame.minX >= -0.5 && node.frame.maxX <= 160.5, "\(node)")
            #expect(node.frame.midY >= -0.5 && node.frame.maxY <= 120.5, "\(node)")
        }
    }

    private func days(_ count: Double, _ step: Double = 1) -> some View {
        Chart(Array(stride(from: 0, through: count, by: step)), id: \.self) {
            LineMark(x: .value("Day", day($0)), y: .value("Value", $0))
        }.chartYAxis(.hidden)
    }

    @Test("dates are labelled by a readable step in the place's language")
    func dates() {
        // The last of each begins too near to the plot's end to be written there, or is cut.
        #expect(ChartRender.words(days(28)) == ["Mar 8", "Mar 15", "Mar 22"])
        #expect(ChartRender.words(days(0.49, 0.07)) == ["12\u{202F}PM", "3\u{202F}PM", "6\u{202F}PM", "9\u{202F}PM"])
        let two = ["Mar 1 at 12\u{202F}PM", "Mar 1 at 6\u{202F}PM", "Mar 2 at 12\u{202F}AM", "Mar 2 at 6\u{202F}AM"]
        #expect(ChartRender.words(days(1, 0.1)) == two)
        #expect(ChartRender.words(days(330, 30)) == ["Apr 2026", "Jul 2026", "Oct 2026", "Jan 2027"])
        #expect(ChartRender.words(days(240, 30)) == ["Apr", "Jul", "Oct"])
        // Weeks begin on Monday there.
        #expect(ChartRender.words(days(28), 300, 200, ChartRender.environment(locale: "de_DE")).first == "2. März")
    }

    /// The hours as fourteen pictures of iOS 16.1 have them, in five languages.
    @Test("hours of two days have their day, are counted from the first bin, and end before the next line (picture.2)")
    func hoursOfTwoDays() throws {
        let hours = Chart(0..<24, id: \.self) {
            BarMark(x: .value("Hour", day(5 / 24 + Double($0) / 24), unit: .hour), y: .value("Value", $0))
        }.chartYAxis(.hidden)
        let drawn = ChartRender.view(hours, 363, 200)
        let words = drawn.nodes.filter { $0.text != nil }
        #expect(words.map(\.text) == ["Mar 1 at 5\u{202F}PM", "Mar 1 at 11\u{202F}PM", "Mar 2 at 5\u{202F}AM", "Mar 2 at 11\u{202F}AM"])
        let narrow = ChartRender.view(hours, 300, 200).nodes.filter { $0.text != nil }.map(\.frame)
        #expect(narrow.count == 4 && zip(narrow, narrow.dropFirst()).allSatisfy { $0.maxX <= $1.minX - 3.9 }, "\(narrow)")
        // One day needs no name, and dates without a unit begin at round hours.
        let morning = Chart(0..<9, id: \.self) {
            BarMark(x: .value("Hour", day(Double($0) / 24), unit: .hour), y: .value("Value", $0))
        }.chartYAxis(.hidden)
        #expect(ChartRender.words(morning) == ["12\u{202F}PM", "3\u{202F}PM", "6\u{202F}PM"])
    }

    @Test("a centred label of dates stands between two marks (picture.2)") func centredDates() {
        func months(_ days: Double) -> [String] {
            ChartRender.words(
                Chart([31, days], id: \.self) { LineMark(x: .value("Day", day($0)), y: .value("Value", $0)) }.chartYAxis(.hidden)
                    .chartXAxis { AxisMarks(values: .stride(by: .month)) { AxisValueLabel(centered: true) } })
        }
        // The domain begins on April 1 at noon: the marks are those of May, June, July; and of August where the domain has its start.
        #expect(months(140) == ["May", "Jun"])
        #expect(months(153) == ["May", "Jun", "Jul"])
    }

    @Test("what stands on the highest bar widens the domain to the next round end (picture.2)") func annotations() {
        func bars(_ configure: @escaping (BarMark) -> some ChartContent) -> some View {
            Chart([95.0, 145, 142, 96], id: \.self) { configure(BarMark(x: .value("Name", "n\($0)"), y: .value("Value", $0))) }
                .chartXAxis(.hidden)
        }
        #expect(ChartRender.words(bars { $0 }, 300, 202) == ["0", "50", "100", "150"])
        let noted = bars { $0.annotation(position: .top) { Text(verbatim: "").frame(width: 8, height: 12) } }
        #expect(ChartRender.words(noted, 300, 202).filter { !$0.isEmpty } == ["0", "50", "100", "150", "200"])
        // A domain that was said stays.
        #expect(ChartRender.words(noted.chartYScale(domain: 0...150), 300, 202).filter { !$0.isEmpty } == ["0", "50", "100", "150"])
        // What finds room changes nothing.
        #expect(ChartRender.words(noted, 300, 1000).filter { !$0.isEmpty } == ["0", "50", "100", "150"])
    }

    @Test("the time zone says where days begin")
    func timeZone() {
        var environment = ChartRender.environment()
        environment.timeZone = TimeZone(secondsFromGMT: 5 * 3600) ?? .gmt
        let words = ChartRender.words(days(1, 0.1), 300, 200, environment)
        #expect(words == ["Mar 1 at 6\u{202F}PM", "Mar 2 at 12\u{202F}AM", "Mar 2 at 6\u{202F}AM", "Mar 2 at 12\u{202F}PM"])
    }

    @Test("strides, formats and values are taken as said")
    func custom() {
        let weekly = days(28).chartXAxis { AxisMarks(values: .stride(by: .day, count: 7)) { AxisValueLabel(format: .dateTime.day()) } }
        #expect(ChartRender.words(weekly) == ["8", "15", "22"])
        let three = values(97).chartYAxis { AxisMarks(values: [0, 50, 100]) }
        #expect(ChartRender.words(three) == ["0", "50", "100"])
        let strided = values(97).chartYAxis { AxisMarks(values: .stride(by: 25)) }
        #expect(ChartRender.words(strided) == ["0", "25", "50", "75", "100"])
        let counted = values(97).chartYAxis { AxisMarks(values: .automatic(desiredCount: 2)) }
        #expect(ChartRender.words(counted) == ["0", "100"])
        // As Apple's renderer marks it (jordibruin/Swift-Charts-Examples, screenTime).
        let three28 = values(28_900).chartYAxis { AxisMarks(values: .automatic(desiredCount: 3)) }
        #expect(ChartRender.words(three28) == ["0", "20,000", "40,000"])
        let percent = values(1).chartYAxis { AxisMarks(format: FloatingPointFormatStyle<Double>.Percent(), values: [0, 0.5, 1]) }
        #expect(ChartRender.words(percent) == ["0%", "50%", "100%"])
    }

    @Test("AxisValue gives the value as a type that has it")
    func axisValue() {
        let chart = values(2).chartYAxis {
            AxisMarks(values: [0, 1.5, 2]) { value in
                AxisValueLabel { Text("\(value.index + 1)/\(value.count) \(value.as(Double.self) ?? -1) \(value.as(Int.self) ?? -1)") }
            }
        }
        #expect(ChartRender.words(chart) == ["1/3 0.000000 0", "2/3 1.500000 1", "3/3 2.000000 2"])
    }

    @Test("an axis whose marks are given is not there where it is hidden behind that, and is where it is hidden before")
    func hiddenBehindMarks() {
        let marked = values(97).chartYAxis { AxisMarks(values: [0, 50]) }
        #expect(ChartRender.words(marked.chartYAxis(.hidden)) == [])
        #expect(ChartRender.words(values(97).chartYAxis(.hidden).chartYAxis { AxisMarks(values: [0, 50]) }) == ["0", "50"])
    }

    @Test("labels that would overlap are left out evenly")
    func collisions() {
        let names = Chart(0..<40, id: \.self) { BarMark(x: .value("Name", "Item \($0)"), y: .value("Value", $0)) }.chartYAxis(.hidden)
        let words = ChartRender.words(names)
        #expect(words.count > 3 && words.count < 12)
        #expect(words.first == "Item 0")
        let drawn = ChartRender.view(names)
        let frames = drawn.nodes.filter { $0.text != nil }.map(\.frame)
        #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxX <= $1.minX })
        let all = names.chartXAxis { AxisMarks { AxisValueLabel(collisionResolution: .disabled) } }
        #expect(ChartRender.words(all).count == 40)
    }

    @Test("of many names as many are written as wanted")
    func desiredNames() {
        let chart = Chart(0..<12, id: \.self) { BarMark(x: .value("Name", "n\($0)"), y: .value("Value", $0)) }.chartYAxis(.hidden)
            .chartXAxis { AxisMarks(values: .automatic(desiredCount: 4)) }
        #expect(ChartRender.words(chart) == ["n0", "n3", "n6", "n9"])
    }

    @Test("a hidden axis takes no room and rounds no domain")
    func hidden() throws {
        let chart = Chart([10, 97], id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
            .chartXAxis(.hidden).chartYAxis(.hidden).chartXScale(domain: 10...97)
        let line = try #require(ChartRender.view(chart).strokes.first)
        #expect(line.path.boundingRect.minX == 0)
        #expect(line.path.boundingRect.maxX == 300)
        #expect(line.path.boundingRect.minY == 0)
        #expect(ChartRender.words(chart).isEmpty)
    }

    @Test("logarithmic axes are labelled by powers of ten")
    func logarithmic() {
        let chart = Chart([2, 30, 40000], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
            .chartXAxis(.hidden).chartYScale(type: .log)
        #expect(ChartRender.words(chart) == ["1", "10", "100", "1,000", "10,000", "100,000"])
    }

    @Test("only a part of the domain is seen where the chart would scroll")
    func visible() {
        let chart = days(28).chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 7 * 86400)
        #expect(ChartRender.words(chart).first == "Mar 3")
        #expect(ChartRender.view(chart).diagnostics.contains { $0.hasPrefix("chartScrollableAxes") })
    }
}
