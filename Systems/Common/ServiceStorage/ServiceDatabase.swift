import Foundation
import GRDB

/// The database of a service: one SQLite file that only its owner reads.
public struct ServiceDatabase: Sendable {
    private let name: String
    private let migrator: DatabaseMigrator

    /// - Parameters:
    ///   - name: the file's.
    ///   - migrator: brings its tables up to date.
    public init(_ name: String, migrator: DatabaseMigrator) {
        self.name = name
        self.migrator = migrator
    }

    /// The database in `folder`, which is made readable for its owner only.
    public func open(in folder: URL) throws -> DatabaseQueue {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let file = folder.appendingPathComponent(name).path
        var configuration = Configuration()
        configuration.journalMode = .wal
        configuration.busyMode = .timeout(5)
        let queue = try DatabaseQueue(path: file, configuration: configuration)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
        try migrator.migrate(queue)
        return queue
    }

    /// A database that is gone with its owner, for tests.
    public func inMemory() throws -> DatabaseQueue {
        let queue = try DatabaseQueue()
        try migrator.migrate(queue)
        return queue
    }
}
