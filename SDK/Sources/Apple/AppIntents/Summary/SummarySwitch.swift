import Foundation
import VitrineWidgetArchive

/// One of several summaries, by a value.
public struct ParameterSummarySwitchCondition<Intent: AppIntent>: ParameterSummary {
    /// The family of the widget that is edited, as what a summary chooses by.
    public enum WidgetFamily: Hashable, Sendable {
        /// The family that the widget was placed in.
        case widgetFamily
    }

    private let archive: (_ParameterNames) -> IntentSummary?

    /// Makes a choice of summaries by a parameter's value.
    public init<Value: _IntentValue>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
        @ParameterSummaryCaseBuilder<Intent, Value.UnwrappedType> _ cases: () -> ParameterSummaryTupleCaseCondition<
            Intent, Value.UnwrappedType
        >
    ) {
        self.init({ $0.name(of: keyPath).map { .parameter($0) } }, cases().branches)
    }

    /// Makes a choice of summaries by the widget's family.
    public init(
        _ family: WidgetFamily,
        @ParameterSummaryCaseBuilder<Intent, IntentWidgetFamily> _ cases: () -> ParameterSummaryTupleCaseCondition<
            Intent, IntentWidgetFamily
        >
    ) {
        self.init({ _ in .family }, cases().branches)
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

/// The cases of a switch, in their order.
public struct ParameterSummaryTupleCaseCondition<Intent: AppIntent, Value> {
    let branches: [ParameterSummaryBranch<Intent>]
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
    public static func buildBlock(
        _ branches: [ParameterSummaryBranch<Intent>]...
    ) -> ParameterSummaryTupleCaseCondition<Intent, Value> {
        ParameterSummaryTupleCaseCondition(branches: branches.flatMap { $0 })
    }
}
