import Foundation

/// An expression on a side of a predicate, or that is fetched: `NSExpression`, of which Foundation on Linux has nothing but the name.
/// Sources say that name, and their copies this one.
///
/// An expression is evaluated as Apple's "NSExpression" says. Functions return their numbers as `NSNumber`s.
open class _SExpression: NSObject, NSCopying, @unchecked Sendable {
    /// The kind of an expression.
    public enum ExpressionType: UInt, Sendable {
        case constantValue = 0, evaluatedObject, variable, keyPath, function, unionSet, intersectSet, minusSet
        case subquery = 13, aggregate, anyKey
        case block = 19, conditional
    }

    let body: ExpressionBody

    init(_ body: ExpressionBody) { self.body = body }

    /// Returns the same object: an expression never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Makes an expression of a constant value.
    public convenience init(forConstantValue value: Any?) { self.init(.constant(value)) }
    /// Makes an expression of the value at a key path.
    public convenience init(forKeyPath keyPath: String) { self.init(.keyPath(keyPath)) }
    /// Makes an expression of the value that Swift's key path leads to. Nothing says the names of its properties on Linux, so that it is
    /// asked for as by a block.
    public convenience init<Root, Value>(forKeyPath keyPath: KeyPath<Root, Value>) {
        self.init(.block({ object, _, _ in (object as? Root)?[keyPath: keyPath] as Any? ?? NSNull() }, []))
    }
    /// A value that is given with the object, by its name without `$`.
    public convenience init(forVariable name: String) { self.init(.variable(name)) }
    /// One of the functions that are there, by its selector: `sum:`, `multiply:by:`.
    public convenience init(forFunction name: String, arguments: [Any]) { self.init(.function(name, arguments.map(Self.expression))) }
    /// A function of another class, which here is called only where it is one of those that are there.
    public convenience init(forFunction target: _SExpression, selectorName name: String, arguments: [Any]?) {
        self.init(.function(name, [target] + (arguments ?? []).map(Self.expression)))
    }
    /// Makes an expression of a list of expressions.
    public convenience init(forAggregate subexpressions: [Any]) { self.init(.aggregate(subexpressions.map(Self.expression))) }
    /// Makes an expression of all of both sets.
    public convenience init(forUnionSet left: _SExpression, with right: _SExpression) { self.init(.set(.unionSet, left, right)) }
    /// Makes an expression of the intersection of two sets.
    public convenience init(forIntersectSet left: _SExpression, with right: _SExpression) { self.init(.set(.intersectSet, left, right)) }
    /// Makes an expression of the difference of two sets: what is in the first alone.
    public convenience init(forMinusSet left: _SExpression, with right: _SExpression) { self.init(.set(.minusSet, left, right)) }
    /// Makes a subquery: the elements of a collection that meet a predicate, in which the variable stands for each.
    public convenience init(forSubquery expression: _SExpression, usingIteratorVariable variable: String, predicate: NSPredicate) {
        self.init(.subquery(expression, variable, predicate))
    }
    /// Makes an expression that is one of two, by a predicate.
    public convenience init(
        forConditional predicate: NSPredicate, trueExpression: _SExpression, falseExpression: _SExpression
    ) { self.init(.conditional(predicate, trueExpression, falseExpression)) }
    /// Makes an expression of what a closure returns for an object and the arguments' values.
    public convenience init(block: @escaping (Any?, [Any], NSMutableDictionary?) -> Any, arguments: [_SExpression]?) {
        self.init(.block(block, arguments ?? []))
    }
    /// An expression in words: `1 + price * %@`.
    public convenience init(format: String, _ args: Any...) { self.init(format: format, argumentArray: args) }
    /// Makes an expression of a format with its arguments in an array.
    public convenience init(format: String, argumentArray arguments: [Any]) {
        guard let read = ExpressionReader.read(format, arguments) else {
            // As on iOS: a format that says nothing is the programmer's mistake.
            preconditionFailure("Unable to parse the format string \"\(format)\"")
        }
        self.init(read.body)
    }

    /// The object itself.
    open class func expressionForEvaluatedObject() -> _SExpression { _SExpression(.evaluatedObject) }
    /// Any key, for what indexes ask.
    open class func expressionForAnyKey() -> _SExpression { _SExpression(.anyKey) }

    static func expression(_ value: Any) -> _SExpression { value as? _SExpression ?? _SExpression(forConstantValue: value) }

    /// Evaluates the expression for an object.
    /// - Parameter context: values of variables by their names.
    open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? { body.value(for: object, context) }

    // MARK: Parts

    open var expressionType: ExpressionType { body.kind }
    /// The value of a constant.
    open var constantValue: Any? { if case .constant(let value) = body { value } else { nil } }
    /// The path, or no letters where there is none; Apple's throws there.
    open var keyPath: String { if case .keyPath(let path) = body { path } else { "" } }
    /// A function's selector; no letters where there is none.
    open var function: String { if case .function(let name, _) = body { name } else { "" } }
    /// A variable's name; no letters where there is none.
    open var variable: String { if case .variable(let name) = body { name } else { "" } }
    open var arguments: [_SExpression]? {
        switch body {
        case .function(_, let arguments), .block(_, let arguments): arguments
        default: nil
        }
    }
    /// A list's expressions, or the collection of a subquery.
    open var collection: Any? {
        switch body {
        case .aggregate(let items): items
        case .subquery(let expression, _, _): expression
        default: nil
        }
    }
    open var predicate: NSPredicate? {
        switch body {
        case .subquery(_, _, let predicate), .conditional(let predicate, _, _): predicate
        default: nil
        }
    }
    open var left: _SExpression? { if case .set(_, let left, _) = body { left } else { nil } }
    open var right: _SExpression? { if case .set(_, _, let right) = body { right } else { nil } }
    open var `true`: _SExpression? { if case .conditional(_, let one, _) = body { one } else { nil } }
    open var `false`: _SExpression? { if case .conditional(_, _, let other) = body { other } else { nil } }

    open override var description: String { body.words }
}

extension _SExpression {
    /// Whether the expression aggregates many objects at once: whether it is a function of a collection.
    package var isOfMany: Bool {
        if case .function(let name, let arguments) = body { ExpressionFunctions.ofMany.contains(name) && !arguments.isEmpty } else { false }
    }

    /// Evaluates the expression for many objects: a function of a collection is given the argument's value for each of them.
    package func value(over objects: [Any]) -> Any? {
        guard isOfMany, case .function(let name, let arguments) = body, let argument = arguments.first else {
            return objects.first.flatMap { expressionValue(with: $0, context: nil) }
        }
        let values = objects.map { argument.expressionValue(with: $0, context: nil) }
        return ExpressionFunctions.value(name, [values.filter { !ValueOrder.isEmpty($0) }])
    }
}
