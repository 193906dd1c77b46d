import Foundation

/// The comparison of the two sides of a predicate, by the operator between them.
enum PredicateComparison {
    /// - Parameter sign: in capital letters, with what is not told apart in brackets; nil for none that there is.
    static func holds(_ sign: String) -> ((Any?, Any?) -> Bool)? {
        let options = sign.split(separator: "[").dropFirst().first.map(String.init) ?? ""
        var compared: String.CompareOptions = []
        if options.contains("C") { compared.insert(.caseInsensitive) }
        if options.contains("D") { compared.insert(.diacriticInsensitive) }
        switch sign.prefix(while: { $0 != "[" }) {
        case "=", "==":
            return { one, other in
                if !compared.isEmpty, let one = ValueOrder.text(one), let other = ValueOrder.text(other) {
                    return one.compare(other, options: compared) == .orderedSame
                }
                return ValueOrder.isSame(one, other)
            }
        case "!=", "<>": return { !ValueOrder.isSame($0, $1) }
        case "<": return { ValueOrder.compare($0, $1).map { $0 < 0 } ?? false }
        case ">": return { ValueOrder.compare($0, $1).map { $0 > 0 } ?? false }
        case "<=", "=<": return { ValueOrder.compare($0, $1).map { $0 <= 0 } ?? false }
        case ">=", "=>": return { ValueOrder.compare($0, $1).map { $0 >= 0 } ?? false }
        case "BETWEEN":
            return { one, other in
                guard let bounds = KeyValues.list(other), bounds.count == 2 else { return false }
                return ValueOrder.compare(one, bounds[0]).map { $0 >= 0 } == true
                    && ValueOrder.compare(one, bounds[1]).map { $0 <= 0 } == true
            }
        case "IN": return { one, other in KeyValues.list(other)?.contains { ValueOrder.isSame(one, $0) } ?? false }
        case "CONTAINS":
            return { one, other in
                if let list = KeyValues.list(one) { return list.contains { ValueOrder.isSame($0, other) } }
                guard let one = ValueOrder.text(one), let other = ValueOrder.text(other) else { return false }
                return one.range(of: other, options: compared) != nil
            }
        case "BEGINSWITH":
            return { one, other in
                guard let one = ValueOrder.text(one), let other = ValueOrder.text(other) else { return false }
                return one.range(of: other, options: compared.union(.anchored)) != nil
            }
        case "ENDSWITH":
            return { one, other in
                guard let one = ValueOrder.text(one), let other = ValueOrder.text(other) else { return false }
                return one.range(of: other, options: compared.union([.anchored, .backwards])) != nil
            }
        case "LIKE":
            return { one, other in
                guard let one = ValueOrder.text(one), let other = ValueOrder.text(other) else { return false }
                let pattern = NSRegularExpression.escapedPattern(for: other)
                    .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
                return one.range(of: "^\(pattern)$", options: compared.union(.regularExpression)) != nil
            }
        case "MATCHES":
            return { one, other in
                guard let one = ValueOrder.text(one), let other = ValueOrder.text(other) else { return false }
                return one.range(of: "^(?:\(other))$", options: compared.union(.regularExpression)) != nil
            }
        default: return nil
        }
    }
}
