import SwiftUI
import WidgetKit

/// A small chart of a metric: a line with its area, a dot at its end. It is blue whatever the direction, which the arrow tells.
struct Sparkline: View {
    let series: ChartSeries
    /// Points; nil takes what there is.
    var width: CGFloat? = 46
    var height: CGFloat? = 18
    @Environment(\.widgetRenderingMode) private var mode
    @Environment(\.redactionReasons) private var redaction

    var body: some View {
        Group {
            if redaction.contains(.placeholder) {
                RoundedRectangle(cornerRadius: 5).fill(Color(uiColor: .systemFill)).padding(.bottom, 6)
            } else {
                ZStack {
                    SparklineShape(heights: series.heights, part: .area).fill(color.opacity(mode == .vibrant ? 0.3 : 0.12))
                    SparklineShape(heights: series.heights, part: .line)
                        .stroke(color, style: StrokeStyle(lineWidth: 1.75, lineCap: .round, lineJoin: .round))
                    SparklineShape(heights: series.heights, part: .dot).fill(color)
                }
                .widgetAccentable()
            }
        }
        .frame(width: width, height: height)
        .accessibilityHidden(true)
    }

    private var color: Color { mode == .fullColor ? InsightsPalette.fill : .white }
}

/// The parts of a sparkline, each within the same frame.
private struct SparklineShape: Shape {
    enum Part: Hashable, Sendable { case area, line, dot }

    let heights: [Double]
    let part: Part
    /// Radius of the dot at the end, points.
    private let dot: CGFloat = 2.5

    func path(in rect: CGRect) -> Path {
        // The dot stays within the frame.
        let area = CGRect(x: rect.minX + 1, y: rect.minY + dot, width: rect.width - 1 - dot, height: rect.height - 2 * dot)
        let last = max(heights.count - 1, 1)
        let points = heights.enumerated().map { index, height in
            CGPoint(x: area.minX + area.width * CGFloat(index) / CGFloat(last), y: area.maxY - area.height * CGFloat(height))
        }
        return Path { path in
            guard let first = points.first, let end = points.last else { return }
            if part == .dot { return path.addEllipse(in: CGRect(x: end.x - dot, y: end.y - dot, width: 2 * dot, height: 2 * dot)) }
            path.move(to: first)
            points.dropFirst().forEach { path.addLine(to: $0) }
            guard part == .area else { return }
            path.addLine(to: CGPoint(x: end.x, y: rect.maxY))
            path.addLine(to: CGPoint(x: first.x, y: rect.maxY))
            path.closeSubpath()
        }
    }
}
