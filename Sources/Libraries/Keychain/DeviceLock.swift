import Foundation
import VitrineSharedFiles

/// Whether a device's owner has unlocked it.
public enum DeviceLock: String, CaseIterable, Codable, Sendable {
    /// The device's owner has unlocked it.
    case unlocked
    /// The device was locked again, after it had been unlocked at least once since its start.
    case locked
    /// The device has started, and has not been unlocked since.
    case beforeFirstUnlock = "before-first-unlock"

    /// The state that a host says in a file; all of its processes read it.
    /// - Returns: `unlocked` where no host ever said anything; the most careful of all where the file says nothing known.
    package static func state(in file: URL) -> DeviceLock {
        guard let handle = try? FileHandle(forReadingFrom: file) else {
            return FileManager.default.fileExists(atPath: file.path) ? .beforeFirstUnlock : .unlocked
        }
        defer { try? handle.close() }
        let text = (try? handle.read(upToCount: 64)).flatMap { $0 }.map { String(decoding: $0, as: UTF8.self) }
        return DeviceLock(rawValue: text ?? "") ?? .beforeFirstUnlock
    }

    /// Writes the state, which all processes of a host then have at once.
    package func write(to folders: KeychainFolders) throws(KeychainError) {
        // Where the folder cannot be made, the draft says so.
        try? FileManager.default.createDirectory(
            at: folders.device, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        guard let draft = Draft(Data(rawValue.utf8), in: folders.device) else {
            throw .notAvailable("\(folders.device.path) cannot be written")
        }
        guard draft.replace(folders.lock) else {
            draft.discard()
            throw .notAvailable("\(folders.lock.path) cannot be written")
        }
    }
}
