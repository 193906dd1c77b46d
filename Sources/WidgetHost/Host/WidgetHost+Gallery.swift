import AssetCatalog
import Foundation
import WidgetArchive

/// The pictures that the gallery shows of widgets before they are placed.
extension WidgetHost {
    /// One size of one widget in one set of surroundings.
    struct GalleryKey: Hashable {
        var kind: String
        var family: WidgetFamilyName
        var device: String
        var looks: [RenderEnvironment]
    }

    /// What was asked for, under the number of its picture.
    struct GalleryShelf {
        /// Entries that are remembered; past that all are asked for anew.
        static let most = 256
        var entries: [GalleryKey: (number: Int, entry: ArchivedEntry)] = [:]
        var last = 0
        /// Pictures that are asked for when the intents of their process are done.
        var waiting = 0
        /// What could not be drawn, and when it was asked for; for a moment the next question has the same answer.
        var failures: [GalleryKey: (error: ExtensionError, at: ContinuousClock.Instant)] = [:]
        /// Real time: whoever looks at a gallery asks for a broken preview and then for the reason.
        static let failureHolds = Duration.seconds(5)
    }

    /// The widget's own snapshot for the gallery, as PNG. It is asked for once.
    /// - Throws: `HostError`, `ExtensionError`.
    package func galleryPicture(
        of kind: String, family: WidgetFamilyName, scheme: RenderEnvironment.Scheme, scale: Double
    ) async throws -> [UInt8] {
        guard RenderCache.scales.contains(scale) else { throw HostError.badScale(scale) }
        let (number, entry) = try await snapshot(of: kind, family)
        guard let view = entry.variants.first(where: { $0.environment.scheme == scheme }) ?? entry.variants.first else {
            throw ExtensionError.wrongAnswer("an entry without a picture")
        }
        let radius = configuration.device.cornerRadius(of: family)
        let now = clock.now
        let appearance = configuration.environment.appearance(
            view.environment, on: family.isAccessory ? .lock : .home, rendering: .fullColor)
        let key = RenderCache.Key(
            tile: "gallery/\(kind)/\(family.rawValue)", version: number, tick: 0, look: view.environment, appearance: appearance,
            scale: scale,
            moment: nil)
        return await pictures.picture(key) { view.shown(at: now, setter: $0).picture(cornerRadius: radius, appearance: appearance) }
    }

    package func icon(of app: String, _ appearance: IconAppearance) async throws -> [UInt8] {
        guard let icon = apps.first(where: { $0.bundle.identifier == app })?.bundle.icon else { throw HostError.noSuchApp(app) }
        let task = Task.detached { try icon.png(appearance) }
        do { return try await task.value } catch { throw HostError.unreadableIcon(app: app, reason: "\(error)") }
    }

    private func snapshot(of kind: String, _ family: WidgetFamilyName) async throws -> (Int, ArchivedEntry) {
        let looks = RenderEnvironment.Scheme.allCases.map {
            configuration.environment.variant(family.isAccessory ? .vibrant : .fullColor, $0)
        }
        let key = GalleryKey(kind: kind, family: family, device: configuration.device.name, looks: looks)
        if let known = galleryShelf.entries[key] { return known }
        let (process, widget) = try await find(kind)
        guard widget.families.contains(family),
            let request = configuration.device.request(kind: kind, family: family, environments: looks)
        else {
            let supported = widget.families.filter { configuration.device.size(of: $0) != nil }
            throw HostError.unsupportedFamily(family, kind: kind, supported: supported)
        }
        await waitForIntents(in: process)
        if let known = galleryShelf.entries[key] { return known }
        if let failed = galleryShelf.failures[key], ContinuousClock.now - failed.at < GalleryShelf.failureHolds { throw failed.error }
        galleryShelf.failures[key] = nil
        let answer: ExtensionResponse.Body
        do throws(ExtensionError) {
            answer = try await process.ask(.snapshot(request, isPreview: true)).body
        } catch {
            galleryShelf.failures[key] = (error, .now)
            throw error
        }
        guard case .entry(let entry) = answer else { throw ExtensionError.wrongAnswer("what is no snapshot") }
        if galleryShelf.entries.count >= GalleryShelf.most { (galleryShelf.entries, galleryShelf.failures) = ([:], [:]) }
        galleryShelf.last += 1
        let found = (number: galleryShelf.last, entry: entry)
        galleryShelf.entries[key] = found
        return found
    }

    /// Waits until no tapped control's intent runs in a process: a widget that crashes at its preview would end the intent too.
    private func waitForIntents(in process: ExtensionProcess) async {
        galleryShelf.waiting += 1
        defer { galleryShelf.waiting -= 1 }
        while let tile = performing.keys.first(where: { index($0).map { self.process(of: tiles[$0].stored) === process } ?? false }),
            let intent = performing[tile]?.last
        {
            _ = await intent.value
            // Whoever tapped takes it off the list in a moment.
            if performing[tile]?.last == intent { await Task.yield() }
        }
    }

    private func find(_ kind: String) async throws -> (ExtensionProcess, ExtensionDescription.Widget) {
        var known: [String] = [], silent: HostError?
        for process in apps.flatMap(\.extensions) {
            do throws(ExtensionError) {
                let widgets = try await process.description(attempts: configuration.attempts).widgets
                if let widget = widgets.first(where: { $0.kind == kind }) { return (process, widget) }
                known += widgets.map(\.kind)
            } catch {
                silent = .silentExtension(process.bundle.displayName, reason: "\(error)")
            }
        }
        throw silent ?? .unknownKind(kind, known: known)
    }
}
