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
}
