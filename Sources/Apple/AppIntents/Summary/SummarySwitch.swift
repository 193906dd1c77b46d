import Foundation
import WidgetArchive

/// The family of the widget that is edited, as what a summary chooses by.
public struct ParameterSummaryFamily: Sendable {
    public static let widgetFamily = ParameterSummaryFamily()
}

/// One of several summaries, by a value.
public struct ParameterSummarySwitchCondition<Intent: AppIntent>: ParameterSummary {
    private let archive: (_ParameterNames) -> IntentSummary?

    public init<Value: _IntentValue>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
        @ParameterSummaryCaseBuilder<Intent, Value.UnwrappedType> _ cases: () -> [ParameterSummaryBranch<Intent>]
    ) {
        self.init({ $0.name(of: keyPath).map { .parameter($0) } }, cases())
    }

    public init(
        _ family: ParameterSummaryFamily,
        @ParameterSummaryCaseBuilder<Intent, IntentWidgetFamily> _ cases: () -> [ParameterSummaryBranch<Intent>]
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

/// A summary for one value, or for some.
public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value> {
    let branch: ParameterSummaryBranch<Intent>

    private init(_ values: [IntentValue], _ content: some ParameterSummary) {
        branch = ParameterSummaryBranch(values: values, summary: content._archived)
    }
}

extension ParameterSummaryCaseCondition where Value: _IntentValue {
    public init<Content: ParameterSummary>(_ value: Value, @ParameterSummaryBuilder<Intent> _ content: () -> Content) {
        self.init([value._stored], content())
    }

    public init<Content: ParameterSummary>(_ values: [Value], @ParameterSummaryBuilder<Intent> _ content: () -> Content) {
        self.init(values.map(\._stored), content())
    }
}

extension ParameterSummaryCaseCondition where Value == IntentWidgetFamily {
    public init<Content: ParameterSummary>(_ family: IntentWidgetFamily, @ParameterSummaryBuilder<Intent> _ content: () -> Content) {
        self.init([.choice(family.name.rawValue)], content())
    }

    public init<Content: ParameterSummary>(_ families: [IntentWidgetFamily], @ParameterSummaryBuilder<Intent> _ content: () -> Content) {
        self.init(families.map { .choice($0.name.rawValue) }, content())
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
@resultBuilder public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value> {
    public static func buildExpression(_ one: ParameterSummaryCaseCondition<Intent, Value>) -> [ParameterSummaryBranch<Intent>] {
        [one.branch]
    }
    public static func buildExpression(_ rest: ParameterSummaryDefaultCaseCondition<Intent>) -> [ParameterSummaryBranch<Intent>] {
        [rest.branch]
    }
    public static func buildBlock(_ branches: [ParameterSummaryBranch<Intent>]...) -> [ParameterSummaryBranch<Intent>] {
        branches.flatMap { $0 }
    }
}
