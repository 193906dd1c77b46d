/// An attribute or a macro as it is written: its name and what stands in its brackets.
struct WrittenAttribute {
    var name: String
    var arguments: String?
}

/// A variable as it is declared.
struct WrittenVariable {
    var name: String
    var type: String?
    var initial: String?
    var attributes: [WrittenAttribute]
    var modifiers: [String]
    /// Whether the variable is stored, not computed.
    var isStored: Bool

    func attribute(_ name: String) -> WrittenAttribute? { attributes.first { $0.name == name } }
    func has(_ name: String) -> Bool { attribute(name) != nil }

    /// Whether a model stores the variable: not one that is computed, static, lazy or marked as transient.
    var isPersisted: Bool {
        isStored && !has("Transient") && !modifiers.contains("static") && !modifiers.contains("class") && !modifiers.contains("lazy")
            && !name.hasPrefix("_$")
    }
}

/// The members of a type, as far as macros ask: its variables and the macros that stand free in it.
struct SwiftMembers {
    let name: String
    let modifiers: [String]
    let isStructure: Bool
    /// Whether the type has an inheritance clause.
    let isDerived: Bool
    private(set) var variables: [WrittenVariable] = []
    private(set) var macros: [WrittenAttribute] = []
    /// Whether the type declares an initialiser.
    private(set) var hasInitializer = false

    private let source: SwiftSource

    /// - Parameter text: the declaration of a class, struct or actor.
    init?(_ text: String) {
        source = SwiftSource(text)
        var index = source.skipSpace(0)
        let head = Self.head(source, &index)
        guard ["class", "struct", "actor", "enum", "extension"].contains(head.keyword) else { return nil }
        modifiers = head.modifiers
        isStructure = head.keyword == "struct"
        index = source.skipSpace(index)
        name = source.word(at: index)
        guard let open = source.mask[index...].firstIndex(of: "{") else { return nil }
        isDerived = source.mask[index..<open].contains(":")
        let end = source.end(ofBracketAt: open) - 1
        index = source.skipSpace(open + 1)
        while index < end {
            let before = index
            readMember(&index, end)
            if index == before { index += 1 }
            while index < end, source.mask[index].isWhitespace || source.mask[index] == ";" { index += 1 }
        }
    }

    /// The variable that a declaration is of; nil where it is of something else.
    static func variable(_ text: String) -> WrittenVariable? {
        let source = SwiftSource(text)
        var index = source.skipSpace(0)
        let head = head(source, &index)
        guard head.keyword == "var" || head.keyword == "let" else { return nil }
        return variable(source, &index, source.mask.count, head)
    }

    // MARK: Reading

    private struct Head {
        var attributes: [WrittenAttribute] = []
        var modifiers: [String] = []
        var keyword = ""
    }

    private static let modifierWords: Set = [
        "public", "private", "fileprivate", "internal", "package", "open", "static", "final", "lazy", "weak", "unowned", "override",
        "nonisolated", "dynamic", "required", "convenience", "mutating", "isolated", "indirect", "optional", "distributed",
    ]

    /// The attributes and modifiers of a declaration, up to its keyword.
    private static func head(_ source: SwiftSource, _ index: inout Int) -> Head {
        var head = Head()
        while index < source.mask.count {
            index = source.skipSpace(index)
            guard index < source.mask.count else { break }
            if source.mask[index] == "@" {
                head.attributes.append(attribute(source, &index))
                continue
            }
            guard source.isWord(at: index) else { break }
            let word = source.word(at: index)
            // `class` is a modifier where a keyword follows.
            let next = source.skipSpace(index + word.count)
            let following = next < source.mask.count && source.isWord(at: next) ? source.word(at: next) : ""
            guard modifierWords.contains(word) || word == "class" && ["var", "func", "let"].contains(following) else {
                head.keyword = word
                index += word.count
                break
            }
            index += word.count
            head.modifiers.append(word)
            if index < source.mask.count, source.mask[index] == "(" { index = source.end(ofBracketAt: index) }
        }
        return head
    }

    private static func attribute(_ source: SwiftSource, _ index: inout Int) -> WrittenAttribute {
        index += 1
        var name = source.word(at: index)
        index += name.count
        // The name may be qualified by its module.
        while index < source.mask.count, source.mask[index] == "." {
            name = source.word(at: index + 1)
            index += 1 + name.count
        }
        var found = WrittenAttribute(name: name, arguments: nil)
        if index < source.mask.count, source.mask[index] == "<" {
            while index < source.mask.count, source.mask[index] != ">" { index += 1 }
            index += 1
        }
        // Swift 5 lets a space stand before them.
        let space = source.mask[min(index, source.mask.count)...].prefix { $0 == " " || $0 == "\t" }
        if space.endIndex < source.mask.count, source.mask[space.endIndex] == "(" { index = space.endIndex }
        if index < source.mask.count, source.mask[index] == "(" {
            let end = source.end(ofBracketAt: index)
            found.arguments = source.code(index + 1..<max(index + 1, end - 1))
            index = end
        }
        return found
    }

