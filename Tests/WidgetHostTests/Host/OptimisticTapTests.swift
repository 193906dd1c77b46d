import Foundation
import TestTime
import Testing
import VitrineWidgetArchive

@testable import WidgetHost

@Suite("Taps that are shown before they are done, with real processes", .serialized, .timeLimit(.minutes(3)))
struct OptimisticTapTests {
    /// A placed widget with two toggles, both off.
    private func withLamps(_ body: (WidgetHost, String, Probe) async throws -> Void) async throws {
        let probe = try Probe()
        try await probe.withHost { host in
            let id = try await host.place(kind: "Lamps", family: .systemMedium)
            await host.settle()
            try await body(host, id, probe)
        }
    }

    /// The middle of the toggle of this number.
    private func middle(_ number: Int, of tile: TileState?) throws -> CGPoint {
        let frame = try #require(tile?.taps.first { $0.toggle == number }?.frame)
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    private func letGo(_ probe: Probe) throws {
        try Data("go".utf8).write(to: probe.state.group("group.com.vitrine.probe").appendingPathComponent("go.txt"))
    }

    /// Waits for the host to say that something changed, until it is so.
    private func wait(_ host: WidgetHost, until isSo: (TileState?) -> Bool, _ id: String) async {
        let changes = await host.changes()
        if isSo(await host.state().tile(id)) { return }
        for await _ in changes where isSo(await host.state().tile(id)) { return }
    }

    @Test("a toggle shows its other state at once, what is out of date fades, and the new timeline takes over")
    func optimistic() async throws {
        try await withLamps { host, id, probe in
            let before = await host.state().tile(id), off = try await host.picture(of: id, PictureRequest(scale: 1))
            let spot = try middle(0, of: before)
            let tap = Task { try await host.tap(tile: id, x: spot.x, y: spot.y) }
            await wait(host, until: { $0?.isPending == true }, id)
            let meanwhile = await host.state().tile(id)
            #expect(meanwhile?.version != before?.version)
            let flipped = try await host.picture(of: id, PictureRequest(scale: 1))
            #expect(flipped != off)
            try letGo(probe)
            _ = try await tap.value
            await host.settle()
            let after = await host.state().tile(id)
            #expect(after?.isPending == false && after?.label.contains("lit") == true)
            // As foreseen, but for the words that were faded and are others now.
            #expect(try await host.picture(of: id, PictureRequest(scale: 1)) != flipped)
            let lines = await host.state().ledger.filter { $0.tile == id }.reversed().map(\.by)
            let performed = try #require(lines.firstIndex(of: "Tap")), asked = try #require(lines.lastIndex(of: "Intent"))
            #expect(performed < asked)
        }
    }

    @Test("an intent that fails puts its toggle back, and the ledger says why") func putBack() async throws {
        try await withLamps { host, id, probe in
            try letGo(probe)
            let off = try await host.picture(of: id, PictureRequest(scale: 1))
            let spot = try middle(1, of: await host.state().tile(id))
            _ = try await host.tap(tile: id, x: spot.x, y: spot.y)
            await host.settle()
            #expect(try await host.picture(of: id, PictureRequest(scale: 1)) == off)
            let state = await host.state()
            #expect(state.tile(id)?.isPending == false)
            #expect(state.ledger.first { $0.code == "put-back" }?.reason == "the toggle is put back: SwitchIntent failed")
            #expect(state.lines(.failed).first?.reason.contains("StationError") == true)
        }
    }

    @Test("two taps on the same toggle are performed in their order, and end where they should") func twice() async throws {
        try await withLamps { host, id, probe in
            let spot = try middle(0, of: await host.state().tile(id))
            let off = try await host.picture(of: id, PictureRequest(scale: 1))
            let one = Task { try await host.tap(tile: id, x: spot.x, y: spot.y) }
            await wait(host, until: { $0?.isPending == true }, id)
            let flipped = try await host.picture(of: id, PictureRequest(scale: 1))
            let version = await host.state().tile(id)?.version
            let two = Task { try await host.tap(tile: id, x: spot.x, y: spot.y) }
            await wait(host, until: { $0?.version != version }, id)
            let back = try await host.picture(of: id, PictureRequest(scale: 1))
            #expect(back != flipped && back != off)
            try letGo(probe)
            _ = try await (one.value, two.value)
            await host.settle()
            #expect(await host.state().tile(id)?.isPending == false)
            #expect(await host.state().lines(.granted).filter { $0.by == "Tap" }.count == 2)
        }
    }

    @Test("two toggles that are tapped before either is done both show their other state, and each is answered for itself")
    func together() async throws {
        try await withLamps { host, id, probe in
            let off = try await host.picture(of: id, PictureRequest(scale: 1))
            let one = try await Self.flip(0, of: id, host), first = try await host.picture(of: id, PictureRequest(scale: 1))
            let two = try await Self.flip(1, of: id, host), both = try await host.picture(of: id, PictureRequest(scale: 1))
            #expect(Set([off, first, both]).count == 3)
            // The second one taken back leaves the first as it was: nothing else had changed.
            let back = try await Self.flip(1, of: id, host)
            #expect(try await host.picture(of: id, PictureRequest(scale: 1)) == first)
            let again = try await Self.flip(1, of: id, host)
            #expect(try await host.picture(of: id, PictureRequest(scale: 1)) == both)
            try letGo(probe)
            for tap in [one, two, back, again] { _ = try await tap.value }
            await host.settle()
            let state = await host.state()
            #expect(state.tile(id)?.isPending == false && state.tile(id)?.label.contains("lit") == true)
            // The broken one is put back alone.
            #expect(state.ledger.filter { $0.code == "put-back" }.allSatisfy { $0.reason == "the toggle is put back: SwitchIntent failed" })
        }
    }

    @Test("an intent that runs is not ended by a widget that crashes at its preview, which waits for it") func beforePreviews() async throws
    {
        try await withLamps { host, id, probe in
            let tap = try await Self.flip(0, of: id, host)
            let preview = Task { try await host.galleryPicture(of: "OutOfRange", family: .systemSmall, scheme: .light, scale: 1) }
            #expect(await eventually { await host.previews.waiting == 1 })
            try letGo(probe)
            _ = try await tap.value
            await #expect(throws: ExtensionError.self) { try await preview.value }
            await host.settle()
            let state = await host.state()
            #expect(state.tile(id)?.label.contains("lit") == true && !state.ledger.contains { $0.code == "put-back" })
        }
    }

    @Test("toggles of two widgets that are tapped at once both show their other state") func twoWidgets() async throws {
        try await withLamps { host, id, probe in
            let other = try await host.place(kind: "Lamps", family: .systemMedium)
            await host.settle()
            let off = try await host.picture(of: id, PictureRequest(scale: 1))
            #expect(try await host.picture(of: other, PictureRequest(scale: 1)) == off)
            let taps = [try await Self.flip(0, of: id, host), try await Self.flip(0, of: other, host)]
            let flipped = try await host.picture(of: id, PictureRequest(scale: 1))
            #expect(flipped != off)
            #expect(try await host.picture(of: other, PictureRequest(scale: 1)) == flipped)
            #expect(await host.state().tiles.allSatisfy(\.isPending))
            try letGo(probe)
            for tap in taps { _ = try await tap.value }
            await host.settle()
            #expect(await host.state().tiles.allSatisfy { !$0.isPending && $0.label.contains("lit") })
        }
    }

    /// Taps a toggle, and returns when the tap is shown.
    private static func flip(_ number: Int, of id: String, _ host: WidgetHost) async throws -> Task<TapOutcome, any Error> {
        let before = await host.state().tile(id), changes = await host.changes()
        let frame = try #require(before?.taps.first { $0.toggle == number }?.frame)
        let tap = Task { try await host.tap(tile: id, x: frame.midX, y: frame.midY) }
        // Whoever watches is told, though a control before it is still at work.
        for await _ in changes where await host.state().tile(id)?.version != before?.version { break }
        return tap
    }

    @Test("while the device is locked a control does nothing, and says so") func locked() async throws {
        try await withLamps { host, id, _ in
            var lock = EnvironmentChange()
            lock.locked = true
            _ = try await host.setEnvironment(lock)
            let spot = try middle(0, of: await host.state().tile(id))
            await #expect(throws: HostError.locked) { _ = try await host.tap(tile: id, x: spot.x, y: spot.y) }
            #expect(await host.state().lines(.refused).first?.code == "locked-control")
        }
    }
}
