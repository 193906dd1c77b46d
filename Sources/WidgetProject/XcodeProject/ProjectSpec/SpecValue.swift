import Foundation
import Yams

/// A value of a YAML file: a text, a list, or values by their names in the order in which they stand.
enum SpecValue {
    /// - isPlain: without quotes, so that `17` is a number and `YES` is true.
    case scalar(String, isPlain: Bool)
    case list([SpecValue])
    case map([(key: String, value: SpecValue)])

    private static let largest = 1 << 20
    private static let deepest = 64
    /// Values of a file with all that its aliases repeat.
    private static let most = 200_000

    /// - Throws: `ProjectError` where the file cannot be read, is no YAML, or is too large or too deep.
    init(file: URL) throws(ProjectError) {
        let text = try ProjectFiles.text(file, limit: Self.largest)
        let node: Node?
        do {
            node = try Self.compose(text)
        } catch let error as YamlError {
            throw Self.malformed(error, file)
        } catch {
            throw .unreadable(file: file.path, reason: "\(error)")
        }
        var count = 0
        self = try node.map { node throws(ProjectError) in try Self(node, file, depth: 0, &count) } ?? .map([])
    }

    /// Reads YAML. Of a name that stands twice in a mapping the later holds: so had the YAML reader it that XcodeGen was built with for
    /// years, and projects were written that count on it.
    private static func compose(_ text: String) throws -> Node? {
        var text = text
        for _ in 0..<mostRepeated {
            do {
                return try Yams.compose(yaml: text)
            } catch YamlError.duplicatedKeysInMapping(let keys, let context) {
                guard let name = keys.first, let without = Self.text(text, withoutEarlier: name, inMappingAt: context.mark) else {
                    throw YamlError.duplicatedKeysInMapping(duplicates: keys, context: context)
                }
                text = without
            }
        }
        return try Yams.compose(yaml: text)
    }

    /// Names of a file that may stand there twice.
    private static let mostRepeated = 50

    /// The text with another name for all but the last of a mapping's lines that begin with a name; nil where there is only one such line,
    /// as the mapping stands on one line.
    private static func text(_ text: String, withoutEarlier name: String, inMappingAt mark: Mark) -> String? {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let indent = mark.column - 1
        guard lines.indices.contains(mark.line - 1), indent >= 0 else { return nil }
        var found: [Int] = []
        for index in lines.indices.dropFirst(mark.line - 1) {
            let blanks = lines[index].prefix { $0 == " " }.count, words = lines[index].dropFirst(blanks)
            if words.isEmpty || words.hasPrefix("#") { continue }
            // A list's first name stands after its dash.
            let isFirst = index == mark.line - 1
            guard isFirst || blanks >= indent else { break }
            let key = isFirst ? lines[index].dropFirst(indent) : blanks == indent ? words : ""
            if [name, "\"\(name)\"", "'\(name)'"].contains(where: { key.hasPrefix($0 + ":") }) { found.append(index) }
        }
        guard found.count > 1 else { return nil }
        for (number, index) in found.dropLast().enumerated() {
            guard let place = lines[index].range(of: name) else { return nil }
            lines[index].replaceSubrange(place, with: "\(name) (\(number + 1), before another)")
        }
        return lines.joined(separator: "\n")
    }

    private init(_ node: Node, _ file: URL, depth: Int, _ count: inout Int) throws(ProjectError) {
        count += 1
        guard count <= Self.most else { throw .unreadable(file: file.path, reason: "it has more than \(Self.most) values") }
        guard depth < Self.deepest else { throw .tooDeep(file: file.path, limit: Self.deepest) }
        switch node {
        case .scalar(let scalar): self = .scalar(scalar.string, isPlain: scalar.style == .plain || scalar.style == .any)
        case .sequence(let items):
            var all: [SpecValue] = []
            for item in items { all.append(try Self(item, file, depth: depth + 1, &count)) }
            self = .list(all)
        case .mapping(let pairs):
            var own: [(key: String, value: SpecValue)] = [], merged = SpecValue.map([])
            for (key, value) in pairs {
                let made = try Self(value, file, depth: depth + 1, &count)
                guard key.scalar?.string == "<<" else {
                    own.append((key.scalar?.string ?? "", made))
                    continue
                }
                for source in made.items ?? [made] {
                    let known = Set(merged.pairs.map(\.key))
                    merged = .map(merged.pairs + source.pairs.filter { !known.contains($0.key) })
                }
            }
            let names = Set(own.map(\.key))
            self = .map(own + merged.pairs.filter { !names.contains($0.key) })
        case .alias: self = .scalar("", isPlain: true)
        }
    }

