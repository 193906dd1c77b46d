import Foundation
import VitrineWidgetArchive

/// An extension whose previews and widgets are looked at: its process stays between pictures, so that each takes as long as drawing does.
package actor PreviewJob {
    /// How pictures are asked for.
    package struct Look: Hashable, Sendable {
        package var device: Device
        /// One picture is made for each.
        package var environments: [RenderEnvironment]
        /// Accessories are drawn as a lock screen shows them, once for all environments.
        package var isAsPlaced = false
        /// Views without a layout of their own fill the screen.
        package var fillsScreen = false

        package init(device: Device, environments: [RenderEnvironment]) {
            self.device = device
            self.environments = environments
        }

        /// The device in whose tile a preview of a family is drawn: another one, the first that has it, where this one has none.
        fileprivate func device(for family: WidgetFamilyName) -> Device? {
            device.size(of: family) != nil ? device : Device.all.first { $0.size(of: family) != nil }
        }
    }

    /// A view, or an entry, in one environment.
    package struct Picture: Sendable {
        /// The name as written in the source; nil where there is none.
        package var name: String?
        /// The family of the widget; nil for a view that is in no tile.
        package var family: WidgetFamilyName?
        /// The entry's date; of a view, when it was drawn.
        package var date: Date
        /// Which of the views or entries it is; the first is 1.
        package var entry: Int
        package var cornerRadius: Double
        package var view: ArchivedView
    }

    private let offline: OfflineExtension
    private let bundle: ExtensionBundle
    private let configuration: HostConfiguration
    private let time: Date

    /// - Parameters:
    ///   - configuration: state folder, locale, time zone, limits.
    ///   - at: what time it is for the widgets; the clock stands still.
    /// - Throws: when the state cannot be worked in.
    package init(_ bundle: ExtensionBundle, configuration: HostConfiguration, at time: Date) throws {
        self.bundle = bundle
        self.configuration = configuration
        self.time = time
        offline = try OfflineExtension(bundle, configuration: configuration, at: time)
    }

    /// The same of a process that runs already, and that whoever began it ends.
    init(_ offline: OfflineExtension, _ bundle: ExtensionBundle, configuration: HostConfiguration, at time: Date) {
        self.bundle = bundle
        self.configuration = configuration
        self.time = time
        self.offline = offline
    }

    package func close() async { await offline.close() }

    /// The previews that the extension's source declares.
    /// - Throws: `ExtensionError`.
    package func previews() async throws -> [PreviewDescription] {
        guard case .previews(let previews) = try await offline.process.ask(.previews).body else {
            throw ExtensionError.wrongAnswer("what is no list of previews")
        }
        return previews
    }

    /// The extension's widgets; none where it is there for its previews only.
    /// - Throws: `ExtensionError`.
    package func widgets() async throws -> [ExtensionDescription.Widget] { try await offline.widgets(kind: nil) }

    /// One preview: as many pictures as it has views or entries, in each environment.
    /// - Throws: `ExtensionError`.
    package func pictures(ofPreview index: Int, _ look: Look) async throws(ExtensionError) -> [Picture] {
        let tiles = WidgetFamilyName.allCases.compactMap { look.device(for: $0)?.request(kind: "preview", family: $0) }
        let environments = look.environments.map { environment in
            var environment = environment
            environment.displayScale = look.device.scale
            return environment
        }
        let request = PreviewRequest(
            index: index, screen: look.device.screen, tiles: tiles, environments: environments, fillsScreen: look.fillsScreen,
            isAsPlaced: look.isAsPlaced)
        guard case .previewed(let entries) = try await offline.process.ask(.preview(request)).body else {
            throw ExtensionError.wrongAnswer("what is no preview")
        }
        return entries.enumerated().flatMap { place, previewed in
            let device = previewed.family.flatMap(look.device(for:)) ?? look.device
            return previewed.entry.variants.map { view in
                var view = view
                if let family = previewed.family, device.name != look.device.name {
                    view.diagnostics.append("\(look.device.name) shows no \(family.rawValue); it is drawn as on \(device.name)")
                }
                return Picture(
                    name: previewed.name, family: previewed.family, date: previewed.entry.date, entry: place + 1,
                    cornerRadius: previewed.family.map { device.cornerRadius(of: $0) } ?? 0, view: view)
            }
        }
    }

    /// One widget in one family: its placeholder, its snapshot, or the first entries of its timeline.
    /// - Throws: `ExtensionError`, `NotDrawn`.
    package func pictures(
        ofWidget kind: String, _ family: WidgetFamilyName, _ what: RenderJob.What, most: Int, _ look: Look
    ) async throws -> [Picture] {
        var configuration = configuration
        configuration.device = look.device
        var job = RenderJob(bundle, at: time, configuration: configuration)
        (job.kind, job.families, job.what, job.mostEntries) = (kind, [family], what, most)
        let outcome = try await job.run(offline) { look.isAsPlaced ? $0.asPlaced(look.environments) : look.environments }
        if let missing = outcome.missing.first { throw NotDrawn(reason: missing.reason) }
        return outcome.pictures.map { picture in
            Picture(
                name: nil, family: family, date: picture.date, entry: picture.entry, cornerRadius: picture.cornerRadius, view: picture.view)
        }
    }

    /// Why there is no picture of a widget.
    package struct NotDrawn: Error, Hashable, Sendable, CustomStringConvertible {
        package let reason: String
        package var description: String { reason }
    }
}

extension PreviewDescription {
    /// What people call the preview: its name, or that of its file or type.
    package var title: String {
        name ?? (place.split(separator: "/").last.map(String.init) ?? place).replacing(/\.swift$/, with: "")
    }
}
