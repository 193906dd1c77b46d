import VitrineWidgetArchive

/// The places of the widgets on every screen of a device.
struct ScreenLayout: Hashable, Sendable {
    /// Tiles that stand elsewhere than before, by the screen on which they do.
    typealias Moves = [HomeEnvironment.Screen: [ArrangedTile]]

    private var arrangements: [HomeEnvironment.Screen: Arrangement] = [:]

    /// Pages of a screen, one at least.
    func pages(of screen: HomeEnvironment.Screen) -> Int { arrangements[screen]?.pages ?? 1 }

    /// The place of a tile on a screen; nil where it does not stand there.
    func place(of id: String, on screen: HomeEnvironment.Screen) -> ScreenPlace? { arrangements[screen]?.place(of: id) }

    /// Gives every tile a place on its screen of a device; those that have one where there is room keep it.
    /// - Returns: all that stand elsewhere than what is stored of them says.
    mutating func arrange(_ tiles: some Sequence<StoredTile>, on device: Device) -> Moves {
        let tiles = Array(tiles)
        let former = Dictionary(tiles.map { ($0.id, $0.place) }, uniquingKeysWith: { first, _ in first })
        var moves: Moves = [:]
        for screen in HomeEnvironment.Screen.allCases {
            let wanted = tiles.filter { $0.screen == screen }.compactMap { tile in
                ScreenGrid.span(of: tile.family, screen, device).map { (tile.id, tile.place, $0) }
            }.sorted { first, second in
                guard let one = first.1, let other = second.1 else { return first.1 != nil && second.1 == nil }
                return one < other
            }
            let arrangement = Arrangement.of(screen, device, arranging: wanted)
            arrangements[screen] = arrangement
            moves[screen] = arrangement.tiles.filter { former[$0.id] != $0.place }
        }
        return moves
    }

    /// Makes room for a tile and puts it there; without a place where there is room.
    /// - Returns: all that stand elsewhere now, the tile among them in any case.
    /// - Throws: `HostError.noRoom`; nothing is moved then.
    mutating func put(
        _ id: String, _ span: CellSpan, on screen: HomeEnvironment.Screen, of device: Device, at place: ScreenPlace?
    ) throws(HostError) -> [ArrangedTile] {
        var arrangement = arrangements[screen] ?? Arrangement.of(screen, device, arranging: [])
        var moved: [ArrangedTile]
        if let place {
            guard let changes = arrangement.put(id, span, at: place) else { throw .noRoom(screen) }
            moved = changes
        } else {
            guard let first = arrangement.add(id, span) else { throw .noRoom(screen) }
            moved = [ArrangedTile(id: id, place: first, span: span)]
        }
        arrangements[screen] = arrangement
        if !moved.contains(where: { $0.id == id }), let tile = arrangement.tiles.first(where: { $0.id == id }) { moved.insert(tile, at: 0) }
        return moved
    }

    /// Takes a tile off a screen, and its page where nothing else stands there.
    /// - Returns: all that stand elsewhere now.
    mutating func remove(_ id: String, from screen: HomeEnvironment.Screen) -> [ArrangedTile] { arrangements[screen]?.remove(id) ?? [] }
}

extension Arrangement {
    /// Arranges a screen of a device. A lock screen has one page.
    fileprivate static func of(
        _ screen: HomeEnvironment.Screen, _ device: Device, arranging wanted: [(id: String, place: ScreenPlace?, span: CellSpan)]
    ) -> Arrangement {
        Arrangement(
            ScreenGrid.of(screen, device), mostPages: screen == .lock ? 1 : 1000,
            snapsColumns: screen == .home && device.kind == .iPhone, arranging: wanted)
    }
}
