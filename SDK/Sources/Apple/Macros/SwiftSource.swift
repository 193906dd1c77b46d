/// Source with a mask of the same length, in which comments and the insides of string literals are blanks: what stands in brackets and where
/// a word ends is read off the mask, the text is taken from the source.
struct SwiftSource {
    let letters: [Character]
    let mask: [Character]

    init(_ text: String) {
        letters = Array(text)
        mask = Self.masked(letters)
    }

    func text(_ range: Range<Int>) -> String {
        var range = range
        while !range.isEmpty, letters[range.lowerBound].isWhitespace { range = range.lowerBound + 1..<range.upperBound }
        while !range.isEmpty, letters[range.upperBound - 1].isWhitespace { range = range.lowerBound..<range.upperBound - 1 }
        return String(letters[range])
    }

    /// Returns the text of a range without comments.
    func code(_ range: Range<Int>) -> String {
        var result = ""
        var index = range.lowerBound
        while index < range.upperBound {
            // A comment's mark is a blank in the mask and a slash in the source; a literal keeps its quotes.
            if mask[index] == " ", letters[index] == "/", index + 1 < letters.count, "/*".contains(letters[index + 1]), !isQuoted(index) {
                while index < range.upperBound, mask[index] == " ", !letters[index].isNewline { index += 1 }
                continue
            }
            result.append(letters[index])
            index += 1
        }
        return result.trimmed
    }

    /// Whether a place is inside a string literal: the quotes before it in the mask are not closed.
    private func isQuoted(_ index: Int) -> Bool { mask[..<index].count { $0 == "\"" } % 2 == 1 }

    func isWord(at index: Int) -> Bool { mask[index].isLetter || mask[index] == "_" }

    func word(at index: Int) -> String {
        String(mask[index...].prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" })
    }

    func skipSpace(_ index: Int) -> Int {
        var index = index
        while index < mask.count, mask[index].isWhitespace { index += 1 }
        return index
    }

    /// The place behind the bracket that closes the one at `index`.
    func end(ofBracketAt index: Int) -> Int {
        var depth = 0, index = index
        while index < mask.count {
            if "([{".contains(mask[index]) { depth += 1 }
            if ")]}".contains(mask[index]) { depth -= 1 }
            index += 1
            if depth == 0 { break }
        }
        return index
    }

    private static func masked(_ letters: [Character]) -> [Character] {
        var mask = letters
        var index = 0
        func starts(_ text: String, at index: Int) -> Bool { letters[index...].starts(with: text) }
        func blank(_ range: Range<Int>) {
            for place in range where !letters[place].isNewline { mask[place] = " " }
        }
        while index < letters.count {
            if starts("//", at: index) {
                let end = letters[index...].firstIndex(where: \.isNewline) ?? letters.count
                blank(index..<end)
                index = end
            } else if starts("/*", at: index) {
                var depth = 0, end = index
                repeat {
                    if starts("/*", at: end) {
                        (depth, end) = (depth + 1, end + 2)
                    } else if starts("*/", at: end) {
                        (depth, end) = (depth - 1, end + 2)
                    } else {
                        end += 1
                    }
                } while depth > 0 && end < letters.count
                end = min(end, letters.count)
                blank(index..<end)
                index = end
            } else if letters[index] == "\"" || letters[index] == "#" && isRawString(letters, index) {
                let end = endOfString(letters, index)
                blank(index..<end)
                // What is left of a literal are the quotes around nothing.
                if end - index >= 2 { (mask[index], mask[end - 1]) = ("\"", "\"") }
                index = end
            } else {
                index += 1
            }
        }
        return mask
    }

    private static func isRawString(_ letters: [Character], _ index: Int) -> Bool {
        let next = letters[index...].firstIndex { $0 != "#" }
        return next.map { letters[$0] == "\"" } ?? false
    }

    private static func endOfString(_ letters: [Character], _ start: Int) -> Int {
        var index = start
        while index < letters.count, letters[index] == "#" { index += 1 }
        let hashes = String(repeating: "#", count: index - start)
        let quotes = letters[index...].starts(with: "\"\"\"") ? "\"\"\"" : "\""
        index += quotes.count
        while index < letters.count {
            if letters[index...].starts(with: quotes + hashes) { return index + quotes.count + hashes.count }
            if letters[index...].starts(with: "\\" + hashes) {
                index += 1 + hashes.count
                guard index < letters.count else { break }
                guard letters[index] == "(" else {
                    index += 1
                    continue
                }
                index = endOfInterpolation(letters, index)
            } else {
                index += 1
            }
        }
        return letters.count
    }

    private static func endOfInterpolation(_ letters: [Character], _ start: Int) -> Int {
        var depth = 0, index = start
        while index < letters.count {
            switch letters[index] {
            case "(": depth += 1
            case ")": depth -= 1
            case "\"":
                index = endOfString(letters, index)
                continue
            default: break
            }
            index += 1
            if depth == 0 { break }
        }
        return index
    }
}

extension String {
    var trimmed: String {
        var rest = Substring(self)
        while rest.first?.isWhitespace == true { rest.removeFirst() }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return String(rest)
    }
}
