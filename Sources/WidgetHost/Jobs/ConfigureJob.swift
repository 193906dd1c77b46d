import Foundation
import VitrineWidgetArchive

/// Makes values for a tile of what somebody set by words, without a host: one may be at work on the same state.
package struct ConfigureJob: Sendable {
    package let tile: StoredTile
    /// Reads a date among the settings, ISO 8601.
    package var readDate: @Sendable (String) -> Date? = { try? Date($0, strategy: .iso8601) }
    private let bundle: ExtensionBundle
    private let configuration: HostConfiguration
    private let now: Date

    /// - Parameters:
    ///   - bundle: the extension that draws the tile.
    ///   - configuration: state folder, locale, time zone, limits.
    package init(_ tile: StoredTile, of bundle: ExtensionBundle, at now: Date, configuration: HostConfiguration) {
        self.tile = tile
        self.bundle = bundle
        self.configuration = configuration
        self.now = now
    }

    /// The tile's values with the settings among them; a parameter that is not named keeps what it has.
    /// - Returns: what is to be stored, and how it is shown.
    /// - Throws: `SettingError`, `IntentValueError`, `ExtensionError`.
    package func run(_ settings: [Setting]) async throws -> TileConfiguration {
        let offline = try OfflineExtension(bundle, configuration: configuration, at: now)
        do {
            let result = try await run(settings, offline)
            await offline.close()
            return result
        } catch {
            await offline.close()
            throw error
        }
    }

    private func run(_ settings: [Setting], _ offline: OfflineExtension) async throws -> TileConfiguration {
        offline.tile.place(kind: tile.kind, family: tile.family, configuration: tile.configuration)
        return try await Self.values(
            of: tile, with: settings, from: offline.process, offline.handlers, readDate, within: configuration.limits.options)
    }

    /// The same by processes that run already.
    static func values(
        of tile: StoredTile, with settings: [Setting], from process: ExtensionProcess, _ handlers: IntentHandlers,
        _ readDate: @escaping @Sendable (String) -> Date?, within deadline: Duration
    ) async throws -> TileConfiguration {
        guard let schema = try await process.schema(ofKind: tile.kind, within: deadline).intent else {
            throw SettingError.notConfigurable(kind: tile.kind)
        }
        let before = tile.configuration.flatMap { try? StoredConfiguration(data: $0) }?.values ?? IntentValues()
        // What the kind no longer has, or no longer takes, is let go.
        let kept = IntentValues(
            before.values.filter { (try? schema.checked(IntentValues([$0.key: $0.value]), family: tile.family)) != nil },
            objects: before.objects)
        let reader = SettingReader(
            process: process, handlers: handlers, kind: tile.kind, family: tile.family, schema: schema, date: readDate,
            deadline: deadline)
        let values = try await reader.values(settings, over: kept)
        let stored = StoredConfiguration(schema, values)
        guard case .sheet(let sheet) = try await process.ask(.sheet(kind: tile.kind, stored), within: deadline).body else {
            throw ExtensionError.wrongAnswer("what is no sheet")
        }
        return TileConfiguration(schema: schema, values: values, shown: sheet.shown, family: tile.family)
    }
}
