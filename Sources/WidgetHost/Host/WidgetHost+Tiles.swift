import Foundation
import WidgetArchive

extension WidgetHost {
    /// Every widget that can be placed, in gallery order, with its app's identifier.
    public func gallery() async -> [(app: String, widget: ExtensionDescription.Widget)] {
        var found: [(String, ExtensionDescription.Widget)] = []
        for app in apps {
            for process in app.extensions {
                guard let widgets = try? await process.description(attempts: configuration.attempts).widgets else { continue }
                found += widgets.map { (app.bundle.identifier, $0) }
            }
        }
        return found
    }

    public func offered() async -> [GalleryWidget] {
        let device = configuration.device
        var offered: [GalleryWidget] = []
        for (app, widget) in await gallery() {
            offered.append(
                GalleryWidget(
                    app: app, kind: widget.kind, name: widget.displayName ?? widget.kind, description: widget.description ?? "",
                    families: widget.families.filter { device.size(of: $0) != nil && !$0.isAccessory },
                    isConfigurable: widget.isConfigurable, promptsForConfiguration: widget.promptsForConfiguration,
                    recommendations: await recommendations(widget, app: app).map(\.title)))
        }
        return offered
    }

    /// A gallery is shown without what an extension does not say in time.
    private func recommendations(_ widget: ExtensionDescription.Widget, app: String) async -> [IntentRecommendationSchema] {
        guard widget.isConfigurable else { return [] }
        for process in apps.first(where: { $0.bundle.identifier == app })?.extensions ?? [] {
            if let schema = try? await process.schema(ofKind: widget.kind, within: configuration.limits.options) {
                return schema.recommendations
            }
        }
        return []
    }

    /// Puts a widget on the screen; its first timeline is on the way when this returns.
    /// - Throws: `HostError`.
    public func place(kind: String, family: WidgetFamilyName) async throws -> String {
        try await place(kind, family) { _ in nil }
    }

    /// Places it with a configuration that it offers ready made.
    /// - Throws: `HostError`, `ExtensionError`.
    public func place(kind: String, family: WidgetFamilyName, recommendation: String) async throws -> String {
        let deadline = configuration.limits.options
        return try await place(kind, family) { process in
            let schema = try await process.schema(ofKind: kind, within: deadline)
            guard let intent = schema.intent, let found = schema.recommendations.first(where: { $0.title == recommendation }) else {
                throw HostError.notRecommended(recommendation, kind: kind, offered: schema.recommendations.map(\.title))
            }
            return try StoredConfiguration(intent, found.values).data
        }
    }

    private func place(
        _ kind: String, _ family: WidgetFamilyName, configured: (ExtensionProcess) async throws -> Data?
    ) async throws -> String {
        var known: [String] = [], silent: HostError?
        for app in apps {
            for process in app.extensions {
                let widgets: [ExtensionDescription.Widget]
                do throws(ExtensionError) {
                    widgets = try await process.description(attempts: configuration.attempts).widgets
                } catch {
                    silent = .silentExtension(process.bundle.displayName, reason: "\(error)")
                    continue
                }
                known += widgets.map(\.kind)
                if let widget = widgets.first(where: { $0.kind == kind }) {
                    let configuration = try await configured(process)
                    let id = try add(widget, family: family, configuration, of: process.bundle, in: app.bundle)
                    if configuration == nil, widget.isConfigurable, !app.bundle.handlers.isEmpty { await beginWithDefaults(id) }
                    // It may have been taken off the screen meanwhile.
                    if index(id) != nil { request(.placed, for: id) }
                    return id
                }
            }
        }
        throw silent ?? .unknownKind(kind, known: known)
    }

    private func add(
        _ widget: ExtensionDescription.Widget, family: WidgetFamilyName, _ set: Data?, of extension: ExtensionBundle, in app: AppBundle
    ) throws -> String {
        let supported = widget.families.filter { configuration.device.size(of: $0) != nil }
        guard supported.contains(family) else { throw HostError.unsupportedFamily(family, kind: widget.kind, supported: supported) }
        let now = clock.now
        let zone = TimeZone(identifier: configuration.timeZone) ?? .gmt
        let stored = StoredTile(
            id: UUID().uuidString.prefix(8).lowercased(), app: app.identifier, extension: `extension`.identifier, kind: widget.kind,
            name: widget.displayName ?? app.displayName(locale: configuration.locale), family: family, configuration: set,
            isConfigurable: widget.isConfigurable,
            schedule: TileSchedule(budget: RefreshBudget(configuration.budget, at: now), floor: configuration.floor, timeZone: zone))
        try store.add(stored)
        tiles.append(Tile(stored, version: Int(Date().timeIntervalSince1970)))
        return stored.id
    }

    public func remove(tile: String) async throws {
        guard let index = index(tile) else { throw HostError.noSuchTile(tile) }
        try store.remove(tile: tile)
        let removed = tiles.remove(at: index)
        retrying.removeValue(forKey: tile)?.cancel()
        ledger.write(.note, at: clock.now, tile: removed.stored, by: "Removed", "the widget was taken off the screen", code: .removed)
        followClock()
        changed()
    }

    public func reload(tile: String) async throws {
        guard index(tile) != nil else { throw HostError.noSuchTile(tile) }
        request(.reloadButton, for: tile)
    }

    /// Resolves a tap (points) against what is shown: a link is opened in the containing app, a control's intent is performed.
    public func tap(tile: String, x: Double, y: Double) async throws -> URL? {
        followEntries(clock.now)
        guard let index = index(tile) else { throw HostError.noSuchTile(tile) }
        let stored = tiles[index].stored
        guard let app = apps.first(where: { $0.bundle.identifier == stored.app }) else { throw HostError.noSuchApp(stored.app) }
        switch tiles[index].view(.light)?.tapTarget(at: CGPoint(x: x, y: y)) {
        case .open(let url):
            ledger.write(.note, at: clock.now, tile: stored, by: "Tap", "opens \(url.absoluteString)", code: .opens)
            // Only the containing app can be opened, whatever the scheme.
            try await app.open(url)
            changed()
            return url
        case .perform(let intent, let parameters):
            return try await perform(intent, parameters, of: stored, in: app)
        case nil:
            try await app.bringToFront()
            changed()
            return nil
        }
    }

    public func open(_ url: URL) async throws {
        guard let app = apps.first(where: { $0.bundle.claims(url) }) else {
            throw HostError.noAppFor(url: url.absoluteString, schemes: apps.flatMap(\.bundle.urlSchemes))
        }
        ledger.write(
            .note, at: clock.now, app: app.bundle.identifier, by: "Link", "\(app.bundle.displayName) opens \(url.absoluteString)",
            code: .opens)
        try await app.open(url)
        changed()
    }
}
