import CoreData
import Foundation
import Testing

@Suite("Several stores of one model") struct StoreConfigurationTests {
    private static let contents = """
        <model>
            <entity name="Pier3" representedClassName="NSManagedObject">
                <attribute name="name" optional="YES" attributeType="String"/>
                <relationship name="twin" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Pier3" inverseName="twin"/>
                <relationship name="note" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Note3"/>
            </entity>
            <entity name="Note3" representedClassName="NSManagedObject">
                <attribute name="words" optional="YES" attributeType="String"/>
            </entity>
            <configuration name="Cloud"><memberEntity name="Pier3"/></configuration>
            <configuration name="Local"><memberEntity name="Note3"/></configuration>
        </model>
        """

    /// A container of stores of these configurations, by the names of their files.
    private func container(_ stores: [(file: String, configuration: String?)], in folder: URL) throws -> NSPersistentContainer {
        let container = try Stores.container("Piers", Self.contents, in: folder)
        let opened = try #require(container.persistentStoreCoordinator.persistentStores.first)
        // What the helper opened is none of these.
        try container.persistentStoreCoordinator.remove(opened)
        container.persistentStoreDescriptions = stores.map { file, configuration in
            let description = NSPersistentStoreDescription(url: folder.appendingPathComponent(file))
            description.configuration = configuration
            return description
        }
        var problem: (any Error)?
        container.loadPersistentStores { problem = problem ?? $1 }
        if let problem { throw problem }
        return container
    }

    private func made(_ entity: String, _ key: String, _ value: String, in context: NSManagedObjectContext) -> NSManagedObject {
        let object = NSEntityDescription.insertNewObject(forEntityName: entity, into: context)
        object.setValue(value, forKey: key)
        return object
    }

    private func all(_ entity: String, _ key: String, _ context: NSManagedObjectContext, in stores: [NSPersistentStore]? = nil) throws
        -> [String]
    {
        let request = NSFetchRequest<NSManagedObject>(entityName: entity)
        request.affectedStores = stores
        return try context.fetch(request).compactMap { $0.value(forKey: key) as? String }.sorted()
    }

    @Test("keep the entities of their configurations, and each is read where it is (xcode.4)") func configurations() throws {
        try Stores.withFolder { folder in
            let container = try container([("cloud.sqlite", "Cloud"), ("local.sqlite", "Local")], in: folder)
            let model = container.managedObjectModel, context = container.viewContext
            #expect(model.configurations == ["Cloud", "Local"])
            #expect(model.entities(forConfigurationName: "Local")?.map(\.name) == ["Note3"])
            #expect(model.entities(forConfigurationName: nil)?.count == 2 && model.entities(forConfigurationName: "None") == nil)
            let pier = made("Pier3", "name", "Kiel", in: context), note = made("Note3", "words", "deep", in: context)
            try context.save()
            #expect(pier.objectID.uriRepresentation().host != note.objectID.uriRepresentation().host)
            // Both are the first row of their store.
            let other = container.newBackgroundContext()
            #expect(try all("Pier3", "name", other) == ["Kiel"] && all("Note3", "words", other) == ["deep"])
            #expect(try other.existingObject(with: note.objectID).value(forKey: "words") as? String == "deep")
            // A relationship leads to no other store.
            pier.setValue(note, forKey: "note")
            #expect(throws: (any Error).self) { try context.save() }
            context.rollback()
            // Alone, the local store has what it kept.
            let alone = try self.container([("local.sqlite", "Local")], in: folder)
            #expect(try all("Note3", "words", alone.viewContext) == ["deep"] && all("Pier3", "name", alone.viewContext) == [])
            #expect(throws: (any Error).self) { try self.container([("more.sqlite", "None")], in: folder) }
        }
    }

    @Test("that keep the same entities are read as one, and what is new goes to the first or where it is assigned (xcode.4)")
    func same() throws {
        try Stores.withFolder { folder in
            let container = try container([("own.sqlite", nil), ("shared.sqlite", nil)], in: folder)
            let stores = container.persistentStoreCoordinator.persistentStores, context = container.viewContext
            let own = made("Pier3", "name", "Kiel", in: context), shared = made("Pier3", "name", "Sylt", in: context)
            context.assign(shared, to: stores[1])
            try context.save()
            #expect(own.objectID.uriRepresentation().lastPathComponent == shared.objectID.uriRepresentation().lastPathComponent)
            let other = container.newBackgroundContext()
            #expect(try all("Pier3", "name", other) == ["Kiel", "Sylt"])
            #expect(try all("Pier3", "name", other, in: [stores[1]]) == ["Sylt"])
            // Each is changed and deleted in its own.
            shared.setValue("Sylt harbour", forKey: "name")
            context.delete(own)
            try context.save()
            other.refreshAllObjects()
            #expect(try all("Pier3", "name", container.newBackgroundContext()) == ["Sylt harbour"])
            #expect(try all("Pier3", "name", container.newBackgroundContext(), in: [stores[0]]) == [])
        }
    }
}
