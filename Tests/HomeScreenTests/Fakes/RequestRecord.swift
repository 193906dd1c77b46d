import Synchronization
import WidgetHost

/// The requests that reached a fake host, in words, and the error with which it refuses them.
final class RequestRecord: Sendable {
    private struct State {
        var asked: [String] = []
        var refusal: HostError?
    }
    private let state = Mutex(State())

    /// Oldest first.
    var asked: [String] { state.withLock { $0.asked } }

    func refuse(_ error: HostError?) { state.withLock { $0.refusal = error } }

    func begin() { state.withLock { $0 = State() } }

    /// Writes a request down.
    /// - Throws: the error with which all are refused.
    func note(_ words: String) throws {
        let refusal = state.withLock { state in
            state.asked.append(words)
            return state.refusal
        }
        if let refusal { throw refusal }
    }

    /// Writes a request about a tile down.
    /// - Throws: the error with which all are refused; `HostError.noSuchTile` for another tile than the one there is.
    func note(_ words: String, of tile: String) throws {
        try note(words)
        if tile != FakeScene.tile { throw HostError.noSuchTile(tile) }
    }
}
