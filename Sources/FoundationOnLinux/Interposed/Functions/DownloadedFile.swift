@_spi(Reflection) import Swift
import Foundation
import FoundationNetworking

/// The file that a download's answer is handed over in.
///
/// A session on Linux takes it from the protocol's `properties`, which Foundation keeps to itself, and ends the process where a protocol of
/// another's loaded the answer. They are reached here by the runtime's records of a class's fields.
enum DownloadedFile {
    /// A new place beside a process's other temporary files.
    static func place() -> URL {
        FileManager.default.temporaryDirectory.appendingPathComponent("CFNetworkDownload_\(UUID().uuidString).tmp")
    }

    /// Tells the session which file has what was loaded.
    /// - Returns: whether it could be told, as it cannot by a Foundation of another layout.
    static func handOver(_ file: URL, by loader: URLProtocol) -> Bool {
        guard let (offset, names) = properties else { return false }
        return set(file, names, Unmanaged.passUnretained(loader).toOpaque() + offset)
    }

    private typealias Names = any (RawRepresentable & Hashable).Type

    /// The offset of a protocol's properties in it, and the type of their names.
    private static var properties: (offset: Int, names: Names)? {
        var found: (Int, Names)?
        // The first of the options: the type is a class.
        _ = _forEachField(of: URLProtocol.self, options: _EachFieldOptions(rawValue: 1)) { name, offset, type, _ in
            if String(cString: name) == "properties", let table = type as? any NamedValues.Type, let names = table.names as? Names {
                found = (offset, names)
            }
            return found == nil
        }
        return found
    }

    private static func set<Name: RawRepresentable & Hashable>(_ file: URL, _: Name.Type, _ properties: UnsafeMutableRawPointer) -> Bool {
        guard let raw = "temporaryFileURL" as? Name.RawValue, let name = Name(rawValue: raw) else { return false }
        properties.assumingMemoryBound(to: [Name: Any].self).pointee[name] = file
        return true
    }
}

/// A dictionary of any values.
private protocol NamedValues {
    static var names: Any.Type { get }
}
extension Dictionary: NamedValues where Value == Any {
    static var names: Any.Type { Key.self }
}
