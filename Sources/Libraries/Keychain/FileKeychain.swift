import Foundation
import VitrineSharedFiles

#if canImport(CryptoKit)
    import CryptoKit
#else
    import VitrineCryptography
#endif

/// The keychain of a host's device: a folder a group, a file an item, encrypted. Every write replaces a whole file in one step, under the
/// group's lock, so that a process may be killed at any moment.
///
/// An item of a `…ThisDeviceOnly` class is as the other of its kind here: nothing moves a host's items to another device.
public struct FileKeychain: Keychain {
    /// The process's groups, in the order in which they count.
    public let groups: [String]
    private let service: String
    private let folders: KeychainFolders

    /// - Parameters:
    ///   - home: the host's folder of state, `$VITRINE_HOME`.
    ///   - groups: the process's, by ``AccessGroups/effective(keychain:application:appGroups:)``.
    ///   - service: what the items are for; the same in all sharers.
    public init(home: URL, groups: [String], service: String) {
        self.groups = groups
        self.service = service
        folders = KeychainFolders(home: home)
    }

    /// The keychain of a process that the host started, with the groups of its entitlements.
    /// - Throws: `.notAvailable` in any other.
    init(environment: [String: String], service: String) throws(KeychainError) {
        guard let home = environment["VITRINE_HOME"], environment["VITRINE_BUNDLE"] != nil else {
            throw .notAvailable("no host started this process")
        }
        self.init(home: URL(fileURLWithPath: home, isDirectory: true), groups: AccessGroups.of(environment), service: service)
    }

    /// The first item of that name that can be had, in the order of the groups; nil when no group has one.
    /// - Throws: what the first group that has one refused with, such as `.interactionNotAllowed`, `.damaged`, `.missingEntitlement`.
    public func read(_ name: String, group: String?) throws(KeychainError) -> Data? {
        var problem: KeychainError?
        for group in try searched(group) {
            do throws(KeychainError) {
                if let item = try item(name, group) { return try opened(item, name, group) }
            } catch {
                // Another group may have one that can be had.
                problem = problem ?? error
            }
        }
        if let problem { throw problem }
        return nil
    }

    /// Adds an item to a group, or without one to the first of ``groups``.
    /// - Throws: `.duplicateItem`, `.missingEntitlement`, `.tooLarge`; `.interactionNotAllowed` when the device's state rules its class
    ///   out; `.notAvailable` when another process keeps the group's lock for 2 s, or nothing can be written.
    public func add(_ data: Data, _ name: String, group: String?, accessibility: KeychainAccessibility) throws(KeychainError) {
        // The rule that surprises: not where a reader would look first, but where the writer's list begins.
        guard let group = try searched(group).first else { throw .missingEntitlement(group: nil) }
        try alone(in: group) { () throws(KeychainError) in
            guard !isThere(name, group) else { throw .duplicateItem(name) }
            try store(data, accessibility, name, group)
        }
    }

    /// Changes the items of that name in a group, or without one in all of ``groups``; one that cannot be opened is left as it is.
    /// - Throws: `.itemNotFound` when there is none; otherwise as reading and adding do.
    public func update(_ data: Data, _ name: String, group: String?, accessibility: KeychainAccessibility?) throws(KeychainError) {
        var count = 0
        for group in try searched(group) where isThere(name, group) {
            try alone(in: group) { () throws(KeychainError) in
                guard let item = try item(name, group) else { return }
                // What cannot be opened is not changed: the caller shall know what it overwrites.
                _ = try opened(item, name, group)
                try store(data, accessibility ?? item.accessibility, name, group)
                count += 1
            }
        }
        guard count > 0 else { throw .itemNotFound(name) }
    }

    /// Removes the items of that name in a group, or without one in all of ``groups``, whatever the device's state.
    /// - Throws: `.missingEntitlement`, `.notAvailable`.
    public func remove(_ name: String, group: String?) throws(KeychainError) {
        for group in try searched(group) where isThere(name, group) {
            try alone(in: group) { () throws(KeychainError) in
                guard unlink(file(name, group).path) == 0 || errno == ENOENT else { throw problem(errno, group) }
            }
        }
    }

    // MARK: Groups

    private func searched(_ group: String?) throws(KeychainError) -> [String] {
        guard let group else {
            guard !groups.isEmpty else { throw .missingEntitlement(group: nil) }
            return groups
        }
        guard groups.contains(group), AccessGroups.isSafe(group) else { throw .missingEntitlement(group: group) }
        return [group]
    }

