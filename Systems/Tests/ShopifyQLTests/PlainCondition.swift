import Foundation
import ShopifyQL

/// Conditions, read plainly.
enum PlainCondition {
    /// An operand of a comparison: a text, a number, or nothing.
    enum Operand: Hashable {
        case none
        case text(String)
        case number(Decimal)

        init(_ cell: Cell) {
            switch cell {
            case .null: self = .none
            case .integer(let value): self = .number(Decimal(value))
            case .text(let value): self = .text(value)
            }
        }

        var text: String? {
            switch self {
            case .none: nil
            case .text(let text): text
            case .number(let number): number.description
            }
        }
    }

    static func holds(_ condition: Condition, _ value: (String) -> Operand) -> Bool {
        switch condition {
        case .all(let parts): return parts.allSatisfy { holds($0, value) }
        case .any(let parts): return parts.contains { holds($0, value) }
        case .not(let inner): return !holds(inner, value)
        case .test(let name, let test):
            let operand = value(name.text)
            switch test {
            case .isNull: return operand == .none
            case .compare(.notEqual, let literal): return compare(operand, literal) != 0
            case .compare(let comparison, let literal):
                guard let result = compare(operand, literal) else { return false }
                switch comparison {
                case .equal: return result == 0
                case .notEqual: return result != 0
                case .less: return result < 0
                case .atMost: return result <= 0
                case .greater: return result > 0
                case .atLeast: return result >= 0
                }
            case .isIn(let literals): return literals.contains { compare(operand, $0) == 0 }
            case .between(let low, let high):
                guard let first = compare(operand, low), let second = compare(operand, high) else { return false }
                return first >= 0 && second <= 0
            case .match(let match, let part):
                guard case .text(let text) = operand else { return false }
                switch match {
                case .startsWith: return Data(text.utf8).prefix(part.utf8.count) == Data(part.utf8)
                case .endsWith: return Data(text.utf8).suffix(part.utf8.count) == Data(part.utf8)
                case .contains: return part.isEmpty || Data(text.utf8).range(of: Data(part.utf8)) != nil
                }
            case .isTrue, .isFalse, .matches: return false
            }
        }
    }

    static func names(_ condition: Condition) -> [Name] {
        switch condition {
        case .all(let parts), .any(let parts): parts.flatMap(names)
        case .not(let inner): names(inner)
        case .test(let name, _): [name]
        }
    }

    private static func compare(_ operand: Operand, _ literal: Literal) -> Int? {
        switch (operand, literal) {
        case (.text(let one), .text(let other)): PlainOrder.bytes(one, other)
        case (.number(let one), .number(let other)): one == other ? 0 : one < other ? -1 : 1
        default: nil
        }
    }
}

/// Sorting, selecting and naming, read plainly.
enum PlainOrder {
    static func bytes(_ one: String, _ other: String) -> Int {
        let (first, second) = (Array(one.utf8), Array(other.utf8))
        return first == second ? 0 : first.lexicographicallyPrecedes(second) ? -1 : 1
    }

    /// Nothing comes last, whichever way the rest is sorted.
    static func compare(_ one: PlainCondition.Operand, _ other: PlainCondition.Operand, descending: Bool) -> Int {
        switch (one, other) {
        case (.none, .none): 0
        case (.none, _): 1
        case (_, .none): -1
        case (.text(let first), .text(let second)): bytes(first, second) * (descending ? -1 : 1)
        case (.number(let first), .number(let second)): (first == second ? 0 : first < second ? -1 : 1) * (descending ? -1 : 1)
        case (.number, .text): -1
        case (.text, .number): 1
        }
    }

    static func operand(_ text: String?) -> PlainCondition.Operand {
        guard let text else { return .none }
        guard text.allSatisfy({ $0.isNumber || $0 == "." || $0 == "-" }), text.dropFirst().firstIndex(of: "-") == nil,
            let number = Decimal(string: text)
        else { return .text(text) }
        return .number(number)
    }

    static func arrange(_ lines: [PlainEvaluator.Line], _ query: Query) -> [PlainEvaluator.Line] {
        func value(_ line: PlainEvaluator.Line, _ name: String) -> PlainCondition.Operand {
            operand((line[name] ?? line[name.lowercased()]) ?? nil)
        }
        var lines = lines
        if let having = query.having { lines = lines.filter { line in PlainCondition.holds(having) { value(line, $0) } } }
        lines = lines.enumerated().sorted { one, other in
            for item in query.order {
                let result = compare(
                    value(one.element, item.column.text), value(other.element, item.column.text), descending: item.descending)
                if result != 0 { return result < 0 }
            }
            return one.offset < other.offset
        }.map(\.element)
        return query.limit.map { Array(lines.prefix($0)) } ?? lines
    }

    /// How the columns of a comparison end.
    static func name(_ comparison: ComparisonClause) -> String {
        func name(_ date: DateExpression) -> String {
            let text = (try? Query("FROM a SHOW b SINCE -1d"))?.with(since: date) ?? ""
            return text.replacingOccurrences(of: "()", with: "").replacingOccurrences(of: "(-", with: "_sub_")
                .replacingOccurrences(of: ")", with: "").replacingOccurrences(of: ":", with: "")
                .replacingOccurrences(of: #"^-"#, with: "sub_", options: .regularExpression).replacingOccurrences(of: "-", with: "")
        }
        switch comparison {
        case .relative(let relative), .external(let relative): return relative.text
        case .dates(let start, let until): return name(start) + (until.map { "_" + name($0) } ?? "")
        }
    }
}

extension Query {
    /// A date as it prints.
    func with(since date: DateExpression) -> String {
        var copy = self
        copy.period = .bounds(since: date, until: nil)
        return String(copy.description.components(separatedBy: " SINCE ").last ?? "")
    }
}

extension ValueExpression {
    /// An expression as it prints.
    var shown: String {
        guard var query = try? Query("FROM a SHOW b") else { return "" }
        query.items = [Item(expression: self)]
        return String(query.description.components(separatedBy: " SHOW ").last ?? "")
    }
}
