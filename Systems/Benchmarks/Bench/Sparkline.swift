import Charts
import SwiftUI

/// A line of 60 points without axes, as metrics have it beside their value.
struct Sparkline: View {
    private static let values = (0..<60).map { Double(($0 * 37) % 23 + $0) }

    var body: some View {
        Chart(0..<60, id: \.self) { LineMark(x: .value("Day", $0), y: .value("Visits", Self.values[$0])) }
            .chartXAxis(.hidden).chartYAxis(.hidden)
    }
}