    private mutating func readMember(_ index: inout Int, _ end: Int) {
        if source.mask[index] == "#" {
            let start = index
            index += 1
            let word = source.word(at: index)
            index += word.count
            // A condition of the compiler's ends with its line.
            guard !["if", "elseif", "else", "endif", "warning", "error"].contains(word) else {
                while index < end, !source.mask[index].isNewline { index += 1 }
                return
            }
            if index < end, source.mask[index] == "<" {
                while index < end, source.mask[index] != "(" { index += 1 }
            }
            if index < end, source.mask[index] == "(" { index = source.end(ofBracketAt: index) }
            macros.append(WrittenAttribute(name: word, arguments: source.code(start + 1 + word.count..<index)))
            return
        }
        let head = Self.head(source, &index)
        switch head.keyword {
        case "var", "let":
            if let variable = Self.variable(source, &index, end, head) { variables.append(variable) }
        case "typealias", "case", "import":
            while index < end, !source.mask[index].isNewline { index += 1 }
        default:
            if head.keyword == "init" { hasInitializer = true }
            // Functions, types and the like end with their braces; without any, with their line.
            while index < end, source.mask[index] != "{" {
                if "([".contains(source.mask[index]) { index = source.end(ofBracketAt: index) } else { index += 1 }
            }
            if index < end { index = source.end(ofBracketAt: index) }
        }
    }

    private static func variable(_ source: SwiftSource, _ index: inout Int, _ end: Int, _ head: Head) -> WrittenVariable? {
        index = source.skipSpace(index)
        let quoted = index < end && source.mask[index] == "`"
        if quoted { index += 1 }
        guard index < end, source.isWord(at: index) else { return nil }
        let name = source.word(at: index)
        index += name.count + (quoted ? 1 : 0)
        var found = WrittenVariable(
            name: quoted ? "`\(name)`" : name, type: nil, initial: nil, attributes: head.attributes, modifiers: head.modifiers,
            isStored: true)
        var next = source.skipSpace(index)
        if next < end, source.mask[next] == ":" {
            let start = next + 1
            index = endOfType(source, start, end)
            found.type = source.code(start..<index)
            next = source.skipSpace(index)
        }
        if next < end, source.mask[next] == "=" {
            let start = next + 1
            index = endOfValue(source, start, end)
            found.initial = source.code(start..<index)
            next = source.skipSpace(index)
        }
        if next < end, source.mask[next] == "{" {
            index = source.end(ofBracketAt: next)
            let inner = source.word(at: source.skipSpace(next + 1))
            if inner != "didSet" && inner != "willSet" { found.isStored = false }
        }
        return found
    }

    private static func endOfType(_ source: SwiftSource, _ start: Int, _ end: Int) -> Int {
        var index = source.skipSpace(start), angles = 0
        while index < end {
            let letter = source.mask[index]
            if "([".contains(letter) {
                index = source.end(ofBracketAt: index)
                continue
            }
            if letter == "<" { angles += 1 }
            if letter == ">", index == 0 || source.mask[index - 1] != "-" { angles -= 1 }
            if angles <= 0 {
                if letter == "=" || letter == "{" || letter == ";" || letter == "," { return index }
                if letter.isNewline {
                    let next = source.skipSpace(index)
                    guard next < end, ".&?".contains(source.mask[next]) else { return index }
                }
            }
            index += 1
        }
        return index
    }

    private static func endOfValue(_ source: SwiftSource, _ start: Int, _ end: Int) -> Int {
        var index = source.skipSpace(start)
        while index < end {
            let letter = source.mask[index]
            if letter == "{" {
                let inner = source.skipSpace(index + 1)
                if inner < end, source.isWord(at: inner), ["didSet", "willSet"].contains(source.word(at: inner)) { return index }
            }
            if "([{".contains(letter) {
                index = source.end(ofBracketAt: index)
                continue
            }
            if letter == ";" { return index }
            if letter.isNewline {
                let before = source.mask[start..<index].last { !$0.isWhitespace } ?? " "
                let next = source.skipSpace(index)
                let goesOn = next < end && (".?:+-*/&|<>=".contains(source.mask[next]))
                guard ",:+-*/&|<>=.".contains(before) || goesOn else { return index }
            }
            index += 1
        }
        return index
    }
}
