import Foundation

/// A place for a folder, which goes with the test.
final class Scratch: Sendable {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("widgets-\(UUID().uuidString)", isDirectory: true)

    deinit { try? FileManager.default.removeItem(at: folder) }
}
