import Foundation
import GRDB
import ShopifyQL
import ShopifyQLClickHouse

/// The sample shops' events in a cluster of ClickHouse, in a database of the cluster that is this state folder's own.
///
/// What a killed process left half done is left there and a new database begun: a cluster may have other users, and nothing of it is
/// removed from here.
struct ClusterFigures {
    let store: ClickHouseStore
    /// A file that exists while rows are written.
    let mark: URL

    /// - Parameter nodes: the nodes' HTTP addresses, shard by shard; to each other they are the cluster `vitrine`.
    init(folder: URL, database: DatabaseQueue, nodes: [URL]) throws {
        mark = folder.appendingPathComponent("filling-cluster")
        let name = folder.appendingPathComponent("cluster-database")
        // Another cluster, or another order of its nodes, has none of the events.
        let place = nodes.map(\.absoluteString).joined(separator: " ")
        let known = (try? String(contentsOf: name, encoding: .utf8))?.split(separator: "\n").map(String.init) ?? []
        if let own = known.first, known.last == place, !FileManager.default.fileExists(atPath: mark.path) {
            store = try ClickHouseStore(nodes: nodes, database: own)
            return
        }
        let own = "insights_" + UUID().uuidString.replacing("-", with: "").lowercased()
        try database.write { try $0.execute(sql: "DELETE FROM filled") }
        try? FileManager.default.removeItem(at: mark)
        try Data("\(own)\n\(place)".utf8).write(to: name, options: .atomic)
        store = try ClickHouseStore(nodes: nodes, database: own)
    }
}
