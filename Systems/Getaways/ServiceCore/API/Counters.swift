/// Counts how often each path was asked for.
actor Counters {
    struct Counts: Codable, Sendable {
        var requests: [String: Int] = [:]
        var notModified: [String: Int] = [:]
    }

    /// Paths beyond this many are counted together, so that nobody fills the memory with them.
    private static let most = 500
    private(set) var counts = Counts()

    func note(_ path: String) { Self.count(path, in: &counts.requests) }
    func noteNotModified(_ path: String) { Self.count(path, in: &counts.notModified) }
    func reset() { counts = Counts() }

    private static func count(_ path: String, in counts: inout [String: Int]) {
        counts[counts[path] != nil || counts.count < most ? path : "others", default: 0] += 1
    }
}
