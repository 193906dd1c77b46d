import Foundation
import Testing
import VitrineWidgetArchive

@testable import WidgetHost

@Suite("Placed tiles")
struct PlacedTilesTests {
    private func showing(_ id: String, _ dates: [Date], policy: ReloadPolicy = .never) -> Tile {
        var tile = sampleTile(id)
        tile.show(sampleTimeline(dates, policy: policy), stage: .timeline, at: midnight)
        return tile
    }

    @Test("a tile is found by its identifier, also when those before it are gone") func identifiers() {
        var tiles = PlacedTiles([sampleTile("a"), sampleTile("b")])
        tiles.append(sampleTile("c"))
        tiles.remove(at: 0)
        #expect(tiles.index(of: "a") == nil && tiles.index(of: "b") == 0 && tiles.index(of: "c") == 1)
        #expect(throws: HostError.noSuchTile("a")) { try tiles.stored("a") }
        #expect(tiles.placed(of: "com.example.app").map(\.id) == ["b", "c"] && tiles.placed(of: "com.example.other").isEmpty)
    }

    @Test("what a superseded request brings is not wanted any more") func superseded() {
        var tiles = PlacedTiles([sampleTile("a")])
        let run = tiles[0].run
        #expect(tiles[0].stored.schedule.request(.placed, at: midnight).isGranted)
        tiles.supersede("a")
        #expect(tiles.index(of: "a", run: run) == nil && tiles[0].stored.schedule.runningSince == nil)
    }

    @Test("tiles follow the clock to their entries, back too, and nothing moves in between") func entries() {
        var tiles = PlacedTiles([showing("a", [midnight, minutes(10)]), showing("b", [midnight, minutes(20)])])
        func follow(_ now: Date) -> Bool { tiles.follow(now, ticks: true, isAnew: false) }
        #expect(!follow(midnight) && !follow(minutes(9)))
        #expect(follow(minutes(10)) && !follow(minutes(19)) && follow(minutes(20)))
        #expect(tiles.map(\.shownEntry?.date) == [minutes(10), minutes(20)])
        #expect(follow(minutes(5)))
        #expect(tiles.map(\.shownEntry?.date) == [midnight, midnight])
    }

    @Test("a tile that is changed is not passed over, though nothing was to move before") func changed() {
        var tiles = PlacedTiles([showing("a", [midnight, hours(1)])])
        _ = tiles.follow(midnight, ticks: true, isAnew: false)
        tiles[0].show(sampleTimeline([midnight, minutes(2)]), stage: .timeline, at: minutes(1))
        #expect(tiles.follow(minutes(2), ticks: true, isAnew: false) && tiles[0].shownEntry?.date == minutes(2))
    }

    @Test("the next event is an entry or a request, the next request a request alone; what is due is said with its cause") func due() {
        var tiles = PlacedTiles([showing("a", [midnight, minutes(10)]), showing("b", [midnight], policy: .after(minutes(30)))])
        _ = tiles[1].stored.schedule.finished(TimelineSchedule(dates: [midnight], policy: .after(minutes(30))), at: midnight)
        #expect(tiles.nextEvent(at: midnight) == minutes(10) && tiles.nextRequest(at: midnight) == minutes(30))
        #expect(tiles.due(at: minutes(29)).isEmpty)
        let due = tiles.due(at: minutes(30))
        #expect(due.map(\.tile) == ["b"] && due.map(\.cause) == [.dateReached])
    }

    @Test("tiles are told how to look once a scheme, and anew when asked to") func looks() {
        var tiles = PlacedTiles([sampleTile("a")])
        var environment = HomeEnvironment()
        environment.appearance = .dark
        #expect(tiles.look(like: environment, at: midnight) { _ in false })
        #expect(tiles[0].look.scheme == .dark)
        #expect(!tiles.look(like: environment, at: midnight) { _ in true } && !tiles[0].isCovered)
        tiles.lookAnew()
        #expect(tiles.look(like: environment, at: midnight) { _ in true } && tiles[0].isCovered)
    }
}
