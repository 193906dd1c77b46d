import Foundation
import VitrineWidgetArchive
import WidgetHost

/// What the page shows, in the page's own terms: dates are milliseconds since 1970, lengths points.
struct PageState: Encodable {
    struct Tap: Encodable {
        var x: Double
        var y: Double
        var width: Double
        var height: Double
        var label: String
        var url: String?
    }

    struct Tile: Encodable {
        var id: String
        var app: String
        var kind: String
        var name: String
        var family: WidgetFamilyName
        var width: Double
        var height: Double
        var cornerRadius: Double
        /// `waiting`, `live` or `stale`.
        var status: String
        var reason: String?
        var version: Int
        var until: Date?
        var nextRequest: Date?
        var entries: [Date]
        var taps: [Tap]
        var widgetURL: String?
        var label: String
        var refreshesLeft: Int
        var refreshesPerDay: Int
        /// It has an edit sheet.
        var isConfigurable: Bool
        var accent: AccentColor?
        /// Why it is blank or stale.
        var cause: TileCause?
        var screen: HomeEnvironment.Screen
        var place: Place?
        var frame: Frame
        var kept: [Date]
        /// The time at which the present timeline came.
        var since: Date?
        var dates: [Frame]
        var nextTick: Date?
        var pending: Bool
        /// Nothing of it is to be seen but the words of its cause.
        var blank: Bool
    }

    struct Place: Encodable {
        var page: Int
        var column: Int
        var row: Int
        var columns: Int
        var rows: Int
    }

    struct Frame: Encodable {
        var x: Double
        var y: Double
        var width: Double
        var height: Double

        init(_ rect: CGRect) { (x, y, width, height) = (rect.minX, rect.minY, rect.width, rect.height) }
    }

    var clock: ClockState
    var timeZone: String
    var screen: ScreenState
    var environment: EnvironmentState
    var pages: Int
    var updates: Int
    var tiles: [Tile]
    var processes: [ProcessState]
    var ledger: [LedgerEntry]

    init(_ state: HostState) {
        clock = state.clock
        timeZone = state.timeZone
        screen = ScreenState(state.environment)
        environment = EnvironmentState(state.environment, at: state.clock.now)
        pages = state.pages
        updates = state.updates
        tiles = state.tiles.map(Tile.init)
        processes = state.processes
        ledger = state.ledger
    }

    static func encode(_ value: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .millisecondsSince1970
        // The page draws anew what is written otherwise than before, and a button that is drawn anew while it is pressed is not pressed.
        encoder.outputFormatting = .sortedKeys
        return try encoder.encode(value)
    }
}

extension PageState.Tile {
    init(_ tile: TileState) {
        (id, app, kind, name, family) = (tile.id, tile.app, tile.kind, tile.name, tile.family)
        (width, height, cornerRadius) = (tile.size.width, tile.size.height, tile.cornerRadius)
        switch tile.status {
        case .waiting: (status, reason) = ("waiting", nil)
        case .live: (status, reason) = ("live", nil)
        case .stale(let why): (status, reason) = ("stale", why)
        }
        (version, until, nextRequest, entries) = (tile.version, tile.until, tile.nextRequest, tile.entries)
        taps = tile.taps.map(PageState.Tap.init)
        (widgetURL, label) = (tile.widgetURL?.absoluteString, tile.label)
        (refreshesLeft, refreshesPerDay, isConfigurable) = (tile.refreshesLeft, tile.refreshesPerDay, tile.isConfigurable)
        (accent, cause) = (tile.accent, tile.cause)
        screen = tile.screen
        place = tile.place.map { .init(page: $0.page, column: $0.column, row: $0.row, columns: tile.span.columns, rows: tile.span.rows) }
        frame = .init(tile.frame)
        (kept, since, nextTick, pending, blank) = (tile.kept, tile.since, tile.nextTick, tile.isPending, tile.isBlank)
        dates = tile.dates.map(PageState.Frame.init)
    }
}

extension PageState.Tap {
    init(_ tap: TapRegion) {
        (x, y, width, height) = (tap.frame.minX, tap.frame.minY, tap.frame.width, tap.frame.height)
        label = tap.label
        if case .open(let link) = tap.action { url = link.absoluteString } else { url = nil }
    }
}
