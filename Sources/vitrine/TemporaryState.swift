import Dispatch
import Foundation
import WidgetHost

/// A state folder of one command that goes with it, also when a signal ends the command.
final class TemporaryState: Sendable {
    let folder: StateFolder
    private let watch: Task<Void, Never>

    init() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-\(UUID().uuidString)", isDirectory: true)
        try StateFolder.make(url)
        folder = StateFolder(url)
        let signals = Signals.stopping()
        watch = Task {
            for await number in signals {
                Self.remove(url)
                // As a shell reports it. The children end with this process.
                exit(128 + number)
            }
        }
    }

    func remove() {
        watch.cancel()
        Self.remove(folder.url)
    }

    private static func remove(_ url: URL) {
        // A child that still lives may have put a file into a folder that was just emptied.
        for _ in 0..<5 where FileManager.default.fileExists(atPath: url.path) { try? FileManager.default.removeItem(at: url) }
    }
}
