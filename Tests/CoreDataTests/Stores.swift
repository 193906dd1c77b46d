import CoreData
import Foundation
import Testing

/// Stores in folders that are gone afterwards.
enum Stores {
    /// A container whose model lies in the folder as Xcode keeps it, and whose store is opened.
    static func container(_ name: String, _ contents: String, in folder: URL) throws -> NSPersistentContainer {
        let version = folder.appendingPathComponent("\(name).xcdatamodeld/\(name).xcdatamodel")
        try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
        try Data(contents.utf8).write(to: version.appendingPathComponent("contents"))
        let model = try #require(NSManagedObjectModel(contentsOf: folder.appendingPathComponent("\(name).momd")))
        let container = NSPersistentContainer(name: name, managedObjectModel: model)
        let store = folder.appendingPathComponent("\(name.lowercased()).sqlite")
        container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: store)]
        var problem: (any Error)?
        container.loadPersistentStores { problem = $1 }
        if let problem { throw problem }
        return container
    }

    static func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("objects-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }
}
