/// Functions that return views of different types for different releases, as `if #available` alone may do: `if #available(iOS 17, *) {
/// return a } else { return b }` in a function of `some View`.
///
/// Once the release is asked for while the program runs, the two types would be one. Each branch becomes a closure of a call that picks
/// one; only text behind the last brace of a line moves.
struct ReleaseBranches {
    /// Texts that take the place of as many bytes, by where they begin.
    private(set) var replaced: [Int: String] = [:]
    /// Texts that are put in before a byte.
    private(set) var inserted: [Int: String] = [:]
    /// The places of `#available` that nobody else may change.
    private(set) var taken: Set<Int> = []

    private let code: [UInt8]

    /// - Parameter code: a source without comments and without what stands in its texts.
    init(_ code: [UInt8]) {
        self.code = code
        rewrite()
    }

    private mutating func rewrite() {
        var index = 0
        while let place = find("#available", from: index) {
            index = place + 1
            guard !taken.contains(place), let check = check(place), let block = body(around: check.start) else { continue }
            var copy = self
            copy.taken.insert(place)
            if copy.rewrite(check, upTo: block.end, as: block.kind) {
                self = copy
            } else if let close = closing(check.open), returns(check.open + 1..<close) {
                // Swift lets the types differ here only as long as all are its own checks.
                var next = place
                while let place = find("#available", from: next), place < block.end {
                    taken.insert(place)
                    next = place + 1
                }
            }
        }
    }

    /// The call that picks one of two closures, by what the function returns.
    private enum Kind: String {
        case view = "_iOSView"
        case configuration = "_iOSTile"
        case widget = "_iOSList"

        /// - Parameter header: what stands before a body's brace. Its last words say what is returned; a parameter's type has a bracket after it.
        init?(header: String) {
            let words = header.split(whereSeparator: \.isWhitespace).prefix { $0 != "where" }
            guard words.count > 1, words.dropLast().last?.hasSuffix("some") == true, let type = words.last?.split(separator: ".").last
            else {
                return nil
            }
            switch type {
            case "View": self = .view
            case "WidgetConfiguration": self = .configuration
            case "Widget": self = .widget
            default: return nil
            }
        }
    }

    /// `if #available(iOS 17.0, *) {` or `guard #available(iOS 17.0, *) else {`.
    private struct VersionCheck {
        /// The place of the keyword.
        var start: Int
        /// The place of the opening brace.
        var open: Int
        var isGuard: Bool
        /// The arguments of the call.
        var release: String
    }

    private func check(_ place: Int, afterElse: Bool = false) -> VersionCheck? {
        guard let keyword = wordBefore(place), ["if", "guard"].contains(keyword.text), let release = releases(place),
            (wordBefore(keyword.start)?.text == "else") == afterElse
        else { return nil }
        var open = skip(release.end)
        let isGuard = keyword.text == "guard"
        if isGuard {
            guard word(open) == "else" else { return nil }
            open = skip(open + 4)
        }
        guard open < code.count, code[open] == UInt8(ascii: "{") else { return nil }
        return VersionCheck(start: keyword.start, open: open, isGuard: isGuard, release: release.numbers)
    }

    /// The newest release that conditions beside each other ask for: `#available(iOS 17.0, *), #available(watchOS 10.0, *)`. One that does
    /// not name iOS holds on it, as of any release.
    private func releases(_ place: Int) -> (numbers: String, end: Int)? {
        var numbers = "0", start = place
        while true {
            guard let close = code[start...].firstIndex(where: { $0 == UInt8(ascii: ")") || $0 == 10 }), code[close] != 10 else {
                return nil
            }
            if let release = SourceCopy.release(code, start) {
                if Self.numbers(numbers).lexicographicallyPrecedes(Self.numbers(release.numbers)) { numbers = release.numbers }
            } else if contains("iOS", in: start..<close) {
                return nil
            }
            let comma = skip(close + 1)
            guard comma < code.count, code[comma] == UInt8(ascii: ",") else { return (numbers, close + 1) }
            start = skip(comma + 1)
            guard code[start...].starts(with: "#available".utf8) else { return nil }
        }
    }

    private static func numbers(_ text: String) -> [Int] { text.split(separator: ",").compactMap { Int($0) } }

    /// The body that returns the branches' views, where the statement at `place` is one of its own.
    private func body(around place: Int) -> (kind: Kind, end: Int)? {
        guard let own = opening(before: place), let end = closing(own) else { return nil }
        var start = place
        for _ in 0..<2 {
            guard let open = opening(before: start) else { return nil }
            let begin = (0..<open).last { "{};".utf8.contains(code[$0]) }.map { $0 + 1 } ?? 0
            let header = String(decoding: code[begin..<open], as: UTF8.self)
            if header.split(whereSeparator: \.isWhitespace).elementsEqual(["get"]) {
                start = open
                continue
            }
            return Kind(header: header).map { ($0, end) }
        }
        return nil
    }

