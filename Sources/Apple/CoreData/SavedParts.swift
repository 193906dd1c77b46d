import Foundation

/// The changes of a context that one store writes.
struct SavedPart {
    var new: [NSManagedObject] = []
    var updated: [NSManagedObject] = []
    var gone: [NSManagedObject] = []
}

extension NSManagedObjectContext {
    /// The changes of each store.
    /// - Throws: `CoreDataError` where no store keeps an object's kind, or a relationship leads from one store to another.
    func parts(
        _ new: [NSManagedObject], _ updated: [NSManagedObject], _ gone: [NSManagedObject]
    ) throws -> [(store: ObjectStore, part: SavedPart)] {
        var parts: [(store: ObjectStore, part: SavedPart)] = []
        func place(of object: NSManagedObject) throws -> Int {
            guard let store = store(of: object) else { throw CoreDataError.noStore }
            if let known = parts.firstIndex(where: { $0.store === store }) { return known }
            parts.append((store, SavedPart()))
            return parts.count - 1
        }
        for object in new { parts[try place(of: object)].part.new.append(object) }
        for object in updated { parts[try place(of: object)].part.updated.append(object) }
        for object in gone { parts[try place(of: object)].part.gone.append(object) }
        guard (persistentStoreCoordinator?.databases.count ?? 0) > 1 else { return parts }
        for (store, part) in parts {
            for object in part.new + part.updated {
                for relationship in object.entity.relationshipsByName.values
                where object.isInserted || object.changed.contains(relationship.name) {
                    guard object.related(relationship).allSatisfy({ self.store(of: $0) === store }) else {
                        throw CoreDataError.store(
                            "The relationship \(relationship.name) of \(object.entity.name ?? "") leads to an object of another store.")
                    }
                }
            }
        }
        return parts
    }
}
