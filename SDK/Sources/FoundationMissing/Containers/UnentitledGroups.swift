import Foundation

/// App Groups that a process asked for and its entitlements do not name: each is told once, as a line that the host reads.
package final class UnentitledGroups: @unchecked Sendable {
    private static let words = ("vitrine: the App Group “", "” was asked for, and the entitlements do not name it.")
    private let lock = NSLock()
    // Touched only under the lock.
    private var told: Set<String> = []

    init() {}

    func tell(_ group: String) {
        guard lock.withLock({ told.insert(group).inserted }) else { return }
        FileHandle.standardError.write(Data("\(Self.words.0)\(group)\(Self.words.1)\n".utf8))
    }

    /// The group that a line of a process's standard error tells of.
    package static func group(in line: String) -> String? {
        guard line.hasPrefix(words.0), line.hasSuffix(words.1) else { return nil }
        let group = String(line.dropFirst(words.0.count).dropLast(words.1.count))
        return GroupContainers.isSafe(group) ? group : nil
    }
}
