import Foundation
import LoopbackPorts
import Synchronization

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Nodes of ClickHouse on free ports of the loopback, in a temporary folder: for tests and figures.
///
/// They end with this process, however that ends. Nothing of the system's own server is touched.
package final class ClickHouseCluster: Sendable {
    /// The name the nodes know each other by.
    package static let name = "vitrine"

    /// The nodes' HTTP addresses, shard by shard.
    package let addresses: [URL]
    private let folder: URL
    private let server: URL
    private let nodes: Mutex<[ClickHouseProcess?]>

    /// An error that tells why there is no cluster.
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    /// Starts nodes and waits until they answer.
    package static func start(nodes: Int = 3) async throws -> ClickHouseCluster {
        let cluster = try ClickHouseCluster(nodes)
        do {
            for index in 0..<nodes { try cluster.launch(index) }
            for index in 0..<nodes { try await cluster.answers(index) }
        } catch {
            cluster.stop()
            throw error
        }
        return cluster
    }

    private init(_ count: Int) throws {
        let places = ["/usr/sbin/clickhouse-server", "/usr/bin/clickhouse-server", "/usr/local/bin/clickhouse-server"]
        guard let server = places.first(where: FileManager.default.isExecutableFile) else {
            throw Failure(description: "There is no clickhouse-server: install the packages of debian-packages.txt (make packages).")
        }
        self.server = URL(fileURLWithPath: server)
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("clickhouse-\(UUID().uuidString)", isDirectory: true)
        guard let ports = LoopbackPort.free(count * 3)?.map({ UInt16($0) }) else { throw Failure(description: "No free port.") }
        let layout = ClickHouseConfiguration(folder: folder, ports: ports)
        try layout.write(nodes: count)
        addresses = try (0..<count).map { index in
            guard let address = URL(string: "http://127.0.0.1:\(layout.http(index))/") else { throw Failure(description: "No address.") }
            return address
        }
        nodes = Mutex(Array(repeating: nil, count: count))
    }

    private func launch(_ index: Int) throws {
        let process = try ClickHouseProcess(server, folder: ClickHouseConfiguration.folder(of: index, in: folder))
        nodes.withLock { $0[index] = process }
    }

    /// Waits until a node answers, for at most half a minute.
    private func answers(_ index: Int) async throws {
        for _ in 0..<1500 {
            if let (data, _) = try? await URLSession.shared.data(from: addresses[index].appendingPathComponent("ping")),
                data.starts(with: Data("Ok.".utf8))
            {
                return
            }
            guard nodes.withLock({ $0[index]?.isRunning == true }) else { break }
            try await Task.sleep(for: .milliseconds(20))
        }
        let log = ClickHouseConfiguration.folder(of: index, in: folder).appendingPathComponent("output")
        let words = (try? String(contentsOf: log, encoding: .utf8))?.suffix(600) ?? ""
        throw Failure(description: "Node \(index + 1) does not answer: \(words)")
    }

    /// Kills a node as a failing machine would.
    package func kill(_ index: Int) { nodes.withLock { $0[index]?.kill() } }

    /// Starts a killed node again, with the data it had.
    package func restart(_ index: Int) async throws {
        kill(index)
        try launch(index)
        try await answers(index)
    }

    /// The processors' time of all nodes since they began, in seconds.
    package var processorSeconds: Double { nodes.withLock { $0.reduce(0) { $0 + ($1?.processorSeconds ?? 0) } } }

    /// Ends all nodes and removes their data.
    package func stop() {
        nodes.withLock { nodes in
            for index in nodes.indices {
                nodes[index]?.kill()
                nodes[index] = nil
            }
        }
        try? FileManager.default.removeItem(at: folder)
    }

    deinit { stop() }
}
