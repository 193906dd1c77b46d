import Foundation

// Foundation on Linux evaluates closures only: a format is read here and becomes one. Values are asked by the names of properties.

extension NSPredicate {
    /// A predicate in words, such as `name == %@ AND done == NO`.
    public convenience init(format predicateFormat: String, _ args: Any...) { self.init(format: predicateFormat, argumentArray: args) }

    /// Makes a predicate of a format with its arguments in an array.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        var reader = PredicateReader(predicateFormat, arguments ?? [])
        guard let test = reader.read() else {
            // As on iOS: a format that says nothing is the programmer's mistake.
            preconditionFailure("Unable to parse the format string \"\(predicateFormat)\"")
        }
        self.init { object, variables in test(object, variables ?? [:]) }
    }

    /// The predicate with values for the names that its words have after a `$`; of what it has none for, the values are asked later.
    public func withSubstitutionVariables(_ variables: [String: Any]) -> NSPredicate {
        NSPredicate { object, others in
            self.evaluate(with: object, substitutionVariables: variables.merging(others ?? [:]) { _, other in other })
        }
    }
}

/// Reads a predicate's words.
private struct PredicateReader {
    /// What stands for the names with a `$`.
    typealias Variables = [String: Any]
    typealias Test = (Any?, Variables) -> Bool
    typealias Operand = (Any?, Variables) -> Any?

    private var words: [String] = []
    private var next = 0
    private var arguments: [Any]

    init(_ format: String, _ arguments: [Any]) {
        self.arguments = arguments
        words = Self.words(format)
    }

    mutating func read() -> Test? {
        let test = alternatives()
        return next == words.count ? test : nil
    }

    private static func words(_ text: String) -> [String] {
        var found: [String] = [], rest = Substring(text)
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else if first == "\"" || first == "'" {
                let end = rest.dropFirst().firstIndex(of: first) ?? rest.endIndex
                found.append("\"" + rest[rest.index(after: rest.startIndex)..<end])
                rest = end < rest.endIndex ? rest[rest.index(after: end)...] : ""
            } else if let sign = ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||"].first(where: { rest.hasPrefix($0) }) {
                found.append(sign)
                rest = rest.dropFirst(2)
            } else if "=<>!(){},[]".contains(first) {
                found.append(String(first))
                rest.removeFirst()
            } else {
                let word = rest.prefix { !$0.isWhitespace && !"=<>!(){},\"'".contains($0) || $0 == "[" }
                // `CONTAINS[cd]` is one word.
                found.append(String(word))
                rest = rest[word.endIndex...]
            }
        }
        return found
    }

    private func isNext(_ options: String...) -> Bool { next < words.count && options.contains(words[next].uppercased()) }

    private mutating func take(_ options: String...) -> Bool {
        guard next < words.count, options.contains(words[next].uppercased()) else { return false }
        next += 1
        return true
    }

    private mutating func alternatives() -> Test? {
        guard var test = conditions() else { return nil }
        while take("OR", "||") {
            guard let other = conditions() else { return nil }
            let one = test
            test = { one($0, $1) || other($0, $1) }
        }
        return test
    }

    private mutating func conditions() -> Test? {
        guard var test = condition() else { return nil }
        while take("AND", "&&") {
            guard let other = condition() else { return nil }
            let one = test
            test = { one($0, $1) && other($0, $1) }
        }
        return test
    }

    private mutating func condition() -> Test? {
        if take("NOT", "!") { return condition().map { test in { !test($0, $1) } } }
        if take("(") {
            let test = alternatives()
            return take(")") ? test : nil
        }
        if take("TRUEPREDICATE") { return { _, _ in true } }
        if take("FALSEPREDICATE") { return { _, _ in false } }
        let isAny = take("ANY", "SOME"), isAll = !isAny && take("ALL")
        guard let left = operand(), next < words.count else { return nil }
        let sign = words[next].uppercased()
        next += 1
        guard let right = operand() else { return nil }
        guard let holds = PredicateComparison.holds(sign) else { return nil }
        return { object, variables in
            let one = left(object, variables), other = right(object, variables)
            if isAny { return (KeyValues.list(one) ?? []).contains { holds($0, other) } }
            if isAll { return (KeyValues.list(one) ?? []).allSatisfy { holds($0, other) } }
            return holds(one, other)
        }
    }

    private mutating func operand() -> Operand? {
        guard next < words.count else { return nil }
        let word = words[next]
        next += 1
        if word.hasPrefix("\"") {
            let text = String(word.dropFirst())
            return { _, _ in text }
        }
        if word == "{" {
            var items: [Operand] = []
            while !take("}") {
                guard let item = operand() else { return nil }
                items.append(item)
                _ = take(",")
            }
            return { object, variables in items.map { $0(object, variables) as Any } }
        }
        if word.hasPrefix("%") {
            guard !arguments.isEmpty else { return nil }
            let value = arguments.removeFirst()
            if word.hasPrefix("%K") {
                let path = "\(value)" + word.dropFirst(2)
                return { object, _ in KeyValues.value(of: object, path) }
            }
            if let expression = value as? _SExpression {
                return { expression.expressionValue(with: $0, context: NSMutableDictionary(dictionary: $1)) }
            }
            return { _, _ in value }
        }
        if word.hasPrefix("$") { return variable(word) }
        switch word.uppercased() {
        case "YES", "TRUE": return { _, _ in true }
        case "NO", "FALSE": return { _, _ in false }
        case "NIL", "NULL": return { _, _ in nil }
        case "SELF": return { object, _ in object }
        case "SUBQUERY" where isNext("("): return subquery()
        default: break
        }
        if let number = Double(word) { return { _, _ in number } }
        let path = word.hasPrefix("#") ? String(word.dropFirst()) : word
        return { object, _ in KeyValues.value(of: object, path) }
    }

    /// `$name`, or a path from there on: `$name.street`.
    private func variable(_ word: String) -> Operand {
        let parts = word.dropFirst().split(separator: ".", maxSplits: 1).map(String.init)
        guard let name = parts.first else { return { _, _ in nil } }
        guard parts.count > 1 else { return { _, variables in variables[name] } }
        return { _, variables in KeyValues.value(of: variables[name], parts[1]) }
    }

    /// What of a collection fits a predicate, in which each has a name: `SUBQUERY(tides, $tide, $tide.height > 2).@count`.
    private mutating func subquery() -> Operand? {
        guard take("("), let collection = operand(), take(","), next < words.count, words[next].hasPrefix("$") else { return nil }
        let name = String(words[next].dropFirst())
        next += 1
        guard take(","), let test = alternatives(), take(")") else { return nil }
        let chosen: Operand = { object, variables in
            (KeyValues.list(collection(object, variables)) ?? []).filter { item in
                var variables = variables
                variables[name] = item
                return test(object, variables)
            }
        }
        guard next < words.count, words[next].hasPrefix("."), words[next].count > 1 else { return chosen }
        let path = String(words[next].dropFirst())
        next += 1
        return { KeyValues.value(of: chosen($0, $1), path) }
    }
}
