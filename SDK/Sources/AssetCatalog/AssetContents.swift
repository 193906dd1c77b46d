import Foundation

/// Reads a Contents.json, within bounds.
enum AssetContents {
    static func read<Value: Decodable>(_ type: Value.Type, in folder: URL) throws(AssetError) -> Value {
        let file = folder.appendingPathComponent("Contents.json")
        return try decode(type, try bytes(of: file, most: AssetLimits.contents), file: shown(file))
    }

    static func decode<Value: Decodable>(_ type: Value.Type, _ data: Data, file: String) throws(AssetError) -> Value {
        guard data.count <= AssetLimits.contents else {
            throw .tooLarge(file: file, bytes: data.count, most: AssetLimits.contents)
        }
        do {
            return try JSONDecoder().decode(type, from: data)
        } catch let error as DecodingError {
            throw malformed(error, file)
        } catch {
            throw .malformed(file: file, place: "", expected: "JSON")
        }
    }

    /// A plain file's bytes, its size asked before they are read.
    static func bytes(of file: URL, most: Int) throws(AssetError) -> Data {
        // A link might lead anywhere.
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
        guard let attributes, attributes[.type] as? FileAttributeType == .typeRegular,
            let size = (attributes[.size] as? NSNumber)?.intValue
        else { throw .unreadable(file: shown(file)) }
        guard size <= most else { throw .tooLarge(file: shown(file), bytes: size, most: most) }
        guard let data = FileManager.default.contents(atPath: file.path) else { throw .unreadable(file: shown(file)) }
        return data
    }

    /// `Assets.xcassets/Brand/Ink.colorset/Contents.json`: what a reader of a diagnostic knows.
    static func shown(_ file: URL) -> String {
        let parts = file.pathComponents
        let start = parts.lastIndex { $0.hasSuffix(".xcassets") } ?? max(parts.count - 2, 0)
        return parts[start...].joined(separator: "/")
    }

    /// A file's name and nothing that leads elsewhere.
    static func isName(_ file: String) -> Bool {
        !file.isEmpty && file.utf8.count <= 255 && file != "." && file != ".." && !file.contains("/") && !file.contains("\0")
    }

    private static func malformed(_ error: DecodingError, _ file: String) -> AssetError {
        func place(_ path: [any CodingKey]) -> String {
            path.prefix(8).map { key in key.intValue.map(String.init) ?? String(key.stringValue.prefix(64)) }.joined(separator: ".")
        }
        switch error {
        case .typeMismatch(let type, let context):
            return .malformed(file: file, place: place(context.codingPath), expected: "\(type)")
        case .valueNotFound(let type, let context):
            return .malformed(file: file, place: place(context.codingPath), expected: "\(type)")
        case .keyNotFound(let key, let context):
            return .malformed(file: file, place: place(context.codingPath + [key]), expected: "a value")
        case .dataCorrupted(let context):
            return .malformed(
                file: file, place: place(context.codingPath), expected: context.codingPath.isEmpty ? "JSON" : context.debugDescription)
        @unknown default: return .malformed(file: file, place: "", expected: "JSON")
        }
    }
}
