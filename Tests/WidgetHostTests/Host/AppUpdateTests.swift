import Foundation
import Testing
import VitrineWidgetArchive

@testable import WidgetHost

/// Placed widgets whose app is not what it was: the state of an older version, before the host starts.
@Suite("After an app's update", .serialized, .timeLimit(.minutes(3)))
struct AppUpdateTests {
    private func place(_ probe: Probe, _ tiles: [(id: String, kind: String, family: WidgetFamilyName, intent: String?)]) throws {
        try probe.state.make()
        let store = try HostStore(probe.state.database)
        for tile in tiles {
            let configuration = try tile.intent.map {
                try StoredConfiguration(system: .siriKit, intent: $0, values: IntentValues()).data
            }
            try store.add(
                StoredTile(
                    id: tile.id, app: Probe.app, extension: probe.extensionBundle.identifier, kind: tile.kind, name: tile.id,
                    family: tile.family, configuration: configuration, isConfigurable: tile.intent != nil,
                    schedule: TileSchedule(budget: RefreshBudget(at: midnight))))
        }
    }

    @Test("R4.110: a widget whose kind is gone disappears, for good, and the ledger says why")
    func gone() async throws {
        let probe = try Probe()
        try place(probe, [("old", "FirstDesign", .systemSmall, nil), ("fine", "Fine", .systemSmall, nil)])
        try await probe.withHost { host in
            #expect(await host.state().tiles.map(\.id) == ["fine"])
            let line = await host.state().ledger.first { $0.tile == "old" }
            #expect(line?.reason.contains("disappears: its app no longer has the kind “FirstDesign”") == true)
            #expect(line?.code == CauseCode.kindVanished.rawValue)
        }
        try await probe.withHost { host in #expect(await host.state().tiles.map(\.id) == ["fine"]) }
    }

    @Test("true.29, xcode.8: the gallery shows the widgets of the build that is installed, and says that there is another one")
    func gallery() async throws {
        let probe = try Probe()
        let list = probe.state.group("group.com.vitrine.probe").appendingPathComponent("stations.txt")
        try await probe.withHost { host in
            func snapshot() async throws -> [UInt8] {
                try await host.galleryPicture(of: "Station", family: .systemSmall, scheme: .light, scale: 1)
            }
            let before = try await snapshot()
            // What another build would draw otherwise is a file here.
            try Data("zurich bern".utf8).write(to: list)
            #expect(try await snapshot() == before)
            #expect(await host.state().updates == 0)
            await host.takeUpUpdate(of: Probe.app)
            #expect(await host.state().updates == 1)
            #expect(try await snapshot() != before)
        }
    }

    @Test("R4.109, R4.110: a widget whose kind is another one now is a blank white square, with its cause, and is asked for nothing")
    func blank() async throws {
        let probe = try Probe()
        try place(
            probe,
            [("wide", "Fine", .systemLarge, nil), ("plain", "Journey", .systemSmall, nil), ("other", "Journey", .systemSmall, "OldIntent")])
        try await probe.withHost { host in
            await host.settle()
            let state = await host.state()
            for (id, cause) in [
                ("wide", "the kind no longer has the family systemLarge"), ("plain", "the kind is set by an intent now, and was not"),
                ("other", "the kind is set by JourneyIntent now, and was set by OldIntent"),
            ] {
                let tile = state.tile(id)
                #expect(tile?.status == .stale(reason: cause))
                #expect(tile?.cause == TileCause(id == "wide" ? .familyDropped : .kindChanged, cause))
                #expect(tile?.entries.isEmpty == true && tile?.nextRequest == nil && tile?.taps.isEmpty == true)
                #expect(state.ledger.contains { $0.tile == id && $0.reason == "the widget becomes a blank white square: \(cause)" })
                #expect(!state.ledger.contains { $0.tile == id && $0.decision != .note })
                let white = try await host.picture(of: id, scheme: .dark, scale: 2)
                #expect(white != (try await host.picture(of: id, scheme: .dark, scale: 1)))
            }
            try await host.reload(tile: "wide")
            await host.settle()
            #expect(await host.state().tile("wide")?.entries.isEmpty == true)
            // Somebody may still take it off the screen.
            try await host.remove(tile: "wide")
            #expect(await host.state().tile("wide") == nil)
        }
    }
}
