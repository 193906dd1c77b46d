import Foundation
import VitrineWidgetArchive

/// The placed widgets in the order they were placed, found by identifier, and the moments between which none shows anything else.
struct PlacedTiles: RandomAccessCollection, MutableCollection, Sendable {
    private var tiles: [Tile] = []
    /// The index in `tiles` of each, by its identifier.
    private var places: [String: Int] = [:]
    /// Seconds since 2001 before which no tile shows anything else; minus infinity while that is not known.
    private var stands = -Double.infinity
    /// Seconds since 2001 of the moment at which the tiles followed the clock last.
    private var followed = -Double.infinity
    /// The scheme that the tiles were last told; nil when they have to be told anew.
    private var scheme: RenderEnvironment.Scheme?

    init(_ tiles: [Tile] = []) {
        self.tiles = tiles
        countTiles()
    }

    var startIndex: Int { tiles.startIndex }
    var endIndex: Int { tiles.endIndex }

    /// A tile that is changed through here may show something else at any moment from now on.
    ///
    /// Reading copies it: where `_read` yields a tile, Swift 6.3 releases the parts of a member that is passed on twice.
    subscript(index: Int) -> Tile {
        get { tiles[index] }
        _modify {
            stands = -.infinity
            yield &tiles[index]
        }
    }

    /// The place of a tile by its identifier; nil where none has it.
    func index(of id: String) -> Int? { places[id] }

    /// The place of a tile while what it asked for under this number is still wanted.
    func index(of id: String, run: Int) -> Int? { index(of: id).flatMap { tiles[$0].run == run ? $0 : nil } }

    /// - Throws: `HostError.noSuchTile`.
    func stored(_ id: String) throws(HostError) -> StoredTile {
        guard let index = index(of: id) else { throw .noSuchTile(id) }
        return tiles[index].stored
    }

    /// What of an app is placed, as `WidgetCenter` tells it to the app.
    func placed(of app: String) -> [PlacedWidget] {
        tiles.map(\.stored).filter { $0.app == app }.map {
            PlacedWidget(id: $0.id, kind: $0.kind, family: $0.family, configuration: $0.configuration)
        }
    }

    mutating func append(_ tile: Tile) {
        places[tile.stored.id] = tiles.count
        tiles.append(tile)
        stands = -.infinity
    }

    @discardableResult
    mutating func remove(at index: Int) -> Tile {
        let removed = tiles.remove(at: index)
        countTiles()
        return removed
    }

    /// Lets go of what a tile has asked for: what comes of it would be out of date. The caller makes a free request next.
    mutating func supersede(_ id: String) {
        guard let index = index(of: id) else { return }
        self[index].run += 1
        self[index].stored.schedule.superseded()
    }

    private mutating func countTiles() {
        places = Dictionary(uniqueKeysWithValues: tiles.enumerated().map { ($1.stored.id, $0) })
        stands = -.infinity
    }

    // MARK: Looks

    /// Lets the next `look` tell every tile, whatever it was told before: the device's settings or what is closed have changed.
    mutating func lookAnew() { scheme = nil }

    /// Tells every tile what its place shows of it, once for each scheme that the device comes to.
    /// - Parameter isClosed: whether the data of a tile's extension cannot be read, because the device is locked.
    /// - Returns: whether the tiles were told.
    mutating func look(like environment: HomeEnvironment, at now: Date, isClosed: (StoredTile) -> Bool) -> Bool {
        let scheme = environment.scheme(at: now)
        guard self.scheme != scheme else { return false }
        self.scheme = scheme
        let looks = Dictionary(uniqueKeysWithValues: HomeEnvironment.Screen.allCases.map { ($0, environment.shown(on: $0, at: now)) })
        var told = false
        for index in tiles.indices {
            guard let look = looks[tiles[index].stored.screen] else { continue }
            self[index].look(like: look, isCovered: isClosed(tiles[index].stored), at: now)
            told = true
        }
        return told
    }

    /// Notes where tiles stand on a screen now.
    mutating func stand(_ moved: [ArrangedTile], on screen: HomeEnvironment.Screen) {
        for tile in moved {
            guard let index = index(of: tile.id) else { continue }
            (self[index].stored.screen, self[index].stored.place) = (screen, tile.place)
        }
    }

    // MARK: The clock

    /// Lets every tile show what is due at a moment.
    /// - Parameters:
    ///   - ticks: a date in a picture that reads otherwise counts as a change too.
    ///   - isAnew: the tiles were told to look otherwise, so that none can be passed over.
    /// - Returns: whether one of them shows something else now.
    mutating func follow(_ now: Date, ticks: Bool, isAnew: Bool) -> Bool {
        let seconds = now.timeIntervalSinceReferenceDate
        // Nothing moves between two moments; only a clock that was put back leads to others.
        guard isAnew || seconds >= stands || seconds < followed else { return false }
        let isBack = seconds < followed
        var moved = isAnew
        followed = seconds
        stands = .infinity
        for index in tiles.indices {
            if isBack || tiles[index].standsUntil <= seconds { moved = tiles[index].follow(now, ticks: ticks) || moved }
            stands = Swift.min(stands, tiles[index].standsUntil)
        }
        return moved
    }

    /// The moment at which the next tile is asked for a timeline.
    mutating func nextRequest(at now: Date) -> Date? {
        var next = Double.infinity
        for index in tiles.indices { next = Swift.min(next, tiles[index].due(at: now)) }
        return next < .infinity ? Date(timeIntervalSinceReferenceDate: next) : nil
    }

    /// The moment at which the next tile is asked for a timeline or shows another entry.
    mutating func nextEvent(at now: Date) -> Date? {
        var next = Double.infinity
        for index in tiles.indices { next = Swift.min(next, tiles[index].due(at: now), tiles[index].entryUntil) }
        return next < .infinity ? Date(timeIntervalSinceReferenceDate: next) : nil
    }

    /// The moment at which the next date in a picture reads otherwise.
    var nextReading: Date? { tiles.compactMap(\.nextReading).min() }

    /// The tiles that are to be asked for a timeline by now, and why.
    mutating func due(at now: Date) -> [(tile: String, cause: RequestCause)] {
        let seconds = now.timeIntervalSinceReferenceDate
        var due: [(tile: String, cause: RequestCause)] = []
        for index in tiles.indices where tiles[index].due(at: now) <= seconds && !tiles[index].isBlank {
            if let cause = tiles[index].stored.schedule.due(at: now) { due.append((tiles[index].stored.id, cause)) }
        }
        return due
    }

    /// The clock was put back to `now`.
    mutating func rewind(to now: Date) {
        for index in tiles.indices { self[index].stored.schedule.rewound(to: now) }
    }
}
