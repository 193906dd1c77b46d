import Foundation
import GRDB
import VitrineWidgetArchive

/// A placed widget as it is kept.
package struct StoredTile: Hashable, Sendable, FetchableRecord, PersistableRecord {
    package static let databaseTableName = "tile"

    package var id: String
    /// Bundle identifiers.
    package var app: String
    package var `extension`: String
    package var kind: String
    package var name: String
    package var family: WidgetFamilyName
    /// Order in which they were placed.
    package var position = 0
    package var screen = HomeEnvironment.Screen.home
    /// The tile's place; nil where it has none: placed before there were places, or nothing the device shows.
    package var place: ScreenPlace?
    /// A `StoredConfiguration`; nil where nothing was chosen.
    package var configuration: Data?
    /// Its kind has something to set.
    package var isConfigurable = false
    package var schedule: TileSchedule
    /// Why the newest request brought nothing.
    package var failure: String?
    /// The same for programs.
    package var cause: CauseCode?

    package init(
        id: String, app: String, extension: String, kind: String, name: String, family: WidgetFamilyName, configuration: Data? = nil,
        isConfigurable: Bool = false, schedule: TileSchedule
    ) {
        self.isConfigurable = isConfigurable
        self.id = id
        self.app = app
        self.extension = `extension`
        self.kind = kind
        self.name = name
        self.family = family
        self.configuration = configuration
        self.schedule = schedule
    }

    package func encode(to container: inout PersistenceContainer) throws {
        container["id"] = id
        container["app"] = app
        container["extension"] = `extension`
        container["kind"] = kind
        container["name"] = name
        container["family"] = family.rawValue
        container["position"] = position
        container["screen"] = screen.rawValue
        container["page"] = place?.page
        container["column"] = place?.column
        container["row"] = place?.row
        container["configuration"] = configuration
        container["configurable"] = isConfigurable
        container["schedule"] = try schedule.data()
        container["failure"] = failure
        container["cause"] = cause?.rawValue
    }

    package init(row: Row) throws {
        id = row["id"]
        app = row["app"]
        `extension` = row["extension"]
        kind = row["kind"]
        name = row["name"]
        family = WidgetFamilyName(rawValue: row["family"]) ?? .systemSmall
        position = row["position"]
        screen = HomeEnvironment.Screen(rawValue: row["screen"]) ?? .home
        if let page: Int = row["page"], let column: Int = row["column"], let line: Int = row["row"] {
            place = ScreenPlace(page: page, column: column, row: line)
        }
        configuration = row["configuration"]
        isConfigurable = row["configurable"]
        // One that another version wrote begins anew; the widget and its picture stay.
        let kept = try? JSONDecoder().decode(TileSchedule.self, from: row["schedule"])
        schedule = kept ?? TileSchedule(budget: RefreshBudget(at: .distantPast))
        failure = row["failure"]
        cause = (row["cause"] as String?).flatMap { CauseCode(rawValue: $0) }
    }
}

/// The last archive that came for a tile: an `ArchiveFile`.
package struct StoredArchive: Hashable, Sendable, FetchableRecord, PersistableRecord {
    package static let databaseTableName = "picture"

    package enum Stage: String, Codable, Hashable, Sendable { case placeholder, snapshot, timeline }

    package var tile: String
    package var stage: Stage
    package var made: Date
    package var bytes: Data

    package init(tile: String, stage: Stage, made: Date, bytes: Data) {
        self.tile = tile
        self.stage = stage
        self.made = made
        self.bytes = bytes
    }

    package func encode(to container: inout PersistenceContainer) {
        container["tile"] = tile
        container["stage"] = stage.rawValue
        container["made"] = made.timeIntervalSince1970
        container["bytes"] = bytes
    }

    package init(row: Row) throws {
        tile = row["tile"]
        stage = Stage(rawValue: row["stage"]) ?? .timeline
        made = Date(timeIntervalSince1970: row["made"])
        bytes = row["bytes"]
    }
}
