import Charts
import SwiftUI

private let days = [1, 2, 3, 4]

/// A line, with something said about the chart.
@MainActor private func line() -> some View {
    Chart(days, id: \.self) { LineMark(x: .value("Day", $0), y: .value("Sales", $0 * $0)) }
}

/// Two lines, so that there is a legend.
@MainActor private func lines() -> some View {
    Chart(days, id: \.self) {
        LineMark(x: .value("Day", $0), y: .value("Sales", $0)).foregroundStyle(by: .value("Kind", $0 > 2 ? "A" : "B"))
    }
}

let visibleCharts: [Visible] = [
    Visible("Chart") { line() },
    Visible("LineMark") {
        line()
    } without: {
        Chart(days, id: \.self) { PointMark(x: .value("Day", $0), y: .value("Sales", $0 * $0)) }
    },
    Visible(".chartXAxis") {
        line().chartXAxis(.hidden)
    } without: {
        line()
    },
    Visible(".chartYAxis") {
        line().chartYAxis(.hidden)
    } without: {
        line()
    },
    Visible(".chartXScale") {
        line().chartXScale(domain: 0...20)
    } without: {
        line()
    },
    Visible(".chartYScale") {
        line().chartYScale(domain: 0...99)
    } without: {
        line()
    },
    Visible(".chartLegend") {
        lines().chartLegend(.hidden)
    } without: {
        lines()
    },
    Visible(".chartPlotStyle") {
        line().chartPlotStyle { $0.background(.red) }
    } without: {
        line()
    },
    Visible(".lineStyle") {
        Chart(days, id: \.self) { LineMark(x: .value("Day", $0), y: .value("Sales", $0)).lineStyle(StrokeStyle(lineWidth: 9)) }
    } without: {
        Chart(days, id: \.self) { LineMark(x: .value("Day", $0), y: .value("Sales", $0)) }
    },
    Visible("AxisMarks") {
        line().chartXAxis { AxisMarks(values: [2]) }
    } without: {
        line()
    },
    Visible("AxisGridLine") {
        line().chartXAxis { AxisMarks { _ in AxisGridLine() } }
    } without: {
        line().chartXAxis { AxisMarks { _ in AxisValueLabel() } }
    },
    Visible("AxisValueLabel") {
        line().chartYAxis { AxisMarks { _ in AxisValueLabel() } }
    } without: {
        line().chartYAxis { AxisMarks { _ in AxisGridLine() } }
    },
]
