import SwiftUI
import WidgetKit

/// The stops of a trip from left to right: those that are done, the one that is on, those to come.
struct StepRail: View {
    let steps: [WidgetStep]
    let current: Int
    @Environment(\.widgetRenderingMode) private var mode

    var body: some View {
        HStack(spacing: 6) {
            ForEach(Array(steps.enumerated()), id: \.offset) { index, step in
                if index > 0 {
                    Capsule().fill(index <= current ? TripsPalette.fill.opacity(0.75) : Color(uiColor: .systemFill))
                        .frame(minWidth: 4, maxWidth: 40).frame(height: 2)
                }
                disc(index, step)
                Text(verbatim: step.label)
                    .font(index == current ? .caption.weight(.semibold) : .caption)
                    .foregroundColor(index == current ? .primary : TripsPalette.secondaryText)
                    .lineLimit(1)
                    .layoutPriority(index == current ? 2 : 1)
            }
        }
        .frame(height: 26)
        .accessibilityHidden(true)
    }

    private func disc(_ index: Int, _ step: WidgetStep) -> some View {
        let isDone = index < current
        return ZStack {
            Circle().fill(background(index))
            Image(systemName: isDone ? "checkmark" : step.symbol)
                .font(.system(size: isDone ? 10 : 13, weight: .semibold))
                .foregroundColor(index == current ? .white : isDone ? TripsPalette.accent : TripsPalette.secondaryText)
        }
        .frame(width: 26, height: 26)
        .widgetAccentable(index == current)
    }

    private func background(_ index: Int) -> Color {
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