    /// Makes the statement, and what follows it up to `end`, one call.
    private mutating func rewrite(_ check: VersionCheck, upTo end: Int, as kind: Kind) -> Bool {
        // Of conditions beside each other all are asked by the one call.
        var asked = check.start
        while let place = find("#available", from: asked), place < check.open {
            taken.insert(place)
            asked = place + 1
        }
        guard let close = closing(check.open) else { return false }
        guard returns(check.open + 1..<close), !waits(check.start..<end) else { return false }
        let call = "return \(kind.rawValue)\(check.isGuard ? "Not" : "")(\(check.release))"
        guard replace(check.start..<check.open, by: call) else { return false }
        guard branch(check.open + 1, close, as: kind) else { return false }
        let next = skip(close + 1)
        guard !check.isGuard, word(next) == "else" else {
            // All that follows is the other branch.
            guard next < end, returns(next..<end) || asks(next) != nil else { return false }
            insert(" _: {", close + 1)
            insert("}", end)
            return branch(close + 1, end, as: kind)
        }
        let after = skip(next + 4)
        guard after < code.count else { return false }
        if code[after] == UInt8(ascii: "{") {
            guard let last = closing(after), skip(last + 1) >= end, returns(after + 1..<last) else { return false }
            guard replace(next..<after, by: "_:") else { return false }
            return branch(after + 1, last, as: kind)
        }
        guard let place = asks(after), let inner = self.check(place, afterElse: true) else { return false }
        taken.insert(place)
        guard replace(next..<after, by: "_: {"), rewrite(inner, upTo: end, as: kind) else { return false }
        insert("}", end)
        return true
    }

    /// Rewrites the first check within a branch that is a statement of it.
    private mutating func branch(_ start: Int, _ end: Int, as kind: Kind) -> Bool {
        guard let place = first("#available", in: start..<end), let check = check(place), check.start >= start,
            let close = closing(check.open), returns(check.open + 1..<close)
        else { return true }
        taken.insert(place)
        return rewrite(check, upTo: end, as: kind)
    }

    // MARK: Reading

    /// The place of `#available` where an `if` stands at `index` that asks for nothing else.
    private func asks(_ index: Int) -> Int? {
        guard word(index) == "if" else { return nil }
        let place = skip(index + 2)
        return find("#available", from: place) == place ? place : nil
    }

    /// Whether one of the statements in a range returns.
    private func returns(_ range: Range<Int>) -> Bool { first("return", in: range) != nil }

    /// The first place of a word that no brace in the range is around.
    private func first(_ word: String, in range: Range<Int>) -> Int? {
        let wanted = Array(word.utf8)
        var index = range.lowerBound
        while index + wanted.count <= range.upperBound {
            if code[index] == UInt8(ascii: "{") { index = closing(index) ?? range.upperBound }
            if index + wanted.count <= range.upperBound, code[index..<index + wanted.count].elementsEqual(wanted),
                index == 0 || !SourceCopy.isName(code[index - 1]), !SourceCopy.isName(code[index + wanted.count])
            {
                return index
            }
            index += 1
        }
        return nil
    }

    private func waits(_ range: Range<Int>) -> Bool { contains("await", in: range) || contains("try", in: range) }

    private func contains(_ word: String, in range: Range<Int>) -> Bool {
        var index = range.lowerBound
        while let place = find(word, from: index), place < range.upperBound {
            if self.word(place) == word, place == 0 || !SourceCopy.isName(code[place - 1]) { return true }
            index = place + 1
        }
        return false
    }

    private func find(_ text: String, from start: Int) -> Int? {
        let wanted = Array(text.utf8)
        var index = start
        while index + wanted.count <= code.count {
            if code[index] == wanted[0], code[index..<index + wanted.count].elementsEqual(wanted) { return index }
            index += 1
        }
        return nil
    }

    private func skip(_ start: Int) -> Int {
        var index = start
        while index < code.count, [0x20, 9, 10, 13].contains(code[index]) { index += 1 }
        return index
    }

    private func word(_ start: Int) -> String {
        guard start < code.count else { return "" }
        return String(decoding: code[start...].prefix { SourceCopy.isName($0) }, as: UTF8.self)
    }

    private func wordBefore(_ place: Int) -> (text: String, start: Int)? {
        var end = place
        while end > 0, [0x20, 9].contains(code[end - 1]) { end -= 1 }
        var start = end
        while start > 0, SourceCopy.isName(code[start - 1]) { start -= 1 }
        return start < end ? (String(decoding: code[start..<end], as: UTF8.self), start) : nil
    }

    /// The brace that the one at `open` is closed by.
    private func closing(_ open: Int) -> Int? {
        var depth = 0
        for index in open..<code.count {
            if code[index] == UInt8(ascii: "{") { depth += 1 }
            if code[index] == UInt8(ascii: "}") {
                depth -= 1
                if depth == 0 { return index }
            }
        }
        return nil
    }

    private func opening(before place: Int) -> Int? {
        var depth = 0
        for index in (0..<place).reversed() {
            if code[index] == UInt8(ascii: "}") { depth += 1 }
            if code[index] == UInt8(ascii: "{") {
                if depth == 0 { return index }
                depth -= 1
            }
        }
        return nil
    }

    // MARK: Writing

    /// Puts a text in the place of a range, with spaces after it; false where there is not enough room.
    private mutating func replace(_ range: Range<Int>, by text: String) -> Bool {
        // Lines keep their numbers: a range over several is left alone.
        guard text.utf8.count <= range.count, !code[range].contains(10) else { return false }
        replaced[range.lowerBound] = text + String(repeating: " ", count: range.count - text.utf8.count)
        return true
    }

    private mutating func insert(_ text: String, _ index: Int) { inserted[index, default: ""] += text }
}
