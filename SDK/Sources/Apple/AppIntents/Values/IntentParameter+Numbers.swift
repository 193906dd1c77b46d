import Foundation
import FoundationMissing

// Numbers: how they are set, and from where to where.

extension IntentParameter {
    /// The control with which a whole number is set.
    public enum IntControlStyle: Hashable, Sendable {
        /// The number is set by a field.
        case field
        /// The number is set by a minus and a plus.
        case stepper
    }

    /// The control with which a number is set.
    public enum DoubleControlStyle: Hashable, Sendable {
        /// The number is set by a field.
        case field
        /// The number is set by a minus and a plus.
        case stepper
        /// The number is set by a knob on a line.
        case slider
    }

    /// The range in which a value lies, both bounds included.
    public typealias InclusiveRange<Bound: Comparable> = (lowerBound: Bound, upperBound: Bound)
}

/// The range in which a value lies, as a parameter keeps it.
struct ParameterBounds<Bound: Comparable & Sendable>: Sendable {
    let lower: Bound
    let upper: Bound

    init(_ range: (lowerBound: Bound, upperBound: Bound)) { (lower, upper) = (range.lowerBound, range.upperBound) }
    var range: (lowerBound: Bound, upperBound: Bound) { (lower, upper) }
}

extension IntentParameter where Value.UnwrappedType == Int {
    /// A number within bounds.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default defaultValue: Int? = nil,
        controlStyle: IntControlStyle = .field, inclusiveRange: (lowerBound: Int, upperBound: Int),
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        var facts = ParameterFacts(title, description)
        facts.controlStyle = controlStyle
        facts.bounds = ParameterBounds(inclusiveRange)
        facts.kind = .int(minimum: inclusiveRange.lowerBound, maximum: inclusiveRange.upperBound)
        self.init(facts, default: defaultValue.map { Value._wrapped($0) })
    }

    /// A number within bounds, with values to choose from.
    public convenience init<Options: DynamicOptionsProvider>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default defaultValue: Int? = nil,
        controlStyle: IntControlStyle = .field, inclusiveRange: (lowerBound: Int, upperBound: Int),
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Options
    ) where Options.Result.Result == Value.ValueType {
        var facts = ParameterFacts(title, description)
        facts.controlStyle = controlStyle
        facts.bounds = ParameterBounds(inclusiveRange)
        facts.kind = .int(minimum: inclusiveRange.lowerBound, maximum: inclusiveRange.upperBound)
        facts.options = optionsProvider
        self.init(facts, default: defaultValue.map { Value._wrapped($0) })
    }

    /// A number within bounds, with what makes it of other types.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default defaultValue: Int? = nil,
        controlStyle: IntControlStyle = .field, inclusiveRange: (lowerBound: Int, upperBound: Int),
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Spec.Output == Value.UnwrappedType {
        var facts = ParameterFacts(title, description)
        facts.controlStyle = controlStyle
        facts.bounds = ParameterBounds(inclusiveRange)
        facts.kind = .int(minimum: inclusiveRange.lowerBound, maximum: inclusiveRange.upperBound)
        self.init(facts, default: defaultValue.map { Value._wrapped($0) })
    }

    /// A number within bounds, with values to choose from and what makes it of other types.
    public convenience init<Options: DynamicOptionsProvider, Spec: ResolverSpecification>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default defaultValue: Int? = nil,
        controlStyle: IntControlStyle = .field, inclusiveRange: (lowerBound: Int, upperBound: Int),
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Options,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Options.Result.Result == Value.ValueType, Spec.Output == Value.UnwrappedType {
        var facts = ParameterFacts(title, description)
        facts.controlStyle = controlStyle
        facts.bounds = ParameterBounds(inclusiveRange)
        facts.kind = .int(minimum: inclusiveRange.lowerBound, maximum: inclusiveRange.upperBound)
        facts.options = optionsProvider
        self.init(facts, default: defaultValue.map { Value._wrapped($0) })
    }

    /// A number that is set in one way.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default defaultValue: Int? = nil,
        controlStyle: IntControlStyle, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        var facts = ParameterFacts(title, description)
        facts.controlStyle = controlStyle
        self.init(facts, default: defaultValue.map { Value._wrapped($0) })
    }

    /// A number that is set in one way, with values to choose from.
    public convenience init<Options: DynamicOptionsProvider>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default defaultValue: Int? = nil,
        controlStyle: IntControlStyle, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Options
    ) where Options.Result.Result == Value.ValueType {
        var facts = ParameterFacts(title, description)
        facts.controlStyle = controlStyle
        facts.options = optionsProvider
        self.init(facts, default: defaultValue.map { Value._wrapped($0) })
    }

    /// A number that is set in one way, with what makes it of other types.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default defaultValue: Int? = nil,
        controlStyle: IntControlStyle, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Spec.Output == Value.UnwrappedType {
        var facts = ParameterFacts(title, description)
        facts.controlStyle = controlStyle
        self.init(facts, default: defaultValue.map { Value._wrapped($0) })
    }

    /// A number that is set in one way, with values to choose from and what makes it of other types.
    public convenience init<Options: DynamicOptionsProvider, Spec: ResolverSpecification>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default defaultValue: Int? = nil,
        controlStyle: IntControlStyle, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Options,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Options.Result.Result == Value.ValueType, Spec.Output == Value.UnwrappedType {
        var facts = ParameterFacts(title, description)
        facts.controlStyle = controlStyle
        facts.options = optionsProvider
        self.init(facts, default: defaultValue.map { Value._wrapped($0) })
    }
}

