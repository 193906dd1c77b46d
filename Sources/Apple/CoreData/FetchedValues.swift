import Foundation
import FoundationMissing

/// A value that is fetched and not kept: what an expression comes to.
open class NSExpressionDescription: NSPropertyDescription {
    /// The expression that is evaluated for each object or group of objects.
    open var expression: _SExpression?
    open var expressionResultType = NSAttributeType.undefinedAttributeType
    open var resultType: NSAttributeType {
        get { expressionResultType }
        set { expressionResultType = newValue }
    }

    public override init() {}
}

/// Makes the rows of a request for values: one for each object that fits, or for each group.
///
/// Without groups one row stands for all where a function of many objects is asked for, as with Apple. Values that there are not are left
/// out of a row.
struct FetchedValues {
    private let wanted: [(name: String, expression: _SExpression)]
    private let groups: [_SExpression]
    private let having: NSPredicate?
    private let isDistinct: Bool

    init<T>(_ request: NSFetchRequest<T>, _ entity: NSEntityDescription) {
        func value(_ property: Any) -> (name: String, expression: _SExpression)? {
            switch property {
            case let name as String: (name, _SExpression(forKeyPath: name))
            case let description as NSExpressionDescription:
                (description.name, description.expression ?? _SExpression(forKeyPath: description.name))
            case let description as NSPropertyDescription: (description.name, _SExpression(forKeyPath: description.name))
            default: nil
            }
        }
        let all = request.propertiesToFetch ?? entity.attributesByName.keys.sorted()
        wanted = all.compactMap(value)
        groups = (request.propertiesToGroupBy ?? []).compactMap { value($0)?.expression }
        having = request.havingPredicate
        isDistinct = request.returnsDistinctResults
    }

    func rows(of objects: [NSManagedObject]) -> [NSDictionary] {
        var rows = grouped(objects).map(row)
        if let having { rows = rows.filter { having.evaluate(with: $0) } }
        guard isDistinct else { return rows }
        var distinct: [NSDictionary] = []
        for row in rows where !distinct.contains(where: { $0.isEqual(row) }) { distinct.append(row) }
        return distinct
    }

    private func grouped(_ objects: [NSManagedObject]) -> [[NSManagedObject]] {
        guard !groups.isEmpty else { return wanted.contains { $0.expression.isOfMany } ? [objects] : objects.map { [$0] } }
        var found: [(values: [Any?], objects: [NSManagedObject])] = []
        for object in objects {
            let values = groups.map { $0.expressionValue(with: object, context: nil) }
            let index = found.firstIndex { group in zip(group.values, values).allSatisfy { ValueOrder.isSame($0, $1) } }
            if let index { found[index].objects.append(object) } else { found.append((values, [object])) }
        }
        return found.map(\.objects)
    }

    private func row(_ objects: [NSManagedObject]) -> NSDictionary {
        let row = NSMutableDictionary()
        for (name, expression) in wanted {
            let value = expression.value(over: objects)
            if let value, !(value is NSNull) { row[name] = value }
        }
        return row
    }
}
