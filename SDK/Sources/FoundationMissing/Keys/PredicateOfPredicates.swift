import Foundation

// `#Predicate` on Linux knows no `evaluate` within a predicate, by which Apple's puts one together of others. It knows `contains`, which
// copies of sources say in its place: as the macro does not look at what is asked, a predicate may have one too.

extension Predicate {
    /// Whether the predicate holds for a value: what `evaluate` says within another predicate.
    public func contains(_ input: repeat each Input) -> Bool { (try? evaluate(repeat each input)) ?? false }
}

extension PredicateExpressions {
    /// Another predicate within a predicate.
    public struct _OtherPredicate<Input>: StandardPredicateExpression {
        public typealias Output = Predicate<Input>
        let predicate: Predicate<Input>

        public func evaluate(_ bindings: PredicateBindings) -> Predicate<Input> { predicate }

        init(_ predicate: Predicate<Input>) { self.predicate = predicate }
        /// - Throws: always, as no predicate is coded on Linux.
        public init(from decoder: any Decoder) throws {
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no predicate is coded here"))
        }
        /// - Throws: always, as no predicate is coded on Linux.
        public func encode(to encoder: any Encoder) throws {
            throw EncodingError.invalidValue(
                predicate, .init(codingPath: encoder.codingPath, debugDescription: "no predicate is coded here"))
        }
    }

    /// Whether another predicate holds.
    public struct PredicateEvaluate<Condition: PredicateExpression, Value: PredicateExpression>: PredicateExpression
    where Condition.Output == Predicate<Value.Output> {
        public typealias Output = Bool
        public let predicate: Condition
        public let input: Value

        public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
            try predicate.evaluate(bindings).evaluate(input.evaluate(bindings))
        }
    }

    public static func build_Arg<Input>(_ arg: Predicate<Input>) -> _OtherPredicate<Input> { _OtherPredicate(arg) }
    public static func build_contains<Condition, Value>(_ predicate: Condition, _ input: Value) -> PredicateEvaluate<Condition, Value>
    where Condition.Output == Predicate<Value.Output> { PredicateEvaluate(predicate: predicate, input: input) }
}

extension PredicateExpressions.PredicateEvaluate: Sendable where Condition: Sendable, Value: Sendable {}
extension PredicateExpressions.PredicateEvaluate: Codable where Condition: Codable, Value: Codable {}
extension PredicateExpressions.PredicateEvaluate: StandardPredicateExpression
where Condition: StandardPredicateExpression, Value: StandardPredicateExpression {}
