import Foundation
import XcodeProject

/// A call of which the compiler says that its labels are none of the function's.
struct LabelledCall {
    /// The name that is called.
    let name: String
    /// Whether it is called of a type or a value.
    let isMember: Bool
    /// The labels that the call has and the function has not.
    let labels: [String]
    /// Whether one of them is a label that the function has, but for a letter or two: a slip, and no other function.
    let isSlip: Bool

    /// - Parameters:
    ///   - line: the place of the message, from 1 on.
    ///   - column: the byte in the line, from 1 on.
    init?(_ message: String, _ file: String, line: Int, column: Int) {
        guard let labels = Self.labels(of: message), let text = try? String(contentsOfFile: file, encoding: .utf8) else { return nil }
        let bytes = CodeText(text).bytes
        let starts = [0] + bytes.indices.filter { bytes[$0] == 10 }.map { $0 + 1 }
        guard starts.indices.contains(line - 1) else { return nil }
        // The message stands at the bracket, at an argument, or at the name before the bracket.
        let place = starts[line - 1] + column - 1
        guard place < bytes.count, let open = Self.bracket(around: place, bytes) else { return nil }
        let start = bytes[..<open].lastIndex { !CodeText.isName($0) }.map { $0 + 1 } ?? 0
        guard start < open else { return nil }
        name = String(decoding: bytes[start..<open], as: UTF8.self)
        isMember = start > 0 && bytes[start - 1] == UInt8(ascii: ".")
        self.labels = labels
        let wanted = Quoted.words(message).dropFirst().first.map { $0.split(separator: ":").map(String.init) } ?? []
        isSlip = labels.contains { given in wanted.contains { Self.isNear(given, $0) } }
    }

    /// Whether two labels differ by a letter that is wrong, missing, too many or changed places; long ones by two.
    private static func isNear(_ first: String, _ second: String) -> Bool {
        let (first, second) = (Array(first.lowercased()), Array(second.lowercased()))
        let limit = min(first.count, second.count) < 3 ? 0 : min(first.count, second.count) < 8 ? 1 : 2
        guard abs(first.count - second.count) <= limit else { return false }
        // The distance of Damerau and Levenshtein, with neighbours that change places once.
        var rows = [Array(0...second.count)]
        for (row, letter) in first.enumerated() {
            var next = [row + 1]
            for (column, other) in second.enumerated() {
                var least = min(rows[row][column + 1] + 1, next[column] + 1, rows[row][column] + (letter == other ? 0 : 1))
                if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
                    least = min(least, rows[row - 1][column - 1] + 1)
                }
                next.append(least)
            }
            rows.append(next)
        }
        return limit > 0 && rows[first.count][second.count] <= limit
    }

    /// The labels that a message says are none of the function's; nil where it speaks of none.
    static func labels(of message: String) -> [String]? {
        let quoted = Quoted.words(message)
        let isWrong = message.hasPrefix("incorrect argument label"), isExtra = message.hasPrefix("extra argument")
        guard isWrong || isExtra || message.hasPrefix("extraneous argument label"), let first = quoted.first else { return nil }
        let given = first.split(separator: ":").map(String.init)
        guard isWrong, quoted.count > 1 else { return given.filter(isLabel) }
        let wanted = quoted[1].split(separator: ":").map(String.init)
        let others = given.filter { isLabel($0) && !wanted.contains($0) }
        return others.isEmpty ? nil : others
    }

    /// The labels of the parameters that files declare.
    static func declared(in files: [URL]) -> Set<String> {
        var labels: Set<String> = []
        for file in files {
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
            let parameters = CodeText(text).text.matches(of: /[(,]\s*(\w+)(?:\s+\w+)?\s*:\s*(?:[@\[(A-Z]|inout |some |any )/)
            labels.formUnion(parameters.map { String($0.1) })
        }
        return labels
    }

    private static func isLabel(_ text: String) -> Bool {
        !text.isEmpty && text != "_" && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    /// The bracket of the call that a place is in, or begins with a name at it.
    private static func bracket(around place: Int, _ bytes: [UInt8]) -> Int? {
        if bytes[place] == UInt8(ascii: "(") { return place }
        var depth = 0
        var before = place - 1
        while before >= 0, place - before < 2_000 {
            switch bytes[before] {
            case UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"): depth += 1
            case UInt8(ascii: "{"):
                // A closure's statements are no arguments.
                if depth == 0 { return nil }
                depth -= 1
            case UInt8(ascii: "["): depth = max(0, depth - 1)
            case UInt8(ascii: "("):
                if depth == 0 { return before }
                depth -= 1
            default: break
            }
            before -= 1
        }
        return nil
    }
}
