import XcodeProject

/// Optional requirements of protocols: Objective-C asks whether a class has one, and here each protocol has a default in its place.
///
/// `@objc optional func tide(_ height: Int)` becomes a requirement with an empty default behind the protocol's brace, and its call
/// `harbour?.tide?(3)` one without the second question mark. A method with a value that cannot be nil becomes a requirement that throws,
/// which one that does not throw fulfils: the default throws that nobody answers, and the call is one of a method beside it,
/// `harbour?._optional_tide(3)`, that makes Objective-C's nil of this. Where Apple's protocols are asked the value may be nil as far as the
/// compiler is told.
struct OptionalMethods {
    /// The words `optional`.
    private(set) var words: [Range<Int>] = []
    /// Texts to insert, by the byte they stand before.
    private(set) var inserted: [Int: String] = [:]

    /// - Parameters:
    ///   - code: a source without its comments and strings.
    ///   - asked: what has to stand before the methods' names where the module calls them.
    init(_ code: [UInt8], asked: [String: String] = [:]) {
        guard code.hold("optional ") else { return }
        for place in Self.places(of: "protocol", code) {
            guard let open = code[place...].firstIndex(of: UInt8(ascii: "{")), let close = Self.closing(open, code) else { continue }
            let name = Self.words(code[place + "protocol".utf8.count..<open]).first.map(String.init) ?? ""
            var defaults: [String] = [], ends = false
            for word in Self.places(of: "optional", code) where open < word && word < close {
                let start = word + "optional".utf8.count
                guard let declaration = Self.declaration(start..<close, code) else { continue }
                words.append(word..<start)
                let isOutside = Self.depth(place, code) == 0
                let method = isOutside ? AskedMethod(declaration.text, isProperty: declaration.isProperty) : nil
                if let method, method.isAnswered {
                    if let arrow = Self.arrow(behind: start, before: close, code), !method.isThrowing { inserted[arrow] = "throws " }
                    defaults += [method.fallback, method.question]
                } else if let text = Self.fallback(declaration, of: name) {
                    defaults.append(text)
                    ends = ends || text.contains(Self.ends)
                    // Another one of that name has a value, so that this one is asked in the same way.
                    if let method, asked[method.name] == AskedMethod.prefix { defaults.append(method.question) }
                }
            }
            // An extension stands in no other declaration.
            guard !defaults.isEmpty, Self.depth(place, code) == 0 else { continue }
            let asked = ends ? ["var _asked: Self? { self }"] : []
            inserted[close + 1] = "; \(Self.access(place, code))extension \(name) { \((asked + defaults).joined(separator: "; ")) }"
        }
    }

    /// The methods that are called by `name?(` in some module because they are optional: those that its protocols declare, and those of
    /// Apple's that delegates forward, each with what has to stand before it where it is called. What is also a property, which may hold a
    /// function, is left alone.
    /// - Parameter sources: the bytes of the module's files.
    static func names(_ sources: [[UInt8]]) -> [String: String] {
        var names: [String: String] = [:]
        for source in sources {
            let isDeclaring = source.hold("optional func ")
            guard isDeclaring || source.hold("?(") else { continue }
            let code = CodeText(String(decoding: source, as: UTF8.self)).bytes
            if isDeclaring {
                for word in places(of: "optional", code) {
                    let next = Self.words(code[word..<min(code.count, word + 120)]).dropFirst()
                    guard next.first == "func", let name = next.dropFirst().first else { continue }
                    let requirement = declaration(word + "optional".utf8.count..<code.count, code)
                    var prefix = ""
                    if let requirement, depth(word, code) == 1 {
                        let isAnswered = AskedMethod(requirement.text, isProperty: requirement.isProperty)?.isAnswered == true
                        prefix = isAnswered ? AskedMethod.prefix : fallback(requirement, of: "")?.contains(ends) == true ? asked : ""
                    }
                    // One of its name may have a value, and another none.
                    if !prefix.isEmpty || names[String(name)] == nil { names[String(name)] = prefix }
                }
            }
            // With Apple's protocols the answer may be nil in any case, as `if let` and `??` ask it.
            for name in appleNames where code.hold(".\(name)?(") { names[name] = asked }
        }
        return names.filter { pair in !sources.contains { $0.hold("var \(pair.key):") || $0.hold("let \(pair.key):") } }
    }

