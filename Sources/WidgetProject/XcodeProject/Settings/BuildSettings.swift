import Foundation

/// The build settings of a target in one configuration: layers, of which a higher one may build on what lower ones say.
package struct BuildSettings: Sendable {
    /// Lowest first: Xcode's own, the project's file, the project, the target's file, the target.
    package var layers: [SettingLayer]
    package var surroundings: SettingSurroundings
    /// Stand for names that no layer defines.
    package var standIns: [String: String]

    package init(layers: [SettingLayer], surroundings: SettingSurroundings, standIns: [String: String] = [:]) {
        self.layers = layers
        self.surroundings = surroundings
        self.standIns = standIns
    }

    /// Whether any layer says something of a key, in these surroundings.
    package func defines(_ key: String) -> Bool { layers.contains { !$0.assignments(key, in: surroundings).isEmpty } }

    /// A setting with everything in it filled in; nil where nothing is said, or nothing is left.
    package subscript(_ key: String) -> String? {
        guard defines(key) || standIns[key] != nil else { return nil }
        let value = expand("$(\(key))").trimmingWhitespace()
        return value.isEmpty ? nil : value
    }

    /// A setting that is a list.
    package func list(_ key: String) -> [String] { self[key].map(SettingList.words) ?? [] }

    /// A setting that is a truth value; as `preset` where nothing is said.
    package func flag(_ key: String, preset: Bool = false) -> Bool {
        switch self[key]?.uppercased() {
        case "YES", "TRUE", "1": true
        case "NO", "FALSE", "0": false
        default: preset
        }
    }

    /// All names that any layer defines.
    var keys: Set<String> { Set(layers.flatMap(\.assignments.keys)) }

    /// Fills `$(…)`, `${…}`, `$[…]` and `$NAME` in. Source: swift-build's `MacroExpressionParser`, which is Xcode's.
    /// - Parameter undefined: told the names that nothing stands for; Xcode puts nothing in their place.
    package func expand(_ text: String, undefined: ((String) -> Void)? = nil) -> String {
        var expansion = SettingExpansion(settings: self, undefined: undefined)
        return expansion.expand(text, open: [])
    }

    /// The values that were written for a key, those of the topmost layer first.
    func written(_ key: String) -> [String] {
        layers.reversed().flatMap { layer in layer.assignments(key, in: surroundings).reversed().map(\.value) }
    }
}

/// One expansion of a setting, with limits: settings may refer to each other in circles, and grow without end.
struct SettingExpansion {
    private static let deepest = 48
    private static let longest = 1 << 20

    let settings: BuildSettings
    let undefined: ((String) -> Void)?
    private var room = 20_000

    init(settings: BuildSettings, undefined: ((String) -> Void)?) {
        self.settings = settings
        self.undefined = undefined
    }

    /// A key whose value is being filled in, and how many of its values are used up.
    struct Open {
        var key: String
        var level: Int
    }

