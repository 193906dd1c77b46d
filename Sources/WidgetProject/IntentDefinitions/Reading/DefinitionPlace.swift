import Foundation

/// A dictionary of a definition, with the way to it: every value is taken with its type, and an error says where it stands.
struct DefinitionPlace {
    /// The largest size of a file, in bytes.
    static let largest = 4 << 20
    static let deepest = 32

    let file: String
    let path: String
    private let values: [String: DefinitionValue]

    /// The whole file.
    init(_ data: Data, file: String) throws(DefinitionError) {
        guard data.count <= Self.largest else { throw .tooLarge(file: file, bytes: data.count, limit: Self.largest) }
        let start = String(decoding: data.prefix(200), as: UTF8.self).drop { $0.isWhitespace || $0 == "\u{FEFF}" }
        guard ["<?xml", "<!DOCTYPE plist", "<plist", "<!--"].contains(where: { start.hasPrefix($0) }) else {
            throw .unreadable(file: file, reason: "it is no XML property list, which is what Xcode writes.")
        }
        // Parsers recurse; the depth is known before they start.
        guard Self.depth(of: data) <= Self.deepest else { throw .tooDeep(file: file, limit: Self.deepest) }
        do {
            self.init(try PropertyListDecoder().decode([String: DefinitionValue].self, from: data), file: file, path: "")
        } catch {
            throw .unreadable(file: file, reason: "it is not a dictionary written as a property list. \(Self.reason(error))")
        }
    }

    private init(_ values: [String: DefinitionValue], file: String, path: String) {
        self.values = values
        self.file = file
        self.path = path
    }

    private static func reason(_ error: any Error) -> String {
        guard case .dataCorrupted(let context)? = error as? DecodingError else { return "" }
        return context.underlyingError.map { "\($0)" } ?? context.debugDescription
    }

    private static func depth(of data: Data) -> Int {
        var depth = 0, deepest = 0
        var rest = data[...]
        while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
            rest = rest[rest.index(after: start)...]
            guard let first = rest.first else { break }
            if first == UInt8(ascii: "/") {
                depth -= 1
            } else if first != UInt8(ascii: "!"), first != UInt8(ascii: "?") {
                guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { break }
                if rest[..<end].last != UInt8(ascii: "/") { depth += 1 }
                // No byte is looked at twice, whatever the file is full of.
                rest = rest[end...]
            }
            deepest = max(deepest, depth)
        }
        return deepest
    }

    func place(_ key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }

    func wrong(_ key: String, _ value: DefinitionValue, _ expected: String) -> DefinitionError {
        .wrong(file: file, place: place(key), found: value.words, expected: expected)
    }

    func value(_ key: String) -> DefinitionValue? { values[key] }

    func optionalText(_ key: String) throws(DefinitionError) -> String? {
        guard let value = values[key] else { return nil }
        guard case .text(let text) = value, text.utf8.count <= 10_000 else { throw wrong(key, value, "a text of at most 10,000 bytes") }
        return text
    }

    func text(_ key: String) throws(DefinitionError) -> String {
        guard let text = try optionalText(key) else { throw .missing(file: file, place: place(key)) }
        return text
    }

    /// The yes or no under a key; false when there is no such key.
    func flag(_ key: String) throws(DefinitionError) -> Bool {
        switch values[key] {
        case nil: return false
        case .bool(let value)?: return value
        // As Xcode writes it for some keys.
        case .whole(let value)? where (0...1).contains(value): return value == 1
        case let value?: throw wrong(key, value, "true or false")
        }
    }

    func optionalWhole(_ key: String) throws(DefinitionError) -> Int? {
        switch values[key] {
        case nil: return nil
        case .whole(let value)?: return value
        case .text(let text)?:
            if let value = Int(text) { return value }
            throw wrong(key, .text(text), "a whole number")
        case let value?: throw wrong(key, value, "a whole number")
        }
    }

    func optionalNumber(_ key: String) throws(DefinitionError) -> Double? {
        switch values[key] {
        case nil: return nil
        case .whole(let value)?: return Double(value)
        case .real(let value)?: return value
        case .text(let text)?:
            if let value = Double(text), value.isFinite { return value }
            throw wrong(key, .text(text), "a number")
        case let value?: throw wrong(key, value, "a number")
        }
    }

    /// The dictionary under a key; nil when there is no such key.
    func optionalPlace(_ key: String) throws(DefinitionError) -> DefinitionPlace? {
        guard let value = values[key] else { return nil }
        guard case .dictionary(let inner) = value else { throw wrong(key, value, "a dictionary") }
        return DefinitionPlace(inner, file: file, path: place(key))
    }

    /// The dictionaries of an array; none when there is no such key.
    func places(_ key: String) throws(DefinitionError) -> [DefinitionPlace] {
        guard let value = values[key] else { return [] }
        guard case .array(let items) = value, items.count <= 1000 else {
            throw wrong(key, value, "an array of at most 1000 dictionaries")
        }
        var places: [DefinitionPlace] = []
        for (index, item) in items.enumerated() {
            guard case .dictionary(let inner) = item else { throw wrong("\(key)[\(index)]", item, "a dictionary") }
            places.append(DefinitionPlace(inner, file: file, path: "\(place(key))[\(index)]"))
        }
        return places
    }

    /// The values of an array; none when there is no such key.
    func list(_ key: String) throws(DefinitionError) -> [DefinitionValue] {
        guard let value = values[key] else { return [] }
        guard case .array(let items) = value else { throw wrong(key, value, "an array") }
        return items
    }

    /// A text that becomes a name of Swift.
    func name(_ key: String) throws(DefinitionError) -> String {
        let name = try text(key)
        guard SwiftName.isOne(name) else { throw wrong(key, .text(name), "a name: letters, digits and “_”, no digit first") }
        return name
    }

    func optionalName(_ key: String) throws(DefinitionError) -> String? { values[key] == nil ? nil : try name(key) }

    /// The prefix of class names; Xcode writes an empty text for none.
    func prefix(_ key: String) throws(DefinitionError) -> String { try optionalText(key) == "" ? "" : optionalName(key) ?? "" }
}
