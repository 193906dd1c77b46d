import Foundation
import WidgetArchive
import WidgetHost

/// `kill -9` of the extension during requests: the picture stays, the tile comes back, the next request is answered.
enum ExtensionKill: Suite {
    static let name = "extension-kill"
    private static let rounds = 200

    static func run(_ house: StressHouse, _ dice: Dice, _ record: inout SuiteRecord) async throws {
        var dice = dice
        try await house.seed("flight")
        let host = try WidgetHost(house.configuration)
        try await host.start()
        let tile = try await host.place(kind: "TripsWidget", family: .systemMedium)
        await host.settle()
        for _ in 0..<rounds {
            let before = try await host.picture(of: tile, scheme: .light, scale: 1)
            try await host.reload(tile: tile)
            try await Task.sleep(for: .microseconds(Int.random(in: 0...6000, using: &dice)))
            let pid = await host.state().processes.first { $0.role == .extension }?.pid
            if let pid { kill(pid, SIGKILL) }
            let during = try await host.picture(of: tile, scheme: .light, scale: 1)
            if during != before { record.fail("the picture changed while the extension was down") }
            // A request that died with its process is made again.
            let isBack = await eventually {
                await host.settle()
                let state = await host.state()
                return state.tiles.first?.status == .live
                    && state.processes.contains { $0.role == .extension && $0.pid != nil && $0.pid != pid }
            }
            if !isBack { record.fail("the tile is stuck: \(String(describing: await host.state().tiles.first?.status))") }
            if await host.state().tiles.first?.entries.count != 3 { record.fail("the trip's entries are gone") }
            record.progress(of: rounds)
        }
        await host.stop()
    }
}
