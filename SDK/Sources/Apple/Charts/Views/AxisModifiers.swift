import Foundation
import VitrineSwiftUI

extension View {
    /// Whether there is an x axis.
    nonisolated public func chartXAxis(_ visibility: Visibility) -> some View { chart { $0.x.say(visibility) } }
    /// Whether there is a y axis.
    nonisolated public func chartYAxis(_ visibility: Visibility) -> some View { chart { $0.y.say(visibility) } }

    /// The marks along the x axis.
    nonisolated public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        axis(.horizontal, content())
    }

    /// The marks along the y axis.
    nonisolated public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        axis(.vertical, content())
    }

    nonisolated private func axis<Content: AxisContent>(_ axis: Axis, _ content: Content) -> some View {
        nonisolated(unsafe) let content = content
        return chart {
            $0[axis].content = {
                var axes = _AxisList()
                Content._collect(content, into: &axes)
                return axes.axes
            }
            $0[axis].say(.automatic)
        }
    }

    /// A view in the place of the x axis, behind its marks.
    nonisolated public func chartXAxisStyle<Content: View>(@ViewBuilder content: @escaping (ChartAxisContent) -> Content) -> some View {
        axisStyle(.horizontal, content)
    }

    /// A view in the place of the y axis, behind its marks.
    nonisolated public func chartYAxisStyle<Content: View>(@ViewBuilder content: @escaping (ChartAxisContent) -> Content) -> some View {
        axisStyle(.vertical, content)
    }

    nonisolated private func axisStyle<Content: View>(_ axis: Axis, _ content: @escaping (ChartAxisContent) -> Content) -> some View {
        nonisolated(unsafe) let content = content
        return chart { $0[axis].style = { $0.measure(content(ChartAxisContent())) } }
    }
}

/// An axis's own area, for `chartXAxisStyle`.
public struct ChartAxisContent: View {
    public var body: some View { Color.clear }
}

// MARK: Words beside the axes

extension View {
    /// Words beside the x axis; by themselves they stand under it, in the middle.
    nonisolated public func chartXAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        title(.horizontal, position, alignment, spacing, Text(labelKey))
    }

    @_disfavoredOverload
    nonisolated public func chartXAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        title(.horizontal, position, alignment, spacing, Text(label))
    }

    nonisolated public func chartXAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> C
    ) -> some View {
        title(.horizontal, position, alignment, spacing, content())
    }

    /// Words beside the y axis; by themselves they stand over it.
    nonisolated public func chartYAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        title(.vertical, position, alignment, spacing, Text(labelKey))
    }

    @_disfavoredOverload
    nonisolated public func chartYAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        title(.vertical, position, alignment, spacing, Text(label))
    }

    nonisolated public func chartYAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> C
    ) -> some View {
        title(.vertical, position, alignment, spacing, content())
    }

    nonisolated private func title<V: View>(
        _ axis: Axis, _ position: AnnotationPosition, _ alignment: Alignment?, _ spacing: CGFloat?, _ view: V
    ) -> some View {
        nonisolated(unsafe) let view = view
        return chart {
            $0[axis].titles.append(
                ChartConfiguration.AxisTitle(position: position, alignment: alignment, spacing: spacing) {
                    $0.measure(view.font(.caption).foregroundStyle(.secondary))
                })
        }
    }
}
