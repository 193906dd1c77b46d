import Foundation

/// Which model it is, in its store and beyond the life of a process.
public struct PersistentIdentifier: Hashable, Identifiable, Comparable, Codable, Sendable {
    /// What distinguishes it from all others.
    public struct ID: Hashable, Comparable, Codable, Sendable {
        enum Key: Hashable, Codable, Sendable {
            /// A key that holds until the model is saved.
            case temporary(UUID)
            /// The row's number.
            case stored(Int64)
        }

        var store: String?
        var entity: String
        var key: Key

        private var order: String {
            switch key {
            case .temporary(let id): "t\(id.uuidString)"
            // Of one length, so that text sorts as the number does.
            case .stored(let row): "s" + String(repeating: "0", count: max(0, 20 - "\(row)".count)) + "\(row)"
            }
        }

        public static func < (one: ID, other: ID) -> Bool {
            (one.store ?? "", one.entity, one.order) < (other.store ?? "", other.entity, other.order)
        }
    }

    /// What distinguishes it from all others.
    public var id: ID
    /// The name of the model's entity.
    public var entityName: String { id.entity }
    /// The store it is in; nil until it is saved.
    public var storeIdentifier: String? { id.store }

    public static func < (one: PersistentIdentifier, other: PersistentIdentifier) -> Bool { one.id < other.id }

    /// One of a store that numbers or names its models itself.
    public static func identifier(
        for storeIdentifier: String, entityName: String, primaryKey: some Codable & Hashable & Sendable
    ) throws -> PersistentIdentifier {
        if let row = (primaryKey as? any BinaryInteger).flatMap({ Int64(exactly: $0) }) {
            return PersistentIdentifier(id: ID(store: storeIdentifier, entity: entityName, key: .stored(row)))
        }
        guard let id = primaryKey as? UUID ?? UUID(uuidString: "\(primaryKey)") else { throw SwiftDataError.modelValidationFailure }
        return PersistentIdentifier(id: ID(store: storeIdentifier, entity: entityName, key: .temporary(id)))
    }

    static func temporary(_ entity: String) -> PersistentIdentifier {
        PersistentIdentifier(id: ID(store: nil, entity: entity, key: .temporary(UUID())))
    }

    static func stored(_ store: String, _ entity: String, _ row: Int64) -> PersistentIdentifier {
        PersistentIdentifier(id: ID(store: store, entity: entity, key: .stored(row)))
    }

    var isTemporary: Bool { row == nil }

    /// Its row in the store.
    var row: Int64? {
        if case .stored(let row) = id.key { row } else { nil }
    }
}
