import Foundation

/// The targets that a Tuist manifest writes out. The manifest is a program and is not run: a list that it computes is not known.
struct TuistManifest {
    /// A target's files, as patterns of absolute paths; nil where they are not all written out.
    struct Target {
        var sources: [String]?
        var resources: [String]?
        /// The data models, by absolute paths.
        var dataModels: [URL]
        var entitlements: URL?
        var info: URL?
    }

    private(set) var targets: [Target] = []

    /// - Parameter root: the folder that `.relativeToRoot` means.
    init(_ file: URL, root: URL) {
        guard let source = try? String(contentsOf: file, encoding: .utf8) else { return }
        let code = CodeText(source).bytes, bytes = Array(source.utf8)
        let folder = file.deletingLastPathComponent()
        for call in Self.calls(of: "target", code) + Self.calls(of: "Target", code) {
            let arguments = Self.arguments(in: call, code)
            func paths(_ label: String) -> [String]? {
                arguments[label].flatMap { Self.paths(in: $0, code, bytes) }?.map { Self.absolute($0, folder, root) }
            }
            func file(_ label: String) -> URL? { paths(label)?.first.map { URL(fileURLWithPath: $0) } }
            guard arguments["sources"] != nil else { continue }
            targets.append(
                Target(
                    sources: paths("sources"), resources: paths("resources"),
                    dataModels: (paths("coreDataModels") ?? []).map { URL(fileURLWithPath: $0) }, entitlements: file("entitlements"),
                    info: file("infoPlist")))
        }
    }

    // MARK: Reading

    /// The ranges between the brackets of each call of a function.
    private static func calls(of name: String, _ code: [UInt8]) -> [Range<Int>] {
        let word = Array(name.utf8)
        var found: [Range<Int>] = [], index = 0
        while index + word.count < code.count {
            let end = index + word.count
            guard code[index..<end].elementsEqual(word), code[end] == UInt8(ascii: "("),
                index == 0 || !CodeText.isName(code[index - 1]), let close = closing(end, code)
            else {
                index += 1
                continue
            }
            found.append(end + 1..<close)
            index = end
        }
        return found
    }

    /// The place at which a bracket is closed.
    private static func closing(_ open: Int, _ code: [UInt8]) -> Int? {
        var depth = 0
        for index in open..<code.count {
            switch code[index] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                depth -= 1
                if depth == 0 { return index }
            default: break
            }
        }
        return nil
    }

    /// The arguments of a call by their labels.
    private static func arguments(in call: Range<Int>, _ code: [UInt8]) -> [String: Range<Int>] {
        var arguments: [String: Range<Int>] = [:]
        for part in parts(of: call, code) {
            guard let colon = part.first(where: { code[$0] == UInt8(ascii: ":") }) else { continue }
            let label = String(decoding: code[part.lowerBound..<colon], as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
            if !label.isEmpty, label.utf8.allSatisfy(CodeText.isName) { arguments[label] = colon + 1..<part.upperBound }
        }
        return arguments
    }

    /// The parts of a range that commas separate.
    private static func parts(of range: Range<Int>, _ code: [UInt8]) -> [Range<Int>] {
        var parts: [Range<Int>] = [], start = range.lowerBound, depth = 0
        for index in range {
            switch code[index] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            case UInt8(ascii: ",") where depth == 0:
                parts.append(start..<index)
                start = index + 1
            default: break
            }
        }
        return parts + [start..<range.upperBound]
    }

    /// The paths that an argument writes out: literals, alone or in a list, each perhaps in a call by which Tuist knows what it is relative to;
    /// nil where there is anything else.
    private static func paths(in range: Range<Int>, _ code: [UInt8], _ bytes: [UInt8]) -> [String]? {
        var found: [String] = [], index = range.lowerBound
        while index < range.upperBound {
            let byte = code[index]
            if byte == UInt8(ascii: "\"") {
                guard let end = code[(index + 1)..<range.upperBound].firstIndex(of: UInt8(ascii: "\"")) else { return nil }
                let text = String(decoding: bytes[(index + 1)..<end], as: UTF8.self)
                guard !text.contains("\\"), !text.isEmpty else { return nil }
                found.append(text)
                index = end + 1
            } else if CodeText.isName(byte) {
                let end = code[index..<range.upperBound].firstIndex { !CodeText.isName($0) } ?? range.upperBound
                let word = String(decoding: code[index..<end], as: UTF8.self)
                guard known.contains(word) else { return nil }
                if word == "relativeToRoot" { found.append(rootMark) }
                index = end
            } else {
                guard plain.contains(byte) else { return nil }
                index += 1
            }
        }
        // A mark belongs to the path behind it.
        var paths: [String] = [], isOfRoot = false
        for text in found {
            if text == rootMark {
                isOfRoot = true
            } else {
                paths.append((isOfRoot ? "//" : "") + text)
                isOfRoot = false
            }
        }
        return paths
    }

    private static let rootMark = "\u{0}"
    private static let plain = Set(" \t\r\n.,:()[]".utf8)
    /// The functions that Tuist writes around paths, of which only one changes what a path means.
    private static let known: Set = [
        "glob", "file", "path", "relativeToRoot", "relativeToManifest", "coreDataModel", "folderReference", "resources", "sourceFilesList",
        "globs", "pattern",
    ]

    private static func absolute(_ path: String, _ folder: URL, _ root: URL) -> String {
        if path.hasPrefix("//") { return root.appendingPathComponent(String(path.dropFirst(2))).standardizedFileURL.path }
        return path.hasPrefix("/") ? path : folder.appendingPathComponent(path).standardizedFileURL.path
    }
}
