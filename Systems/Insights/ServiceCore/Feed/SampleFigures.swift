import Foundation
import GRDB
import ShopifyQL
import ShopifyQLStore

/// The sample shops' events on disk. They can be made again, so what is damaged or half done is thrown away.
struct SampleFigures {
    let store: SQLiteStore
    /// A file that exists while rows are written.
    let mark: URL

    init(folder: URL, database: DatabaseQueue) throws {
        mark = folder.appendingPathComponent("filling")
        let file = folder.appendingPathComponent("figures.sqlite")
        if FileManager.default.fileExists(atPath: mark.path) || !FileManager.default.fileExists(atPath: file.path) {
            try Self.forget(file, database)
            try? FileManager.default.removeItem(at: mark)
        }
        do {
            store = try SQLiteStore(path: file.path)
        } catch {
            try Self.forget(file, database)
            store = try SQLiteStore(path: file.path)
        }
    }

    private static func forget(_ file: URL, _ database: DatabaseQueue) throws {
        for suffix in ["", "-wal", "-shm"] where FileManager.default.fileExists(atPath: file.path + suffix) {
            try FileManager.default.removeItem(atPath: file.path + suffix)
        }
        try database.write { try $0.execute(sql: "DELETE FROM filled") }
    }
}
