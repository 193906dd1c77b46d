import SwiftUI

/// Metrics for a reader who has set letters larger than usual. A tile does not grow with its words, so up to `xxxLarge` they grow as far as
/// all metrics stay; beyond that the letters count, and metrics go, the last one first.
struct LargeTypeView: View {
    let state: WidgetState
    let slots: [MetricState]
    let options: LayoutOption
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        VStack(spacing: 0) {
            WidgetHeader(state: state, options: options).dynamicTypeSize(...DynamicTypeSize.xxxLarge)
            grid.padding(.top, 6)
        }
        .frame(maxHeight: .infinity, alignment: .top)
    }

    @ViewBuilder private var grid: some View {
        ViewThatFits(in: .vertical) {
            if typeSize.isAccessibilitySize {
                ForEach(Array(counts.enumerated()), id: \.offset) { _, count in shown(count) }
                ForEach(Array(smaller.enumerated()), id: \.offset) { _, size in shown(1).dynamicTypeSize(size) }
            } else {
                ForEach(Array(([typeSize] + smaller).enumerated()), id: \.offset) { _, size in shown(slots.count).dynamicTypeSize(size) }
            }
        }
    }

    /// The most in one column, which is more than any tile has room for; more are not tried.
    private static let most = 5
    /// “None” says nothing, and is the first to go.
    private var counts: [Int] { Array((1...min(max(metrics.count, 1), Self.most)).reversed()) }
    private var metrics: [MetricState] { typeSize.isAccessibilitySize ? slots.filter { $0 != .none } : slots }

    private var smaller: [DynamicTypeSize] { DynamicTypeSize.allCases.filter { $0 < typeSize && $0 >= .large }.reversed() }

    private func shown(_ count: Int) -> some View {
        MetricGrid(Array(metrics.prefix(count)), range: state.range, options: [options])
    }
}

/// A view in the largest letters up to those asked for in which it is no higher than its place.
struct GrowingView<Content: View>: View {
    private let most: DynamicTypeSize
    private let content: Content
    @Environment(\.dynamicTypeSize) private var typeSize

    init(upTo most: DynamicTypeSize, @ViewBuilder content: () -> Content) {
        self.most = most
        self.content = content()
    }

    var body: some View {
        if typeSize > .large {
            ViewThatFits(in: .vertical) {
                ForEach(Array(sizes.enumerated()), id: \.offset) { _, size in content.dynamicTypeSize(size) }
            }
        } else {
            content
        }
    }

    private var sizes: [DynamicTypeSize] {
        DynamicTypeSize.allCases.filter { $0 <= min(typeSize, most) && $0 >= .large }.reversed()
    }
}
