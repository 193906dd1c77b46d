import Foundation

/// A value within a range, shown on a bar or an arc.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View> {
    let configuration: GaugeStyleConfiguration

    /// The place of `value` in `bounds`, from 0 to 1.
    nonisolated private static func fraction<V: BinaryFloatingPoint>(_ value: V, _ bounds: ClosedRange<V>) -> Double {
        let length = Double(bounds.upperBound) - Double(bounds.lowerBound)
        let share = (Double(value) - Double(bounds.lowerBound)) / length
        return share.isFinite ? min(max(share, 0), 1) : 0
    }

    nonisolated private init<V: BinaryFloatingPoint>(
        _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel, _ minimum: BoundsLabel, _ maximum: BoundsLabel,
        _ marked: MarkedValueLabels
    ) {
        configuration = GaugeStyleConfiguration(
            value: Self.fraction(value, bounds), label: .init(part: ControlPart(label)),
            currentValueLabel: ControlPart.unlessEmpty(current).map { .init(part: $0) },
            minimumValueLabel: ControlPart.unlessEmpty(minimum).map { .init(part: $0) },
            maximumValueLabel: ControlPart.unlessEmpty(maximum).map { .init(part: $0) }, hasLabel: Label.self != EmptyView.self)
    }

    nonisolated public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label)
    where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
        self.init(value, bounds, label(), EmptyView(), EmptyView(), EmptyView(), EmptyView())
    }

    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
        self.init(value, bounds, label(), currentValueLabel(), EmptyView(), EmptyView(), EmptyView())
    }

    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) where MarkedValueLabels == EmptyView {
        self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel(), EmptyView())
    }

    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) where BoundsLabel == EmptyView {
        self.init(value, bounds, label(), currentValueLabel(), EmptyView(), EmptyView(), markedValueLabels())
    }

    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel(), markedValueLabels())
    }
}

extension Gauge: View, _PrimitiveView {
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        if MarkedValueLabels.self != EmptyView.self {
            inputs.report("Gauge(markedValueLabels:) is declared and its marks are not drawn, as in every style of iOS")
        }
        let start = nodes.nodes.count
        nodes.appendStyled(view.configuration, inputs) { LinearCapacityGauge(configuration: view.configuration) }
        nodes.speakAsMeter(
            from: start, label: view.configuration.label.part, current: view.configuration.currentValueLabel?.part,
            fraction: view.configuration.value, kind: "Gauge", inputs)
    }
}