    /// Runs what changes a group, one process at a time.
    private func alone(in group: String, _ body: () throws(KeychainError) -> Void) throws(KeychainError) {
        let folder = folders.items(of: group)
        try make(folder)
        // A closure that throws one type of error only is not told apart from one that throws any.
        var failure: KeychainError?
        let outcome = FileLock(folder.appendingPathComponent("lock")).soon(milliseconds: 2_000) {
            do throws(KeychainError) { try body() } catch { failure = error }
        }
        if let failure { throw failure }
        switch outcome {
        case .done: break
        case .busy: throw .notAvailable("another process does not let go of the group “\(group)”")
        case .unusable(let reason): throw .notAvailable("the group “\(group)”: \(reason)")
        }
    }

    private func make(_ folder: URL) throws(KeychainError) {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw .notAvailable(error.localizedDescription)
        }
    }

    // MARK: Items

    /// Names may be anything, and are nobody's business: their digest is the file's.
    private func file(_ name: String, _ group: String) -> URL {
        let digest = SHA256.hash(data: Data("\(service)\0\(name)".utf8)).map { byte in
            (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
        return folders.items(of: group).appendingPathComponent(digest.joined() + ".item")
    }

    private func identity(_ name: String, _ group: String) -> String { "\(group)\0\(service)\0\(name)" }

    private func isThere(_ name: String, _ group: String) -> Bool {
        var status = stat()
        return lstat(file(name, group).path, &status) == 0
    }

    private func item(_ name: String, _ group: String) throws(KeychainError) -> KeychainItemFile? {
        let bytes: Data
        do throws(BoundedFile.Failure) {
            bytes = try BoundedFile.contents(of: file(name, group), limit: KeychainItemFile.largestFile)
        } catch {
            switch error {
            case .missing: return nil
            case .noFile: throw .damaged(name, reason: "it is no file")
            case .tooLarge(let bytes): throw .damaged(name, reason: "it has \(bytes) bytes")
            case .refused(let code): throw problem(code, group)
            }
        }
        return try KeychainItemFile(bytes, name: name)
    }

    private func opened(_ item: KeychainItemFile, _ name: String, _ group: String) throws(KeychainError) -> Data {
        try check(item.accessibility, name)
        guard let key = try key(of: group) else { throw .damaged(name, reason: "its key is lost") }
        return try item.opened(identity: identity(name, group), key: key, name: name)
    }

    private func check(_ accessibility: KeychainAccessibility, _ name: String) throws(KeychainError) {
        guard accessibility.isAvailable(DeviceLock.state(in: folders.lock)) else { throw .interactionNotAllowed(name) }
    }

    /// Stores an item; called under the group's lock only.
    private func store(_ data: Data, _ accessibility: KeychainAccessibility, _ name: String, _ group: String) throws(KeychainError) {
        try check(accessibility, name)
        let old = try key(of: group)
        let key = if let old { old } else { try newKey(of: group) }
        let item = try KeychainItemFile(sealing: data, accessibility, identity: identity(name, group), key: key)
        try replace(file(name, group), with: item.bytes)
        removeLeftovers(in: folders.items(of: group))
    }

    private func replace(_ file: URL, with bytes: Data) throws(KeychainError) {
        guard let draft = Draft(bytes, in: file.deletingLastPathComponent(), lasting: true) else {
            throw .notAvailable("it cannot be written")
        }
        guard draft.replace(file) else {
            draft.discard()
            throw .notAvailable("it cannot be written")
        }
    }

    /// Removes files left by a process that was killed while it wrote.
    private func removeLeftovers(in folder: URL) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
            // Under the lock nobody is writing: what is there is dead.
            if Draft.start(of: name) != nil { unlink(folder.appendingPathComponent(name).path) }
        }
    }

    // MARK: Keys

    /// The key of a group; nil when there is none, or half of one.
    private func key(of group: String) throws(KeychainError) -> SymmetricKey? {
        do throws(BoundedFile.Failure) {
            let bytes = try BoundedFile.contents(of: keyFile(group), limit: 32)
            return bytes.count == 32 ? SymmetricKey(data: bytes) : nil
        } catch {
            guard case .refused(let code) = error else { return nil }
            throw problem(code, group)
        }
    }

    private func newKey(of group: String) throws(KeychainError) -> SymmetricKey {
        try make(folders.key(of: group))
        let key = SymmetricKey(size: .bits256)
        let bytes = key.withUnsafeBytes { Data($0) }
        try replace(keyFile(group), with: bytes)
        return key
    }

    private func keyFile(_ group: String) -> URL { folders.key(of: group).appendingPathComponent("key") }

    /// The error for a refused access: where a host confines its processes, a group that it did not open for one refuses every access.
    private func problem(_ code: Int32, _ group: String) -> KeychainError {
        code == EACCES || code == EPERM ? .missingEntitlement(group: group) : .notAvailable(String(cString: strerror(code)))
    }
}