    mutating func expand(_ text: String, open: [Open]) -> String {
        guard text.contains("$"), open.count < Self.deepest, room > 0 else { return text.contains("$") ? "" : text }
        room -= 1
        var result = ""
        var rest = text[...]
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            let after = rest.index(after: dollar)
            if after < rest.endIndex, let close = Self.closing(rest[after]), let end = Self.end(rest[after...], close) {
                result += value(rest[rest.index(after: after)..<end], open)
                rest = rest[rest.index(after: end)...]
            } else {
                // A name without brackets, as `$SRCROOT`, ends where no name goes on; `$$` stands for one of them.
                let name = Self.name(rest[after...])
                result += name.isEmpty ? "$" : value(name, open)
                rest = rest[name.endIndex...]
                if name.isEmpty, rest.first == "$" { rest = rest.dropFirst() }
            }
            guard result.utf8.count < Self.longest else { return "" }
        }
        return result + rest
    }

    private static func closing(_ opening: Character) -> Character? {
        switch opening {
        case "(": ")"
        case "{": "}"
        case "[": "]"
        default: nil
        }
    }

    /// The name at the beginning of a text; empty where there is none.
    private static func name(_ text: Substring) -> Substring {
        func goesOn(_ character: Character) -> Bool { character.isASCII && (character.isLetter || character.isNumber || character == "_") }
        return text.first?.isNumber == false ? text.prefix(while: goesOn) : text.prefix(0)
    }

    /// The end of what an opening bracket begins, brackets in it counted.
    private static func end(_ text: Substring, _ close: Character) -> Substring.Index? {
        let open = text[text.startIndex]
        var depth = 0
        for index in text.indices {
            if text[index] == open { depth += 1 }
            if text[index] == close {
                depth -= 1
                if depth == 0 { return index }
            }
        }
        return nil
    }

    /// Fills in a reference: `NAME`, `NAME:lower:default=x`, `A_$(B)`, `inherited`.
    private mutating func value(_ reference: Substring, _ open: [Open]) -> String {
        let parts = Self.parts(reference)
        let name = expand(parts[0], open: open)
        var operators = parts.dropFirst().map { expand($0, open: open) }
        var found = lookUp(name, open)
        if let index = operators.firstIndex(where: { $0.hasPrefix("default=") }) {
            let preset = String(operators.remove(at: index).dropFirst(8))
            if found?.isEmpty ?? true { found = preset }
        }
        if found == nil, name != "inherited" { undefined?(name) }
        return operators.reduce(found ?? "") { SettingOperator.apply($1, to: $0) }
    }

    /// Parted at colons outside brackets.
    private static func parts(_ reference: Substring) -> [String] {
        var parts: [String] = [""], depth = 0
        for character in reference {
            if "([{".contains(character) { depth += 1 }
            if ")]}".contains(character) { depth -= 1 }
            // What a default is may hold colons.
            if character == ":", depth == 0, parts.last?.hasPrefix("default=") != true || parts.count == 1 {
                parts.append("")
            } else {
                parts[parts.count - 1].append(character)
            }
        }
        return parts
    }

    /// `inherited`, and a key in its own value, stand for what the key was below.
    private mutating func lookUp(_ name: String, _ open: [Open]) -> String? {
        let key = name == "inherited" ? open.last?.key ?? "" : name
        let level = open.last { $0.key == key }.map { $0.level + 1 } ?? 0
        let written = settings.written(key)
        guard level < written.count else {
            return level == 0 ? settings.standIns[key] : ""
        }
        return expand(written[level], open: open + [Open(key: key, level: level)])
    }
}

/// The operator that follows a colon in `$(NAME:lower)`.
enum SettingOperator {
    static func apply(_ name: String, to value: String) -> String {
        switch name {
        case "lower": value.lowercased()
        case "upper": value.uppercased()
        case "rfc1034identifier": identifier(value, "-") { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "." }
        case "c99extidentifier", "c99identifier", "identifier":
            identifier(value.first?.isNumber == true ? "_" + value.dropFirst() : value, "_", name == "c99extidentifier")
        case "quote": value.replacingOccurrences(of: " ", with: "\\ ")
        case "standardizepath": URL(fileURLWithPath: value).standardizedFileURL.path
        case "file": (value as NSString).lastPathComponent
        case "base": ((value as NSString).lastPathComponent as NSString).deletingPathExtension
        case "suffix": (value as NSString).pathExtension.isEmpty ? "" : "." + (value as NSString).pathExtension
        case "dir": (value as NSString).deletingLastPathComponent
        default: value
        }
    }

    private static func identifier(_ value: String, _ other: Character, _ isKept: (Character) -> Bool) -> String {
        String(value.map { $0.isASCII && isKept($0) ? $0 : other })
    }

    private static func identifier(_ value: String, _ other: Character, _ isExtended: Bool) -> String {
        String(value.map { ($0.isLetter || $0.isNumber || $0 == "_") && ($0.isASCII || isExtended) ? $0 : other })
    }
}
