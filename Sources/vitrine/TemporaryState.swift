import Dispatch
import Foundation
import Synchronization
import WidgetHost

/// A state folder of one command that goes with it, also when a signal ends the command.
final class TemporaryState: Sendable {
    let folder: StateFolder
    private let watch: Task<Void, Never>
    /// The command's temporary folders that exist: a signal removes all of them.
    private static let all = Mutex<Set<URL>>([])

    init() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-\(UUID().uuidString)", isDirectory: true)
        try StateFolder.make(url)
        folder = StateFolder(url)
        Self.all.withLock { _ = $0.insert(url) }
        let signals = Signals.stopping()
        watch = Task {
            for await number in signals {
                Interruption.begin()
                for folder in Self.all.withLock({ $0 }) { Self.remove(folder) }
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
        defer { all.withLock { _ = $0.remove(url) } }
        // A child that still lives may have put a file into a folder that was just emptied.
        for _ in 0..<5 where FileManager.default.fileExists(atPath: url.path) { try? FileManager.default.removeItem(at: url) }
    }
}

/// A signal is ending the command: what fails from now on fails because of it.
enum Interruption {
    private static let state = Mutex(false)

    static var isUnderWay: Bool { state.withLock { $0 } }
    static func begin() { state.withLock { $0 = true } }
}
