@testable import Charts
import Foundation
import SwiftUI
import Testing

/// The marks of some content, stacked.
@MainActor func stackedMarks<C: ChartContent>(@ChartContentBuilder _ content: () -> C) -> [Mark] {
    var marks = _ChartMarks()
    let inputs = _ChartInputs(environment: ChartRender.environment(), style: MarkStyle()) { _ in }
    C._collect(content(), inputs, into: &marks)
    Stacking.apply(to: &marks.marks, order: [:])
    return marks.marks
}

@MainActor @Suite("Stacks") struct StackingTests {
    private func bars(_ method: MarkStackingMethod, _ values: [(String, String, Double)]) -> [[Double]] {
        stackedMarks {
            ForEach(values.indices, id: \.self) { index in
                BarMark(x: .value("Month", values[index].0), y: .value("Sales", values[index].2), stacking: method)
                    .foregroundStyle(by: .value("Kind", values[index].1))
            }
        }.map { mark in mark.stacked.map { [$0.from, $0.to] } ?? [] }
    }

    private let two: [(String, String, Double)] = [("Jan", "a", 3), ("Jan", "b", 1), ("Feb", "a", 2), ("Feb", "b", 6)]

    @Test("standard: one on the other")
    func standard() {
        #expect(bars(.standard, two) == [[0, 3], [3, 4], [0, 2], [2, 8]])
    }

    @Test("normalized: all together 1")
    func normalized() {
        #expect(bars(.normalized, two) == [[0, 0.75], [0.75, 1], [0, 0.25], [0.25, 1]])
    }

    @Test("center: about zero")
    func center() {
        #expect(bars(.center, two) == [[-2, 1], [1, 2], [-4, -2], [-2, 4]])
    }

    @Test("unstacked: each from zero")
    func unstacked() {
        #expect(bars(.unstacked, two) == [[0, 3], [0, 1], [0, 2], [0, 6]])
    }

    @Test("values above and below zero stack apart")
    func signs() {
        #expect(
            bars(.standard, [("Jan", "a", 3), ("Jan", "b", -2), ("Jan", "c", 4), ("Jan", "d", -1)]) == [
                [0, 3], [0, -2], [3, 7], [-2, -3],
            ])
    }

    @Test("every stack has its series in one order, whatever the order of the data")
    func order() {
        let mixed = [("Jan", "a", 3.0), ("Jan", "b", 1), ("Feb", "b", 6), ("Feb", "a", 2)]
        #expect(bars(.standard, mixed) == [[0, 3], [3, 4], [2, 8], [0, 2]])
    }

    @Test("the scale of foreground styles orders the series of a stack, and others stand on those it names") func named() {
        func tops(_ chart: some View) -> [CGFloat] { ChartRender.view(chart, 300, 200).fills.map(\.minY) }
        let chart = Chart(["c", "a", "b"], id: \.self) {
            BarMark(x: .value("Month", "Jan"), y: .value("Sales", 1)).foregroundStyle(by: .value("Kind", $0))
        }.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
        // The highest stands where its top is least.
        let data = tops(chart), scaled = tops(chart.chartForegroundStyleScale(domain: ["a", "b"]))
        #expect(data.count == 3 && data[0] > data[1] && data[1] > data[2], "\(data)")
        #expect(scaled.count == 3 && scaled[1] > scaled[2] && scaled[2] > scaled[0], "\(scaled)")
    }

    @Test("a bar is round at its own end where nothing stands on it, between two values at both, and as it says") func corners() {
        func square(_ mark: some ChartContent) -> [Bool] {
            let chart = Chart { mark }.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
            return ChartRender.view(chart, 300, 200).paths.filter { $0.stroke == nil }.map { item in
                let box = item.path.boundingRect
                return item.path.contains(CGPoint(x: box.minX + 0.1, y: box.minY + 0.1))
                    && item.path.contains(CGPoint(x: box.minX + 0.1, y: box.maxY - 0.1))
            }
        }
        func bar(_ kind: String, _ value: Double) -> some ChartContent {
            BarMark(x: .value("Month", "Jan"), y: .value("Sales", value)).foregroundStyle(by: .value("Kind", kind))
        }
        #expect(square(bar("a", 1)) == [false])
        #expect(square(bar("a", 1).cornerRadius(0)) == [true])
        #expect(square(bar("a", -1)) == [false])
        #expect(square(BarMark(x: .value("Month", "Jan"), yStart: .value("Low", 1), yEnd: .value("High", 2))) == [false])
        #expect(square(RectangleMark(x: .value("Month", "Jan"), yStart: .value("Low", 1), yEnd: .value("High", 2))) == [true])
        let kinds = [("a", 1.0), ("b", 2.0)]
        #expect(square(ForEach(kinds, id: \.0) { bar($0.0, $0.1) }) == [true, false])
    }

    @Test("marks side by side do not stack on each other")
    func positions() {
        let marks = stackedMarks {
            BarMark(x: .value("Month", "Jan"), y: .value("Sales", 3)).position(by: .value("Kind", "a"))
            BarMark(x: .value("Month", "Jan"), y: .value("Sales", 4)).position(by: .value("Kind", "b"))
        }
        #expect(marks.map { $0.stacked?.from } == [0, 0])
    }

    @Test("bars lie where the number is on x")
    func horizontal() {
        let marks = stackedMarks {
            BarMark(x: .value("Sales", 3), y: .value("Month", "Jan"))
            BarMark(x: .value("Sales", 4), y: .value("Month", "Jan"))
        }
        #expect(marks.map(\.growthAxis) == [.horizontal, .horizontal])
        #expect(marks.map { $0.stacked?.to } == [3, 7])
    }

    @Test("a bar that says both ends does not stack")
    func ranges() {
        let marks = stackedMarks { BarMark(x: .value("Month", "Jan"), yStart: .value("Low", 3), yEnd: .value("High", 5)) }
        #expect(marks[0].stacked == nil)
        #expect(marks[0].growthAxis == nil)
    }

    @Test("what is no number stacks nothing")
    func hostile() {
        #expect(bars(.standard, [("Jan", "a", .nan), ("Jan", "b", 2), ("Jan", "c", .infinity)]) == [[], [0, 2], []])
        #expect(bars(.normalized, [("Jan", "a", 0), ("Jan", "b", 0)]) == [[0, 0], [0, 0]])
    }
}
