import Foundation
import Testing

@testable import FoundationMissing

@Suite("Expressions and the predicates that compare them") struct ExpressionTests {
    private func value(_ format: String, _ arguments: Any..., of object: Any? = nil) -> Any? {
        _SExpression(format: format, argumentArray: arguments).expressionValue(with: object, context: nil)
    }

    @Test("xcode.10: words are worked out as on paper; whole numbers stay whole") func words() {
        #expect(value("4 + 5 * 2") as? Int == 14 && value("(4 + 5) * 2") as? Int == 18 && value("2 ** 3 ** 2") as? Int == 512)
        #expect(value("5 / 2") as? Int == 2 && value("5.0 / 2") as? Double == 2.5 && value("-3 - -4") as? Int == 1)
        #expect(value("1e3 / 8") as? Double == 125 && value("sqrt(%@) + abs(-2)", 16) as? Double == 6)
        #expect(value("price * %d", 3, of: ["price": 7]) as? Int == 21 && value("%K", "a.b", of: ["a": ["b": "x"]]) as? String == "x")
        #expect(value("sum({1, 2, 3.5})") as? Double == 6.5 && value("average({1, 2})") as? Double == 1.5)
        #expect(value("FUNCTION(7, 'modulus:by:', 4)") as? Int == 3 && value("uppercase('tide')") as? String == "TIDE")
        #expect((value("1 / 0") as? Double)?.isInfinite == true)
    }

    @Test("xcode.10: no number ends the process, nor do words that go deeper than anybody writes") func bounds() {
        #expect(value("FUNCTION(%@, 'modulus:by:', -1)", Int.min) as? Int == 0)
        #expect(value("FUNCTION(7, 'modulus:by:', 0)") == nil && value("FUNCTION(-7, 'modulus:by:', 4)") as? Int == -3)
        #expect(value("%@ - 1", Int.min) as? Double == Double(Int.min) - 1)
        for words in [String(repeating: "-", count: 100_000) + "1", "1" + String(repeating: "**1", count: 100_000)] {
            #expect(ExpressionReader.read(words, []) == nil)
        }
        #expect(ExpressionReader.read(String(repeating: "(", count: 50) + "1" + String(repeating: ")", count: 50), []) != nil)
    }

    @Test("xcode.10: each kind says what it is made of, and comes to what that says") func kinds() {
        let path = _SExpression(forKeyPath: "count"), three = _SExpression(forConstantValue: 3)
        #expect(path.expressionType == .keyPath && path.keyPath == "count" && three.constantValue as? Int == 3)
        let sum = _SExpression(forFunction: "add:to:", arguments: [path, three])
        #expect(
            sum.function == "add:to:" && sum.arguments == [path, three]
                && sum.expressionValue(with: ["count": 4], context: nil) as? Int == 7)
        let variable = _SExpression(forVariable: "x")
        #expect(variable.expressionValue(with: nil, context: ["x": 9]) as? Int == 9)
        #expect(_SExpression.expressionForEvaluatedObject().expressionValue(with: "a", context: nil) as? String == "a")
        let choice = _SExpression(
            forConditional: NSPredicate(format: "count > 3"), trueExpression: three, falseExpression: path)
        #expect(choice.expressionValue(with: ["count": 5], context: nil) as? Int == 3)
        #expect(choice.expressionValue(with: ["count": 2], context: nil) as? Int == 2 && choice.true == three && choice.false == path)
        let list = _SExpression(forConstantValue: [1, 2, 3]), other = _SExpression(forConstantValue: [2, 3, 4])
        #expect(_SExpression(forIntersectSet: list, with: other).expressionValue(with: nil, context: nil) as? [Int] == [2, 3])
        #expect(_SExpression(forMinusSet: list, with: other).expressionValue(with: nil, context: nil) as? [Int] == [1])
        #expect(_SExpression(forUnionSet: list, with: other).expressionValue(with: nil, context: nil) as? [Int] == [1, 2, 3, 4])
        let closure = _SExpression(block: { object, arguments, _ in "\(object ?? "")\(arguments)" }, arguments: [three])
        #expect(closure.expressionValue(with: 1, context: nil) as? String == "1[3]")
        #expect(_SExpression(forFunction: "nobody:", arguments: [1]).expressionValue(with: nil, context: nil) == nil)
        #expect(sum.description == "add_to(count, 3)")
    }

    @Test("xcode.10: a predicate of two expressions compares as its sign says, of one value or of a list's")
    func comparisons() {
        func holds(
            _ object: Any, _ left: String, _ type: _SComparisonPredicate.Operator, _ right: Any,
            _ modifier: _SComparisonPredicate.Modifier = .direct, _ options: _SComparisonPredicate.Options = []
        ) -> Bool {
            _SComparisonPredicate(
                leftExpression: _SExpression(forKeyPath: left), rightExpression: _SExpression(forConstantValue: right), modifier: modifier,
                type: type, options: options
            ).evaluate(with: object)
        }
        let tide: [String: Any] = ["name": "Flut", "height": 3, "hours": [1, 7]]
        #expect(holds(tide, "height", .greaterThan, 2) && !holds(tide, "height", .lessThan, 3) && holds(tide, "height", .notEqualTo, 4))
        #expect(holds(tide, "name", .beginsWith, "FL", .direct, .caseInsensitive) && !holds(tide, "name", .beginsWith, "FL"))
        #expect(holds(tide, "name", .contains, "lu") && holds(tide, "name", .in, ["Ebbe", "Flut"]) && holds(tide, "name", .like, "F*t"))
        #expect(holds(tide, "height", .between, [3, 5]) && !holds(tide, "height", .between, [4, 5]))
        #expect(holds(tide, "hours", .greaterThan, 5, .any) && !holds(tide, "hours", .greaterThan, 5, .all))
        #expect(!holds(tide, "height", .customSelector, 3))
        let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
            _SComparisonPredicate(
                leftExpression: _SExpression(forKeyPath: "height"), rightExpression: _SExpression(forVariable: "least"), modifier: .direct,
                type: .greaterThanOrEqualTo), NSPredicate(format: "name == %@", "Flut"),
        ])
        #expect(both.evaluate(with: tide, substitutionVariables: ["least": 3]))
        #expect(!both.evaluate(with: tide, substitutionVariables: ["least": 4]))
    }

    @Test("xcode.11: the value at Swift's key path is compared; of another object there is none") func keyPaths() {
        final class Order: NSObject { var number = 7 }
        let number = _SExpression(forKeyPath: \Order.number)
        #expect(number.expressionValue(with: Order(), context: nil) as? Int == 7)
        #expect(number.expressionValue(with: NSString("x"), context: nil) as? Int == nil)
        let predicate = _SComparisonPredicate(
            leftExpression: number, rightExpression: _SExpression(forConstantValue: 5), modifier: .direct, type: .greaterThan,
            options: [])
        #expect(predicate.evaluate(with: Order()))
    }
}
