import Foundation
import WidgetArchive

extension WidgetHost {
    /// One cell of a tile's matrix. The extension is asked in a process of its own; tile, schedule, budget and archive stay as they are.
    /// - Throws: `HostError`, `EnvironmentChange.Refusal`, `ExtensionError`.
    package func variant(of id: String, _ order: VariantRequest) async throws -> [UInt8] {
        guard RenderCache.scales.contains(order.scale) else { throw HostError.badScale(order.scale) }
        let now = clock.now
        followEntries(now)
        guard let index = index(id) else { throw HostError.noSuchTile(id) }
        let tile = tiles[index], stored = tile.stored
        let environment = try order.environment(configuration.environment)
        // A tile of the home screen can be looked at as the lock screen would show it.
        let screen: HomeEnvironment.Screen = order.mode == .vibrant && stored.screen == .home ? .lock : stored.screen
        let look = environment.shown(on: screen, at: now)
        let appearance = environment.appearance(look, on: screen)
        // The same until the tile shows something else; dates in it are as they were when it was first asked for.
        let key = RenderCache.Key(
            tile: id, version: Int((tile.made.timeIntervalSince1970 * 1000).rounded()), tick: 0, look: look, appearance: appearance,
            scale: order.scale, moment: tile.shownEntry?.date)
        if let known = await matrix.known(key) { return known }
        let process = try extensionProcess(of: stored)
        guard
            let request = environment.device.request(
                kind: stored.kind, family: stored.family, environments: [look], configuration: stored.configuration)
        else { throw HostError.notOnScreen(stored.family, stored.screen, device: environment.device.name) }
        let subject = RenderPool.Subject(
            bundle: process.bundle, addresses: addresses(of: stored.app), locale: environment.locale, timeZone: environment.timeZone,
            isPad: environment.device.isPad, request: request)
        let timeline = try await renderPool.timeline(
            of: subject, in: request.environments[0], at: now, placed: placed(of: stored.app))
        guard let view = timeline.entries.first?.variants.first else { throw HostError.nothingKept(id) }
        let radius = screen == .standby ? 0 : environment.device.cornerRadius(of: stored.family)
        return await matrix.picture(key) { setter in
            view.shown(at: now, setter: setter).picture(cornerRadius: radius, appearance: appearance)
        }
    }

    /// What of an app is placed.
    func placed(of app: String) -> [PlacedWidget] {
        tiles.map(\.stored).filter { $0.app == app }.map {
            PlacedWidget(id: $0.id, kind: $0.kind, family: $0.family, configuration: $0.configuration)
        }
    }

    /// The addresses at which an app's service answers.
    func addresses(of app: String) -> [String: URL] { apps.first { $0.bundle.identifier == app }?.addresses ?? [:] }
}
