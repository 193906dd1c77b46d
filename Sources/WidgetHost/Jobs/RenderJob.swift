import Foundation
import VitrineWidgetArchive

/// Pictures of an extension's widgets at one time, without a screen.
package struct RenderJob: Sendable {
    package enum What: String, Hashable, Sendable, CaseIterable { case placeholder, snapshot, timeline }

    /// One entry of one widget in one environment.
    package struct Picture: Sendable {
        /// The widget's kind; of a preview its name, or that of its file.
        package var kind: String
        /// Nil for views that are previewed in no tile.
        package var family: WidgetFamilyName?
        /// The entry's date.
        package var date: Date
        /// Which of the timeline's entries it is of, by date; the first is 1.
        package var entry: Int
        /// The size in points.
        package var size: PointSize
        package var cornerRadius: Double
        package var view: ArchivedView
        /// Real time of the request that brought it.
        package var milliseconds: Double
    }

    /// What could not be drawn, and why; the rest was.
    package struct Missing: Hashable, Sendable, CustomStringConvertible {
        package var kind: String
        /// Nil for a preview.
        package var family: WidgetFamilyName?
        package var reason: String

        package var description: String {
            "\([kind, family?.rawValue].compactMap(\.self).joined(separator: ", ")): \(reason)"
        }
    }

    /// Entries of a timeline that were not drawn, because there are more than were asked for.
    package struct Left: Hashable, Sendable, CustomStringConvertible {
        package var kind: String
        package var family: WidgetFamilyName
        package var entries: Int
        package var drawn: Int

        package var description: String {
            "\(kind), \(family.rawValue): of \(entries) entries the first " + (drawn == 1 ? "is drawn" : "\(drawn) are drawn")
        }
    }

    package var bundle: ExtensionBundle
    /// The kind of the widget to draw; nil draws all.
    package var kind: String?
    /// The families to draw; nil draws all that the widget supports and the device has.
    package var families: [WidgetFamilyName]?
    package var schemes: [RenderEnvironment.Scheme] = [.light]
    /// The modes to draw in; nil is the one in which the place of a family shows it: a lock screen has one for all schemes.
    package var modes: [RenderEnvironment.Mode]?
    /// What else of the surroundings is not as the configuration has it.
    package var adjust: @Sendable (inout RenderEnvironment) -> Void = { _ in }
    package var at: Date
    package var what = What.timeline
    /// A snapshot as the gallery asks for it: `isPreview` is true in the provider's context.
    package var isPreview = false
    /// Entries of one timeline that are drawn, the first ones; nil: all.
    package var mostEntries: Int?
    /// What is set of configurable widgets; each kind takes what it has.
    package var settings: [Setting] = []
    /// Reads a date among the settings, ISO 8601.
    package var readDate: @Sendable (String) -> Date? = { try? Date($0, strategy: .iso8601) }
    private let configuration: HostConfiguration

    /// - Parameter configuration: state folder, device, locale, time zone, limits.
    package init(_ bundle: ExtensionBundle, at: Date, configuration: HostConfiguration) {
        self.bundle = bundle
        self.at = at
        self.configuration = configuration
    }

    /// What came of it.
    package struct Outcome: Sendable {
        package var pictures: [Picture] = []
        /// What was asked for and could not be drawn.
        package var missing: [Missing] = []
        /// What nobody asked for by name: of all kinds, those that do not come in a family that another one has.
        package var leftOut: [Missing] = []
        /// Timelines of which not all was drawn.
        package var left: [Left] = []
    }

    /// - Throws: when the extension cannot be asked at all, or does not know the kind.
    package func run() async throws -> Outcome { try await run { $0 } }

    /// - Parameter use: what is done with what came of it; the process ends meanwhile, which takes some milliseconds.
    /// - Throws: as `run`, and what `use` throws.
    package func run<Result>(_ use: (Outcome) async throws -> Result) async throws -> Result {
        let offline = try OfflineExtension(bundle, configuration: configuration, at: at)
        let outcome: Outcome
        do {
            outcome = try await run(offline)
        } catch {
            await offline.close()
            throw error
        }
        async let end: Void = offline.close()
        do {
            let result = try await use(outcome)
            await end
            return result
        } catch {
            await end
            throw error
        }
    }

    private func run(_ offline: OfflineExtension) async throws -> Outcome {
        let widgets = try await offline.widgets(kind: nil)
        let environments = configuration.environments.filter { schemes.contains($0.scheme) }.flatMap { environment in
            (modes ?? [.fullColor]).map { mode in
                var environment = environment
                environment.mode = mode
                adjust(&environment)
                return environment
            }
        }
        let asPlaced = modes == nil
        guard !widgets.isEmpty else { return try await previews(offline, environments) }
        return try await run(offline, among: widgets) { family in asPlaced ? family.asPlaced(environments) : environments }
    }

    /// The same in a process that runs already, and goes on.
    /// - Parameter environments: those in which a family is drawn.
    func run(_ offline: OfflineExtension, in environments: (WidgetFamilyName) -> [RenderEnvironment]) async throws -> Outcome {
        try await run(offline, among: offline.widgets(kind: nil), in: environments)
    }

    /// - Parameter all: every widget of the extension.
    private func run(
        _ offline: OfflineExtension, among all: [ExtensionDescription.Widget], in environments: (WidgetFamilyName) -> [RenderEnvironment]
    ) async throws -> Outcome {
        var outcome = Outcome()
        let widgets = try OfflineExtension.widgets(all, kind: kind)
        try await offline.check(settings, kinds: widgets.map(\.kind), deadline: configuration.limits.options)
        for widget in widgets {
            for family in families ?? widget.families.filter({ configuration.device.size(of: $0) != nil }) {
                do {
                    guard widget.families.contains(family) else {
                        let refusal = HostError.unsupportedFamily(family, kind: widget.kind, supported: widget.families)
                        let isOffered = widgets.contains { $0.families.contains(family) }
                        if kind == nil, isOffered {
                            outcome.leftOut.append(Missing(kind: widget.kind, family: family, reason: "\(refusal)"))
                            continue
                        }
                        throw refusal
                    }
                    let set = try await offline.place(
                        settings, kind: widget.kind, family: family, deadline: configuration.limits.options, date: readDate)
                    let drawn = try await draw(widget.kind, family, environments(family), set, offline.process)
                    outcome.pictures += drawn.pictures
                    if let more = drawn.left { outcome.left.append(more) }
                } catch {
                    outcome.missing.append(Missing(kind: widget.kind, family: family, reason: "\(error)"))
                }
            }
        }
        return outcome
    }

    /// The previews of an extension without widgets: those of views, and of Live Activities.
    private func previews(_ offline: OfflineExtension, _ environments: [RenderEnvironment]) async throws -> Outcome {
        let job = PreviewJob(offline, bundle, configuration: configuration, at: at)
        let all = try await job.previews()
        let asked = all.filter { kind == nil || $0.title == kind }
        if let kind, asked.isEmpty { throw HostError.unknownKind(kind, known: all.map(\.title)) }
        var look = PreviewJob.Look(device: configuration.device, environments: environments)
        look.isAsPlaced = modes == nil
        var outcome = Outcome()
        for preview in asked {
            let start = ContinuousClock.now
            do {
                let drawn = try await job.pictures(ofPreview: preview.index, look)
                let spent = (ContinuousClock.now - start) / .milliseconds(1)
                outcome.pictures += drawn.filter { $0.entry <= mostEntries ?? .max }.map { picture in
                    let size = picture.view.content.size
                    return Picture(
                        kind: picture.name ?? preview.title, family: picture.family, date: picture.date, entry: picture.entry,
                        size: PointSize(width: size.width, height: size.height), cornerRadius: picture.cornerRadius, view: picture.view,
                        milliseconds: spent)
                }
            } catch {
                outcome.missing.append(Missing(kind: preview.title, family: nil, reason: "\(error)"))
            }
        }
        return outcome
    }

    private func draw(
        _ kind: String, _ family: WidgetFamilyName, _ environments: [RenderEnvironment], _ set: Data?, _ process: ExtensionProcess
    ) async throws -> (pictures: [Picture], left: Left?) {
        guard
            let request = configuration.device.request(
                kind: kind, family: family, environments: environments, configuration: set)
        else {
            throw ExtensionError.noSuchFamily(family, device: configuration.device.name)
        }
        let body: ExtensionRequest.Body =
            switch what {
            case .placeholder: .placeholder(request)
            case .snapshot: .snapshot(request, isPreview: isPreview)
            case .timeline: .timeline(request)
            }
        let answer = try await process.ask(body)
        let entries: [ArchivedEntry] =
            switch answer.body {
            case .entry(let entry): [entry]
            case .timeline(let timeline): timeline.entries
            case .described, .configuration, .sheet, .options, .values, .performed, .handled, .previews, .previewed, .failed:
                throw ExtensionError.wrongAnswer("no picture")
            }
        let drawn = entries.prefix(mostEntries ?? entries.count)
        let pictures = drawn.enumerated().flatMap { place, entry in
            entry.variants.map { view in
                Picture(
                    kind: kind, family: family, date: entry.date, entry: place + 1, size: request.displaySize,
                    cornerRadius: request.cornerRadius, view: view,
                    milliseconds: answer.milliseconds)
            }
        }
        let left = drawn.count == entries.count ? nil : Left(kind: kind, family: family, entries: entries.count, drawn: drawn.count)
        return (pictures, left)
    }
}
