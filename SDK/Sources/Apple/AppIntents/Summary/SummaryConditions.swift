import Foundation
import VitrineWidgetArchive

/// One summary where a condition holds, another where it does not.
public struct ParameterSummaryWhenCondition<Intent: AppIntent>: ParameterSummary {
    private let archive: (_ParameterNames) -> IntentSummary?

    init(
        _ subject: @escaping (_ParameterNames) -> IntentSummary.Subject?, _ comparison: IntentSummary.Comparison,
        _ then: some ParameterSummary, _ otherwise: some ParameterSummary
    ) {
        archive = { names in
            guard let subject = subject(names), let then = then._archived(names) else { return nil }
            return .when(subject, comparison, then: then, otherwise: otherwise._archived(names))
        }
    }

    public init<Value: _IntentValue, Then: ParameterSummary, Otherwise: ParameterSummary>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: EquatableComparisonOperator, _ value: Value.UnwrappedType,
        @ParameterSummaryBuilder<Intent> _ then: () -> Then, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        let stored = [Value._wrapped(value)._stored]
        self.init(
            { $0.name(of: keyPath).map { .parameter($0) } }, comparison == .equalTo ? .equals(stored) : .differs(stored), then(),
            otherwise())
    }

    public init<Value: _IntentValue, Then: ParameterSummary>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: EquatableComparisonOperator, _ value: Value.UnwrappedType,
        @ParameterSummaryBuilder<Intent> _ then: () -> Then
    ) {
        self.init(keyPath, comparison, value, then) { _NoSummary<Intent>() }
    }

    public init<Value: _IntentValue, Then: ParameterSummary, Otherwise: ParameterSummary>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: OneOfComparisonOperator, _ values: [Value.UnwrappedType],
        @ParameterSummaryBuilder<Intent> _ then: () -> Then, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        let stored = values.map { Value._wrapped($0)._stored }
        self.init(
            { $0.name(of: keyPath).map { .parameter($0) } }, .equals(stored), then(),
            otherwise())
    }

    public init<Value: _IntentValue, Then: ParameterSummary, Otherwise: ParameterSummary>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: HasValueComparisonOperator,
        @ParameterSummaryBuilder<Intent> _ then: () -> Then, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init(
            { $0.name(of: keyPath).map { .parameter($0) } }, comparison == .hasAnyValue ? .hasValue : .hasNoValue, then(), otherwise())
    }

    public init<Value: _IntentValue, Then: ParameterSummary>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: HasValueComparisonOperator,
        @ParameterSummaryBuilder<Intent> _ then: () -> Then
    ) {
        self.init(keyPath, comparison, then) { _NoSummary<Intent>() }
    }

    public init<Then: ParameterSummary, Otherwise: ParameterSummary>(
        widgetFamily comparison: EquatableComparisonOperator, _ family: IntentWidgetFamily,
        @ParameterSummaryBuilder<Intent> _ then: () -> Then, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        let stored = [family._stored]
        self.init({ _ in .family }, comparison == .equalTo ? .equals(stored) : .differs(stored), then(), otherwise())
    }

    public init<Then: ParameterSummary, Otherwise: ParameterSummary>(
        widgetFamily comparison: OneOfComparisonOperator, _ families: [IntentWidgetFamily],
        @ParameterSummaryBuilder<Intent> _ then: () -> Then, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        let stored = families.map(\._stored)
        self.init({ _ in .family }, .equals(stored), then(), otherwise())
    }

    public func _archived(_ names: _ParameterNames) -> IntentSummary? { archive(names) }
}
