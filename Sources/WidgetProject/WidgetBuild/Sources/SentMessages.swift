import XcodeProject

/// Selectors that are sent to what is no more than `AnyObject`: Objective-C asks any object, while nothing can be declared of that type here.
///
/// `target?.perform(action)` becomes `_sent(target)?.perform(action)`, where the file says that `target` is an `AnyObject`; what is asked for a
/// number, as in `delay.doubleValue`, is one: `(delay as! NSNumber).doubleValue`.
struct SentMessages {
    /// The texts to insert, by the byte they stand before.
    private(set) var inserted: [Int: String] = [:]

    private static let message = Array(".perform(".utf8)
    private static let numbers = [".boolValue", ".doubleValue", ".floatValue", ".intValue", ".integerValue"].map { Array($0.utf8) }

    /// - Parameter code: a source without its comments and strings.
    init(_ code: [UInt8]) {
        guard code.hold("AnyObject"), code.hold(".perform(") || code.hold("Value") else { return }
        let names = Self.objects(code)
        guard !names.isEmpty else { return }
        for place in code.indices where code[place] == UInt8(ascii: ".") {
            let isSent = code[place...].starts(with: Self.message)
            let isNumber = Self.numbers.contains { name in
                code[place...].starts(with: name) && !code[(place + name.count)...].prefix(1).contains(where: SourceCopy.isName)
            }
            guard isSent || isNumber else { continue }
            let mark = place > 0 && (code[place - 1] == UInt8(ascii: "?") || code[place - 1] == UInt8(ascii: "!"))
            let end = mark ? place - 1 : place
            let start = (code[..<end].lastIndex { !SourceCopy.isName($0) } ?? -1) + 1
            guard names.contains(String(decoding: code[start..<end], as: UTF8.self)) else { continue }
            // What the object is a property of stands before its name: `self.target`, `call?.target`.
            var first = start
            while first > 0, code[first - 1] == UInt8(ascii: ".") {
                let before = first - (first > 1 && code[first - 2] == UInt8(ascii: "?") ? 2 : 1)
                first = (code[..<before].lastIndex { !SourceCopy.isName($0) } ?? -1) + 1
            }
            inserted[first] = isSent ? "_sent(" : "("
            inserted[end] = isSent ? ")" : mark && code[place - 1] == UInt8(ascii: "?") ? " as! NSNumber?)" : " as! NSNumber)"
        }
    }

    /// The names that a file gives to values of that type.
    private static func objects(_ code: [UInt8]) -> Set<String> {
        let text = String(decoding: code, as: UTF8.self)
        // A protocol of classes alone is written in the same way.
        let protocols = Set(text.matches(of: /\bprotocol\s+(\w+)/).map { String($0.1) })
        return Set(text.matches(of: /\b(\w+)\s*:\s*(?:Swift\.)?AnyObject\b(?!\s*&)/).map { String($0.1) }).subtracting(protocols)
    }
}
