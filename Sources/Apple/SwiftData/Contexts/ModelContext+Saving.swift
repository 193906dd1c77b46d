import Foundation
import VitrineStoredColumns

extension ModelContext {
    /// Writes all changes, each store's at once.
    /// - Throws: `SwiftDataError`; nothing of a store is written then.
    public func save() throws {
        guard hasChanges else { return }
        NotificationCenter.default.post(name: Self.willSave, object: self)
        try validate()
        let updated = changedModelsArray
        var places: [(model: any PersistentModel, store: ModelStore, row: Int64)] = []
        for store in allStores {
            func here(_ model: any PersistentModel) -> Bool { store.shapes[model.storage.shape.name] != nil }
            let new = inserted.filter(here), gone = deleted.filter(here), changed = updated.filter(here)
            guard !new.isEmpty || !gone.isEmpty || !changed.isEmpty else { continue }
            guard store.configuration.allowsSave else {
                throw SwiftDataError(.modelValidationFailure, "\(store.configuration.name) does not allow saving.")
            }
            places += try store.write { writer in
                // First the rows that go: a value that is unique may be another's by now.
                for model in gone { if let row = model.storage.identifier.row { try writer.delete(model.storage.shape, row) } }
                var rows: [ObjectIdentifier: Int64] = [:]
                for model in changed {
                    try writer.set(model.storage, self.row(of: model, [:]), rows: [:], isNew: false, attributesOnly: true)
                }
                for model in new {
                    let row = try writer.place(model.storage)
                    rows[ObjectIdentifier(model)] = row
                    try writer.set(model.storage, row, rows: [:], isNew: true, attributesOnly: true)
                }
                // Then the relationships: every model has its row by now.
                for model in new + changed {
                    try writer.set(
                        model.storage, self.row(of: model, rows), rows: rows, isNew: model.storage.isInserted, attributesOnly: false)
                }
                return new.map { ($0, store, rows[ObjectIdentifier($0)] ?? 0) }
            }
        }
        finish(updated, places)
    }

    private func row(of model: any PersistentModel, _ rows: [ObjectIdentifier: Int64]) throws -> Int64 {
        guard let row = rows[ObjectIdentifier(model)] ?? model.storage.identifier.row else { throw SwiftDataError.modelValidationFailure }
        return row
    }

    /// Throws where a delete rule forbids the deletion of a model.
    private func validate() throws {
        for model in deleted {
            for relationship in model.storage.shape.relationships.values where relationship.deleteRule == .deny {
                let left = model.storage.models(of: relationship)
                guard left.isEmpty else {
                    throw SwiftDataError(
                        .modelValidationFailure,
                        "\(model.storage.shape.name) cannot be deleted while its \(relationship.name) has \(left.count).")
                }
            }
        }
    }

    private func finish(_ updated: [any PersistentModel], _ places: [(model: any PersistentModel, store: ModelStore, row: Int64)]) {
        for place in places {
            let storage = place.model.storage
            registered[storage.identifier] = nil
            storage.identifier = .stored(place.store.identifier, storage.shape.name, place.row)
            // A model whose place the new one took is read again.
            if let former = registered[storage.identifier], former !== place.model {
                former.storage.slots = [:]
                former.storage.isFault = true
            }
            registered[storage.identifier] = place.model
            storage.isInserted = false
        }
        for model in places.map(\.model) + updated {
            model.storage.changed = []
            model.storage.noteLinks()
        }
        for model in deleted {
            registered[model.storage.identifier] = nil
            model.storage.context = nil
        }
        let notes: [String: Any] = [
            NotificationKey.insertedIdentifiers.rawValue: places.map(\.model.persistentModelID),
            NotificationKey.updatedIdentifiers.rawValue: updated.map(\.persistentModelID),
            NotificationKey.deletedIdentifiers.rawValue: deleted.map(\.persistentModelID),
        ]
        (inserted, deleted, changed) = ([], [], [:])
        NotificationCenter.default.post(name: Self.didSave, object: self, userInfo: notes)
    }
}

extension _ModelStorage {
    /// The rows that the store has in each relationship by now.
    fileprivate func noteLinks() {
        for relationship in shape.relationships.values {
            switch slots[relationship.name] {
            case .many(let references):
                storedLinks[relationship.name] = Set(references.compactMap(\.row))
                slots[relationship.name] = .many(references.map(\.settled))
            case .one(let reference?): slots[relationship.name] = .one(reference.settled)
            default: break
            }
        }
    }
}

extension _ModelStorage.Reference {
    /// The reference by its model's place, now that it has one.
    fileprivate var settled: Self {
        if case .model(let model) = self { Self(model) } else { self }
    }

    fileprivate var row: Int64? {
        switch self {
        case .model(let model): model.storage.identifier.row
        case .identifier(let id): id.row
        }
    }
}

extension ModelStore.Writer {
    /// The row of a new model: that of the one which has its unique values already, else the next.
    func place(_ storage: _ModelStorage) throws -> Int64 {
        for group in storage.shape.uniqueness where !group.isEmpty {
            var values: [(String, SQLiteValue)] = []
            for name in group where storage.shape.attributes[name] != nil { values.append((name, try column(storage, name))) }
            guard values.count == group.count, !values.contains(where: { $0.1 == .null }) else { continue }
            if let row = try row(storage.shape, with: values) { return row }
        }
        return try newRow(storage.shape)
    }

    private func column(_ storage: _ModelStorage, _ name: String) throws -> SQLiteValue {
        switch storage.slots[name] {
        case .value(let value): try SwiftDataError.column(value)
        case .column(let column): column
        default: try storage.shape.attributes[name]?.defaultValue.map { try SwiftDataError.column($0) } ?? .null
        }
    }

    /// Writes what changed of a model; of a new one, all.
    func set(
        _ storage: _ModelStorage, _ row: Int64, rows: [ObjectIdentifier: Int64], isNew: Bool, attributesOnly: Bool
    ) throws {
        var values: [(String, SQLiteValue)] = []
        func end(_ model: any PersistentModel) -> Int64? { rows[ObjectIdentifier(model)] ?? model.storage.identifier.row }
        for name in storage.shape.order where isNew || storage.changed.contains(name) {
            if let attribute = storage.shape.attributes[name] {
                if attributesOnly, !attribute.attribute.isTransient { values.append((name, try column(storage, name))) }
                continue
            }
            guard !attributesOnly, let relationship = storage.shape.relationships[name] else { continue }
            let ends = storage.models(of: relationship).compactMap(end)
            if !relationship.isToMany {
                values.append((name, ends.first.map { .integer($0) } ?? .null))
            } else if relationship.linkTable != nil {
                let former = storage.storedLinks[name] ?? []
                try link(relationship, row, add: Set(ends).subtracting(former), remove: former.subtracting(ends))
            }
        }
        guard attributesOnly || !values.isEmpty else { return }
        try set(storage.shape, row, values)
    }
}
