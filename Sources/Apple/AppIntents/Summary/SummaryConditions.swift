import Foundation
import WidgetArchive

/// How a value is compared in a summary.
public enum ComparableComparisonOperator: Hashable, Sendable {
    case equalTo, notEqualTo
}
public enum HasValueComparisonOperator: Hashable, Sendable {
    case hasAnyValue, hasNoValue
}
public enum ContainerComparisonOperator: Hashable, Sendable {
    case oneOf, notOneOf
}

/// The family of the widget that is edited, as what a summary chooses by.
public struct ParameterSummaryFamily: Sendable {
    public static let widgetFamily = ParameterSummaryFamily()
}

/// One summary where a condition holds, another where it does not.
public struct ParameterSummaryWhenCondition<Intent: AppIntent>: ParameterSummary {
    private let archive: (_ParameterNames) -> IntentSummary?

    private init(
        _ subject: @escaping (_ParameterNames) -> IntentSummary.Subject?, _ comparison: IntentSummary.Comparison,
        _ then: some ParameterSummary, _ otherwise: some ParameterSummary
    ) {
        archive = { names in
            guard let subject = subject(names), let then = then._archived(names) else { return nil }
            return .when(subject, comparison, then: then, otherwise: otherwise._archived(names))
        }
    }

    public init<Value: _IntentValue, Then: ParameterSummary, Otherwise: ParameterSummary>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ComparableComparisonOperator, _ value: Value.UnwrappedType,
        @ParameterSummaryBuilder<Intent> _ then: () -> Then, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        let stored = [Value._wrapped(value)._stored]
        self.init(
            { $0.name(of: keyPath).map { .parameter($0) } }, comparison == .equalTo ? .equals(stored) : .differs(stored), then(),
            otherwise())
    }

    public init<Value: _IntentValue, Then: ParameterSummary>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ComparableComparisonOperator, _ value: Value.UnwrappedType,
        @ParameterSummaryBuilder<Intent> _ then: () -> Then
    ) {
        self.init(keyPath, comparison, value, then) { _NoSummary<Intent>() }
    }

    public init<Value: _IntentValue, Then: ParameterSummary, Otherwise: ParameterSummary>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ContainerComparisonOperator, _ values: [Value.UnwrappedType],
        @ParameterSummaryBuilder<Intent> _ then: () -> Then, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        let stored = values.map { Value._wrapped($0)._stored }
        self.init(
            { $0.name(of: keyPath).map { .parameter($0) } }, comparison == .oneOf ? .equals(stored) : .differs(stored), then(),
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
        widgetFamily comparison: ComparableComparisonOperator, _ family: IntentWidgetFamily,
        @ParameterSummaryBuilder<Intent> _ then: () -> Then, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        let stored = [IntentValue.choice(family.name.rawValue)]
        self.init({ _ in .family }, comparison == .equalTo ? .equals(stored) : .differs(stored), then(), otherwise())
    }

    public init<Then: ParameterSummary, Otherwise: ParameterSummary>(
        widgetFamily comparison: ContainerComparisonOperator, _ families: [IntentWidgetFamily],
        @ParameterSummaryBuilder<Intent> _ then: () -> Then, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        let stored = families.map { IntentValue.choice($0.name.rawValue) }
        self.init({ _ in .family }, comparison == .oneOf ? .equals(stored) : .differs(stored), then(), otherwise())
    }

    public func _archived(_ names: _ParameterNames) -> IntentSummary? { archive(names) }
}

/// One of several summaries, by a value.
public struct ParameterSummarySwitchCondition<Intent: AppIntent>: ParameterSummary {
    private let archive: (_ParameterNames) -> IntentSummary?

    public init<Value: _IntentValue>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
        @ParameterSummaryCaseBuilder<Intent> _ cases: () -> [ParameterSummaryBranch<Intent>]
    ) {
        self.init({ $0.name(of: keyPath).map { .parameter($0) } }, cases())
    }

    public init(
        _ family: ParameterSummaryFamily, @ParameterSummaryCaseBuilder<Intent> _ cases: () -> [ParameterSummaryBranch<Intent>]
    ) {
        self.init({ _ in .family }, cases())
    }

    private init(_ subject: @escaping (_ParameterNames) -> IntentSummary.Subject?, _ cases: [ParameterSummaryBranch<Intent>]) {
        archive = { names in
            guard let subject = subject(names) else { return nil }
            let branches = cases.compactMap { branch in
                branch.values.flatMap { values in
                    branch.summary(names).map { IntentSummary.Branch(values: values, summary: $0) }
                }
            }
            return .choose(subject, branches, otherwise: cases.last { $0.values == nil }?.summary(names))
        }
    }

    public func _archived(_ names: _ParameterNames) -> IntentSummary? { archive(names) }
}

/// One case of a switch; the default has no values.
public struct ParameterSummaryBranch<Intent: AppIntent> {
    let values: [IntentValue]?
    let summary: (_ParameterNames) -> IntentSummary?
}

/// A summary for one value.
public struct ParameterSummaryCaseCondition<Intent: AppIntent> {
    let branch: ParameterSummaryBranch<Intent>

    public init<Value: _IntentValue, Content: ParameterSummary>(
        _ value: Value, @ParameterSummaryBuilder<Intent> _ content: () -> Content
    ) {
        let content = content()
        branch = ParameterSummaryBranch(values: [value._stored], summary: content._archived)
    }

    public init<Value: _IntentValue, Content: ParameterSummary>(
        _ values: [Value], @ParameterSummaryBuilder<Intent> _ content: () -> Content
    ) {
        let content = content()
        branch = ParameterSummaryBranch(values: values.map(\._stored), summary: content._archived)
    }

    public init<Content: ParameterSummary>(_ family: IntentWidgetFamily, @ParameterSummaryBuilder<Intent> _ content: () -> Content) {
        let content = content()
        branch = ParameterSummaryBranch(values: [.choice(family.name.rawValue)], summary: content._archived)
    }
}

/// A summary for every other value.
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent> {
    let branch: ParameterSummaryBranch<Intent>

    public init<Content: ParameterSummary>(@ParameterSummaryBuilder<Intent> _ content: () -> Content) {
        let content = content()
        branch = ParameterSummaryBranch(values: nil, summary: content._archived)
    }
}

/// Collects the cases of a switch.
@resultBuilder public enum ParameterSummaryCaseBuilder<Intent: AppIntent> {
    public static func buildExpression(_ one: ParameterSummaryCaseCondition<Intent>) -> [ParameterSummaryBranch<Intent>] { [one.branch] }
    public static func buildExpression(_ rest: ParameterSummaryDefaultCaseCondition<Intent>) -> [ParameterSummaryBranch<Intent>] {
        [rest.branch]
    }
    public static func buildBlock(_ branches: [ParameterSummaryBranch<Intent>]...) -> [ParameterSummaryBranch<Intent>] {
        branches.flatMap { $0 }
    }
}
