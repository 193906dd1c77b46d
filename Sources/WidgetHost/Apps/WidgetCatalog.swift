import Foundation
import VitrineWidgetArchive

/// The widgets that the installed extensions have on a device, as the extensions say when they are asked.
struct WidgetCatalog: Sendable {
    /// A widget, and where it comes from.
    struct Found: Sendable {
        var app: InstalledApp
        var process: ExtensionProcess
        var widget: ExtensionDescription.Widget
    }

    let apps: InstalledApps
    let device: Device
    /// Tries of an extension that does not say what it has.
    let attempts: Int
    /// Real time that a gallery waits for an extension; one that is later is not in it.
    let patience: Duration
    /// Real time in which an extension says what can be set of a kind.
    let deadline: Duration

    init(_ apps: InstalledApps, _ configuration: HostConfiguration) {
        self.apps = apps
        device = configuration.device
        attempts = configuration.attempts
        patience = configuration.galleryPatience
        deadline = configuration.limits.options
    }

    /// Every widget in the order of the apps, with its app's identifier.
    func widgets() async -> [(app: String, widget: ExtensionDescription.Widget)] {
        typealias Answer = (place: Int, app: String, widgets: [ExtensionDescription.Widget])
        let (answers, answer) = AsyncStream.makeStream(of: Answer.self)
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
        var found: [Answer] = []
        if !asked.isEmpty {
            for await one in answers {
                found.append(one)
                if found.count == asked.count { break }
            }
        }
        return found.sorted { $0.place < $1.place }.flatMap { one in one.widgets.map { (one.app, $0) } }
    }

    /// What the gallery offers.
    func offered() async -> [GalleryWidget] {
        var offered: [GalleryWidget] = []
        for (app, widget) in await widgets() {
            let families = supported(widget)
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
        for process in apps[app]?.extensions ?? [] {
            if let schema = try? await process.schema(ofKind: widget.kind, within: deadline) { return schema.recommendations }
        }
        return []
    }

    /// The first widget of a kind.
    /// - Throws: `HostError.unknownKind`; `.silentExtension` where an extension that does not answer might have it.
    func find(_ kind: String) async throws(HostError) -> Found {
        var known: [String] = [], silent: HostError?
        for app in apps {
            for process in app.extensions {
                do throws(ExtensionError) {
                    let widgets = try await process.description(attempts: attempts).widgets
                    if let widget = widgets.first(where: { $0.kind == kind }) { return Found(app: app, process: process, widget: widget) }
                    known += widgets.map(\.kind)
                } catch {
                    silent = .silentExtension(process.bundle.displayName, reason: "\(error)")
                }
            }
        }
        throw silent ?? .unknownKind(kind, known: known)
    }

    /// The families of a widget that this device has.
    func supported(_ widget: ExtensionDescription.Widget) -> [WidgetFamilyName] { widget.families.filter { device.size(of: $0) != nil } }

    /// The families of a placed widget's kind that have a place on its screen.
    /// - Throws: `HostError.silentExtension`.
    func families(of tile: StoredTile) async throws(HostError) -> [WidgetFamilyName] {
        guard let process = apps.process(of: tile) else {
            throw .silentExtension(tile.name, reason: "Its app, \(tile.app), is not installed.")
        }
        do throws(ExtensionError) {
            let widgets = try await process.description(attempts: attempts).widgets
            let families = widgets.first { $0.kind == tile.kind }?.families ?? []
            return families.filter { ScreenGrid.span(of: $0, tile.screen, device) != nil }
        } catch {
            throw .silentExtension(process.bundle.displayName, reason: "\(error)")
        }
    }

    /// Why a widget does not come in the families in which it is not offered.
    func refusals(of widget: ExtensionDescription.Widget, offered: [WidgetFamilyName]) -> [GalleryWidget.Refusal] {
        WidgetFamilyName.allCases.filter { !offered.contains($0) }.map { family in
            guard widget.families.contains(family) else {
                let name = widget.displayName ?? widget.kind
                let words = "“\(name)” is made in \(widget.families.map(\.title).joined(separator: ", ")) only."
                return GalleryWidget.Refusal(family: family, code: .unsupportedFamily, words: words)
            }
            let words = "An \(device.name) has no such size."
            return GalleryWidget.Refusal(family: family, code: .deviceLacksFamily, words: words)
        }
    }
}

extension WidgetFamilyName {
    /// The size's name as people call it.
    fileprivate var title: String {
        switch self {
        case .systemSmall: "Small"
        case .systemMedium: "Medium"
        case .systemLarge: "Large"
        case .systemExtraLarge: "Extra large"
        case .accessoryCircular: "Circular"
        case .accessoryRectangular: "Rectangular"
        case .accessoryInline: "Inline"
        }
    }
}
