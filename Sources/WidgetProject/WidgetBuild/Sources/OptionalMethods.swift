import XcodeProject

/// Optional requirements of protocols: Objective-C asks whether a class has one, and here each protocol has a default in its place.
///
/// `@objc optional func tide(_ height: Int)` becomes a requirement with an empty default behind the protocol's brace, and its call
/// `harbour?.tide?(3)` one without the second question mark. A method with a value that cannot be nil becomes a requirement that throws,
/// which one that does not throw fulfils: the default throws that nobody answers, and the call is one of a method beside it,
/// `harbour?._optional_tide(3)`, that makes Objective-C's nil of this. `AskedProperty` does the same for a property, whose readers stay as
/// they are. Where Apple's protocols are asked the value may be nil as far as the compiler is told.
struct OptionalMethods {
    /// Words and accessors to take away.
    private(set) var words: [Range<Int>] = []
    /// Texts to insert, by the byte they stand before.
    private(set) var inserted: [Int: String] = [:]

    /// - Parameters:
    ///   - code: a source without its comments and strings.
    ///   - asked: what has to stand before the methods' names where the module calls them.
    init(_ code: [UInt8], asked: [String: String] = [:]) {
        guard code.hold("optional ") else { return }
        for place in Self.places(of: "protocol", code) {
            guard let open = code[place...].firstIndex(of: UInt8(ascii: "{")), let close = Self.closing(open, code),
                let name = Self.words(code[place + "protocol".utf8.count..<open]).first.map(String.init),
                let outside = EnclosingTypes(of: place, code)
            else { continue }
            var defaults: [String] = [], unanswered: [String] = []
            for word in Self.places(of: "optional", code) where open < word && word < close {
                let start = word + "optional".utf8.count
                guard let declaration = Self.declaration(start..<close, code) else { continue }
                words.append(word..<start)
                if let property = AskedProperty(declaration.text), let accessors = declaration.accessors {
                    words.append(accessors)
                    inserted[word] = AskedProperty.attribute
                    inserted[accessors.lowerBound] = AskedProperty.accessors
                    unanswered.append(property.fallback)
                    defaults.append(property.question)
                } else if let method = AskedMethod(declaration.text) {
                    if method.isAnswered, !method.isThrowing, let arrow = Self.arrow(behind: start, before: close, code) {
                        inserted[arrow] = "throws "
                    }
                    defaults.append(method.fallback)
                    // One of its name may have a value, so that this one is asked in the same way.
                    if method.isAnswered || asked[method.name] == AskedMethod.prefix { defaults += method.questions }
                }
            }
            guard !defaults.isEmpty else { continue }
            let access = Self.access(place, code), bare = "_Optional_\((outside.path + [name]).joined(separator: "_"))"
            var text = "; \(access)extension \((outside.path + [name]).joined(separator: ".")) { \(defaults.joined(separator: "; ")) }"
            if !unanswered.isEmpty {
                text += "; \(access)protocol \(bare) {}; \(access)extension \(bare) { \(unanswered.joined(separator: "; ")) }"
                let isBound = !Self.places(of: "where", Array(code[place..<open]) + [0x20]).isEmpty
                inserted[open] = "\(isBound ? ", " : " where ")Self: \(bare) "
            }
            inserted[outside.end ?? close + 1, default: ""] += text
        }
    }

    /// The optional methods that a module's protocols declare, each with what has to stand before it where it is called.
    /// - Parameter sources: the bytes of the module's files.
    static func declared(_ sources: [[UInt8]]) -> [String: String] {
        var names: [String: String] = [:]
        for source in sources where source.hold("optional ") {
            let code = CodeText(String(decoding: source, as: UTF8.self)).bytes
            for word in places(of: "optional", code) {
                let requirement = declaration(word + "optional".utf8.count..<code.count, code)
                guard let method = requirement.flatMap({ AskedMethod($0.text) }) else { continue }
                let name = method.name, prefix = method.isAnswered ? AskedMethod.prefix : ""
                // One of its name may have a value, and another none.
                if !prefix.isEmpty || names[name] == nil { names[name] = prefix }
            }
        }
        return names
    }

    /// The methods that are called by `name?(` in some module because they are optional: those that are declared, and those of Apple's that
    /// delegates forward, each with what has to stand before it where it is called. What is also a property, which may hold a function, is
    /// a method where an argument has a label.
    /// - Parameters:
    ///   - sources: the bytes of the module's files.
    ///   - declared: what its protocols declare, and those of modules that it imports.
    static func names(_ sources: [[UInt8]], declared: [String: String]) -> [String: String] {
        var names = declared
        for source in sources where source.hold("?(") || source.hold("!(") {
            let code = CodeText(String(decoding: source, as: UTF8.self)).bytes
            // With Apple's protocols the answer may be nil in any case, as `if let` and `??` ask it.
            for name in appleNames where code.hold(".\(name)?(") || code.hold(".\(name)!(") { names[name] = asked }
        }
        return names.reduce(into: [:]) { kept, pair in
            let isProperty = sources.contains { $0.hold("var \(pair.key):") || $0.hold("let \(pair.key):") }
            kept[isProperty ? pair.key + labelled : pair.key] = pair.value
        }
    }

    /// A call `.name?(` or `.name!(`: where it has its mark, and what has to stand before the name.
    struct Call {
        let mark: Int
        let name: Int
        /// The text before the name.
        let prefix: String
    }

    private static let asked = "_asked?."
    /// What is added to the name of a method that is a property's too: a function that a property holds has no labels.
    private static let labelled = "(:"

    /// The calls of these names in a source.
    static func calls(_ names: [String: String], _ code: [UInt8]) -> [Call] {
        guard !names.isEmpty else { return [] }
        return code.indices.dropFirst().dropLast().compactMap { place in
            let isSure = code[place] == UInt8(ascii: "!")
            guard isSure || code[place] == UInt8(ascii: "?"), code[place + 1] == UInt8(ascii: "(") else { return nil }
            let before = code[..<place]
            let start = before.lastIndex { !SourceCopy.isName($0) } ?? place
            let name = String(decoding: code[start + 1..<place], as: UTF8.self)
            guard code[start] == UInt8(ascii: "."),
                let prefix = names[name] ?? (hasLabels(place + 1, code) ? names[name + labelled] : nil)
            else { return nil }
            let isSuper = code[..<start].suffix(5).elementsEqual("super".utf8)
            let sure = prefix == asked ? "_asked!." : prefix.isEmpty ? "" : AskedMethod.surePrefix
            return Call(mark: place, name: start + 1, prefix: isSuper ? "" : isSure ? sure : prefix)
        }
    }

    /// Whether an argument between the brackets that open at a place has a label.
    private static func hasLabels(_ open: Int, _ code: [UInt8]) -> Bool {
        var depth = 0, isName = false
        for byte in code[open...] {
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            case UInt8(ascii: ":") where depth == 1 && isName: return true
            default: break
            }
            if depth == 0 { return false }
            // An argument begins behind the bracket or a comma; its label is one name.
            if depth == 1, !SourceCopy.isName(byte), byte != 0x20, byte != 9, byte != 10, byte != 13 {
                isName = byte == UInt8(ascii: ",") || byte == UInt8(ascii: "(")
            }
        }
        return false
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
        /// The declaration from `static`, `func` or `var` as far as its type.
        var text: String
        /// The braces behind a property's type.
        var accessors: Range<Int>?
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
        guard word == "var", end < place.upperBound, code[end] == UInt8(ascii: "{"), let close = closing(end, code) else {
            return Requirement(text: text)
        }
        return Requirement(text: text, accessors: end..<close + 1)
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