    /// A call `.name?(`: where it has its question mark, and what has to stand before the name.
    struct Call {
        let mark: Int
        let name: Int
        /// The text before the name.
        let prefix: String
    }

    private static let asked = "_asked?."
    /// What a default begins with that has nothing to give back.
    private static let ends = "fatalError("

    /// The calls of these names in a source.
    static func calls(_ names: [String: String], _ code: [UInt8]) -> [Call] {
        guard !names.isEmpty else { return [] }
        return code.indices.dropFirst().dropLast().compactMap { place in
            guard code[place] == UInt8(ascii: "?"), code[place + 1] == UInt8(ascii: "(") else { return nil }
            let before = code[..<place]
            let start = before.lastIndex { !SourceCopy.isName($0) } ?? place
            let name = String(decoding: code[start + 1..<place], as: UTF8.self)
            guard code[start] == UInt8(ascii: "."), let prefix = names[name] else { return nil }
            let isSuper = code[..<start].suffix(5).elementsEqual("super".utf8)
            return Call(mark: place, name: start + 1, prefix: isSuper ? "" : prefix)
        }
    }

    /// Optional methods of Apple's protocols that who stands between a view and its delegate hands on.
    private static let appleNames: Set = [
        "collectionView", "gestureRecognizer", "gestureRecognizerShouldBegin", "locationManager", "navigationController",
        "numberOfSections", "presentationControllerDidDismiss", "presentationControllerShouldDismiss",
        "presentationControllerWillDismiss", "scrollViewDidChangeAdjustedContentInset", "scrollViewDidEndDecelerating",
        "scrollViewDidEndDragging", "scrollViewDidEndScrollingAnimation", "scrollViewDidEndZooming", "scrollViewDidScroll",
        "scrollViewDidScrollToTop", "scrollViewDidZoom", "scrollViewShouldScrollToTop", "scrollViewWillBeginDecelerating",
        "scrollViewWillBeginDragging", "scrollViewWillBeginZooming", "scrollViewWillEndDragging", "searchBar",
        "searchBarCancelButtonClicked", "searchBarSearchButtonClicked", "searchBarTextDidBeginEditing", "searchBarTextDidEndEditing",
        "tabBarController", "tableView", "textField", "textFieldDidBeginEditing", "textFieldDidChangeSelection", "textFieldDidEndEditing",
        "textFieldShouldBeginEditing", "textFieldShouldClear", "textFieldShouldEndEditing", "textFieldShouldReturn", "textView",
        "textViewDidBeginEditing", "textViewDidChange", "textViewDidChangeSelection", "textViewDidEndEditing",
        "textViewShouldBeginEditing", "textViewShouldEndEditing", "urlSession", "userNotificationCenter", "viewForZooming", "webView",
    ]

    /// A requirement in one line.
    private struct Requirement {
        /// The declaration from `func` or `var` as far as its type.
        var text: String
        let isProperty: Bool
        var isSet = false
    }

