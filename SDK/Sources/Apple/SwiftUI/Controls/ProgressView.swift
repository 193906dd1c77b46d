import Foundation

/// A view that shows how far a task has come, or that it is under way.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
    let configuration: ProgressViewStyleConfiguration

    init(_ configuration: ProgressViewStyleConfiguration) { self.configuration = configuration }

    nonisolated private static func configuration(
        _ fraction: Double?, _ dates: ProgressDates? = nil, _ label: Label, _ current: CurrentValueLabel
    ) -> ProgressViewStyleConfiguration {
        ProgressViewStyleConfiguration(
            fractionCompleted: fraction, label: ControlPart.unlessEmpty(label).map { .init(part: $0) },
            currentValueLabel: ControlPart.unlessEmpty(current).map { .init(part: $0) }, dates: dates)
    }

    /// The share of a value in the total, between 0 and 1; nil where there is no value.
    nonisolated private static func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
        guard let value else { return nil }
        let share = Double(value) / Double(total)
        return share.isNaN ? 0 : min(max(share, 0), 1)
    }

    nonisolated public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        configuration = Self.configuration(Self.fraction(value, of: total), nil, label(), currentValueLabel())
    }

    /// Follows the clock between two dates.
    nonisolated public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        configuration = Self.configuration(
            nil, ProgressDates(interval: timerInterval, countsDown: countsDown), label(), currentValueLabel())
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    nonisolated public init() where Label == EmptyView { self.init { EmptyView() } }

    nonisolated public init(@ViewBuilder label: () -> Label) {
        configuration = Self.configuration(nil, nil, label(), EmptyView())
    }

    nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text { self.init { Text(titleKey) } }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S) where Label == Text { self.init { Text(title) } }

    nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(value: value, total: total) { EmptyView() }
    }

    nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(value: value, total: total, label: label) { EmptyView() }
    }

    nonisolated public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) where Label == Text {
        self.init(value: value, total: total) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) where Label == Text {
        self.init(value: value, total: total) { Text(title) }
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// The state of a `Progress` as it is now, without its words.
    nonisolated public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
        self.init(value: progress.isIndeterminate ? nil : progress.fractionCompleted)
    }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
    nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
            DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
        }
    }

    nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
        self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
    }
}

extension ProgressView
where Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel {
    /// A progress view of a style's parts, drawn in the style around.
    nonisolated public init(_ configuration: ProgressViewStyleConfiguration) { self.configuration = configuration }
}

/// The time left of an interval, or passed in it.
public struct DefaultDateProgressLabel {
    let interval: ClosedRange<Date>
    let countsDown: Bool
}

extension DefaultDateProgressLabel: View {
    public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}

extension ProgressView: View, _PrimitiveView {
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        let start = nodes.nodes.count
        nodes.appendStyled(view.configuration, inputs) { DefaultProgressViewStyle().makeBody(configuration: view.configuration) }
        nodes.speakAsMeter(
            from: start, label: view.configuration.label?.part, current: view.configuration.currentValueLabel?.part,
            fraction: view.configuration.fractionCompleted, kind: "ProgressView", inputs)
    }
}
