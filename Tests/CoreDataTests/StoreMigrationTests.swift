import CoreData
import Foundation
import Testing

/// Stores that are moved, looked at, brought to a newer model and removed.
@Suite struct StoreMigrationTests {
    private func model(_ names: String...) -> (NSManagedObjectModel, NSEntityDescription) {
        let entity = NSEntityDescription()
        entity.name = "Tide"
        entity.properties = names.map { name in
            let property = NSAttributeDescription()
            (property.name, property.attributeType) = (name, .stringAttributeType)
            return property
        }
        let model = NSManagedObjectModel()
        model.entities = [entity]
        return (model, entity)
    }

    private func heights(_ coordinator: NSPersistentStoreCoordinator, _ name: String) throws -> [String?] {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        return try context.performAndWait {
            try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Tide")).map { $0.value(forKey: name) as? String }
        }
    }

    @Test("xcode.11: a store is brought to a newer model in a copy, moved, asked for its metadata, and removed with all its files")
    func migration() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("migration-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let (old, entity) = model("height"), (new, _) = model("height", "name")
        let first = folder.appendingPathComponent("first.sqlite"), second = folder.appendingPathComponent("second.sqlite")
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: old)
        let store = try coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: first)
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        try context.performAndWait {
            NSManagedObject(entity: entity, insertInto: context).setValue("high", forKey: "height")
            try context.save()
        }
        let metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(ofType: NSSQLiteStoreType, at: first)
        #expect(metadata[NSStoreUUIDKey] as? String == store.identifier)
        #expect(new.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
        #expect(!new.isConfiguration(withName: nil, compatibleWithStoreMetadata: [:]))

        let manager = NSMigrationManager(sourceModel: old, destinationModel: new)
        let mapping = try NSMappingModel.inferredMappingModel(forSourceModel: old, destinationModel: new)
        #expect(mapping.entityMappings?.map(\.destinationEntityName) == ["Tide"])
        #expect(throws: CoreDataError.self) {
            try manager.migrateStore(
                from: first, sourceType: NSSQLiteStoreType, with: nil, toDestinationURL: second, destinationType: NSSQLiteStoreType)
        }
        try manager.migrateStore(
            from: first, sourceType: NSSQLiteStoreType, with: mapping, toDestinationURL: second, destinationType: NSSQLiteStoreType)
        let other = NSPersistentStoreCoordinator(managedObjectModel: new)
        let opened = try other.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: second)
        #expect(try heights(other, "height") == ["high"] && heights(other, "name") == [nil])

        let third = folder.appendingPathComponent("third.sqlite")
        let moved = try other.migratePersistentStore(opened, to: third, withType: NSSQLiteStoreType)
        #expect(other.url(for: moved) == third && other.persistentStores == [moved])
        #expect(try heights(other, "height") == ["high"])
        try other.destroyPersistentStore(at: third, ofType: NSSQLiteStoreType)
        #expect(other.persistentStores.isEmpty)
        let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(!left.contains { $0.hasPrefix("third") } && left.contains("first.sqlite"))
        #expect(throws: CoreDataError.self) {
            try NSPersistentStoreCoordinator.metadataForPersistentStore(ofType: NSSQLiteStoreType, at: third)
        }
    }

    @Test("xcode.11: a class's own fetchRequest() is meant where two are, and an entity knows what it is one of")
    func ownRequests() throws {
        let request = Tide1.fetchRequest()
        #expect(type(of: request) == NSFetchRequest<Tide1>.self)
        let (sea, water) = (NSEntityDescription(), NSEntityDescription())
        (sea.name, water.name) = ("Sea", "Water")
        water.subentities = [sea]
        #expect(sea.superentity === water && sea.isKindOf(entity: water) && !water.isKindOf(entity: sea))
        #expect(water.subentitiesByName["Sea"] === sea && NSPersistentStore.StoreType.sqlite.rawValue == NSSQLiteStoreType)
    }

    @Test("xcode.11: a context's block gives back its value, whenever it is to run") func scheduled() async throws {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        #expect(await context.perform(schedule: .enqueued) { 3 } == 3)
        #expect(await context.perform { 4 } == 4)
    }

    @Test("xcode.11: models of bundles are one where a store can be opened by it, and a manager has a mapping")
    func merged() {
        #expect(NSManagedObjectModel.mergedModel(from: [], forStoreMetadata: [:]) == nil)
        #expect(NSManagedObjectModel.mergedModel(from: [], forStoreMetadata: [NSStoreUUIDKey: UUID().uuidString])?.entities.isEmpty == true)
        let manager = NSMigrationManager(sourceModel: model("height").0, destinationModel: model("name").0)
        let mapping: NSMappingModel = manager.mappingModel
        #expect(mapping.entityMappings?.isEmpty != false)
    }
}

private final class Tide1: NSManagedObject {}
extension Tide1 {
    class func fetchRequest() -> NSFetchRequest<Tide1> { NSFetchRequest<Tide1>(entityName: "Tide1") }
}
