import Foundation
import WidgetArchive

extension WidgetHost {
    /// Gives a placed widget another of its sizes. What was set of it stays; the old size's picture does not, because it would be stretched.
    /// - Throws: `HostError.noSuchTile`, `.unsupportedFamily`, `.silentExtension`.
    package func resize(tile: String, to family: WidgetFamilyName) async throws {
        let before = try stored(tile)
        let supported = try await families(of: before)
        guard supported.contains(family) else {
            throw HostError.unsupportedFamily(family, kind: before.kind, supported: supported)
        }
        // It may have been taken off the screen meanwhile.
        guard let index = index(tile) else { throw HostError.noSuchTile(tile) }
        let old = tiles[index].stored.family
        guard family != old else { return }
        // A lock screen may have no room for it.
        var schedule = tiles[index].stored.schedule
        schedule.superseded()
        let moved = try rearranging {
            let span = ScreenGrid.span(of: family, before.screen, configuration.device)
            let moved = try span.map { try putUp(tile, $0, on: before.screen, at: before.place) } ?? []
            try store.save(family: family, schedule: schedule, of: tile, places: moved.map { ($0.id, before.screen, $0.place) })
            return moved
        }
        stand(moved, on: before.screen)
        tiles[index].resize(to: family)
        tiles[index].stored.schedule = schedule
        ledger.write(
            .note, at: clock.now, tile: tiles[index].stored, by: "Resized", "the widget was \(old.words) and is \(family.words) now",
            code: .sized)
        request(.resized, for: tile)
    }

    /// Those of a placed widget's kind that this device has.
    private func families(of tile: StoredTile) async throws -> [WidgetFamilyName] {
        guard let process = process(of: tile) else {
            throw HostError.silentExtension(tile.name, reason: "Its app, \(tile.app), is not installed.")
        }
        do throws(ExtensionError) {
            let widgets = try await process.description(attempts: configuration.attempts).widgets
            let families = widgets.first { $0.kind == tile.kind }?.families ?? []
            return families.filter { ScreenGrid.span(of: $0, tile.screen, configuration.device) != nil }
        } catch {
            throw HostError.silentExtension(process.bundle.displayName, reason: "\(error)")
        }
    }
}

extension IntentSchema {
    /// Lists no longer than this family takes: what was set in a larger size stays set until something else is.
    func fitting(_ values: IntentValues, family: WidgetFamilyName) -> IntentValues {
        var values = values
        for parameter in parameters where parameter.isList {
            guard case .list(let items)? = values[parameter.name], let most = parameter.sizes[family]?.maximum, items.count > most else {
                continue
            }
            values[parameter.name] = .list(Array(items.prefix(most)))
        }
        return values
    }
}

extension WidgetFamilyName {
    /// The family's name as it stands in a sentence.
    var words: String {
        switch self {
        case .systemSmall: "small"
        case .systemMedium: "medium"
        case .systemLarge: "large"
        case .systemExtraLarge: "extra large"
        default: rawValue
        }
    }
}
