import Foundation
import XcodeProject

/// Writes a module that nobody here has, with the names that a target's sources use of it: to be filled in by who knows what they mean.
package struct StandInWriter: Sendable {
    private let builder: WidgetBuilder

    package init(_ builder: WidgetBuilder) { self.builder = builder }

    /// The outcome of writing a stand-in.
    package struct Outcome: Sendable {
        package var file: URL
        /// Names, with members after their type.
        package var names: [String]
        /// Errors that are left in the target's files that import it.
        package var left: Int
    }

    /// The most times that the compiler is asked what is still missing: a member shows when its type is there.
    private static let rounds = 6

    /// - Parameter target: without the module.
    /// - Throws: `BuildError.notMissing` where no file of it misses the module.
    package func write(_ module: String, for target: WidgetTarget) async throws -> Outcome {
        let first = try await builder.check(target)
        guard let files = first.missing[module], module.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
            throw BuildError.notMissing(module, known: first.missing.keys.sorted())
        }
        let folder = StandInModules.folder(beside: target.origin).appendingPathComponent(module, isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("\(module).swift")
        // Where several modules are missing, what a file names that imports none of them, or another alone, is not known to be this one's.
        let isOnly = first.missing.count == 1
        let rivals = Set(first.missing.filter { $0.key != module }.values.joined()).subtracting(files)
        let foreign = first.errors.filter { error in error.file.map(rivals.contains) ?? false }
        let others = foreign.compactMap { MissingName($0.message) }.filter { !$0.isMember }.map(\.name)
        var names = StandInNames(module, Uses(target, files), without: Set(others))
        for error in first.errors where isOnly || error.file.map(files.contains) ?? false { names.take(error.message) }
        var left = 0
        for _ in 0..<Self.rounds {
            try ModuleSources.write(names.text, to: file)
            let result = try await builder.check(target.withStandIns)
            let own = result.errors.filter { error in error.file.map { files.contains($0) || $0 == file.path } ?? false }
            left = own.count
            let before = names
            for error in own { names.take(error.message) }
            if names == before { break }
        }
        try ModuleSources.write(names.text, to: file)
        return Outcome(file: file, names: names.all, left: left)
    }
}

/// The uses of names in the files that import a module.
private struct Uses: Hashable {
    private let text: String
    private let declared: Set<String>

    init(_ target: WidgetTarget, _ files: [String]) {
        text = files.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }.map { CodeText($0).text }.joined(separator: "\n")
        var declared: Set<String> = []
        for source in target.modules.flatMap(\.sources) + target.code.sources {
            guard let text = try? String(contentsOf: source, encoding: .utf8) else { continue }
            for match in CodeText(text).text.matches(of: /\b(?:struct|class|enum|protocol|actor|typealias|func)\s+(\w+)/) {
                declared.insert(String(match.output.1))
            }
        }
        self.declared = declared
    }

    func isDeclared(_ name: String) -> Bool { declared.contains(name) }

    /// Whether a type of the project is declared to be one.
    func isProtocol(_ name: String) -> Bool {
        matches("(?:struct|class|enum|actor|extension)\\s+\\w+\\s*:[^{]*\\b\(name)\\b") || matches("(?:any|some)\\s+\(name)\\b")
    }

    /// Whether a class of the project comes of it: it is named first behind one, whose body overrides something.
    func isClass(_ name: String) -> Bool { matches("class\\s+\\w+\\s*:\\s*\(name)\\b[^{]*\\{[^}]*\\b(?:override|super)\\b") }

    /// Whether a property is given a value somewhere.
    func isAssigned(_ member: String) -> Bool { matches("\\.\(member)\\s*(?:=[^=]|[-+*/]=)") }

    func isAttribute(_ name: String) -> Bool { matches("@\(name)\\b") }

    func isGeneric(_ name: String) -> Bool { matches("\\b\(name)<") }

    /// The argument lists that follow a name, as labels; a closure behind counts as one without.
    func calls(_ name: String, asMember: Bool = false) -> Set<[String]> {
        var found: Set<[String]> = []
        guard let form = try? Regex((asMember ? "\\." : "\\b") + "\(name)(?:<[^>]*>)?\\s*([({])") else { return [] }
        for match in text.matches(of: form) {
            let start = match.range.upperBound
            let isClosure = text[text.index(before: start)] == "{"
            found.insert(isClosure ? ["{"] : labels(from: start))
            if found.count > 20 { break }
        }
        return found
    }

    private func matches(_ pattern: String) -> Bool { (try? Regex(pattern)).map { text.firstMatch(of: $0) != nil } ?? false }

    /// The labels up to the bracket that closes the list.
    private func labels(from start: String.Index) -> [String] {
        var labels: [String] = [], word = "", depth = 0, label = "_", isEmpty = true, index = start
        func close() { if !isEmpty { labels.append(label) } }
        while index < text.endIndex {
            let letter = text[index]
            if "([{".contains(letter) { depth += 1 }
            if ")]}".contains(letter) {
                if depth == 0 { break }
                depth -= 1
            }
            if depth == 0, letter == "," {
                close()
                (word, label, isEmpty) = ("", "_", true)
            } else {
                if !letter.isWhitespace { isEmpty = false }
                if depth == 0, letter == ":", label == "_", !word.isEmpty, word.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) {
                    label = word
                }
                if !letter.isWhitespace { word.append(letter) }
            }
            index = text.index(after: index)
        }
        close()
        if index < text.endIndex, text[text.index(after: index)...].drop(while: \.isWhitespace).first == "{" { labels.append("{") }
        return labels
    }
}

