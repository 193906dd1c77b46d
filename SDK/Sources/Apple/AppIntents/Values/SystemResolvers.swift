import Foundation
import FoundationMissing

// The system's own resolvers. Each is a function of its input and of the parameter's bounds.

/// A resolver that keeps to the parameter's bounds.
public protocol RangeCheckingResolver: Resolver {}

/// A value that bounds can be set for.
public protocol RangeComparableProperty: _IntentValue, Comparable {}

extension Int: RangeComparableProperty {}
extension Double: RangeComparableProperty {}

extension RangeCheckingResolver {
    /// - Throws: `AppIntentError.wrongValue` where the value is outside of the parameter's bounds.
    public func checkParameterRangeContains<Value: RangeComparableProperty>(
        value: Value, context: IntentParameterContext<Output>
    ) throws where Value == Output.ValueType {
        guard let bounds = context.parameter.facts.bounds as? ParameterBounds<Value> else { return }
        guard value >= bounds.lower, value <= bounds.upper else {
            throw AppIntentError.wrongValue(parameter: String(localized: context.title), found: "\(value)")
        }
    }
}

/// A whole number as it is.
public struct IntResolver: RangeCheckingResolver, Hashable {
    public typealias Input = Int
    public typealias Output = Int

    /// Makes a resolver, which has nothing to set.
    public init() {}

    /// Returns the value.
    public func resolve(from input: Int, context: IntentParameterContext<Int>) async throws -> Int? {
        try checkParameterRangeContains(value: input, context: context)
        return input
    }
}

/// A whole number of any number.
public struct IntFromDoubleResolver: RangeCheckingResolver, Hashable {
    public typealias Input = Double
    public typealias Output = Int

    /// The rule by which a fraction is rounded.
    public var roundingRule: FloatingPointRoundingRule

    /// - Parameter roundingRule: how a fraction is rounded.
    public init(roundingRule: FloatingPointRoundingRule = .towardZero) { self.roundingRule = roundingRule }

    /// Makes a whole number of a number; nil where it cannot be made.
    public func resolve(from input: Double, context: IntentParameterContext<Int>) async throws -> Int? {
        guard let value = Int(exactly: input.rounded(roundingRule)) else { return nil }
        try checkParameterRangeContains(value: value, context: context)
        return value
    }
}

/// A whole number of digits.
public struct IntFromStringResolver: RangeCheckingResolver, Hashable {
    public typealias Input = String
    public typealias Output = Int

    /// The base of the digits.
    public var radix: Int

    /// - Parameter radix: the base of the digits, 2 to 36.
    public init(radix: Int = 10) { self.radix = radix }

    /// Makes a whole number of digits; nil where it cannot be made.
    public func resolve(from input: String, context: IntentParameterContext<Int>) async throws -> Int? {
        guard (2...36).contains(radix), let value = Int(input, radix: radix) else { return nil }
        try checkParameterRangeContains(value: value, context: context)
        return value
    }
}

/// A number as it is.
public struct DoubleResolver: RangeCheckingResolver, Hashable {
    public typealias Input = Double
    public typealias Output = Double

    /// Makes a resolver, which has nothing to set.
    public init() {}

    /// Returns the value.
    public func resolve(from input: Double, context: IntentParameterContext<Double>) async throws -> Double? {
        try checkParameterRangeContains(value: input, context: context)
        return input
    }
}

/// A number of a whole one.
public struct DoubleFromIntResolver: RangeCheckingResolver, Hashable {
    public typealias Input = Int
    public typealias Output = Double

    /// Makes a resolver, which has nothing to set.
    public init() {}

    /// Makes a number of a whole one; never nil.
    public func resolve(from input: Int, context: IntentParameterContext<Double>) async throws -> Double? {
        let value = Double(input)
        try checkParameterRangeContains(value: value, context: context)
        return value
    }
}

/// A number of digits.
public struct DoubleFromStringResolver: RangeCheckingResolver, Hashable {
    public typealias Input = String
    public typealias Output = Double

    /// Makes a resolver, which has nothing to set.
    public init() {}

    /// Makes a number of digits; nil where it cannot be made.
    public func resolve(from input: String, context: IntentParameterContext<Double>) async throws -> Double? {
        guard let value = Double(input) else { return nil }
        try checkParameterRangeContains(value: value, context: context)
        return value
    }
}

/// A yes or no of a word.
public struct BoolFromStringResolver: Resolver, Hashable {
    public typealias Input = String
    public typealias Output = Bool

    /// Makes a resolver, which has nothing to set.
    public init() {}

    /// Returns the value.
    public func resolve(from input: String, context: IntentParameterContext<Bool>) async throws -> Bool? {
        switch input.lowercased() {
        case "yes", "true", "on", "1": true
        case "no", "false", "off", "0": false
        default: nil
        }
    }
}

/// A link of a text.
public struct URLFromStringResolver: Resolver, Hashable {
    public typealias Input = String
    public typealias Output = URL

    /// Makes a resolver, which has nothing to set.
    public init() {}

    /// Makes a link of a text; nil where it cannot be made.
    public func resolve(from input: String, context: IntentParameterContext<URL>) async throws -> URL? {
        URL(string: input)
    }
}

/// A text with attributes of one without.
public struct AttributedStringFromStringResolver: Resolver, Hashable {
    public typealias Input = String
    public typealias Output = AttributedString

    /// Makes a resolver, which has nothing to set.
    public init() {}

    /// Makes a text with attributes of one without; never nil.
    public func resolve(from input: String, context: IntentParameterContext<AttributedString>) async throws -> AttributedString? {
        AttributedString(input)
    }
}

/// The digits of a whole number.
public struct StringFromIntResolver: Resolver, Hashable {
    public typealias Input = Int
    public typealias Output = String

    /// Makes a resolver, which has nothing to set.
    public init() {}

    /// Makes the digits of a whole number; never nil.
    public func resolve(from input: Int, context: IntentParameterContext<String>) async throws -> String? {
        "\(input)"
    }
}

/// The digits of a number.
public struct StringFromDoubleResolver: Resolver, Hashable {
    public typealias Input = Double
    public typealias Output = String

    /// Makes a resolver, which has nothing to set.
    public init() {}

    /// Makes the digits of a number; never nil.
    public func resolve(from input: Double, context: IntentParameterContext<String>) async throws -> String? {
        "\(input)"
    }
}
