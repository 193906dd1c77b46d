import Foundation
import VitrineWidgetArchive
import WidgetHost

/// The widgets on the screens at a first start, so that none is empty: what every new app wants there.
struct DefaultPlacement {
    let host: WidgetHost
    let folder: StateFolder
    let configuration: HostConfiguration

    func place(_ apps: [AppBundle]) async {
        // A first start that was cut off has placed some.
        let begun = Set(await host.state().tiles.map(\.app)), apps = apps.filter { !begun.contains($0.identifier) }
        // As they were installed, where they want no other order.
        let inOrder = apps.enumerated().sorted { ($0.element.firstTile.position, $0.offset) < ($1.element.firstTile.position, $1.offset) }
            .map(\.element)
        let offered = await host.offered()
        var first: [String: GalleryWidget] = [:]
        for widget in offered where first[widget.app] == nil { first[widget.app] = widget }
        for app in inOrder {
            guard let widget = first[app.identifier] else { continue }
            await placeFirst(widget, app.firstTile.family ?? .systemMedium)
        }
        // On the lock screen the wide ones stand left, whoever they are of.
        let lock = inOrder.flatMap { app in app.firstTile.lockScreen.map { (app, $0) } }
        for family in [WidgetFamilyName.accessoryInline, .accessoryRectangular, .accessoryCircular] {
            for (app, other) in lock where other.family == family { await place(other, on: .lock, first[app.identifier], of: app) }
        }
        for app in inOrder {
            for other in app.firstTile.standBy { await place(other, on: .standby, first[app.identifier], of: app) }
        }
    }

    /// Places a widget, set as it recommends, where there is something to set.
    private func placeFirst(_ widget: GalleryWidget, _ wanted: WidgetFamilyName) async {
        guard let family = widget.families.contains(wanted) ? wanted : widget.families.first else { return }
        await reporting {
            _ = try await host.place(PlacementRequest(kind: widget.kind, family: family, recommendation: widget.recommendations.first))
        }
    }

    private func place(
        _ other: FirstTile.Other, on screen: HomeEnvironment.Screen, _ widget: GalleryWidget?, of app: AppBundle
    ) async {
        guard let widget else { return }
        await reporting {
            let id = try await host.place(
                PlacementRequest(kind: widget.kind, family: other.family, recommendation: widget.recommendations.first, screen: screen))
            guard !other.settings.isEmpty else { return }
            try await host.configure(tile: id, values: values(other.settings, of: id, app))
        }
    }

    private func values(_ settings: [Setting], of id: String, _ app: AppBundle) async throws -> IntentValues {
        guard let tile = try HostStore(folder.database).tiles().first(where: { $0.id == id }),
            let bundle = app.extensions.first(where: { $0.identifier == tile.extension })
        else { throw HostError.noSuchTile(id) }
        var configuration = configuration
        configuration.startsApps = false
        let plan = ChildPlan(configuration, clock: folder.clock)
        // The host's own is up: what can be chosen may come from it.
        let service = try await ServiceRun(app, plan: plan, isHostRunning: true)
        configuration.addresses = app.addresses(of: service?.address)
        let now = await host.state().clock.now
        return try await ConfigureJob(tile, of: bundle, at: now, configuration: configuration).run(settings).values
    }

    /// A screen without one of them is still a screen.
    private func reporting(_ body: () async throws -> Void) async {
        do { try await body() } catch { complain("vitrine: \(error)") }
    }
}
