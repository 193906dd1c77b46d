import Foundation
import VitrineWidgetArchive

/// The operator by which a value is compared in a summary.
public enum EquatableComparisonOperator: Hashable, Sendable {
    case equalTo, notEqualTo
}

/// The operator by which a number or a date is compared in a summary.
public enum ComparableComparisonOperator: Hashable, Sendable {
    case greaterThan, greaterThanOrEqualTo, lessThan, lessThanOrEqualTo

    func archived(_ value: IntentValue) -> IntentSummary.Comparison {
        switch self {
        case .greaterThan: .exceeds(value, orEquals: false)
        case .greaterThanOrEqualTo: .exceeds(value, orEquals: true)
        case .lessThan: .staysBelow(value, orEquals: false)
        case .lessThanOrEqualTo: .staysBelow(value, orEquals: true)
        }
    }
}

/// The operator by which a text is compared in a summary.
public enum StringComparisonOperator: Hashable, Sendable {
    case contains, doesNotContain, hasPrefix, hasSuffix

    func archived(_ words: String) -> IntentSummary.Comparison {
        switch self {
        case .contains: .contains(words)
        case .doesNotContain: .lacks(words)
        case .hasPrefix: .begins(words)
        case .hasSuffix: .ends(words)
        }
    }
}

public enum HasValueComparisonOperator: Hashable, Sendable {
    case hasAnyValue, hasNoValue
}

public enum OneOfComparisonOperator: Hashable, Sendable {
    case oneOf
}

extension ParameterSummaryWhenCondition {
    public init<Value: _IntentValue, Then: ParameterSummary, Otherwise: ParameterSummary>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ComparableComparisonOperator, _ value: Value.UnwrappedType,
        @ParameterSummaryBuilder<Intent> _ then: () -> Then, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Value.UnwrappedType: Comparable {
        self.init(
            { $0.name(of: keyPath).map { .parameter($0) } }, comparison.archived(Value._wrapped(value)._stored), then(), otherwise())
    }

    public init<Value: _IntentValue, Then: ParameterSummary, Otherwise: ParameterSummary>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: StringComparisonOperator, _ value: String,
        @ParameterSummaryBuilder<Intent> _ then: () -> Then, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Value.UnwrappedType == String {
        self.init({ $0.name(of: keyPath).map { .parameter($0) } }, comparison.archived(value), then(), otherwise())
    }

    /// Makes a condition by an item's id.
    public init<Value: _IntentValue, Then: ParameterSummary, Otherwise: ParameterSummary>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, identifier comparison: EquatableComparisonOperator,
        _ value: Value.ValueType.ID, @ParameterSummaryBuilder<Intent> _ then: () -> Then,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Value.ValueType: AppEntity {
        let stored = [IntentValue.entity(id: value.entityIdentifierString)]
        self.init(
            { $0.name(of: keyPath).map { .parameter($0) } }, comparison == .equalTo ? .equals(stored) : .differs(stored), then(),
            otherwise())
    }

    /// Makes a condition by several items' ids.
    public init<Value: _IntentValue, Then: ParameterSummary, Otherwise: ParameterSummary>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, identifier comparison: OneOfComparisonOperator, _ values: [Value.ValueType.ID],
        @ParameterSummaryBuilder<Intent> _ then: () -> Then, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Value.ValueType: AppEntity {
        let stored = values.map { IntentValue.entity(id: $0.entityIdentifierString) }
        self.init({ $0.name(of: keyPath).map { .parameter($0) } }, .equals(stored), then(), otherwise())
    }
}
