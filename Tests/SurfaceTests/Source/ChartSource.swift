import Charts
import SwiftUI

/// Charts as widgets draw them.
struct ChartSource: View {
    let values = [3.0, 5, 4]

    var body: some View {
        Chart { marks }
            .chartForegroundStyleScale(["A": Color.red, "B": Color.blue])
            .chartXAxis { AxisMarks { _ in AxisTick() } }
    }

    @ChartContentBuilder private var marks: some ChartContent {
        BarMark(x: .value("Kind", "A"), y: .value("Value", 3))
        RuleMark(y: .value("Limit", 4))
        ForEach(values, id: \.self) { value in
            LineMark(x: .value("At", value), y: .value("Value", value)).interpolationMethod(.catmullRom).symbol(.circle).symbolSize(20)
        }
    }
}
