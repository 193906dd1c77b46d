import Foundation

/// An error that tells why objects cannot be had or kept.
public enum CoreDataError: LocalizedError, Hashable, Sendable {
    /// The model has no such entity.
    case noEntity(String)
    /// No store has been loaded.
    case noStore
    /// There is no such object.
    case noObject
    /// A property that is no optional has no value.
    case missing(String, String)
    /// A relationship forbids that its object goes.
    case denied(String, String)
    /// A transformer is not there, or makes no data of a value.
    case transformer(String)
    /// A file cannot be opened, read or written.
    case store(String)

    public var errorDescription: String? {
        switch self {
        case .noEntity(let name): "The model has no entity “\(name)”, or no store has been loaded."
        case .noStore: "No store has been loaded; call loadPersistentStores."
        case .noObject: "There is no such object in the store."
        case .missing(let entity, let name): "\(entity).\(name) has no value and is no optional."
        case .denied(let entity, let name): "\(entity) cannot be deleted while its \(name) leads to objects."
        case .transformer(let words), .store(let words): words
        }
    }
}
