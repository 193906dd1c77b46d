import SwiftUI
import WidgetKit

/// Cells under each other or in two columns, by how many there are; of the widget's size it knows nothing.
public struct MetricGrid: View {
    let slots: [MetricState]
    let range: DateRange
    let options: LayoutOption
    @Environment(\.dynamicTypeSize) private var typeSize

    public init(_ slots: [MetricState], range: DateRange, options: [LayoutOption]) {
        self.slots = slots
        self.range = range
        self.options = LayoutOption(options)
    }

    public var body: some View {
        let eligible = PrimaryCell(isEligible: options.contains(.primaryCell))
        if let first = slots.first, eligible.isPrimary(first) {
            VStack(spacing: 0) {
                MetricCell(first, primary: eligible, style: style(hasPrimary: true), range: range)
                if slots.count > 1 {
                    Hairline().padding(.vertical, 10)
                    columns(Array(slots.dropFirst()), height: 40, gap: 7, style: style(hasPrimary: true))
                }
            }
        } else if slots.count <= 2 {
            rows
        } else {
            let isTall = slots.count > 4
            columns(slots, height: isTall ? 46 : 44, gap: isTall ? 24 : 10, style: style(hasPrimary: false))
                .padding(.top, isTall ? 14 : 2)
                .frame(maxHeight: .infinity, alignment: .top)
        }
    }

    /// Each takes its share of the height, with a line between them.
    private var rows: some View {
        VStack(spacing: 0) {
            ForEach(Array(slots.enumerated()), id: \.offset) { index, slot in
                if index > 0 { Hairline() }
                cell(slot, style(hasPrimary: false))
                    .frame(maxHeight: .infinity, alignment: index == 0 ? .top : .bottom)
                    .padding(index == 0 ? .bottom : .top, slots.count == 1 ? 0 : slot == .none ? 8 : 4)
            }
        }
    }

    private func columns(_ slots: [MetricState], height: CGFloat, gap: CGFloat, style: MetricCellStyle) -> some View {
        // Large letters have no room beside each other.
        let isWide = slots.count > 1 && !typeSize.isAccessibilitySize
        let columns = Array(repeating: GridItem(.flexible(), spacing: 24, alignment: .topLeading), count: isWide ? 2 : 1)
        return LazyVGrid(columns: columns, alignment: .leading, spacing: gap) {
            ForEach(Array(slots.enumerated()), id: \.offset) { _, slot in
                cell(slot, style).frame(height: typeSize > .large ? nil : height, alignment: .top)
            }
        }
        .overlay { if isWide { Hairline(axis: .vertical) } }
    }

    private func cell(_ slot: MetricState, _ style: MetricCellStyle) -> some View {
        MetricCell(slot, primary: PrimaryCell(isEligible: false), style: style, range: range)
    }

    private func style(hasPrimary: Bool) -> MetricCellStyle {
        .fitting(slots.count, hasPrimary: hasPrimary, sparklines: options.contains(.sparklines))
    }
}