/// The names that a stand-in has to have.
private struct StandInNames: Hashable {
    private let module: String
    private let uses: Uses
    private var types: Set<String> = []
    private var functions: Set<String> = []
    /// The members that are needed, by type.
    private var members: [String: Set<String>] = [:]
    /// Names of other modules.
    private let others: Set<String>

    init(_ module: String, _ uses: Uses, without others: Set<String>) {
        (self.module, self.uses, self.others) = (module, uses, others)
    }

    /// Takes up the name that a message of the compiler misses.
    mutating func take(_ message: String) {
        guard let missing = MissingName(message), !uses.isDeclared(missing.name), !missing.name.isEmpty else { return }
        if missing.isMember {
            if let type = missing.type, types.contains(type) { members[type, default: []].insert(missing.name) }
        } else if others.contains(missing.name) {
            return
        } else if missing.name.first?.isUppercase == true {
            types.insert(missing.name)
        } else {
            functions.insert(missing.name)
        }
    }

    var all: [String] {
        types.sorted().flatMap { type in [type] + (members[type] ?? []).sorted().map { "\(type).\($0)" } } + functions.sorted()
    }

    var text: String {
        var lines = [
            "// Stand-ins for the module \(module), which is not here: the names that the sources use of it. Fill in what they mean.",
            "// Vitrine compiles this folder in its place; Xcode does not know of it.", "@_exported import Foundation", "",
        ]
        for type in types.sorted() { lines += declaration(type) + [""] }
        for function in functions.sorted() {
            for call in uses.calls(function).sorted(by: { $0.count < $1.count }) {
                lines.append(
                    "@discardableResult public func \(function)(\(parameters(call))) -> Any? { nil }"
                )
            }
            if uses.calls(function).isEmpty { lines.append("public var \(function): Any? { nil }") }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func declaration(_ type: String) -> [String] {
        if uses.isAttribute(type) {
            return [
                "@propertyWrapper public struct \(type)<Value> {", "    public var wrappedValue: Value",
                "    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }", "}",
            ]
        }
        let isClass = uses.isClass(type)
        if !isClass, uses.isProtocol(type) { return ["public protocol \(type) {}"] }
        var lines = ["\(isClass ? "open class" : "public struct") \(type)\(uses.isGeneric(type) ? "<Value>" : "") {"]
        // The brace behind a class's name that something comes of is no closure.
        let calls = uses.calls(type).filter { !isClass || $0 != ["{"] }
        for call in calls.union([[]]).sorted(by: { ($0.count, $0.joined()) < ($1.count, $1.joined()) }) {
            lines.append("    public init(\(parameters(call))) {}")
        }
        for member in (members[type] ?? []).sorted() {
            let calls = uses.calls(member, asMember: true)
            // Both ways: which of them is meant, only who knows the module can say.
            if calls.isEmpty {
                let setter = uses.isAssigned(member) ? "get { nil } \(isClass ? "" : "nonmutating ")set {}" : "nil"
                lines += ["    public var \(member): Any? { \(setter) }", "    public static var \(member): \(type) { \(type)() }"]
            }
            for call in calls.sorted(by: { ($0.count, $0.joined()) < ($1.count, $1.joined()) }) {
                lines += [
                    "    @discardableResult \(isClass ? "open" : "public") func \(member)(\(parameters(call))) -> Any? { nil }",
                    "    @discardableResult public static func \(member)(\(parameters(call))) -> \(type) { \(type)() }",
                ]
            }
        }
        return lines + ["}"]
    }

    private func parameters(_ labels: [String]) -> String {
        labels.enumerated().map { place, label in
            label == "{" ? "_ then\(place): () -> Void" : "\(label) value\(place): Any?"
        }.joined(separator: ", ")
    }
}
