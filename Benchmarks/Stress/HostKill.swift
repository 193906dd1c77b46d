import Foundation
import FoundationNetworking
import WidgetHost

/// `kill -9` of the host: it comes back by itself, on the same port, with its tiles, pictures and clock, and no child outlives it.
enum HostKill: Suite {
    static let name = "host-kill"
    private static let rounds = 50

    private struct State: Decodable {
        struct Clock: Decodable { var now: Double }
        struct Tile: Decodable {
            var id: String
            var status: String
            var label: String
            var entries: [Double]
        }
        struct Child: Decodable {
            var role: String
            var pid: Int32?
        }
        var clock: Clock
        var tiles: [Tile]
        var processes: [Child]
    }

    static func run(_ house: StressHouse, _ dice: Dice, _ record: inout SuiteRecord) async throws {
        var dice = dice
        var placed: [String] = []
        var clock = 0.0
        var dead: Set<Int32> = []
        let (process, address) = try await start(house)
        defer { if process.isRunning { process.terminate() } }
        for round in 0...rounds {
            let isLive = await eventually(.seconds(30)) {
                guard let state = try? await read(address), state.processes.count == 4 else { return false }
                guard state.processes.allSatisfy({ $0.pid.map { !dead.contains($0) } ?? false }) else { return false }
                return !state.tiles.isEmpty && state.tiles.allSatisfy { $0.status == "live" && !$0.label.isEmpty && !$0.entries.isEmpty }
            }
            let state = try await read(address)
            if !isLive { record.fail("a tile is stuck: \(state.tiles.map(\.status))") }
            if round > 0, state.tiles.map(\.id) != placed { record.fail("tiles were \(placed), are \(state.tiles.map(\.id))") }
            if state.clock.now < clock { record.fail("the clock went back by \(clock - state.clock.now) ms") }
            placed = state.tiles.map(\.id)
            clock = state.clock.now
            // Something is being written when it is killed: a tile more, or one less, or a request.
            switch round % 3 {
            case 0:
                if let id = try await post(address, "place", ["kind": "TripsWidget", "family": "systemSmall"])["tile"] {
                    placed.append(id)
                }
            case 1 where placed.count > 2:
                let gone = placed.removeLast()
                _ = try await post(address, "remove", ["tile": gone])
            default: _ = try await post(address, "reload", ["tile": placed[0]])
            }
            try await Task.sleep(for: .microseconds(Int.random(in: 0...30_000, using: &dice)))
            let all = state.processes.compactMap(\.pid)
            guard let host = state.processes.first(where: { $0.role == "host" })?.pid else { throw StressFailure("There is no host.") }
            kill(host, SIGKILL)
            dead.formUnion(all)
            let isGone = await eventually { all.allSatisfy { kill($0, 0) != 0 } }
            if !isGone { record.fail("a child outlived its host") }
            if round > 0 { record.progress(of: rounds) }
        }
    }

    private static func start(_ house: StressHouse) async throws -> (Process, URL) {
        let log = house.state.url.appendingPathComponent("run.log")
        try Data().write(to: log)
        let process = Process()
        process.executableURL = house.build.appendingPathComponent("vitrine")
        process.arguments = ["run", "--port", "0", "--state", house.state.url.path]
        process.standardOutput = try FileHandle(forWritingTo: log)
        process.standardError = FileHandle.nullDevice
        try process.run()
        var address: URL?
        _ = await eventually(.seconds(30)) {
            let text = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
            address = text.firstMatch(of: /Home screen: (http:\S+)/).flatMap { URL(string: String($0.1)) }
            return address != nil || !process.isRunning
        }
        guard let address else { throw StressFailure("vitrine run did not come up.") }
        return (process, address)
    }

    private static func read(_ address: URL) async throws -> State {
        let (data, _) = try await URLSession.shared.data(from: address.appendingPathComponent("state"))
        return try JSONDecoder().decode(State.self, from: data)
    }

    private static func post(_ address: URL, _ path: String, _ body: [String: String]) async throws -> [String: String] {
        var request = URLRequest(url: address.appendingPathComponent(path))
        request.httpMethod = "POST"
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.httpBody = try JSONEncoder().encode(body)
        let (data, response) = try await URLSession.shared.data(for: request)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw StressFailure(String(decoding: data, as: UTF8.self)) }
        return (try? JSONDecoder().decode([String: String].self, from: data)) ?? [:]
    }
}

/// Why a suite cannot go on.
struct StressFailure: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
