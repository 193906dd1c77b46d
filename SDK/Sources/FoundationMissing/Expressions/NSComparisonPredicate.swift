import Foundation

/// A predicate that compares two expressions: `NSComparisonPredicate`, of which Foundation on Linux has nothing but the name. Sources say
/// that name, and their copies this one.
open class _SComparisonPredicate: NSPredicate {
    /// Whether the left side is one value, or all or any of a collection's.
    public enum Modifier: UInt, Sendable { case direct, all, any }

    /// The operator by which the sides are compared.
    public enum Operator: UInt, Sendable {
        case lessThan = 0, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo, matches, like, beginsWith, endsWith,
            `in`
        case customSelector
        case contains = 99, between

        /// The sign as a predicate's words say it; nil for a method, which only Objective-C calls by its name.
        fileprivate var sign: String? {
            switch self {
            case .lessThan: "<"
            case .lessThanOrEqualTo: "<="
            case .greaterThan: ">"
            case .greaterThanOrEqualTo: ">="
            case .equalTo: "=="
            case .notEqualTo: "!="
            case .matches: "MATCHES"
            case .like: "LIKE"
            case .beginsWith: "BEGINSWITH"
            case .endsWith: "ENDSWITH"
            case .in: "IN"
            case .contains: "CONTAINS"
            case .between: "BETWEEN"
            case .customSelector: nil
            }
        }
    }

    /// The options of a comparison: which differences between texts are ignored.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let caseInsensitive = Options(rawValue: 1)
        public static let diacriticInsensitive = Options(rawValue: 2)
        /// Texts are compared as they are; here they always are.
        public static let normalized = Options(rawValue: 4)
    }

    public let leftExpression: _SExpression
    public let rightExpression: _SExpression
    public let comparisonPredicateModifier: Modifier
    public let predicateOperatorType: Operator
    public let options: Options

    public init(
        leftExpression: _SExpression, rightExpression: _SExpression, modifier: Modifier, type: Operator, options: Options = []
    ) {
        (self.leftExpression, self.rightExpression) = (leftExpression, rightExpression)
        (comparisonPredicateModifier, predicateOperatorType, self.options) = (modifier, type, options)
        let letters = (options.contains(.caseInsensitive) ? "C" : "") + (options.contains(.diacriticInsensitive) ? "D" : "")
        let sign = type.sign.map { letters.isEmpty ? $0 : "\($0)[\(letters)]" }
        let holds = sign.flatMap(PredicateComparison.holds) ?? { _, _ in false }
        super.init(block: { object, variables in
            let context = variables.map { NSMutableDictionary(dictionary: $0) }
            let one = leftExpression.expressionValue(with: object, context: context)
            let other = rightExpression.expressionValue(with: object, context: context)
            switch modifier {
            case .direct: return holds(one, other)
            case .all: return (KeyValues.list(one) ?? []).allSatisfy { holds($0, other) }
            case .any: return (KeyValues.list(one) ?? []).contains { holds($0, other) }
            }
        })
    }

    /// Nobody keeps one in an archive here.
    public required init?(coder: NSCoder) { nil }
}
