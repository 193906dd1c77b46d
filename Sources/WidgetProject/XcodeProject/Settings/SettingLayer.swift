/// The build settings that one place gives: a configuration of a target or of a project, an xcconfig file, or Xcode itself.
package struct SettingLayer: Hashable, Sendable {
    /// An assignment of a setting: `KEY[sdk=iphoneos*] = value`.
    package struct Assignment: Hashable, Sendable {
        package var key: String
        /// The conditions by their names: `sdk`, `config`, `arch`, `variant`; what is compared with may hold `*`.
        package var conditions: [String: String]
        package var value: String

        package init(key: String, conditions: [String: String] = [:], value: String) {
            self.key = key
            self.conditions = conditions
            self.value = value
        }

        /// - Parameter name: a key with what follows it in brackets; several conditions may share a pair of brackets.
        package init(name: String, value: String) {
            let parts = name.split(separator: "[", omittingEmptySubsequences: true)
            key = parts.first.map { $0.trimmingWhitespace() } ?? ""
            conditions = [:]
            for part in parts.dropFirst() {
                for condition in part.prefix(while: { $0 != "]" }).split(separator: ",") {
                    let sides = condition.split(separator: "=", maxSplits: 1)
                    guard sides.count == 2 else { continue }
                    conditions[sides[0].trimmingWhitespace()] = sides[1].trimmingWhitespace()
                }
            }
            self.value = value
        }
    }

    /// The assignments of each setting, in the order in which they were written.
    package var assignments: [String: [Assignment]]

    package init(_ assignments: [Assignment]) {
        self.assignments = Dictionary(grouping: assignments, by: \.key)
    }

    /// Makes a layer of the `buildSettings` of a project file, in which a list is an array.
    package init(buildSettings values: [String: PropertyList]) {
        self.init(
            values.keys.sorted().map { name in
                Assignment(name: name, value: values[name].map(Self.text) ?? "")
            })
    }

    private static func text(_ value: PropertyList) -> String {
        switch value {
        case .string(let text): text
        case .bool(let truth): truth ? "YES" : "NO"
        case .integer(let number): "\(number)"
        case .real(let number): "\(number)"
        case .array(let items): items.map { SettingList.quoted(text($0)) }.joined(separator: " ")
        default: ""
        }
    }

    /// The assignments to a key that hold here, the one with the highest precedence last.
    func assignments(_ key: String, in surroundings: SettingSurroundings) -> [Assignment] {
        let fitting = (assignments[key] ?? []).filter { surroundings.fulfil($0.conditions) }
        // A condition that holds is more than none.
        return fitting.filter(\.conditions.isEmpty) + fitting.filter { !$0.conditions.isEmpty }
    }
}

/// The surroundings with which conditions of settings are compared.
package struct SettingSurroundings: Hashable, Sendable {
    /// The SDK as Xcode names it, with its version: `iphonesimulator26.0`.
    package var sdk: String
    package var configuration: String
    package var architecture: String

    package init(sdk: String = "iphonesimulator26.0", configuration: String, architecture: String = "arm64") {
        self.sdk = sdk
        self.configuration = configuration
        self.architecture = architecture
    }

    /// The surroundings of a build for a device.
    var onDevice: SettingSurroundings {
        var device = self
        device.sdk = sdk.replacingOccurrences(of: "iphonesimulator", with: "iphoneos")
        return device
    }

    func fulfil(_ conditions: [String: String]) -> Bool {
        conditions.allSatisfy { name, pattern in
            switch name {
            case "sdk": Wildcard.matches(sdk, pattern) || Wildcard.matches(sdk.filter { !$0.isNumber && $0 != "." }, pattern)
            case "config": Wildcard.matches(configuration, pattern)
            case "arch": Wildcard.matches(architecture, pattern)
            case "variant": Wildcard.matches("normal", pattern)
            default: false
            }
        }
    }
}

/// Patterns with `*` and `?`.
enum Wildcard {
    static func matches(_ text: some StringProtocol, _ pattern: some StringProtocol) -> Bool {
        let text = Array(text.utf8), pattern = Array(pattern.utf8)
        var place = 0, at = 0, star: Int?, retry = 0
        while place < text.count {
            if at < pattern.count, pattern[at] == UInt8(ascii: "?") || pattern[at] == text[place], pattern[at] != UInt8(ascii: "*") {
                place += 1
                at += 1
            } else if at < pattern.count, pattern[at] == UInt8(ascii: "*") {
                star = at
                retry = place
                at += 1
            } else if let last = star {
                at = last + 1
                retry += 1
                place = retry
            } else {
                return false
            }
        }
        return pattern[at...].allSatisfy { $0 == UInt8(ascii: "*") }
    }
}

/// Lists as settings write them: words apart by spaces, those with spaces in quotes.
enum SettingList {
    static func quoted(_ word: String) -> String {
        guard word.isEmpty || word.contains(where: { $0 == " " || $0 == "\t" }), !word.contains("\"") else { return word }
        return "\"\(word)\""
    }

    static func words(_ text: String) -> [String] {
        var words: [String] = [], word = "", isWord = false
        var quote: Character?
        var isEscaped = false
        for character in text {
            if isEscaped {
                word.append(character)
                isEscaped = false
            } else if character == "\\" {
                (isEscaped, isWord) = (true, true)
            } else if let mark = quote {
                if character == mark { quote = nil } else { word.append(character) }
            } else if character == "\"" || character == "'" {
                (quote, isWord) = (character, true)
            } else if character.isWhitespace {
                if isWord { words.append(word) }
                (word, isWord) = ("", false)
            } else {
                word.append(character)
                isWord = true
            }
        }
        return isWord ? words + [word] : words
    }
}

extension StringProtocol {
    func trimmingWhitespace() -> String {
        var text = self[...]
        while text.first?.isWhitespace == true { text = text.dropFirst() }
        while text.last?.isWhitespace == true { text = text.dropLast() }
        return String(text)
    }
}
