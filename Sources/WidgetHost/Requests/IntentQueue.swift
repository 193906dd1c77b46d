import VitrineWidgetArchive

/// The intents of tapped controls that are being performed: those of one tile one after the other, in the order of the taps.
struct IntentQueue: Sendable {
    typealias Performance = Task<Result<IntentOutcome, IntentFailure>, Never>

    private var performing: [String: [Performance]] = [:]

    /// Whether an intent of a tile's control is being performed or waits for its turn.
    func isActing(_ tile: String) -> Bool { performing[tile] != nil }

    /// The tiles whose intents are being performed.
    var tiles: some Collection<String> { performing.keys }

    /// The intent of a tile that comes last.
    func last(of tile: String) -> Performance? { performing[tile]?.last }

    /// Performs an intent after those of the tile's controls that were tapped before.
    mutating func perform(
        for tile: String, _ intent: @escaping @Sendable () async -> Result<IntentOutcome, IntentFailure>
    ) -> Performance {
        let before = last(of: tile)
        let task = Performance {
            _ = await before?.value
            return await intent()
        }
        performing[tile, default: []].append(task)
        return task
    }

    mutating func ended(_ task: Performance, of tile: String) {
        performing[tile]?.removeAll { $0 == task }
        if performing[tile]?.isEmpty == true { performing[tile] = nil }
    }
}
