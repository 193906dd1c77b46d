import Foundation
import XcodeProject

/// Finds what is left of a source on Linux: packages keep whole files for Apple's systems, as by `#if !os(Linux)` or `#if canImport(UIKit)`.
enum LinuxRemains {
    /// The files of which nothing is left but imports.
    static func emptied(of files: [URL]) -> [URL] {
        files.filter { file in
            (try? String(contentsOf: file, encoding: .utf8)).map { isNothing($0) } ?? false
        }
    }

    /// Whether a source has code, and none of it is for Linux. A condition that cannot be answered counts as true.
    static func isNothing(_ source: String) -> Bool {
        // For each `#if` that is open: whether its branch is for Linux, and whether one of its branches certainly was.
        var open: [(isActive: Bool, isSettled: Bool)] = [], hasCode = false
        for line in CodeText(source).text.split(whereSeparator: \.isNewline) {
            let line = line.trimmingPrefix(while: \.isWhitespace)
            if line.hasPrefix("#if") {
                let answer = answer(line.dropFirst(3))
                open.append((answer != false, answer == true))
            } else if line.hasPrefix("#elseif"), let last = open.popLast() {
                let answer = answer(line.dropFirst(7))
                open.append((!last.isSettled && answer != false, last.isSettled || answer == true))
            } else if line.hasPrefix("#else"), let last = open.popLast() {
                open.append((!last.isSettled, true))
            } else if line.hasPrefix("#endif") {
                _ = open.popLast()
            } else if !line.isEmpty, !line.hasPrefix("import "), !line.hasPrefix("@_exported import ") {
                hasCode = true
                if open.allSatisfy(\.isActive) { return false }
            }
        }
        return hasCode
    }

    /// Whether a condition holds on Linux; nil where that is not known.
    private static func answer(_ condition: Substring) -> Bool? {
        var reader = Reader(words: condition.matches(of: /\w+\s*\([^)]*\)|\w+|!|&&|\|\||[()]/).map { String($0.output) })
        return reader.alternatives()
    }

    private struct Reader {
        let words: [String]
        var next = 0

        private mutating func take(_ word: String) -> Bool {
            guard next < words.count, words[next] == word else { return false }
            next += 1
            return true
        }

        mutating func alternatives() -> Bool? {
            var all = [conditions()]
            while take("||") { all.append(conditions()) }
            return all.contains(true) ? true : all.contains(nil) ? nil : false
        }

        private mutating func conditions() -> Bool? {
            var all = [condition()]
            while take("&&") { all.append(condition()) }
            return all.contains(false) ? false : all.contains(nil) ? nil : true
        }

        private mutating func condition() -> Bool? {
            if take("!") { return condition().map { !$0 } }
            if take("(") {
                let inner = alternatives()
                return take(")") ? inner : nil
            }
            guard next < words.count else { return nil }
            let word = words[next].filter { !$0.isWhitespace }
            next += 1
            switch word {
            case "os(Linux)", "true": return true
            case "false", "targetEnvironment(simulator)", "targetEnvironment(macCatalyst)": return false
            default: break
            }
            if word.hasPrefix("os(") { return false }
            guard word.hasPrefix("canImport("), word.hasSuffix(")") else { return nil }
            return AppleFrameworks.contains(String(word.dropFirst("canImport(".count).dropLast())) ? false : nil
        }
    }
}
