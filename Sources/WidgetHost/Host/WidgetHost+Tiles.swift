import Foundation
import WidgetArchive

extension WidgetHost {
    /// Every widget that can be placed, in gallery order, with its app's identifier.
    package func gallery() async -> [(app: String, widget: ExtensionDescription.Widget)] {
        typealias Found = (place: Int, app: String, widgets: [ExtensionDescription.Widget])
        let (attempts, patience) = (configuration.attempts, configuration.galleryPatience)
        let (answers, answer) = AsyncStream.makeStream(of: Found.self)
        let asked = apps.flatMap { app in app.extensions.map { (app.bundle.identifier, $0) } }
        for (place, (app, process)) in asked.enumerated() {
            // Not in a group, which would wait for the slowest.
            Task {
                answer.yield((place, app, (try? await process.description(attempts: attempts).widgets) ?? []))
            }
        }
        let late = Task {
            try? await Task.sleep(for: patience)
            answer.finish()
        }
        defer { late.cancel() }
        var found: [Found] = []
        if !asked.isEmpty {
            for await one in answers {
                found.append(one)
                if found.count == asked.count { break }
            }
        }
        return found.sorted { $0.place < $1.place }.flatMap { one in one.widgets.map { (one.app, $0) } }
    }

    package func offered() async -> [GalleryWidget] {
        let device = configuration.device
        var offered: [GalleryWidget] = []
        for (app, widget) in await gallery() {
            let families = widget.families.filter { device.size(of: $0) != nil }
            offered.append(
                GalleryWidget(
                    app: app, kind: widget.kind, name: widget.displayName ?? widget.kind, description: widget.description ?? "",
                    families: families, isConfigurable: widget.isConfigurable, promptsForConfiguration: widget.promptsForConfiguration,
                    recommendations: await recommendations(widget, app: app).map(\.title),
                    refusals: refusals(of: widget, offered: families)))
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

    /// Puts a widget on a screen; its first timeline is on the way when this returns.
    /// - Throws: `HostError`, `ExtensionError`.
    package func place(_ order: PlacementRequest) async throws -> String {
        let deadline = configuration.limits.options
        return try await place(order) { process in
            guard let recommendation = order.recommendation else { return nil }
            let schema = try await process.schema(ofKind: order.kind, within: deadline)
            guard let intent = schema.intent, let found = schema.recommendations.first(where: { $0.title == recommendation }) else {
                throw HostError.notRecommended(recommendation, kind: order.kind, offered: schema.recommendations.map(\.title))
            }
            return try StoredConfiguration(intent, found.values).data
        }
    }

    private func place(_ order: PlacementRequest, configured: (ExtensionProcess) async throws -> Data?) async throws -> String {
        let kind = order.kind
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
                    let id = try add(widget, order, configuration, of: process.bundle, in: app.bundle)
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
        _ widget: ExtensionDescription.Widget, _ order: PlacementRequest, _ set: Data?, of extension: ExtensionBundle, in app: AppBundle
    ) throws -> String {
        let family = order.family
        let supported = widget.families.filter { configuration.device.size(of: $0) != nil }
        guard supported.contains(family) else { throw HostError.unsupportedFamily(family, kind: widget.kind, supported: supported) }
        let screen = order.screen ?? (family.isAccessory ? .lock : .home)
        guard let span = ScreenGrid.span(of: family, screen, configuration.device) else {
            throw HostError.notOnScreen(family, screen, device: configuration.device.name)
        }
        let now = clock.now
        let zone = TimeZone(identifier: configuration.timeZone) ?? .gmt
        var stored = StoredTile(
            id: UUID().uuidString.prefix(8).lowercased(), app: app.identifier, extension: `extension`.identifier, kind: widget.kind,
            name: widget.displayName ?? app.displayName(locale: configuration.locale), family: family, configuration: set,
            isConfigurable: widget.isConfigurable,
            schedule: TileSchedule(budget: RefreshBudget(configuration.budget, at: now), floor: configuration.floor, timeZone: zone))
        stored.screen = screen
        try rearranging {
            let moved = try putUp(stored.id, span, on: screen, at: order.place)
            stored.place = arrangements[screen]?.place(of: stored.id)
            try store.add(stored)
            do {
                try keepPlaces([screen: moved])
            } catch {
                try? store.remove(tile: stored.id)
                throw error
            }
        }
        var tile = Tile(stored, version: Int(Date().timeIntervalSince1970))
        tile.look(like: configuration.environment.shown(on: screen, at: now), isCovered: isClosed(stored), at: now)
        append(tile)
        changed()
        return stored.id
    }

    package func remove(tile: String) async throws {
        guard let index = index(tile) else { throw HostError.noSuchTile(tile) }
        let erases = tiles[index].archive?.holdsPrivateContent == true
        let pictures = try store.remove(tile: tile, keeping: RemovedTile.mostBytes, erases: erases)
        let removed = remove(at: index)
        keepRemoved(RemovedTile(tile: removed, pictures: pictures, environment: configuration.environment))
        if erases { finishErasing() }
        takeDown(tile, from: removed.stored.screen)
        faultSettings.change { $0.forget(tile: tile) }
        retrying.removeValue(forKey: tile)?.cancel()
        ledger.write(.note, at: clock.now, tile: removed.stored, by: "Removed", "the widget was taken off the screen", code: .removed)
        followClock()
        changed()
    }

    package func reload(tile: String) async throws {
        guard index(tile) != nil else { throw HostError.noSuchTile(tile) }
        request(.reloadButton, for: tile)
    }

    /// Resolves a tap (points) against what is shown: a link is opened in the containing app, a control's intent is performed.
    package func tap(tile: String, x: Double, y: Double) async throws -> TapOutcome {
        followEntries(clock.now)
        guard let index = index(tile) else { throw HostError.noSuchTile(tile) }
        let stored = tiles[index].stored
        guard let app = apps.first(where: { $0.bundle.identifier == stored.app }) else { throw HostError.noSuchApp(stored.app) }
        let point = CGPoint(x: x, y: y), view = tiles[index].view
        switch view?.tapTarget(at: point) {
        case .open(let url):
            ledger.write(.note, at: clock.now, tile: stored, by: "Tap", "opens \(url.absoluteString)", code: .opens)
            // Only the containing app can be opened, whatever the scheme.
            try await open(url, in: app)
            changed()
            return TapOutcome(url: url)
        case .perform(let intent, let parameters):
            return try await perform(intent, parameters, toggle: view?.tapRegion(at: point)?.toggle, of: stored, in: app)
        case nil:
            try await bringToFront(app)
            changed()
            return TapOutcome()
        }
    }

    package func open(_ url: URL) async throws {
        guard let app = apps.first(where: { $0.bundle.claims(url) }) else {
            throw HostError.noAppFor(url: url.absoluteString, schemes: apps.flatMap(\.bundle.urlSchemes))
        }
        ledger.write(
            .note, at: clock.now, app: app.bundle.identifier, by: "Link", "\(app.bundle.displayName) opens \(url.absoluteString)",
            code: .opens)
        try await open(url, in: app)
        changed()
    }
}
