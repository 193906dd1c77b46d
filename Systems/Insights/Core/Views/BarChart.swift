import SwiftUI
import WidgetKit

/// A metric over its range, as high as there is room: a bar for each hour or day, the one under way lighter, what is to come as a low line; and the axis.
struct BarChart: View {
    let series: ChartSeries
    @Environment(\.widgetRenderingMode) private var mode
    @Environment(\.redactionReasons) private var redaction

    var body: some View {
        VStack(spacing: 3) {
            Group {
                if redaction.contains(.placeholder) {
                    RoundedRectangle(cornerRadius: 5).fill(Color(uiColor: .systemFill))
                } else {
                    bars
                }
            }
            .frame(minHeight: 30, maxHeight: .infinity)
            axis
        }
        .accessibilityHidden(true)
    }

    private var bars: some View {
        ZStack {
            BarShape(series: series, part: .past).fill(color).widgetAccentable()
            BarShape(series: series, part: .current).fill(color.opacity(0.55)).widgetAccentable()
            BarShape(series: series, part: .toCome).fill(InsightsColors(mode).toCome)
        }
    }

    private var color: Color { mode == .fullColor ? InsightsPalette.fill : .white }

    /// A word under each bar where there are few; else five words, or three where they do not fit.
    private var axis: some View {
        ViewThatFits(in: .horizontal) {
            if series.labels.count == series.slots { underBars } else { labels(series.labels) }
            labels(series.labels.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element))
            labels([series.labels.first, series.labels.last].compactMap { $0 })
        }
        .font(.caption2)
        .foregroundColor(InsightsColors(mode).secondaryText)
        .lineLimit(1)
    }

    private var underBars: some View {
        UnderBars {
            ForEach(Array(series.labels.enumerated()), id: \.offset) { _, label in Text(verbatim: label.text).fixedSize() }
        }
    }

    private func labels(_ labels: [ChartSeries.Label]) -> some View {
        HStack(spacing: 0) {
            ForEach(Array(labels.enumerated()), id: \.offset) { index, label in
                if index > 0 { Spacer(minLength: 8) }
                Text(verbatim: label.text).fixedSize()
            }
        }
    }
}

/// The bars of one part of the range.
private struct BarShape: Shape {
    enum Part: Hashable, Sendable { case past, current, toCome }

    let series: ChartSeries
    let part: Part
    /// The height of an hour without anything, points.
    private let least: CGFloat = 3

    func path(in rect: CGRect) -> Path {
        let slots = max(series.slots, 1)
        let columns = BarColumns(slots, over: rect.width)
        let shares = series.shares
        return Path { path in
            for slot in 0..<slots where part == self.part(of: slot) {
                let height = slot < shares.count ? max(rect.height * CGFloat(shares[slot]), least) : least
                let bar = CGRect(
                    x: rect.minX + columns.start(of: slot), y: rect.maxY - height, width: columns.width, height: height)
                let corner = min(3, columns.width / 2, height / 2)
                path.addRoundedRect(in: bar, cornerSize: CGSize(width: corner, height: corner))
            }
        }
    }

    private func part(of slot: Int) -> Part {
        slot < series.values.count - 1 ? .past : slot == series.values.count - 1 ? .current : .toCome
    }
}
