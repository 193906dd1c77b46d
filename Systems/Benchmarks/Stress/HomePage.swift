import Foundation
import FoundationNetworking
import TestTime

/// A running home screen, as its page talks to it.
struct HomePage {
    struct State: Decodable {
        struct Clock: Decodable {
            /// The present time in milliseconds since 1970.
            var now: Double
            var rate: Double
        }
        struct Tile: Decodable {
            var id: String
            var status: String
            var version: Int
            var entries: [Double]
        }
        struct Child: Decodable {
            var role: String
            var pid: Int32?
        }
        struct Line: Decodable {
            var id: Int64
            var tile: String?
            var by: String
        }
        var clock: Clock
        /// The lines of the ledger, newest first.
        var ledger: [Line]
        var tiles: [Tile]
        var processes: [Child]

        var host: Int32? { processes.first { $0.role == "host" }?.pid }
    }

    /// The address as it was printed, with the token.
    let address: URL

    private func request(_ path: String) -> URLRequest {
        let token = URLComponents(url: address, resolvingAgainstBaseURL: false)?.queryItems?.first { $0.name == "token" }?.value
        let base = URL(string: "http://\(address.host ?? ""):\(address.port ?? 0)")
        var request = URLRequest(url: (base ?? address).appendingPathComponent(path))
        request.setValue("Bearer \(token ?? "")", forHTTPHeaderField: "Authorization")
        return request
    }

    func state() async throws -> State {
        try JSONDecoder().decode(State.self, from: try await data(request("state")))
    }

    /// The state once host, service, app and extension run and every tile shows a timeline; nil when that does not come.
    func whenLive() async throws -> State? {
        var found: State?
        let isLive = await eventually(within: .seconds(30)) {
            guard let state = try? await self.state(), state.processes.count == 4 else { return false }
            found = state
            return state.processes.allSatisfy { $0.pid != nil } && !state.tiles.isEmpty
                && state.tiles.allSatisfy { $0.status == "live" && !$0.entries.isEmpty }
        }
        return isLive ? found : nil
    }

    /// The picture of each tile, by the tile's id.
    func pictures(of state: State) async throws -> [String: Data] {
        var pictures: [String: Data] = [:]
        for tile in state.tiles {
            let path = "tiles/\(tile.id)/\(tile.version).png"
            pictures[tile.id] = try await data(request(path))
        }
        return pictures
    }

    /// - Returns: the new tile's id.
    func place(_ kind: String, _ family: String) async throws -> String {
        struct Placed: Decodable { var tile: String }
        return try JSONDecoder().decode(Placed.self, from: try await post("place", ["kind": kind, "family": family])).tile
    }

    @discardableResult func post(_ path: String, _ body: [String: String]) async throws -> Data {
        var request = request(path)
        request.httpMethod = "POST"
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.httpBody = try JSONEncoder().encode(body)
        return try await data(request)
    }

    private func data(_ request: URLRequest) async throws -> Data {
        let (data, response) = try await URLSession.shared.data(for: request)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw StressFailure(String(decoding: data, as: UTF8.self)) }
        return data
    }
}
