import Foundation

/// Whether a device's owner has unlocked it.
public enum DeviceLock: String, CaseIterable, Codable, Sendable {
    case unlocked
    case locked
    /// Started, and not unlocked since.
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
}
