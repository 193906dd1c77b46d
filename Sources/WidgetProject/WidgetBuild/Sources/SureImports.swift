import Foundation
import XcodeProject

/// The modules that a source imports wherever it is compiled as its module's settings say: what stands under an `#if` that only the compiler
/// can answer is left out, and so is what stands under one that is false.
struct SureImports {
    private(set) var modules: Set<String> = []
    private let conditions: Set<String>
    private let known: Set<String>

    /// - Parameters:
    ///   - source: as it is given to the compiler.
    ///   - conditions: what `#if` finds to be true.
    ///   - known: modules that are here.
    init(_ source: String, conditions: Set<String>, known: Set<String>) {
        self.conditions = conditions
        self.known = known
        // For each open `#if`: whether a branch of it was compiled, and whether the current one is.
        var open: [(taken: Bool?, isActive: Bool?)] = []
        for line in CodeText(source).text.split(whereSeparator: \.isNewline) {
            let line = line.drop { $0 == " " || $0 == "\t" }
            if line.first == "#" {
                Self.follow(line, &open) { answer($0) }
            } else if open.allSatisfy({ $0.isActive == true }), let module = Self.imported(line) {
                modules.insert(module)
            }
        }
    }

    private static func follow(_ line: Substring, _ open: inout [(taken: Bool?, isActive: Bool?)], _ answer: (Substring) -> Bool?) {
        func rest(_ directive: String) -> Substring? {
            guard line.hasPrefix(directive), !(line.dropFirst(directive.count).first.map { $0.isLetter } ?? false) else { return nil }
            return line.dropFirst(directive.count)
        }
        if let condition = rest("#if") {
            let value = answer(condition)
            open.append((value, value))
        } else if rest("#endif") != nil {
            open = open.dropLast()
        } else if let last = open.last, let condition = rest("#elseif") ?? (rest("#else") == nil ? nil : "true") {
            let value = answer(condition)
            let isActive: Bool? = last.taken == true ? false : value == false ? false : last.taken == nil ? nil : value
            let taken: Bool? = last.taken == true || isActive == true ? true : last.taken == nil || value == nil ? nil : false
            open[open.count - 1] = (taken, isActive)
        }
    }

    /// The module that `@testable import M` or `public import struct M.T` names.
    private static func imported(_ line: Substring) -> String? {
        let kinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias", "actor"]
        let access: Set = ["public", "package", "internal", "fileprivate", "private"]
        let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == ";" })
        guard let place = words.firstIndex(of: "import"),
            words[..<place].allSatisfy({ $0.hasPrefix("@") || access.contains(String($0)) }),
            let name = words[(place + 1)...].first(where: { !kinds.contains(String($0)) })?.prefix(while: { $0 != "." })
        else { return nil }
        return String(name)
    }

    // MARK: Conditions

    /// Letters of a condition that are looked at, so that brackets without end are none.
    private static let longest = 500

    /// The value of a condition; nil where only the compiler knows.
    private func answer(_ condition: Substring) -> Bool? {
        var tokens = Self.tokens(condition.prefix(Self.longest))[...]
        let value = any(&tokens)
        return tokens.isEmpty ? value : nil
    }

    private static func tokens(_ condition: Substring) -> [Substring] {
        var tokens: [Substring] = [], rest = condition
        while let first = rest.first {
            if first.isLetter || first == "_" || first.isNumber || first == "." {
                let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
                tokens.append(word)
                rest = rest.dropFirst(word.count)
            } else {
                let count = rest.hasPrefix("&&") || rest.hasPrefix("||") || rest.hasPrefix(">=") ? 2 : 1
                if !first.isWhitespace { tokens.append(rest.prefix(count)) }
                rest = rest.dropFirst(count)
            }
        }
        return tokens
    }

    private func any(_ tokens: inout ArraySlice<Substring>) -> Bool? {
        var value = all(&tokens)
        while tokens.first == "||" {
            tokens.removeFirst()
            let other = all(&tokens)
            value = value == true || other == true ? true : value == nil || other == nil ? nil : false
        }
        return value
    }

    private func all(_ tokens: inout ArraySlice<Substring>) -> Bool? {
        var value = one(&tokens)
        while tokens.first == "&&" {
            tokens.removeFirst()
            let other = one(&tokens)
            value = value == false || other == false ? false : value == nil || other == nil ? nil : true
        }
        return value
    }

    private func one(_ tokens: inout ArraySlice<Substring>) -> Bool? {
        guard let first = tokens.popFirst() else { return nil }
        if first == "!" { return one(&tokens).map { !$0 } }
        if first == "(" {
            let value = any(&tokens)
            return tokens.popFirst() == ")" ? value : nil
        }
        guard tokens.first == "(" else { return first == "true" || first != "false" && conditions.contains(String(first)) }
        let arguments = tokens.dropFirst().prefix { $0 != ")" }
        tokens = tokens.dropFirst(arguments.count + 2)
        switch first {
        case "os": return arguments.first == "iOS"
        case "targetEnvironment": return arguments.first == "simulator"
        // What is not here may be a stand-in yet.
        case "canImport": return arguments.count == 1 && known.contains(String(arguments.first ?? "")) ? true : nil
        default: return nil
        }
    }
}
