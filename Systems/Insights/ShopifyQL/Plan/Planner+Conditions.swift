import Foundation

extension Planner {
    // MARK: WHERE

    mutating func resolveConditions() throws(QueryError) {
        guard let condition = query.condition else { return }
        let parts: [Condition] = if case .all(let parts) = condition { parts } else { [condition] }
        var rest: [RowCondition] = []
        for part in parts {
            let row = try row(part)
            // What only the shop decides is decided here: a store then looks at fewer shops.
            if Self.isAboutShops(row) {
                plan.shops.removeAll { !Self.holds(row, for: $0) }
            } else {
                rest.append(row)
            }
        }
        plan.condition = rest.isEmpty ? nil : rest.count == 1 ? rest[0] : .all(rest)
    }

    private static func isAboutShops(_ condition: RowCondition) -> Bool {
        switch condition {
        case .all(let parts), .any(let parts): parts.allSatisfy(isAboutShops)
        case .not(let inner): isAboutShops(inner)
        case .equal(let column, _), .less(let column, _), .atMost(let column, _), .isIn(let column, _), .match(let column, _, _),
            .isNull(let column):
            column == .shop
        case .always: true
        }
    }

    private static func holds(_ condition: RowCondition, for shop: Shop) -> Bool {
        switch condition {
        case .all(let parts): parts.allSatisfy { holds($0, for: shop) }
        case .any(let parts): parts.contains { holds($0, for: shop) }
        case .not(let inner): !holds(inner, for: shop)
        case .equal(_, let cell): cell == .integer(shop.id)
        case .less(_, .integer(let value)): shop.id < value
        case .atMost(_, .integer(let value)): shop.id <= value
        case .isIn(_, let cells): cells.contains(.integer(shop.id))
        case .always(let value): value
        default: false
        }
    }

    private func row(_ condition: Condition) throws(QueryError) -> RowCondition {
        switch condition {
        case .all(let parts): return .all(try parts.map { (part) throws(QueryError) in try row(part) })
        case .any(let parts): return .any(try parts.map { (part) throws(QueryError) in try row(part) })
        case .not(let inner): return .not(try row(inner))
        case .test(let name, let test):
            if case .matches = test {
                throw QueryError(
                    .notSupported, name.position, "MATCHES is not supported: related records are not searched for '\(name.text)'.")
            }
            guard let source = try key(name) else {
                if try metric(name) != nil {
                    throw QueryError(
                        .typeMismatch, name.position, "'\(name.text)' is a metric: WHERE selects rows before they are added up.",
                        expected: ["HAVING"])
                }
                throw unknown(name, metrics: false, dimensions: true)
            }
            switch source {
            case .time:
                throw QueryError(
                    .notSupported, name.position, "'\(name.text)' is a time, and WHERE selects by other dimensions.",
                    expected: ["SINCE", "UNTIL", "DURING"])
            case .shopName:
                // Names are known here and not to the store.
                try check(test, name, isText: true)
                return .isIn(.shop, plan.shops.filter { test.holds(.text($0.name)) }.map { .integer($0.id) })
            case .shopID: return try Self.row(test, .shop, .identity, name)
            case .field(let dimension): return try Self.row(test, .field(dimension.name), dimension.kind, name)
            }
        }
    }

    private static func row(_ test: Test, _ column: RowColumn, _ kind: Field.Kind, _ name: Name) throws(QueryError) -> RowCondition {
        func cell(_ literal: Literal) throws(QueryError) -> Cell { try Self.cell(literal, kind, name) }
        switch test {
        case .compare(let comparison, let literal):
            let value = try cell(literal)
            switch comparison {
            case .equal: return .equal(column, value)
            // As the negation of equality this holds for null too.
            case .notEqual: return .not(.equal(column, value))
            case .less: return .less(column, value)
            case .atMost: return .atMost(column, value)
            case .greater: return .all([.not(.atMost(column, value)), .not(.isNull(column))])
            case .atLeast: return .all([.not(.less(column, value)), .not(.isNull(column))])
            }
        case .isIn(let literals): return .isIn(column, try literals.map { (literal) throws(QueryError) in try cell(literal) })
        case .between(let low, let high):
            return .all([.not(.less(column, try cell(low))), .atMost(column, try cell(high))])
        case .match(let match, let text):
            guard kind == .text else {
                throw QueryError(.typeMismatch, name.position, "'\(name.text)' is a number, and \(match.rawValue) searches texts.")
            }
            return .match(column, match, text)
        case .isNull: return .isNull(column)
        case .isTrue, .isFalse:
            guard kind == .boolean else {
                throw QueryError(.typeMismatch, name.position, "'\(name.text)' is neither true nor false.")
            }
            return .equal(column, .integer(test == .isTrue ? 1 : 0))
        case .matches: return .always(false)
        }
    }

