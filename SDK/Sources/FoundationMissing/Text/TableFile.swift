import Foundation
import Synchronization

/// Reads the files of tables, within bounds. What cannot be read is told once.
package enum TableFile {
    /// The largest size of a file, in bytes.
    private static let largest = 8 << 20
    /// Levels inside one another; the parsers recurse.
    private static let deepest = 32

    static func strings(_ file: URL) -> [String: LocalizedEntry] { bytes(file).map { strings($0, shown(file)) } ?? [:] }
    static func plurals(_ file: URL) -> [String: LocalizedEntry] { bytes(file).map { plurals($0, shown(file)) } ?? [:] }
    static func catalog(_ file: URL) -> StringCatalog? { bytes(file).flatMap { catalog($0, shown(file)) } }

    /// - Parameter file: its name, for what is told of it.
    package static func strings(_ data: Data, _ file: String) -> [String: LocalizedEntry] {
        if isPropertyList(data) { return propertyList(data, file)?.compactMapValues { LocalizedEntry($0) } ?? [:] }
        do throws(StringsFile.Failure) {
            return try StringsFile.read(data).mapValues { .text($0) }
        } catch {
            UnreadTables.add("\(file) cannot be read as a strings file: \(error)")
            return [:]
        }
    }

    package static func plurals(_ data: Data, _ file: String) -> [String: LocalizedEntry] {
        guard let list = propertyList(data, file) else { return [:] }
        return list.reduce(into: [:]) { entries, pair in
            if let entry = LocalizedEntry(pair.value) {
                entries[pair.key] = entry
            } else {
                UnreadTables.add("\(file): \"\(pair.key.prefix(64))\" has neither a format with plural rules nor widths")
            }
        }
    }

    private static func catalog(_ data: Data, _ file: String) -> StringCatalog? {
        do {
            guard depthOfBrackets(data) <= deepest * 2 else { throw CocoaError(.propertyListReadCorrupt) }
            return try JSONDecoder().decode(StringCatalog.self, from: data)
        } catch {
            UnreadTables.add("\(file) cannot be read as a string catalogue")
            return nil
        }
    }

    /// The texts of every language of a string catalogue.
    package static func catalog(_ data: Data, _ file: String) -> [String: [String: LocalizedEntry]] {
        guard let catalog: StringCatalog = catalog(data, file) else { return [:] }
        return catalog.languages.reduce(into: [:]) { $0[$1] = catalog.table($1) }
    }

    private static func isPropertyList(_ data: Data) -> Bool {
        data.starts(with: Data("bplist".utf8)) || data.first { $0 > 0x20 } == UInt8(ascii: "<") || data.starts(with: Data("\u{FEFF}<".utf8))
    }

    private static func propertyList(_ data: Data, _ file: String) -> [String: Any]? {
        guard isPropertyList(data), depthOfTags(data) <= deepest,
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else {
            UnreadTables.add("\(file) cannot be read as a property list")
            return nil
        }
        return list
    }

    /// Reads a file within bounds; nil where there is none.
    private static func bytes(_ file: URL) -> Data? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
        guard let attributes, let size = (attributes[.size] as? NSNumber)?.intValue else { return nil }
        guard size <= largest else {
            UnreadTables.add("\(shown(file)) has \(size) bytes, more than the \(largest) that are read")
            return nil
        }
        return FileManager.default.contents(atPath: file.path)
    }

    /// The most levels that dictionaries and arrays of an XML property list open at once.
    private static func depthOfTags(_ data: Data) -> Int {
        var depth = 0, deepest = 0
        // `<dict>` and `<array>`, and their ends: the letter tells which tags they are.
        var before: (UInt8, UInt8) = (0, 0)
        for byte in data {
            if byte == UInt8(ascii: "d") || byte == UInt8(ascii: "a") {
                if before.1 == UInt8(ascii: "<") {
                    depth += 1
                } else if before == (UInt8(ascii: "<"), UInt8(ascii: "/")) {
                    depth -= 1
                }
            }
            deepest = max(deepest, depth)
            before = (before.1, byte)
        }
        return deepest
    }

    /// The most levels that brackets of JSON open at once.
    private static func depthOfBrackets(_ data: Data) -> Int {
        var depth = 0, deepest = 0
        var isQuoted = false, isEscaped = false
        for byte in data {
            switch byte {
            case _ where isEscaped: isEscaped = false
            case UInt8(ascii: "\\"): isEscaped = isQuoted
            case UInt8(ascii: "\""): isQuoted.toggle()
            case UInt8(ascii: "{"), UInt8(ascii: "["): if !isQuoted { depth += 1 }
            case UInt8(ascii: "}"), UInt8(ascii: "]"): if !isQuoted { depth -= 1 }
            default: break
            }
            deepest = max(deepest, depth)
        }
        return deepest
    }

    private static func shown(_ file: URL) -> String { file.pathComponents.suffix(2).joined(separator: "/") }
}

/// Tables that could not be read. The next picture's diagnostics say so.
package enum UnreadTables {
    private static let sentences = Mutex<[String]>([])
    private static let most = 100

    static func add(_ sentence: String) {
        sentences.withLock { if $0.count < most, !$0.contains(sentence) { $0.append(sentence) } }
    }

    package static func take() -> [String] {
        sentences.withLock { sentences in
            defer { sentences.removeAll() }
            return sentences
        }
    }
}
