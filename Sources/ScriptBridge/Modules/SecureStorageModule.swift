import Foundation
import ScriptBridge

/// Keeps an app's secrets, each a text under a key.
public protocol SecureStore: Sendable {
    func read(_ key: String) throws -> String?
    func write(_ text: String, _ key: String) throws
    func remove(_ key: String) throws
}

extension NativeModule {
    /// `NativeModules.SecureStorage`: `getItem(key)`, `setItem(key, value)` and `removeItem(key)`, out of every other process's reach.
    public static func secureStorage(_ store: any SecureStore) -> NativeModule {
        NativeModule(
            "SecureStorage",
            [
                NativeMethod("getItem", "key") { (key: String) -> String? in try store.read(key) },
                NativeMethod("setItem", "key", "value") { (key: String, value: String) -> Void in try store.write(value, key) },
                NativeMethod("removeItem", "key") { (key: String) -> Void in try store.remove(key) },
            ])
    }
}

/// Keeps each text in a file of its own, readable for its owner only, replaced as a whole.
public struct FolderSecureStore: SecureStore {
    /// Bytes of a text that is read.
    static let limit = 16 << 20
    private let folder: URL

    /// `folder` is made when it is missing.
    public init(folder: URL) { self.folder = folder }

    public func read(_ key: String) throws -> String? {
        let file = try file(key)
        guard let size = try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int, size <= Self.limit else { return nil }
        return (try? Data(contentsOf: file)).flatMap { String(data: $0, encoding: .utf8) }
    }

    public func write(_ text: String, _ key: String) throws {
        let files = FileManager.default, file = try file(key)
        try files.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        // A name of this process's own, 0600 from its first byte, then one rename: a kill leaves the old file or the new one.
        let draft = file.path + "." + String(getpid())
        guard files.createFile(atPath: draft, contents: Data(text.utf8), attributes: [.posixPermissions: 0o600]),
            rename(draft, file.path) == 0
        else {
            try? files.removeItem(atPath: draft)
            throw NativeError(code: "E_STORAGE", message: "The app's secrets cannot be written; is the disk full?")
        }
    }

    public func remove(_ key: String) throws {
        let file = try file(key)
        guard FileManager.default.fileExists(atPath: file.path) else { return }
        try FileManager.default.removeItem(at: file)
    }

    /// Removes what processes left behind that were killed while they wrote.
    public func removeAbandonedDrafts() {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
            let parts = name.split(separator: ".")
            guard parts.count > 2, parts[parts.count - 2] == "json", let writer = parts.last.flatMap({ Int32($0) }), writer > 0,
                writer != getpid()
            else { continue }
            if kill(writer, 0) != 0 && errno == ESRCH {
                try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
            }
        }
    }

    private func file(_ key: String) throws -> URL {
        let isName = key.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                UInt8(ascii: "-"), UInt8(ascii: "_"):
                true
            default: false
            }
        }
        guard isName, (1...64).contains(key.utf8.count) else {
            throw NativeError(code: "E_KEY", message: "A key of SecureStorage has 1 to 64 letters, digits, \"-\" and \"_\".")
        }
        return folder.appendingPathComponent(key + ".json")
    }
}
