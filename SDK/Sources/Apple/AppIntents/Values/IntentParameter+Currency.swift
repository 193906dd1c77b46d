import Foundation
import FoundationMissing

// Amounts of money.

extension IntentParameter where Value.ValueType == IntentCurrencyAmount {
    /// An amount of money in some currencies.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, currencyCodes: [String],
        inclusiveRange: (lowerBound: Decimal, upperBound: Decimal)? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        var facts = ParameterFacts(title, description)
        facts.currencyCodes = currencyCodes
        facts.bounds = inclusiveRange.map { ParameterBounds($0) }
        self.init(facts, default: defaultValue.map { Value._wrapped($0) })
    }

    /// An amount of money in some currencies, with values to choose from.
    public convenience init<Options: DynamicOptionsProvider>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, currencyCodes: [String],
        inclusiveRange: (lowerBound: Decimal, upperBound: Decimal)? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Options
    ) where Options.Result.Result == Value.ValueType {
        var facts = ParameterFacts(title, description)
        facts.currencyCodes = currencyCodes
        facts.bounds = inclusiveRange.map { ParameterBounds($0) }
        facts.options = optionsProvider
        self.init(facts, default: defaultValue.map { Value._wrapped($0) })
    }

    /// An amount of money in some currencies, with what makes it of other types.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, currencyCodes: [String],
        inclusiveRange: (lowerBound: Decimal, upperBound: Decimal)? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Spec.Output == Value.UnwrappedType {
        var facts = ParameterFacts(title, description)
        facts.currencyCodes = currencyCodes
        facts.bounds = inclusiveRange.map { ParameterBounds($0) }
        self.init(facts, default: defaultValue.map { Value._wrapped($0) })
    }

    /// An amount of money in some currencies, with values to choose from and what makes it of other types.
    public convenience init<Options: DynamicOptionsProvider, Spec: ResolverSpecification>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, currencyCodes: [String],
        inclusiveRange: (lowerBound: Decimal, upperBound: Decimal)? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Options,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Options.Result.Result == Value.ValueType, Spec.Output == Value.UnwrappedType {
        var facts = ParameterFacts(title, description)
        facts.currencyCodes = currencyCodes
        facts.bounds = inclusiveRange.map { ParameterBounds($0) }
        facts.options = optionsProvider
        self.init(facts, default: defaultValue.map { Value._wrapped($0) })
    }

    /// An amount of money within bounds.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, inclusiveRange: (lowerBound: Decimal, upperBound: Decimal),
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        var facts = ParameterFacts(title, description)
        facts.bounds = ParameterBounds(inclusiveRange)
        self.init(facts, default: defaultValue.map { Value._wrapped($0) })
    }
}

extension IntentParameter where Value.ValueType == IntentCurrencyAmount {
    /// The currencies to choose from, where that was said.
    public var currencyCodes: [String]? { facts.currencyCodes }
    /// The range in which the amount lies, where that was said.
    public var inclusiveRange: InclusiveRange<Decimal>? { (facts.bounds as? ParameterBounds<Decimal>)?.range }
}

extension IntentParameterContext where Value.ValueType == IntentCurrencyAmount {
    /// The currencies to choose from, where that was said.
    public var currencyCodes: [String]? { parameter.currencyCodes }
    /// The range in which the amount lies, where that was said.
    public var inclusiveRange: IntentParameter<Value>.InclusiveRange<Decimal>? { parameter.inclusiveRange }
}
