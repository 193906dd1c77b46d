import Foundation
import VitrineSwiftUI

// MARK: Legend

extension View {
    /// Whether there is a legend.
    nonisolated public func chartLegend(_ visibility: Visibility) -> some View { chart { $0.legend.visibility = visibility } }

    /// Sets where the legend stands; by itself under the chart, leading.
    nonisolated public func chartLegend(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chart {
            $0.legend = ChartConfiguration.Legend(visibility: .automatic, position: position, alignment: alignment, spacing: spacing)
        }
    }

    /// A view instead of the legend.
    nonisolated public func chartLegend<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        nonisolated(unsafe) let view = content()
        return chart {
            $0.legend = ChartConfiguration.Legend(
                visibility: .visible, position: position, alignment: alignment, spacing: spacing, content: { $0.measure(view) })
        }
    }
}

// MARK: Around the marks

extension View {
    /// A view made of the plot: its background, its size.
    nonisolated public func chartPlotStyle<Content: View>(@ViewBuilder content: @escaping (ChartPlotContent) -> Content) -> some View {
        nonisolated(unsafe) let content = content
        return chart { $0.plotStyle = { AnyView(content($0)) } }
    }

    /// A view in front of the chart, with its scales.
    nonisolated public func chartOverlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        nonisolated(unsafe) let content = content
        return chart {
            $0.overlays.append(ChartConfiguration.Layer(alignment: alignment) { $1.measure(content($0)) })
        }
    }

    /// A view behind the chart, with its scales.
    nonisolated public func chartBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        nonisolated(unsafe) let content = content
        return chart {
            $0.backgrounds.append(ChartConfiguration.Layer(alignment: alignment) { $1.measure(content($0)) })
        }
    }
}

// MARK: What happens when a chart is touched: nothing, in a picture

extension View {
    nonisolated func undrawn(_ name: String) -> some View { chart { $0.reports.append(name) } }

    /// Sets the axes along which the chart scrolls where it is touched.
    nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> some View { undrawn("chartScrollableAxes") }

    /// The part of the x axis that is seen.
    nonisolated public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        chart { $0.x.visibleLength = length.datum.quantity }
    }

    /// The part of the y axis that is seen.
    nonisolated public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        chart { $0.y.visibleLength = length.datum.quantity }
    }

    /// The value at which what is seen begins.
    nonisolated public func chartScrollPosition(x: Binding<some Plottable>) -> some View {
        let position = x.wrappedValue.datum
        return chart { $0.x.scrollPosition = position }
    }

    nonisolated public func chartScrollPosition(y: Binding<some Plottable>) -> some View {
        let position = y.wrappedValue.datum
        return chart { $0.y.scrollPosition = position }
    }

    nonisolated public func chartScrollPosition(initialX: some Plottable) -> some View {
        let position = initialX.datum
        return chart { $0.x.scrollPosition = position }
    }

    nonisolated public func chartScrollPosition(initialY: some Plottable) -> some View {
        let position = initialY.datum
        return chart { $0.y.scrollPosition = position }
    }

    /// Sets where scrolling comes to rest.
    nonisolated public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View {
        undrawn("chartScrollTargetBehavior")
    }

    /// The value on x that a finger points at.
    nonisolated public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { undrawn("chartXSelection") }
    nonisolated public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
        undrawn("chartXSelection")
    }
    /// The value on y that a finger points at.
    nonisolated public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { undrawn("chartYSelection") }
    nonisolated public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
        undrawn("chartYSelection")
    }
    /// A gesture that knows the chart's scales.
    nonisolated public func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> some View { undrawn("chartGesture") }
    /// The slice that a finger points at.
    nonisolated public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View { undrawn("chartAngleSelection") }
}

/// The rule by which scrolling comes to rest.
public protocol ChartScrollTargetBehavior {
    /// Changes where scrolling comes to rest.
    func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext)
}

/// The context in which a scroll target is chosen when scrolling is about to come to rest.
@dynamicMemberLookup public struct ChartScrollTargetBehaviorContext {
    let base: ScrollTargetBehaviorContext
    /// The chart that scrolls.
    public let chartProxy: ChartProxy

    public subscript<T>(dynamicMember keyPath: KeyPath<ScrollTargetBehaviorContext, T>) -> T { base[keyPath: keyPath] }
}

