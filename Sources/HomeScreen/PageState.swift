import Foundation
import WidgetArchive
import WidgetHost

/// What the page shows, in the page's own terms: dates are milliseconds since 1970, lengths points.
struct PageState: Encodable {
    struct Screen: Encodable {
        var name: String
        var width: Double
        var height: Double
    }

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
    }

    var clock: ClockState
    var timeZone: String
    var screen: Screen
    var tiles: [Tile]
    var processes: [ProcessState]
    var ledger: [LedgerEntry]

    init(_ state: HostState) {
        clock = state.clock
        timeZone = state.timeZone
        let device = Device.named(state.device) ?? .standard
        screen = Screen(name: device.name, width: device.screen.width, height: device.screen.height)
        tiles = state.tiles.map(Tile.init)
        processes = state.processes
        ledger = state.ledger
    }

    static func encode(_ value: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .millisecondsSince1970
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
    }
}

extension PageState.Tap {
    init(_ tap: TapRegion) {
        (x, y, width, height) = (tap.frame.minX, tap.frame.minY, tap.frame.width, tap.frame.height)
        label = tap.label
        if case .open(let link) = tap.action { url = link.absoluteString } else { url = nil }
    }
}
