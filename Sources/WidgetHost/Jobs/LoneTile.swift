import Foundation
import Synchronization
import VitrineWidgetArchive

/// A home screen with one tile, for what runs without a host: calls of `WidgetCenter` are answered as if it stood there alone.
final class LoneTile: Sendable {
    private struct State {
        var tile: PlacedWidget?
        var reload: RequestCause?
    }
    private let state = Mutex(State())

    /// Another tile stands there from now on.
    func place(kind: String, family: WidgetFamilyName, configuration: Data?) {
        state.withLock { state in
            state = State(tile: PlacedWidget(id: "tile", kind: kind, family: family, configuration: configuration))
        }
    }

    /// The answer to a call; nil for one that waits for none.
    func hear(_ call: HostCall) -> HostReply? {
        switch call {
        case .currentConfigurations(let id):
            return .configurations(id: id, state.withLock { $0.tile.map { [$0] } ?? [] })
        case .reloadTimelines(let kind):
            state.withLock { if $0.tile?.kind == kind { $0.reload = .ownExtension(kind: kind) } }
        case .reloadAllTimelines:
            state.withLock { $0.reload = .ownExtension(kind: nil) }
        case .ready, .note, .opened, .openLink, .shows: break
        }
        return call.answerWithoutScreen
    }

    /// What the extension asked for since this was last asked; a hundred calls are one request.
    func takeReload() -> RequestCause? {
        state.withLock { state in
            defer { state.reload = nil }
            return state.reload
        }
    }
}
