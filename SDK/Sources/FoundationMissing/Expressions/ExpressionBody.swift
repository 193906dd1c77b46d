import Foundation

/// The parts of which an expression is made.
indirect enum ExpressionBody {
    case constant(Any?)
    case evaluatedObject
    case anyKey
    case variable(String)
    case keyPath(String)
    case function(String, [_SExpression])
    case aggregate([_SExpression])
    case set(_SExpression.ExpressionType, _SExpression, _SExpression)
    case subquery(_SExpression, String, NSPredicate)
    case conditional(NSPredicate, _SExpression, _SExpression)
    case block((Any?, [Any], NSMutableDictionary?) -> Any, [_SExpression])

    var kind: _SExpression.ExpressionType {
        switch self {
        case .constant: .constantValue
        case .evaluatedObject: .evaluatedObject
        case .anyKey: .anyKey
        case .variable: .variable
        case .keyPath: .keyPath
        case .function: .function
        case .aggregate: .aggregate
        case .set(let kind, _, _): kind
        case .subquery: .subquery
        case .conditional: .conditional
        case .block: .block
        }
    }

    func value(for object: Any?, _ context: NSMutableDictionary?) -> Any? {
        func value(_ expression: _SExpression) -> Any? { expression.expressionValue(with: object, context: context) }
        switch self {
        case .constant(let constant): return constant
        case .evaluatedObject: return object
        case .anyKey: return nil
        case .variable(let name): return context?[name]
        case .keyPath(let path): return KeyValues.value(of: object, path)
        case .function(let name, let arguments): return ExpressionFunctions.value(name, arguments.map(value))
        case .aggregate(let items): return items.map { value($0) ?? NSNull() }
        case .set(let kind, let left, let right):
            let one = KeyValues.list(value(left)) ?? [], other = KeyValues.list(value(right)) ?? []
            func holds(_ list: [Any?], _ item: Any?) -> Bool { list.contains { ValueOrder.isSame($0, item) } }
            let chosen =
                switch kind {
                case .intersectSet: one.filter { holds(other, $0) }
                case .minusSet: one.filter { !holds(other, $0) }
                default: one + other.filter { !holds(one, $0) }
                }
            return chosen.compactMap { $0 }
        case .subquery(let expression, let name, let predicate):
            return (KeyValues.list(value(expression)) ?? []).compactMap { $0 }.filter { item in
                predicate.evaluate(with: object, substitutionVariables: Self.variables(context, with: name, item))
            }
        case .conditional(let predicate, let one, let other):
            return value(predicate.evaluate(with: object, substitutionVariables: Self.variables(context)) ? one : other)
        case .block(let block, let arguments): return block(object, arguments.map { value($0) ?? NSNull() }, context)
        }
    }

    /// The values of the variables in a predicate, by their names.
    private static func variables(_ context: NSMutableDictionary?, with name: String? = nil, _ item: Any? = nil) -> [String: Any] {
        var variables: [String: Any] = [:]
        for (key, value) in context ?? [:] { if let key = key as? String { variables[key] = value } }
        if let name, let item { variables[name] = item }
        return variables
    }

    /// The expression in words, as Apple's describe themselves, nearly.
    var words: String {
        switch self {
        case .constant(let value): (value as? String).map { "\"\($0)\"" } ?? value.map { "\($0)" } ?? "nil"
        case .evaluatedObject: "SELF"
        case .anyKey: "ANYKEY"
        case .variable(let name): "$\(name)"
        case .keyPath(let path): path
        case .function(let name, let arguments):
            "\(name.split(separator: ":").joined(separator: "_"))(\(arguments.map(\.description).joined(separator: ", ")))"
        case .aggregate(let items): "{\(items.map(\.description).joined(separator: ", "))}"
        case .set(let kind, let left, let right):
            "\(left) \(kind == .unionSet ? "UNION" : kind == .minusSet ? "MINUS" : "INTERSECT") \(right)"
        case .subquery(let expression, let name, _): "SUBQUERY(\(expression), $\(name), …)"
        case .conditional(_, let one, let other): "TERNARY(…, \(one), \(other))"
        case .block: "BLOCK"
        }
    }
}
