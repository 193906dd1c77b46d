import XcodeProject

/// Overrides in a class's own extensions of methods of the class above, which only Objective-C allows.
///
/// `extension Pier { override func viewDidLoad() { … } }` keeps its body under another name, and the class itself gets an override, behind
/// the last line of its body, that calls it. `super` means the same in both places.
package struct ExtensionOverrides {
    /// Words of the source that go.
    private(set) var words: [Range<Int>] = []
    /// Texts to insert, by the byte they stand before.
    private(set) var inserted: [Int: String] = [:]

    /// - Parameters:
    ///   - code: a source without its comments and strings.
    ///   - module: of all of the module's sources.
    init(_ code: [UInt8], _ module: Module) {
        guard !module.overrides.isEmpty else { return }
        for override in Self.overrides(code) where module.overrides[override.type] != nil {
            words += override.words
            inserted[override.name] = Self.prefix
        }
        for (type, body) in Self.classes(code) {
            guard let texts = module.overrides[type], !texts.isEmpty else { continue }
            // What stands before it in its line is another declaration.
            let last = code[body].last { $0 != 0x20 && $0 != 9 && $0 != 13 }
            let isAlone = last == nil || last == 10 || last == UInt8(ascii: ";")
            inserted[body.upperBound] = (isAlone ? " " : "; ") + texts.joined(separator: "; ") + " "
        }
    }

    /// A generated source whose classes get what a module's extensions override of them.
    static func adding(_ module: Module, to text: String) -> String {
        let overrides = ExtensionOverrides(CodeText(text).bytes, module)
        guard !overrides.inserted.isEmpty else { return text }
        var bytes = Array(text.utf8)
        for (place, text) in overrides.inserted.sorted(by: { $0.key > $1.key }) { bytes.insert(contentsOf: text.utf8, at: place) }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The overrides in the extensions of a module's classes.
    package struct Module: Hashable, Sendable {
        /// The overrides that a class gets, by its name.
        private(set) var overrides: [String: [String]] = [:]

        /// - Parameters:
        ///   - sources: the bytes of its files.
        ///   - others: methods whose overrides become something else.
        package init(_ sources: [[UInt8]], but others: Set<String> = []) {
            var classes: [String: Int] = [:], all: [Override] = []
            for source in sources where source.hold("extension ") && source.hold("override ") {
                all += ExtensionOverrides.overrides(CodeText(String(decoding: source, as: UTF8.self)).bytes)
            }
            guard !all.isEmpty else { return }
            let wanted = Set(all.map(\.type))
            for source in sources where wanted.contains(where: { source.hold("class \($0)") }) {
                let code = CodeText(String(decoding: source, as: UTF8.self)).bytes
                for (name, _) in ExtensionOverrides.classes(code) { classes[name, default: 0] += 1 }
            }
            // Two classes of one name, which stand in two others, cannot be told apart.
            for override in all where !others.contains(override.method) {
                if classes[override.type] == 1 { overrides[override.type, default: []].append(override.text) }
                // A class of UIKit's gets none: no controller and no view of it is shown, who would call it.
                if classes[override.type] == nil, override.type.hasPrefix("UI") { overrides[override.type, default: []] += [] }
            }
        }
    }

    /// An override in an extension.
    struct Override {
        /// The class's name.
        let type: String
        /// The name of what it overrides, and where that stands.
        let method: String
        let name: Int
        /// `override`, and an access that only what can be overridden has.
        let words: [Range<Int>]
        /// The override that the class itself gets.
        let text: String
    }

    private static let prefix = "_own_"

    /// The classes of a source with their bodies, braces not counted.
    private static func classes(_ code: [UInt8]) -> [(name: String, body: Range<Int>)] {
        ObjectiveCDeclarations.places(of: "class", code).compactMap { place in
            let head = code[(place + 5)...]
            guard let open = head.firstIndex(of: UInt8(ascii: "{")), let close = closing(open, code) else { return nil }
            let words = names(code[place + 5..<open])
            // `class func` is no class, and `protocol A: class` none either.
            guard let name = words.first, name != "func", name != "var", name != "override", name != "subscript" else { return nil }
            return (name, open + 1..<close)
        }
    }

    private static func overrides(_ code: [UInt8]) -> [Override] {
        let words = code.hold("override ") ? ObjectiveCDeclarations.places(of: "override", code) : []
        guard !words.isEmpty else { return [] }
        return ObjectiveCDeclarations.places(of: "extension", code).flatMap { place -> [Override] in
            guard let open = code[place...].firstIndex(of: UInt8(ascii: "{")), let close = closing(open, code) else { return [] }
            let start = (code[..<place].lastIndex { $0 == 10 || $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: ";") } ?? -1) + 1
            // What the extension says of access goes for all in it that says nothing itself.
            let isPublic = !names(code[start..<place]).filter(["public", "open"].contains).isEmpty
            let head = String(decoding: code[place + 9..<open], as: UTF8.self).split { ":".contains($0) || $0.isWhitespace }
            guard let type = head.first?.split(separator: ".").last.map(String.init) else { return [] }
            // What a condition leaves out cannot be called.
            guard !Array(code[open..<close]).hold("#if") else { return [] }
            return words.filter { open < $0 && $0 < close }.compactMap { word in
                let depth = code[open..<word].reduce(0) { $0 + ($1 == UInt8(ascii: "{") ? 1 : $1 == UInt8(ascii: "}") ? -1 : 0) }
                return depth == 1 ? override(word, of: type, code, before: close, isPublic: isPublic) : nil
            }
        }
    }

    private static func override(_ word: Int, of type: String, _ code: [UInt8], before end: Int, isPublic: Bool) -> Override? {
        let line = (code[..<word].lastIndex { $0 == 10 || $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") } ?? -1) + 1
        guard let open = code[word..<end].firstIndex(of: UInt8(ascii: "{")), let close = closing(open, code) else { return nil }
        let declaration = code[line..<open]
        guard let keyword = keyword(declaration, after: word) else { return nil }
        let isProperty = code[keyword] == UInt8(ascii: "v")
        guard let start = code[(keyword + (isProperty ? 3 : 4))..<open].firstIndex(where: { $0 != 0x20 }) else { return nil }
        let method = String(decoding: code[start..<open].prefix(while: SourceCopy.isName), as: UTF8.self)
        guard !method.isEmpty, method != "observeValue" else { return nil }
        var words = [word..<word + "override".utf8.count]
        var modifiers: [String] = []
        for modifier in names(code[line..<keyword]) where kept.contains(modifier) { modifiers.append(modifier) }
        if isPublic, Set(modifiers).isDisjoint(with: ["public", "open"]), !names(code[line..<keyword]).contains("internal") {
            modifiers.append("public")
        }
        for place in ObjectiveCDeclarations.places(of: "open", Array(code[line..<keyword])) {
            words.append(line + place..<line + place + 4)
        }
        // The signature in one line.
        let signature = String(decoding: code[keyword..<open], as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let text = (["override"] + modifiers + [signature]).joined(separator: " ")
        if isProperty {
            let accessors = names(code[open..<close])
            guard !accessors.contains("didSet"), !accessors.contains("willSet") else { return nil }
            let own = prefix + method
            let isSet = accessors.contains("set") && accessors.contains("get")
            let body = isSet ? "get { \(own) } set { \(own) = newValue }" : own
            return Override(type: type, method: method, name: start, words: words, text: "\(text) { \(body) }")
        }
        guard let arguments = arguments(signature) else { return nil }
        let call = (signature.contains(" throws") ? "try " : "") + (arguments.isAsync ? "await " : "")
        let body = "\(call)\(prefix)\(method)(\(arguments.text))"
        return Override(type: type, method: method, name: start, words: words, text: "\(text) { \(body) }")
    }

    private static let kept: Set = ["public", "open", "class", "static", "nonisolated"]

    /// The place of `func` or `var` behind `override`.
    private static func keyword(_ declaration: ArraySlice<UInt8>, after word: Int) -> Int? {
        let code = Array(declaration)
        let places = ["func", "var"].flatMap { ObjectiveCDeclarations.places(of: $0, code) }.map { $0 + declaration.startIndex }
        guard let place = places.filter({ $0 > word }).min() else { return nil }
        // Between them stand modifiers alone.
        let between = names(declaration[(word + "override".utf8.count)..<place])
        return between.allSatisfy { kept.contains($0) || ["internal", "final"].contains($0) } ? place : nil
    }

    /// The arguments with which a function of a signature is called from another that takes the same.
    private static func arguments(_ signature: String) -> (text: String, isAsync: Bool)? {
        guard let open = signature.firstIndex(of: "("), !signature[..<open].contains("<") else { return nil }
        var depth = 0, parameters: [String] = [""], index = open, end: String.Index?
        while index < signature.endIndex {
            let character = signature[index]
            if "([<{".contains(character) { depth += 1 }
            // The arrow of a function's type closes nothing.
            let isArrow = character == ">" && signature[..<index].last == "-"
            if ")]>}".contains(character), !isArrow { depth -= 1 }
            if depth == 0 {
                end = index
                break
            }
            if character == ",", depth == 1 {
                parameters.append("")
            } else if index != open {
                parameters[parameters.count - 1].append(character)
            }
            index = signature.index(after: index)
        }
        guard let end else { return nil }
        let texts = parameters.filter { $0.contains { $0 != " " } }.map { parameter -> String? in
            guard let colon = parameter.firstIndex(of: ":") else { return nil }
            let labels = parameter[..<colon].split(separator: " ")
            guard let label = labels.first, let name = labels.last else { return nil }
            let isInout = parameter[colon...].contains("inout ")
            return (label == "_" ? "" : "\(label): ") + (isInout ? "&" : "") + name
        }
        guard !texts.contains(nil) else { return nil }
        return (texts.compactMap { $0 }.joined(separator: ", "), signature[end...].contains(" async"))
    }

    private static func names(_ code: ArraySlice<UInt8>) -> [String] {
        String(decoding: code, as: UTF8.self).split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    }

    private static func closing(_ open: Int, _ code: [UInt8]) -> Int? { OptionalMethods.closing(open, code) }
}