    private static func malformed(_ error: YamlError, _ file: URL) -> ProjectError {
        switch error {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _), .composer(_, let problem, let mark, _):
            .malformed(file: file.path, line: mark.line, reason: problem)
        case .duplicatedKeysInMapping(let keys, let context):
            .malformed(file: file.path, line: context.mark.line, reason: "the name \(keys.first ?? "") stands there twice")
        default: .unreadable(file: file.path, reason: "it is no YAML")
        }
    }

    // MARK: Reading

    var pairs: [(key: String, value: SpecValue)] { if case .map(let pairs) = self { pairs } else { [] } }
    var items: [SpecValue]? { if case .list(let items) = self { items } else { nil } }
    var text: String? { if case .scalar(let text, _) = self { text } else { nil } }
    var isMap: Bool { if case .map = self { true } else { false } }

    /// The texts of a list; a text itself is one.
    var texts: [String] { items?.compactMap(\.text) ?? text.map { [$0] } ?? [] }

    subscript(key: String) -> SpecValue? { pairs.first { $0.key == key }?.value }

    /// YAML 1.1's words; nil for others, and for what stands in quotes.
    var truth: Bool? {
        guard case .scalar(let text, true) = self else { return nil }
        switch text.lowercased() {
        case "true", "yes", "on": return true
        case "false", "no", "off": return false
        default: return nil
        }
    }

    /// The value as a build setting.
    var setting: PropertyList {
        if let truth { return .string(truth ? "YES" : "NO") }
        if let items { return .array(items.map(\.setting)) }
        return .string(text ?? "")
    }

    var propertyList: PropertyList {
        switch self {
        case .list(let items): return .array(items.map(\.propertyList))
        case .map(let pairs): return .dictionary(Dictionary(pairs.map { ($0.key, $0.value.propertyList) }) { $1 })
        case .scalar(let text, let isPlain):
            if let truth { return .bool(truth) }
            guard isPlain else { return .string(text) }
            if let number = Int(text) { return .integer(number) }
            let isNumber = text.contains { $0.isNumber } && text.allSatisfy { $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) }
            if isNumber, let number = Double(text), number.isFinite { return .real(number) }
            return .string(text == "~" || text == "null" ? "" : text)
        }
    }

    // MARK: Putting together

    /// This over another one: maps are merged, lists joined; a name with `:REPLACE` after it takes the other's place.
    func over(_ other: SpecValue) -> SpecValue {
        switch (self, other) {
        case (.map(let own), .map(let others)):
            var merged = others
            for (name, value) in own {
                let isReplaced = name.hasSuffix(":REPLACE"), plain = isReplaced ? String(name.dropLast(8)) : name
                if let index = merged.firstIndex(where: { $0.key == plain }) {
                    merged[index].value = isReplaced ? value : value.over(merged[index].value)
                } else {
                    merged.append((plain, value))
                }
            }
            return .map(merged)
        case (.list(let own), .list(let others)): return .list(others + own)
        default: return self
        }
    }

    /// The value with every text changed, names too.
    func mapTexts(_ change: (String) -> String) -> SpecValue {
        switch self {
        case .scalar(let text, let isPlain): .scalar(change(text), isPlain: isPlain)
        case .list(let items): .list(items.map { $0.mapTexts(change) })
        case .map(let pairs): .map(pairs.map { (change($0.key), $0.value.mapTexts(change)) })
        }
    }
}
