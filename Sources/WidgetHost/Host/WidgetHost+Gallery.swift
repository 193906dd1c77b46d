import Foundation
import VitrineAssetCatalog
import VitrineWidgetArchive

/// The pictures of what can be placed, and of apps.
extension WidgetHost {
    /// The widget's own snapshot for the gallery, as PNG. It is asked for once.
    /// - Throws: `HostError`, `ExtensionError`.
    package func galleryPicture(
        of kind: String, family: WidgetFamilyName, scheme: RenderEnvironment.Scheme, scale: Double
    ) async throws -> [UInt8] {
        guard RenderCache.scales.contains(scale) else { throw HostError.badScale(scale) }
        let preview = try await preview(of: kind, family), entry = preview.entry
        guard let view = entry.variants.first(where: { $0.environment.scheme == scheme }) ?? entry.variants.first else {
            throw ExtensionError.wrongAnswer("an entry without a picture")
        }
        let radius = configuration.device.cornerRadius(of: family)
        let now = clock.now
        let appearance = configuration.environment.appearance(
            view.environment, on: family.isAccessory ? .lock : .home, rendering: .fullColor)
        let key = RenderCache.Key(
            tile: "gallery/\(kind)/\(family.rawValue)", version: preview.number, tick: 0, look: view.environment, appearance: appearance,
            scale: scale, moment: nil)
        return await pictures.picture(key) { view.shown(at: now, setter: $0).picture(cornerRadius: radius, appearance: appearance) }
    }

    package func icon(of app: String, _ appearance: IconAppearance) async throws -> [UInt8] {
        guard let icon = apps[app]?.bundle.icon else { throw HostError.noSuchApp(app) }
        let task = Task.detached { try icon.png(appearance) }
        do { return try await task.value } catch { throw HostError.unreadableIcon(app: app, reason: "\(error)") }
    }

    private func preview(of kind: String, _ family: WidgetFamilyName) async throws -> GalleryPreviews.Preview {
        let looks = RenderEnvironment.Scheme.allCases.map {
            configuration.environment.variant(family.isAccessory ? .vibrant : .fullColor, $0)
        }
        let key = GalleryPreviews.Key(
            update: updates, kind: kind, family: family, device: configuration.device.name, looks: looks)
        if let known = previews[key] { return known }
        let found = try await catalog.find(kind)
        guard found.widget.families.contains(family),
            let request = configuration.device.request(kind: kind, family: family, environments: looks)
        else { throw HostError.unsupportedFamily(family, kind: kind, supported: catalog.supported(found.widget)) }
        await waitForIntents(in: found.process)
        if let known = previews[key] { return known }
        if let failure = previews.failure(of: key) { throw failure }
        let answer: ExtensionResponse.Body
        do throws(ExtensionError) {
            answer = try await found.process.ask(.snapshot(request, isPreview: true)).body
        } catch {
            previews.fail(key, error)
            throw error
        }
        guard case .entry(let entry) = answer else { throw ExtensionError.wrongAnswer("what is no snapshot") }
        return previews.keep(entry, as: key)
    }

    /// Waits until no tapped control's intent runs in a process: a widget that crashes at its preview would end the intent too.
    private func waitForIntents(in process: ExtensionProcess) async {
        previews.waiting += 1
        defer { previews.waiting -= 1 }
        while let tile = intents.tiles.first(where: { id in (try? tiles.stored(id)).map { apps.process(of: $0) === process } ?? false }),
            let intent = intents.last(of: tile)
        {
            _ = await intent.value
            // Whoever tapped takes it off the list in a moment.
            if intents.last(of: tile) == intent { await Task.yield() }
        }
    }
}
