import Foundation

/// The requests for timelines that run, wait for their next try, or wait for the device to be unlocked, by the tile's identifier.
struct TileRequests: Sendable {
    private var running: [String: Task<Void, Never>] = [:]
    private var retries: [String: Task<Void, Never>] = [:]
    /// The causes of requests that were made while the device was locked, for tiles whose data is closed then.
    private var withheld: [String: RequestCause] = [:]

    /// A tile's request runs from now on; a try that was to follow the one before is not needed any more.
    mutating func run(_ task: Task<Void, Never>, for tile: String) {
        cancelRetry(of: tile)
        running[tile] = task
    }

    mutating func ended(_ tile: String) { running[tile] = nil }

    /// The request of a tile that runs.
    func task(of tile: String) -> Task<Void, Never>? { running[tile] }

    var tasks: [Task<Void, Never>] { Array(running.values) }

    // MARK: Tries

    mutating func retry(_ task: Task<Void, Never>, for tile: String) { retries[tile] = task }

    mutating func cancelRetry(of tile: String) { retries.removeValue(forKey: tile)?.cancel() }

    mutating func cancelRetries() {
        retries.values.forEach { $0.cancel() }
        retries = [:]
    }

    // MARK: A locked device

    /// Keeps a request until the device is unlocked; of several the first counts.
    /// - Returns: whether it is the first: a policy whose time has come would ask, and be told of, again and again.
    mutating func withhold(_ cause: RequestCause, for tile: String) -> Bool {
        guard withheld[tile] == nil else { return false }
        withheld[tile] = cause
        return true
    }

    /// Takes what waited for the device to be unlocked.
    mutating func takeWithheld() -> [String: RequestCause] {
        defer { withheld = [:] }
        return withheld
    }
}
