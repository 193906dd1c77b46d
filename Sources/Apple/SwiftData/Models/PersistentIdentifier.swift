import Foundation

/// The identifier of a model, which stays valid in its store after the process has ended.
public struct PersistentIdentifier: Hashable, Identifiable, Comparable, Codable, Sendable {
    /// The identity of the model: its store, its entity, and its key there.
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
            // The numbers are padded to one length, so that the text sorts as they do.
            case .stored(let row): "s" + String(repeating: "0", count: max(0, 20 - "\(row)".count)) + "\(row)"
            }
        }

        public static func < (one: ID, other: ID) -> Bool {
            (one.store ?? "", one.entity, one.order) < (other.store ?? "", other.entity, other.order)
        }
    }

    /// The identity of the model: its store, its entity, and its key there.
    public var id: ID
    /// The name of the model's entity.
    public var entityName: String { id.entity }
    /// The identifier of the model's store; nil until the model is saved.
    public var storeIdentifier: String? { id.store }

    public static func < (one: PersistentIdentifier, other: PersistentIdentifier) -> Bool { one.id < other.id }

    /// Makes an identifier for a store that gives its models numbers or names itself.
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

    /// The number of the model's row in the store; nil until it is saved.
    var row: Int64? {
        if case .stored(let row) = id.key { row } else { nil }
    }
}