extension PagingScrollTargetBehavior: ChartScrollTargetBehavior {
    public func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {}
}

extension ChartScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Scrolling goes from one page to the next.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

/// Scrolling that comes to rest at values; nothing scrolls in a picture.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
    public init<T: Plottable & Numeric>(
        unit: T, majorAlignment: MajorValueAlignment<T>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {}
    public init(
        matching: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {}
    /// Makes a rule by values of x and of y.
    public init<X: Plottable & Numeric, Y: Plottable & Numeric>(
        xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil, yMajorAlignment: MajorValueAlignment<Y>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {}
    /// Makes a rule by values of x and of y.
    public init<X: Plottable & Numeric>(
        xUnit: X, yMatching: DateComponents, xMajorAlignment: MajorValueAlignment<X>? = nil,
        yMajorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {}
    /// Makes a rule by values of x and of y.
    public init<Y: Plottable & Numeric>(
        xMatching: DateComponents, yUnit: Y, xMajorAlignment: MajorValueAlignment<Date>? = nil,
        yMajorAlignment: MajorValueAlignment<Y>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {}
    /// Makes a rule by values of x and of y.
    public init(
        xMatching: DateComponents, yMatching: DateComponents, xMajorAlignment: MajorValueAlignment<Date>? = nil,
        yMajorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {}

    public func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {}
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
    /// Scrolling comes to rest at values of x and of y.
    public static func valueAligned<X: Plottable & Numeric, Y: Plottable & Numeric>(
        xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil, yMajorAlignment: MajorValueAlignment<Y>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior(
            xUnit: xUnit, yUnit: yUnit, xMajorAlignment: xMajorAlignment, yMajorAlignment: yMajorAlignment, limitBehavior: limitBehavior)
    }

    /// Scrolling comes to rest at values of x and of y.
    public static func valueAligned<X: Plottable & Numeric>(
        xUnit: X, yMatching: DateComponents, xMajorAlignment: MajorValueAlignment<X>? = nil,
        yMajorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior(
            xUnit: xUnit, yMatching: yMatching, xMajorAlignment: xMajorAlignment, yMajorAlignment: yMajorAlignment,
            limitBehavior: limitBehavior)
    }

    /// Scrolling comes to rest at values of x and of y.
    public static func valueAligned<Y: Plottable & Numeric>(
        xMatching: DateComponents, yUnit: Y, xMajorAlignment: MajorValueAlignment<Date>? = nil,
        yMajorAlignment: MajorValueAlignment<Y>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior(
            xMatching: xMatching, yUnit: yUnit, xMajorAlignment: xMajorAlignment, yMajorAlignment: yMajorAlignment,
            limitBehavior: limitBehavior)
    }

    /// Scrolling comes to rest at values of x and of y.
    public static func valueAligned(
        xMatching: DateComponents, yMatching: DateComponents, xMajorAlignment: MajorValueAlignment<Date>? = nil,
        yMajorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior(
            xMatching: xMatching, yMatching: yMatching, xMajorAlignment: xMajorAlignment, yMajorAlignment: yMajorAlignment,
            limitBehavior: limitBehavior)
    }

    public static func valueAligned<P: Plottable & Numeric>(
        unit: P, majorAlignment: MajorValueAlignment<P>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior(unit: unit, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
    }

    public static func valueAligned(
        matching: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior(matching: matching, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
    }
}

/// The values at which a long scroll comes to rest.
public struct MajorValueAlignment<Value: Plottable>: Sendable {
    public static var page: MajorValueAlignment<Value> { MajorValueAlignment() }
    public static func unit(_ value: Value) -> MajorValueAlignment<Value> { MajorValueAlignment() }
    public static func matching(_ components: DateComponents) -> MajorValueAlignment<Value> { MajorValueAlignment() }
}

/// The limit on how far one scroll goes.
public struct ValueAlignedLimitBehavior: Hashable, Sendable {
    public static var automatic: ValueAlignedLimitBehavior { ValueAlignedLimitBehavior() }
    public static var always: ValueAlignedLimitBehavior { ValueAlignedLimitBehavior() }
    public static var never: ValueAlignedLimitBehavior { ValueAlignedLimitBehavior() }
}
