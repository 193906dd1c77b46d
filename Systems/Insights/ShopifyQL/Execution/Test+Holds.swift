import Foundation

extension Test {
    /// Whether a value passes. Like every condition it is true or false: null passes only what a negation asks.
    func holds(_ value: Value) -> Bool {
        switch self {
        case .compare(let comparison, let literal):
            let isEqual = Self.equal(value, literal)
            switch comparison {
            case .equal: return isEqual
            case .notEqual: return !isEqual
            case .less: return Self.less(value, literal)
            case .atMost: return isEqual || Self.less(value, literal)
            case .greater: return value != .null && !isEqual && !Self.less(value, literal)
            case .atLeast: return value != .null && !Self.less(value, literal)
            }
        case .isIn(let literals): return literals.contains { Self.equal(value, $0) }
        case .between(let low, let high):
            return value != .null && !Self.less(value, low) && (Self.equal(value, high) || Self.less(value, high))
        case .match(let match, let part):
            guard case .text(let text) = value else { return false }
            return match.holds(text, part)
        case .isNull: return value == .null
        case .isTrue, .isFalse, .matches: return false
        }
    }

    private static func equal(_ value: Value, _ literal: Literal) -> Bool {
        switch (value, literal) {
        case (.text(let one), .text(let other)): one.utf8.elementsEqual(other.utf8)
        case (_, .number(let number)): value.decimal == number
        default: false
        }
    }

    private static func less(_ value: Value, _ literal: Literal) -> Bool {
        switch (value, literal) {
        case (.text(let one), .text(let other)): one.utf8.lexicographicallyPrecedes(other.utf8)
        case (_, .number(let number)): value.decimal.map { $0 < number } ?? false
        default: false
        }
    }
}

extension Test.TextMatch {
    /// Whether a text holds another one there, byte by byte.
    func holds(_ text: String, _ part: String) -> Bool {
        let text = Array(text.utf8)
        let part = Array(part.utf8)
        guard part.count <= text.count else { return false }
        switch self {
        case .startsWith: return text.starts(with: part)
        case .endsWith: return text.suffix(part.count).elementsEqual(part)
        case .contains: return (0...text.count - part.count).contains { text[$0..<$0 + part.count].elementsEqual(part) }
        }
    }
}
