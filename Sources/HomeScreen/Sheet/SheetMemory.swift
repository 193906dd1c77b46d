import Synchronization
import WidgetArchive
import WidgetHost

/// What sheets were last seen with: their parameters, by which the page's values are read, and what chosen values are called.
final class SheetMemory: Sendable {
    struct Known: Sendable {
        var configuration: TileConfiguration
        var titles: [IntentValue: String] = [:]
    }

    /// Sheets, and titles in each; past that the oldest knowledge is asked for anew.
    private static let most = (tiles: 64, titles: 4096)
    private let known = Mutex<[String: Known]>([:])

    subscript(tile: String) -> Known? { known.withLock { $0[tile] } }

    /// Keeps a sheet and what its values are called.
    func see(_ configuration: TileConfiguration, of tile: String) -> Known {
        known.withLock { all in
            if all[tile] == nil, all.count >= Self.most.tiles { all = [:] }
            all[tile, default: Known(configuration: configuration)].configuration = configuration
            note(configuration.shown.values.joined(), in: &all, tile)
            return all[tile] ?? Known(configuration: configuration)
        }
    }

    /// Keeps what options are called.
    func see(_ options: IntentOptions, of tile: String) {
        known.withLock { note($0[tile] == nil ? [] : options.sections.flatMap { $0.options.prefix(SheetOptions.most) }, in: &$0, tile) }
    }

    private func note(_ options: some Sequence<IntentOption>, in all: inout [String: Known], _ tile: String) {
        for option in options where option.title != option.value.words {
            if all[tile]?.titles.count ?? 0 >= Self.most.titles { all[tile]?.titles = [:] }
            all[tile]?.titles[option.value] = option.title
        }
    }
}
