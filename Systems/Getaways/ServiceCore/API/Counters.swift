import LoopbackService

/// Counts how often each path was asked for.
actor Counters {
    struct Counts: Codable, Sendable {
        var requests: [String: Int] = [:]
        var notModified: [String: Int] = [:]
    }

    /// Paths that are counted one by one.
    private static let most = 500
    private(set) var counts = Counts()

    func note(_ path: String) { counts.requests.count(path, upTo: Self.most) }
    func noteNotModified(_ path: String) { counts.notModified.count(path, upTo: Self.most) }
    func reset() { counts = Counts() }
}
