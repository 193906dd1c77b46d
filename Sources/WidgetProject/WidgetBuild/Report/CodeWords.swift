import Foundation
import XcodeProject

/// A source's names in their order, without comments and the insides of literals.
struct CodeWords {
    struct Name {
        let text: String
        let range: Range<Int>
    }

    let file: URL
    /// The source with everything that is no code blanked out.
    let code: [UInt8]
    let source: [UInt8]
    let names: [Name]

    init?(_ file: URL) {
        guard let source = try? String(contentsOf: file, encoding: .utf8) else { return nil }
        self.file = file
        self.source = Array(source.utf8)
        code = CodeText(source).bytes
        var names: [Name] = [], place = 0
        while place < code.count {
            guard CodeText.isName(code[place]) else {
                place += 1
                continue
            }
            let end = code[place...].firstIndex { !CodeText.isName($0) } ?? code.count
            names.append(Name(text: String(decoding: code[place..<end], as: UTF8.self), range: place..<end))
            place = end
        }
        self.names = names
    }

    func finding(_ cause: SourceFinding.Cause, _ words: String, at place: Int) -> SourceFinding {
        SourceFinding(cause: cause, words: words, file: file.path, line: 1 + source[..<place].count { $0 == UInt8(ascii: "\n") })
    }

    func isSpace(_ byte: UInt8) -> Bool { [0x20, 9, 10, 13].contains(byte) }
    func next(after place: Int) -> Int? { code[min(place, code.count)...].firstIndex { !isSpace($0) } }
    func previous(before place: Int) -> Int? { code[..<place].lastIndex { !isSpace($0) } }
    func byte(after place: Int) -> UInt8? { next(after: place).map { code[$0] } }
    func byte(before place: Int) -> UInt8? { previous(before: place).map { code[$0] } }
    func follows(_ text: String, _ place: Int) -> Bool { next(after: place).map { code[$0...].starts(with: text.utf8) } ?? false }

    /// The range between a bracket and the one that closes it.
    func inside(from open: Int, _ opening: Unicode.Scalar, _ closing: Unicode.Scalar) -> Range<Int> {
        var depth = 0
        for place in open..<code.count {
            if code[place] == UInt8(ascii: opening) { depth += 1 }
            if code[place] == UInt8(ascii: closing) { depth -= 1 }
            if depth == 0 { return open..<place }
        }
        return open..<code.count
    }

    /// Whether a place is inside a literal of text, and not in a comment: quotes are kept where the insides are blanked out.
    func isInLiteral(_ place: Int) -> Bool {
        code[place] != source[place] && !code[..<place].count { $0 == UInt8(ascii: "\"") }.isMultiple(of: 2)
    }

    /// The places at which a text stands in literals.
    func places(inLiterals text: String) -> [Int] {
        let wanted = Array(text.utf8)
        var found: [Int] = [], place = 0
        while place + wanted.count <= source.count, let start = source[place...].firstIndex(of: wanted[0]) {
            place = start + 1
            if source[start...].starts(with: wanted), isInLiteral(start) { found.append(start) }
        }
        return found
    }

    /// The range in the brackets after a name; nil where there are none.
    func arguments(of name: Name) -> Range<Int>? {
        guard let open = next(after: name.range.upperBound), code[open] == UInt8(ascii: "(") else { return nil }
        return inside(from: open, "(", ")")
    }

    /// Whether a name stands in a part.
    func has(_ text: String, in part: Range<Int>) -> Bool { names.contains { $0.text == text && part.contains($0.range.lowerBound) } }

    /// A function with its body.
    struct Function {
        let name: Name
        let parameters: Range<Int>
        let body: Range<Int>
    }

    /// The functions that have a body, in their order.
    var functions: [Function] {
        names.indices.dropFirst().compactMap { index in
            guard names[index - 1].text == "func", let parameters = arguments(of: names[index]),
                let open = code[parameters.upperBound...].firstIndex(of: UInt8(ascii: "{"))
            else { return nil }
            // A requirement of a protocol has none: what comes next is another's.
            let between = parameters.upperBound..<open
            guard !code[between].contains(UInt8(ascii: "}")), !has("func", in: between) else { return nil }
            return Function(name: names[index], parameters: parameters, body: inside(from: open, "{", "}"))
        }
    }
}