    /// The requirement that begins behind `optional`.
    private static func declaration(_ place: Range<Int>, _ code: [UInt8]) -> Requirement? {
        guard let start = code[place].firstIndex(where: { $0 != 0x20 }) else { return nil }
        let next = words(code[start..<place.upperBound].prefix(60))
        guard let word = next.first(where: { $0 == "func" || $0 == "var" }), word == next.first || next.first == "static" else {
            return nil
        }
        var depth = 0, end = start
        scan: while end < place.upperBound {
            switch code[end] {
            case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: "{") where depth == 0, UInt8(ascii: "}") where depth == 0: break scan
            case UInt8(ascii: ";") where depth == 0: break scan
            case 10 where depth == 0:
                // What is given back may stand in a line of its own.
                let rest = code[end..<place.upperBound].drop { $0 == 0x20 || $0 == 9 || $0 == 10 || $0 == 13 }
                guard rest.starts(with: "->".utf8) else { break scan }
            default: break
            }
            end += 1
        }
        let text = words(code[start..<end], keepsAll: true).joined(separator: " ")
        guard word == "var" else { return Requirement(text: text, isProperty: false) }
        let accessors = end < place.upperBound && code[end] == UInt8(ascii: "{") ? closing(end, code).map { words(code[end..<$0]) } : nil
        return Requirement(text: text, isProperty: true, isSet: accessors?.contains("set") ?? false)
    }

    /// The default implementation of a requirement that a class does not implement.
    private static func fallback(_ requirement: Requirement, of name: String) -> String? {
        let text = requirement.text
        let begin = requirement.isProperty ? text.firstIndex(of: ":").map { text.index(after: $0) } : outerArrow(text)
        if requirement.isProperty, begin == nil { return nil }
        let given = text[(begin ?? text.endIndex)...].filter { $0 != " " }
        let value: String
        if given.isEmpty || given == "Void" || given == "()" {
            value = ""
        } else if given.hasSuffix("?") || given.hasSuffix("!") {
            value = "nil"
        } else {
            value = "\(ends)\"An object that \(name) is asked of has not what is optional in it; Objective-C would answer nil.\")"
        }
        return requirement.isSet ? "\(text) { get { \(value) } set {} }" : "\(text) { \(value) }"
    }

    /// The byte of the arrow before what a function gives back; nil where it has none.
    private static func arrow(behind start: Int, before end: Int, _ code: [UInt8]) -> Int? {
        guard let open = code[start..<end].firstIndex(of: UInt8(ascii: "(")) else { return nil }
        var depth = 0
        let close = code[open..<end].indices.first { place in
            if code[place] == UInt8(ascii: "(") { depth += 1 }
            if code[place] == UInt8(ascii: ")") { depth -= 1 }
            return depth == 0
        }
        guard let close else { return nil }
        return code[close..<end - 1].indices.first { code[$0] == UInt8(ascii: "-") && code[$0 + 1] == UInt8(ascii: ">") }
    }

    /// The place at which the type begins that a function gives back; what it takes may be functions too.
    private static func outerArrow(_ text: String) -> String.Index? {
        var depth = 0, previous: Character = " "
        for index in text.indices {
            switch text[index] {
            case "(", "[": depth += 1
            case ")", "]": depth -= 1
            case ">" where depth == 0 && previous == "-": return text.index(after: index)
            default: break
            }
            previous = text[index]
        }
        return nil
    }

    /// The words of a declaration's access, with a space behind.
    private static func access(_ place: Int, _ code: [UInt8]) -> String {
        let ends = Array("{};".utf8)
        let start = code[..<place].lastIndex { ends.contains($0) }.map { $0 + 1 } ?? 0
        let words = words(code[start..<place])
        return ["public", "package", "fileprivate", "private"].first { word in words.suffix(3).contains { $0 == word } }.map { $0 + " " }
            ?? ""
    }

    private static func words(_ code: ArraySlice<UInt8>, keepsAll: Bool = false) -> [Substring] {
        let text = Substring(String(decoding: code, as: UTF8.self))
        if keepsAll { return text.split(whereSeparator: \.isWhitespace) }
        return text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    }

    /// Braces that are open before a place.
    private static func depth(_ place: Int, _ code: [UInt8]) -> Int {
        code[..<place].reduce(0) { $0 + ($1 == UInt8(ascii: "{") ? 1 : $1 == UInt8(ascii: "}") ? -1 : 0) }
    }

    static func closing(_ open: Int, _ code: [UInt8]) -> Int? {
        var depth = 0
        return code[open...].indices.first { place in
            if code[place] == UInt8(ascii: "{") { depth += 1 }
            if code[place] == UInt8(ascii: "}") { depth -= 1 }
            return depth == 0
        }
    }

    private static func places(of word: String, _ code: [UInt8]) -> [Int] { ObjectiveCDeclarations.places(of: word, code) }
}
