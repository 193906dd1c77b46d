import Foundation
import ScriptBridge

/// Keeps an app's secrets, each a text under a key.
public protocol SecureStore: Sendable {
    /// The text under a key; nil when there is none.
    func read(_ key: String) throws -> String?
    /// Stores a text under a key, in the place of whatever was there.
    func write(_ text: String, _ key: String) throws
    /// Removes what is under a key, if anything is.
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

    /// The text under a key; nil when there is none, when it has more than 16 MB, or is no UTF-8.
    /// - Throws: `NativeError` with `E_KEY` for a key that is not 1 to 64 letters, digits, “-” and “_”.
    public func read(_ key: String) throws -> String? {
        let file = try file(key)
        guard let size = try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int, size <= Self.limit else { return nil }
        return (try? Data(contentsOf: file)).flatMap { String(data: $0, encoding: .utf8) }
    }

    /// Stores a text under a key; when it returns, whoever reads finds the whole of it.
    /// - Throws: `NativeError` with `E_KEY` for a key that is not 1 to 64 letters, digits, “-” and “_”, or with `E_STORAGE` when it cannot
    ///   be written; what `FileManager` throws when the folder cannot be made.
    public func write(_ text: String, _ key: String) throws {
        let file = try file(key)
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        // Once more where somebody took the draft for one that was left behind, in the moment before it was locked.
        guard replace(file, with: Array(text.utf8)) || replace(file, with: Array(text.utf8)) else {
            throw NativeError(code: "E_STORAGE", message: "The app's secrets cannot be written; is the disk full?")
        }
    }

    /// A draft of its own name, 0600 from its first byte and locked by whoever writes it, then one rename: a kill leaves the old file or the
    /// new one, and a draft that nobody has locked.
    private func replace(_ file: URL, with bytes: [UInt8]) -> Bool {
        let draft = file.path + "." + UUID().uuidString
        let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        var rest = bytes[...]
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            unlink(draft)
            return false
        }
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { break }
            rest = rest.dropFirst(count)
        }
        guard rest.isEmpty, rename(draft, file.path) == 0 else {
            unlink(draft)
            return false
        }
        return true
    }

    /// Removes drafts of it too that a killed process has left: nothing of it is on disk afterwards.
    public func remove(_ key: String) throws {
        let file = try file(key)
        if FileManager.default.fileExists(atPath: file.path) { try FileManager.default.removeItem(at: file) }
        removeAbandonedDrafts()
    }

    /// Removes what processes left behind that were killed while they wrote: drafts that nobody has locked.
    public func removeAbandonedDrafts() {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] where name.contains(".json.") {
            let draft = folder.appendingPathComponent(name).path, descriptor = open(draft, O_RDONLY | O_CLOEXEC)
            guard descriptor >= 0 else { continue }
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlink(draft) }
            close(descriptor)
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
