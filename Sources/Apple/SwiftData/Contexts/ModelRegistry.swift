import Foundation

/// The models of a context that somebody holds, by their identifiers: two fetches of a row give one model.
final class ModelRegistry {
    private struct Entry {
        weak var model: (any PersistentModel)?
    }

    private var entries: [PersistentIdentifier: Entry] = [:]
    private var sweepAt = 256

    subscript(id: PersistentIdentifier) -> (any PersistentModel)? {
        get { entries[id]?.model }
        set {
            entries[id] = newValue.map { Entry(model: $0) }
            guard entries.count > sweepAt else { return }
            // Entries of models that are gone are dropped when there may be many.
            entries = entries.filter { $0.value.model != nil }
            sweepAt = max(256, 2 * entries.count)
        }
    }
}