    private static func cell(_ literal: Literal, _ kind: Field.Kind, _ name: Name) throws(QueryError) -> Cell {
        switch (literal, kind) {
        case (.text(let text), .text): return .text(text)
        case (.boolean(let value), .boolean): return .integer(value ? 1 : 0)
        case (.number(let number), .integer), (.number(let number), .identity):
            guard let whole = Int64(number.description) else {
                throw QueryError(.typeMismatch, name.position, "'\(name.text)' is compared with whole numbers.")
            }
            return .integer(whole)
        case (_, .text): throw QueryError(.typeMismatch, name.position, "'\(name.text)' is a text.", expected: ["a text in single quotes"])
        case (_, .boolean): throw QueryError(.typeMismatch, name.position, "'\(name.text)' is true or false.", expected: ["TRUE", "FALSE"])
        default: throw QueryError(.typeMismatch, name.position, "'\(name.text)' is a number.", expected: ["a whole number"])
        }
    }

    // MARK: HAVING, ORDER BY, VISUALIZE

    mutating func resolveHavingAndOrder() throws(QueryError) {
        plan.having = try query.having.map { (condition) throws(QueryError) in try result(condition) }
        for item in query.order { plan.order.append((try source(item.column), item.descending)) }
        plan.limit = query.limit
    }

    private mutating func result(_ condition: Condition) throws(QueryError) -> Plan.ResultCondition {
        switch condition {
        case .all(let parts):
            var results: [Plan.ResultCondition] = []
            for part in parts { results.append(try result(part)) }
            return .all(results)
        case .any(let parts):
            var results: [Plan.ResultCondition] = []
            for part in parts { results.append(try result(part)) }
            return .any(results)
        case .not(let inner): return .not(try result(inner))
        case .test(let name, let test):
            let source = try source(name)
            try check(test, name, isText: isText(source))
            return .test(source, test)
        }
    }

    private func isText(_ source: Plan.Source) -> Bool? {
        guard case .key(let index) = source else { return false }
        switch plan.keys[index].type {
        case .text: return true
        case .integer, .identity, .hourOfDay, .dayOfWeek, .weekOfYear, .monthOfYear: return false
        default: return nil
        }
    }

    private func check(_ test: Test, _ name: Name, isText: Bool?) throws(QueryError) {
        func check(_ literal: Literal) throws(QueryError) {
            switch (literal, isText) {
            case (.text, true), (.number, false): return
            case (_, true):
                throw QueryError(.typeMismatch, name.position, "'\(name.text)' is a text.", expected: ["a text in single quotes"])
            case (_, false): throw QueryError(.typeMismatch, name.position, "'\(name.text)' is a number.", expected: ["a number"])
            case (_, nil):
                throw QueryError(
                    .notSupported, name.position, "'\(name.text)' is a time, and HAVING selects by other columns.",
                    expected: ["SINCE", "UNTIL", "DURING"])
            }
        }
        switch test {
        case .compare(_, let literal): try check(literal)
        case .isIn(let literals): for literal in literals { try check(literal) }
        case .between(let low, let high):
            try check(low)
            try check(high)
        case .match(let match, _):
            guard isText == true else {
                throw QueryError(.typeMismatch, name.position, "'\(name.text)' is no text, and \(match.rawValue) searches texts.")
            }
        case .isNull: return
        case .isTrue, .isFalse: throw QueryError(.typeMismatch, name.position, "'\(name.text)' is neither true nor false.")
        case .matches:
            throw QueryError(.notSupported, name.position, "MATCHES is not supported: related records are not searched for '\(name.text)'.")
        }
    }

    /// Resolves the visualization: what is drawn must be among the columns of the answer.
    mutating func resolveVisualization() throws(QueryError) {
        guard let visualization = query.visualization else { return }
        plan.visualization = visualization
        guard !query.items.isEmpty else { return }
        for item in visualization.items {
            let name = item.alias?.text ?? QueryPrinter.text(item.expression)
            let isShown = plan.columns.contains { $0.name == name || $0.name == name.lowercased() }
            guard !isShown else { continue }
            guard case .column(let written) = item.expression else {
                throw QueryError(
                    .unknownColumn, .start, "VISUALIZE draws '\(name.prefix(80))', which is not shown.", expected: ["it in SHOW"])
            }
            if plan.columns.contains(where: { $0.name == written.text }) { continue }
            throw QueryError(
                .unknownColumn, written.position, "VISUALIZE draws '\(written.text.prefix(80))', which is not shown.",
                nearest: nearestName(to: written.text, among: plan.columns.map(\.name)))
        }
    }
}
