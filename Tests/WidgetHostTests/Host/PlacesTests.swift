import Foundation
import GRDB
import Testing
import VitrineWidgetArchive

@testable import WidgetHost

@Suite("Where tiles stand, with real processes", .serialized, .timeLimit(.minutes(2)))
struct PlacesTests {
    private func place(_ page: Int, _ column: Int, _ row: Int) -> ScreenPlace { ScreenPlace(page: page, column: column, row: row) }

    private func put(on host: WidgetHost, at place: ScreenPlace? = nil) async throws -> String {
        let id = try await host.place(PlacementRequest(kind: "Fine", family: .systemSmall, screen: .home, place: place))
        await host.settle()
        return id
    }

    @Test("a page goes away with the last tile that is removed from it, or goes to another screen; the host remembers it so")
    func pages() async throws {
        let probe = try Probe()
        var last = ""
        try await probe.withHost { host in
            let first = try await put(on: host), second = try await put(on: host, at: place(1, 0, 0))
            let third = try await put(on: host, at: place(2, 0, 0))
            #expect(await host.state().pages == 3)
            try await host.remove(tile: first)
            var state = await host.state()
            #expect(state.pages == 2 && state.tile(second)?.place == place(0, 0, 0))
            let moved = try await host.move(tile: second, to: .standby, place(0, 0, 0))
            #expect(moved.map(\.id) == [second, third])
            state = await host.state()
            #expect(state.pages == 1 && state.tile(third)?.place == place(0, 0, 0))
            last = third
        }
        let stored = try HostStore(probe.state.database).tiles()
        #expect(stored.first { $0.id == last }?.place == place(0, 0, 0))
    }

    @Test("what cannot be written down does not happen: nobody stands elsewhere for it") func full() async throws {
        let probe = try Probe()
        try await probe.withHost { host in
            let database = try DatabaseQueue(path: probe.state.database.path)
            func refuse(_ what: String) throws {
                try database.write { db in
                    try db.execute(sql: "CREATE TRIGGER full BEFORE \(what) ON tile BEGIN SELECT RAISE(ABORT, 'no room'); END")
                }
            }
            func accept() throws { try database.write { try $0.execute(sql: "DROP TRIGGER full") } }
            let first = try await put(on: host)
            try refuse("INSERT")
            await #expect(throws: DatabaseError.self) { _ = try await put(on: host, at: place(0, 0, 0)) }
            try accept()
            try refuse("UPDATE OF family")
            await #expect(throws: DatabaseError.self) { try await host.resize(tile: first, to: .systemMedium) }
            try accept()
            try refuse("UPDATE OF page")
            await #expect(throws: DatabaseError.self) { _ = try await host.move(tile: first, to: nil, place(0, 2, 0)) }
            await #expect(throws: DatabaseError.self) { _ = try await put(on: host) }
            try accept()
            let state = await host.state()
            #expect(state.tiles.map(\.family) == [.systemSmall] && state.tile(first)?.place == place(0, 0, 0))
            let second = try await put(on: host)
            #expect(await host.state().tile(second)?.place == place(0, 2, 0))
        }
    }
}
