import Foundation

/// Notes on what of a stored configuration could not be used, for the diagnostics of every picture that is made with it.
final class ConfigurationNotes: @unchecked Sendable {
    // Touched only under the lock.
    private let lock = NSLock()
    private var kept: [String] = []

    var sentences: [String] { lock.withLock { kept } }

    func add(_ sentences: [String]) { lock.withLock { kept += sentences.filter { !kept.contains($0) } } }
}
