import SwiftUI
import WidgetKit

/// The stops of a trip from left to right: those that are done, the one that is on, those to come.
struct StepRail: View {
    let steps: [WidgetStep]
    let current: Int
    @Environment(\.widgetRenderingMode) private var mode
    @Environment(\.redactionReasons) private var redaction

    var body: some View {
        // Where the words of all have no room, the one that is on keeps its own.
        ViewThatFits(in: .horizontal) {
            rail { _ in true }
            rail { $0 == current }
            rail { _ in false }
        }
        .frame(minHeight: 26)
        .accessibilityHidden(true)
    }

    private func rail(_ isNamed: @escaping (Int) -> Bool) -> some View {
        HStack(spacing: 7) {
            ForEach(shown, id: \.self) { index in
                let step = steps[index]
                if index > shown.lowerBound {
                    Capsule().fill(index <= current && !isRedacted ? TripsPalette.fill.opacity(0.75) : Color(uiColor: .systemFill))
                        .frame(minWidth: 4).frame(height: 2)
                }
                disc(index, step)
                if isNamed(index) {
                    Text(verbatim: step.label)
                        .font(index == current ? .caption.weight(.semibold) : .caption)
                        .foregroundColor(index == current ? .primary : TripsPalette.secondaryText)
                        .lineLimit(1)
                        .layoutPriority(index == current ? 2 : 1)
                }
            }
        }
    }

    /// A tile has room for three steps: the current one and its neighbours.
    private var shown: Range<Int> {
        let first = min(max(current - 1, 0), max(steps.count - 3, 0))
        return first..<min(first + 3, steps.count)
    }

    private func disc(_ index: Int, _ step: WidgetStep) -> some View {
        let isDone = index < current
        return ZStack {
            Circle().fill(background(index))
            if !isRedacted {
                Image(systemName: isDone ? "checkmark" : step.symbol)
                    .font(.system(size: isDone ? 10 : 12, weight: .semibold))
                    .flipsForRightToLeftLayoutDirection(!isDone && step.kind != .stay)
                    .foregroundColor(index == current ? .white : isDone ? TripsPalette.accent : TripsPalette.secondaryText)
            }
        }
        .frame(width: 26, height: 26)
        .widgetAccentable(index == current)
    }

    private var isRedacted: Bool { redaction.contains(.placeholder) }

    private func background(_ index: Int) -> Color {
        if isRedacted { return Color(uiColor: .systemFill) }
        if index == current { return TripsPalette.fill.opacity(mode.isTinted ? 0.3 : 1) }
        return index < current ? TripsPalette.fill.opacity(0.30) : Color(uiColor: .systemFill)
    }
}

extension WidgetStep {
    var symbol: String {
        switch kind {
        case .outbound: "airplane.departure"
        case .stay: "bed.double.fill"
        case .inbound: "airplane.arrival"
        }
    }
}

/// A line of one point between two parts.
struct Hairline: View {
    var body: some View { Color(uiColor: .separator).frame(height: 1) }
}
