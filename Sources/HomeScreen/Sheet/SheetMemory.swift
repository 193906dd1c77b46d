import Synchronization
import VitrineWidgetArchive
import WidgetHost

/// What sheets were last seen with: their parameters, by which the page's values are read, and the options that its ids stand for.
final class SheetMemory: Sendable {
    struct Choice: Hashable, Sendable {
        var parameter: String
        var value: IntentValue
    }
    struct Known: Sendable {
        var configuration: TileConfiguration
        var options: [Choice: IntentOption] = [:]
    }

    /// Sheets, and options of each; past that all of it is asked for anew.
    private static let most = (tiles: 64, options: 4096)
    private let known = Mutex<[String: Known]>([:])

    subscript(tile: String) -> Known? { known.withLock { $0[tile] } }

    /// Keeps a sheet and what its values are called.
    func see(_ configuration: TileConfiguration, of tile: String) -> Known {
        known.withLock { all in
            if all[tile] == nil, all.count >= Self.most.tiles { all = [:] }
            var known = all[tile] ?? Known(configuration: configuration)
            known.configuration = configuration
            for (parameter, options) in configuration.shown { known.note(options, for: parameter, atMost: Self.most.options) }
            all[tile] = known
            return known
        }
    }

    /// Keeps what a parameter's options are called, and the items they stand for.
    func see(_ options: IntentOptions, for parameter: String, of tile: String) {
        known.withLock { all in
            let sent = options.sections.flatMap { $0.options.prefix(SheetOptions.most) }.prefix(SheetOptions.most)
            all[tile]?.note(Array(sent), for: parameter, atMost: Self.most.options)
        }
    }
}

extension SheetMemory.Known {
    fileprivate mutating func note(_ options: [IntentOption], for parameter: String, atMost limit: Int) {
        // An item that cannot be looked up is shown under its id: that says less than what is known.
        for option in options where option.title != option.value.words || option.object != nil {
            if self.options.count >= limit { self.options = [:] }
            self.options[SheetMemory.Choice(parameter: parameter, value: option.value)] = option
        }
    }

    func option(_ parameter: String, _ value: IntentValue) -> IntentOption? {
        options[SheetMemory.Choice(parameter: parameter, value: value)]
    }

    /// The page's values with the items that a SiriKit intent keeps whole.
    /// - Throws: `IntentValueError`.
    func values(_ plain: [String: PlainValue], _ schema: IntentSchema) throws(IntentValueError) -> IntentValues {
        var values = try schema.values(plain)
        let chosen = values.values.flatMap { name, value in value.items.map { (name, $0) } }
        let ids = Set(chosen.compactMap { if case .entity(let id) = $0.1 { id } else { nil } })
        let stored = configuration.values.objects.filter { ids.contains($0.key) }
        var seen = Set<String>()
        values.objects = (chosen.compactMap { option($0.0, $0.1)?.object } + stored)
            .filter { seen.insert("\($0.type)/\($0.key)").inserted }
            .sorted { ($0.type, $0.key) < ($1.type, $1.key) }
        return values
    }
}
