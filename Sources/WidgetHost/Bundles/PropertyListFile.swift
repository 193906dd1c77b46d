import Foundation

/// A property list from outside, read with bounds: its size, its nesting, and every value's type are checked before they are used.
struct PropertyListFile {
    /// The largest size of a file, in bytes.
    static let largest = 1 << 20
    static let deepest = 32

    let name: String
    private let values: [String: Value]

    init(_ file: URL) throws(BundleError) {
        let path = file.path
        let size = (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
        guard size <= Self.largest else { throw .tooLarge(file: path, bytes: size, limit: Self.largest) }
        do {
            try self.init(Data(contentsOf: file), name: path)
        } catch let error as BundleError {
            throw error
        } catch {
            throw .unreadable(file: path, reason: error.localizedDescription)
        }
    }

    init(_ data: Data, name: String) throws(BundleError) {
        self.name = name
        guard data.count <= Self.largest else { throw .tooLarge(file: name, bytes: data.count, limit: Self.largest) }
        // The other two forms have parsers of their own, and no Xcode project holds them.
        guard let text = String(data: data, encoding: .utf8), Self.isXML(text) else { throw .notXML(file: name) }
        // Parsers recurse; the depth is known before they start.
        guard Self.depth(of: text) <= Self.deepest else { throw .tooDeep(file: name, limit: Self.deepest) }
        do {
            values = try PropertyListDecoder().decode([String: Value].self, from: data)
        } catch {
            throw .unreadable(file: name, reason: "it is not a dictionary written as a property list")
        }
    }

    private static func isXML(_ text: String) -> Bool {
        let start = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
        return ["<?xml", "<!DOCTYPE plist", "<plist", "<!--"].contains { start.hasPrefix($0) }
    }

    /// The most levels that a text can have: more opening tags than there are levels do no harm here.
    private static func depth(of text: String) -> Int {
        var depth = 0, deepest = 0
        var rest = text.utf8[...]
        while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
            rest = rest[rest.index(after: start)...]
            if rest.first == UInt8(ascii: "/") {
                depth -= 1
            } else if let first = rest.first, first != UInt8(ascii: "!"), first != UInt8(ascii: "?") {
                guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { break }
                if rest[..<end].last != UInt8(ascii: "/") { depth += 1 }
            }
            deepest = max(deepest, depth)
        }
        return deepest
    }

    // MARK: Values by key; a path is written with dots

    func string(_ key: String) throws(BundleError) -> String {
        guard let text = try optionalString(key) else { throw .missingKey(file: name, key: key) }
        return text
    }

    func optionalString(_ key: String) throws(BundleError) -> String? {
        switch try value(key) {
        case nil: return nil
        case .string(let text)?:
            guard text.utf8.count <= 1000, !text.contains("$("), !text.contains("${") else {
                throw wrong(key, "“\(text.prefix(60))”", "a short text without build settings, which only Xcode fills in")
            }
            return text
        case let other?: throw wrong(key, other.words, "a text")
        }
    }

    /// A text as `optionalString` reads it; nil too where only the build setting stands there that Xcode would fill in.
    func filledString(_ key: String, settings: [String]) throws(BundleError) -> String? {
        if case .string(let text)? = try value(key), settings.contains(where: { text == "$(\($0))" || text == "${\($0)}" }) { return nil }
        return try optionalString(key)
    }

    /// The texts under a key; empty when there is no such key.
    func strings(_ key: String) throws(BundleError) -> [String] {
        guard let value = try value(key) else { return [] }
        guard case .array(let items) = value else { throw wrong(key, value.words, "an array of texts") }
        var texts: [String] = []
        for item in items {
            guard case .string(let text) = item else { throw wrong(key, "an array with \(item.words)", "an array of texts") }
            texts.append(text)
        }
        return texts
    }

    /// The texts at `inner` of every dictionary in the array at `key`.
    func strings(_ inner: String, inEachOf key: String) throws(BundleError) -> [String] {
        guard let value = try value(key) else { return [] }
        guard case .array(let items) = value else { throw wrong(key, value.words, "an array of dictionaries") }
        var texts: [String] = []
        for item in items {
            guard case .dictionary(let values) = item else { throw wrong(key, "an array with \(item.words)", "an array of dictionaries") }
            texts += try PropertyListFile(values, name: name).strings(inner)
        }
        return texts
    }

    private init(_ values: [String: Value], name: String) {
        self.values = values
        self.name = name
    }

    private func value(_ key: String) throws(BundleError) -> Value? {
        // Entitlements have dots in their keys.
        if let value = values[key] { return value }
        let parts = key.split(separator: ".").map(String.init)
        var place = values
        for (depth, part) in parts.dropLast().enumerated() {
            guard let outer = place[part] else { return nil }
            guard case .dictionary(let inner) = outer else {
                throw wrong(parts[...depth].joined(separator: "."), outer.words, "a dictionary")
            }
            place = inner
        }
        return parts.last.flatMap { place[$0] }
    }

    /// Whether there is such a key with the value true.
    func isTrue(_ key: String) throws(BundleError) -> Bool {
        if case .truth(true)? = try value(key) { true } else { false }
    }

    /// Whether there is such a key, whatever its value.
    func has(_ key: String) throws(BundleError) -> Bool { try value(key) != nil }

    func wrong(_ key: String, _ found: String, _ expected: String) -> BundleError {
        .wrongValue(file: name, key: key, found: found, expected: expected)
    }

    indirect enum Value: Decodable {
        case string(String)
        case array([Value])
        case dictionary([String: Value])
        case truth(Bool)
        case other

        init(from decoder: any Decoder) throws {
            if let values = try? decoder.container(keyedBy: Key.self) {
                self = .dictionary(
                    Dictionary(uniqueKeysWithValues: try values.allKeys.map { ($0.stringValue, try values.decode(Value.self, forKey: $0)) })
                )
            } else if var items = try? decoder.unkeyedContainer() {
                var all: [Value] = []
                while !items.isAtEnd { all.append(try items.decode(Value.self)) }
                self = .array(all)
            } else if let text = try? decoder.singleValueContainer().decode(String.self) {
                self = .string(text)
            } else if let truth = try? decoder.singleValueContainer().decode(Bool.self) {
                self = .truth(truth)
            } else {
                self = .other
            }
        }

        var words: String {
            switch self {
            case .string: "a text"
            case .array: "an array"
            case .dictionary: "a dictionary"
            case .truth, .other: "a number, a date, data or a truth value"
            }
        }
    }

    struct Key: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}
