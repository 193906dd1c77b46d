import Foundation

/// Reads an expression's words: sums, products and powers of numbers, texts, properties, values that are given, and calls of functions.
struct ExpressionReader {
    private let text: [Character]
    private var index = 0
    private var arguments: [Any]
    private var depth = 0

    private static let deepest = 100

    private init(_ text: String, _ arguments: [Any]) { (self.text, self.arguments) = (Array(text), arguments) }

    /// - Returns: nil for what says nothing.
    static func read(_ format: String, _ arguments: [Any]) -> _SExpression? {
        var reader = ExpressionReader(format, arguments)
        guard let expression = reader.sum() else { return nil }
        reader.skip()
        return reader.index == reader.text.count ? expression : nil
    }

    private mutating func skip() { while index < text.count, text[index].isWhitespace { index += 1 } }

    private mutating func take(_ sign: String) -> Bool {
        skip()
        let sign = Array(sign)
        guard text[index...].starts(with: sign) else { return false }
        // A power's two stars are no product's one.
        if sign == ["*"], text[index...].starts(with: ["*", "*"]) { return false }
        index += sign.count
        return true
    }

    private static func call(_ name: String, _ arguments: _SExpression...) -> _SExpression { _SExpression(.function(name, arguments)) }

    private mutating func sum() -> _SExpression? { row(("+", "add:to:"), ("-", "from:subtract:")) { $0.product() } }

    private mutating func product() -> _SExpression? { row(("*", "multiply:by:"), ("/", "divide:by:")) { $0.power() } }

    /// Operands with one of two signs between them, which belong together from the left.
    private mutating func row(
        _ one: (sign: String, function: String), _ other: (sign: String, function: String),
        of operand: (inout ExpressionReader) -> _SExpression?
    ) -> _SExpression? {
        guard var left = operand(&self) else { return nil }
        while true {
            let isOne = take(one.sign)
            guard isOne || take(other.sign) else { return left }
            guard let right = operand(&self) else { return nil }
            left = Self.call(isOne ? one.function : other.function, left, right)
        }
    }

    /// What stands within another goes no deeper than ``deepest``: words of signs alone would fill the stack.
    private mutating func power() -> _SExpression? {
        guard depth < Self.deepest else { return nil }
        depth += 1
        defer { depth -= 1 }
        if take("-") { return power().map { Self.call("from:subtract:", _SExpression(forConstantValue: 0), $0) } }
        guard let one = operand() else { return nil }
        guard take("**") else { return one }
        return power().map { Self.call("raise:toPower:", one, $0) }
    }

    private mutating func operand() -> _SExpression? {
        skip()
        guard index < text.count else { return nil }
        let first = text[index]
        if take("(") {
            let inner = sum()
            return take(")") ? inner : nil
        }
        if take("{") { return list(until: "}").map { _SExpression(.aggregate($0)) } }
        if first == "\"" || first == "'" {
            index += 1
            let start = index
            while index < text.count, text[index] != first { index += 1 }
            guard index < text.count else { return nil }
            index += 1
            return _SExpression(forConstantValue: String(text[start..<index - 1]))
        }
        if first == "%" { return given() }
        if first.isNumber || first == "." { return number() }
        let start = index
        while index < text.count, text[index].isLetter || text[index].isNumber || "_.@$".contains(text[index]) { index += 1 }
        let name = String(text[start..<index])
        guard !name.isEmpty else { return nil }
        if take("(") { return list(until: ")").flatMap { Self.function(name, $0) } }
        switch name.uppercased() {
        case "SELF": return _SExpression(.evaluatedObject)
        case "TRUE", "YES": return _SExpression(forConstantValue: true)
        case "FALSE", "NO": return _SExpression(forConstantValue: false)
        case "NIL", "NULL": return _SExpression(forConstantValue: nil)
        default: return name.hasPrefix("$") ? _SExpression(forVariable: String(name.dropFirst())) : _SExpression(forKeyPath: name)
        }
    }

    private mutating func number() -> _SExpression? {
        let start = index
        while index < text.count, text[index].isNumber || text[index] == "." { index += 1 }
        // A power of ten.
        if index < text.count, "eE".contains(text[index]) {
            index += 1
            if index < text.count, "+-".contains(text[index]) { index += 1 }
            while index < text.count, text[index].isNumber { index += 1 }
        }
        let digits = String(text[start..<index])
        if let whole = Int(digits) { return _SExpression(forConstantValue: whole) }
        return Double(digits).map { _SExpression(forConstantValue: $0) }
    }

    /// `%@`, `%K`, `%d`, `%lf`.
    private mutating func given() -> _SExpression? {
        index += 1
        while index < text.count, "lqhz".contains(text[index]) { index += 1 }
        guard index < text.count, !arguments.isEmpty else { return nil }
        let kind = text[index]
        index += 1
        let value = arguments.removeFirst()
        return kind == "K" ? _SExpression(forKeyPath: "\(value)") : _SExpression.expression(value)
    }

    private mutating func list(until end: String) -> [_SExpression]? {
        var items: [_SExpression] = []
        if take(end) { return items }
        repeat {
            guard let item = sum() else { return nil }
            items.append(item)
        } while take(",")
        return take(end) ? items : nil
    }

    /// A function by the name that it has in words, or by its selector in quotes after `FUNCTION(`'s object.
    private static func function(_ name: String, _ arguments: [_SExpression]) -> _SExpression? {
        if name.uppercased() == "FUNCTION" {
            guard arguments.count > 1, let selector = arguments[1].constantValue as? String else { return nil }
            return _SExpression(.function(selector, [arguments[0]] + arguments.dropFirst(2)))
        }
        let pairs = [
            "add": "add:to:", "subtract": "from:subtract:", "multiply": "multiply:by:", "divide": "divide:by:", "modulus": "modulus:by:",
            "pow": "raise:toPower:", "raise": "raise:toPower:",
        ]
        if arguments.count == 2, let selector = pairs[name] { return _SExpression(.function(selector, arguments)) }
        return _SExpression(.function(arguments.isEmpty ? name : "\(name):", arguments))
    }
}