extension IntentParameter where Value.UnwrappedType == Double {
    /// A number within bounds.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default defaultValue: Double? = nil,
        controlStyle: DoubleControlStyle = .stepper, inclusiveRange: (lowerBound: Double, upperBound: Double),
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        var facts = ParameterFacts(title, description)
        facts.controlStyle = controlStyle
        facts.bounds = ParameterBounds(inclusiveRange)
        facts.kind = .double(minimum: inclusiveRange.lowerBound, maximum: inclusiveRange.upperBound)
        self.init(facts, default: defaultValue.map { Value._wrapped($0) })
    }

    /// A number within bounds, with values to choose from.
    public convenience init<Options: DynamicOptionsProvider>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default defaultValue: Double? = nil,
        controlStyle: DoubleControlStyle = .stepper, inclusiveRange: (lowerBound: Double, upperBound: Double),
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Options
    ) where Options.Result.Result == Value.ValueType {
        var facts = ParameterFacts(title, description)
        facts.controlStyle = controlStyle
        facts.bounds = ParameterBounds(inclusiveRange)
        facts.kind = .double(minimum: inclusiveRange.lowerBound, maximum: inclusiveRange.upperBound)
        facts.options = optionsProvider
        self.init(facts, default: defaultValue.map { Value._wrapped($0) })
    }

    /// A number within bounds, with what makes it of other types.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default defaultValue: Double? = nil,
        controlStyle: DoubleControlStyle = .stepper, inclusiveRange: (lowerBound: Double, upperBound: Double),
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Spec.Output == Value.UnwrappedType {
        var facts = ParameterFacts(title, description)
        facts.controlStyle = controlStyle
        facts.bounds = ParameterBounds(inclusiveRange)
        facts.kind = .double(minimum: inclusiveRange.lowerBound, maximum: inclusiveRange.upperBound)
        self.init(facts, default: defaultValue.map { Value._wrapped($0) })
    }

    /// A number within bounds, with values to choose from and what makes it of other types.
    public convenience init<Options: DynamicOptionsProvider, Spec: ResolverSpecification>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default defaultValue: Double? = nil,
        controlStyle: DoubleControlStyle = .stepper, inclusiveRange: (lowerBound: Double, upperBound: Double),
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Options,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Options.Result.Result == Value.ValueType, Spec.Output == Value.UnwrappedType {
        var facts = ParameterFacts(title, description)
        facts.controlStyle = controlStyle
        facts.bounds = ParameterBounds(inclusiveRange)
        facts.kind = .double(minimum: inclusiveRange.lowerBound, maximum: inclusiveRange.upperBound)
        facts.options = optionsProvider
        self.init(facts, default: defaultValue.map { Value._wrapped($0) })
    }

    /// A number that is set in one way.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default defaultValue: Double? = nil,
        controlStyle: DoubleControlStyle, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        var facts = ParameterFacts(title, description)
        facts.controlStyle = controlStyle
        self.init(facts, default: defaultValue.map { Value._wrapped($0) })
    }

    /// A number that is set in one way, with values to choose from.
    public convenience init<Options: DynamicOptionsProvider>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default defaultValue: Double? = nil,
        controlStyle: DoubleControlStyle, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Options
    ) where Options.Result.Result == Value.ValueType {
        var facts = ParameterFacts(title, description)
        facts.controlStyle = controlStyle
        facts.options = optionsProvider
        self.init(facts, default: defaultValue.map { Value._wrapped($0) })
    }

    /// A number that is set in one way, with what makes it of other types.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default defaultValue: Double? = nil,
        controlStyle: DoubleControlStyle, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Spec.Output == Value.UnwrappedType {
        var facts = ParameterFacts(title, description)
        facts.controlStyle = controlStyle
        self.init(facts, default: defaultValue.map { Value._wrapped($0) })
    }

    /// A number that is set in one way, with values to choose from and what makes it of other types.
    public convenience init<Options: DynamicOptionsProvider, Spec: ResolverSpecification>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default defaultValue: Double? = nil,
        controlStyle: DoubleControlStyle, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Options,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Options.Result.Result == Value.ValueType, Spec.Output == Value.UnwrappedType {
        var facts = ParameterFacts(title, description)
        facts.controlStyle = controlStyle
        facts.options = optionsProvider
        self.init(facts, default: defaultValue.map { Value._wrapped($0) })
    }
}

extension IntentParameter where Value.ValueType == Int {
    /// The control with which the number is set; nil where none was given.
    public var controlStyle: IntControlStyle? { facts.controlStyle as? IntControlStyle }
    /// The range in which the number lies, where that was said.
    public var inclusiveRange: InclusiveRange<Int>? { (facts.bounds as? ParameterBounds<Int>)?.range }
}

extension IntentParameterContext where Value.ValueType == Int {
    /// The control with which the number is set; nil where none was given.
    public var controlStyle: IntentParameter<Value>.IntControlStyle? { parameter.controlStyle }
    /// The range in which the number lies, where that was said.
    public var inclusiveRange: IntentParameter<Value>.InclusiveRange<Int>? { parameter.inclusiveRange }
}

extension IntentParameter where Value.ValueType == Double {
    /// The control with which the number is set; nil where none was given.
    public var controlStyle: DoubleControlStyle? { facts.controlStyle as? DoubleControlStyle }
    /// The range in which the number lies, where that was said.
    public var inclusiveRange: InclusiveRange<Double>? { (facts.bounds as? ParameterBounds<Double>)?.range }
}

extension IntentParameterContext where Value.ValueType == Double {
    /// The control with which the number is set; nil where none was given.
    public var controlStyle: IntentParameter<Value>.DoubleControlStyle? { parameter.controlStyle }
    /// The range in which the number lies, where that was said.
    public var inclusiveRange: IntentParameter<Value>.InclusiveRange<Double>? { parameter.inclusiveRange }
}
