import Foundation
import Testing
import VitrineWidgetArchive

@testable import WidgetHost

@Suite("Another size for a placed widget, with real processes", .serialized, .timeLimit(.minutes(3)))
struct ResizeTests {
    @Test("R2.36: the other size comes with what was set, for free, and outlives the host") func other() async throws {
        let probe = try Probe()
        var placed = ""
        try await probe.withHost { host in
            let tile = try await host.place(kind: "Station", family: .systemMedium)
            placed = tile
            let more = ["bern", "geneva", "lugano"].map { IntentValue.entity(id: $0) }
            try await host.configure(tile: tile, values: IntentValues(["station": .entity(id: "zurich"), "more": .list(more)]))
            await host.settle()
            let before = await host.state().tile(tile)
            let picture = try await host.picture(of: tile, scheme: .light, scale: 1)
            try await host.resize(tile: tile, to: .systemSmall)
            let meanwhile = await host.state().tile(tile)
            #expect(meanwhile?.family == .systemSmall && meanwhile?.size == probe.configuration.device.size(of: .systemSmall))
            // A page keeps pictures by this number.
            #expect(meanwhile?.version != before?.version)
            await host.settle()
            let state = await host.state(), small = state.tile(tile)
            #expect(small?.label == "Zurich departures 3 and Bern,Geneva,Lugano" && small?.status == .live)
            #expect(small?.refreshesLeft == before?.refreshesLeft)
            #expect(try await host.picture(of: tile, scheme: .light, scale: 1) != picture)
            #expect(state.ledger.first { $0.by == "Resized" }?.reason == "the widget was medium and is small now")
            #expect(state.ledger.first { $0.by == "Widget resized" }?.reason == "free, because the widget was resized")
            // The sheet shows what there is room for; what was set in the larger size is there again with it.
            #expect(try await host.configuration(of: tile).values["more"] == .list(Array(more.prefix(2))))
            try await host.resize(tile: tile, to: .systemMedium)
            #expect(try await host.configuration(of: tile).values["more"] == .list(more))
            try await host.resize(tile: tile, to: .systemSmall)
            await host.settle()
        }
        try await probe.withHost { host in
            await host.settle()
            let tile = await host.state().tile(placed)
            #expect(tile?.family == .systemSmall && tile?.label == "Zurich departures 3 and Bern,Geneva,Lugano")
        }
    }

    @Test("a size that the widget does not have, a tile that is not there, and the size it has already") func refused() async throws {
        let probe = try Probe()
        try await probe.withHost { host in
            let tile = try await host.place(kind: "Station", family: .systemSmall)
            await host.settle()
            await #expect(throws: HostError.unsupportedFamily(.systemLarge, kind: "Station", supported: [.systemSmall, .systemMedium])) {
                try await host.resize(tile: tile, to: .systemLarge)
            }
            await #expect(throws: HostError.noSuchTile("x")) { try await host.resize(tile: "x", to: .systemMedium) }
            let before = await host.state()
            try await host.resize(tile: tile, to: .systemSmall)
            let after = await host.state()
            #expect(after.ledger.count == before.ledger.count && after.tile(tile)?.version == before.tile(tile)?.version)
        }
    }
}
