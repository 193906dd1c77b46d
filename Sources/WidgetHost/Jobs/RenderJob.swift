import Foundation
import WidgetArchive

/// Pictures of an extension's widgets at one time, without a screen.
public struct RenderJob: Sendable {
    public enum What: String, Hashable, Sendable, CaseIterable { case placeholder, snapshot, timeline }

    /// One entry of one widget in one environment.
    public struct Picture: Sendable {
        public var kind: String
        public var family: WidgetFamilyName
        /// The entry's date.
        public var date: Date
        /// Which of the timeline's entries it is of, by date; the first is 1.
        public var entry: Int
        /// Points.
        public var size: PointSize
        public var cornerRadius: Double
        public var view: ArchivedView
        /// Real time of the request that brought it.
        public var milliseconds: Double
    }

    /// What could not be drawn, and why; the rest was.
    public struct Missing: Hashable, Sendable, CustomStringConvertible {
        public var kind: String
        public var family: WidgetFamilyName
        public var reason: String

        public var description: String { "\(kind), \(family.rawValue): \(reason)" }
    }

    /// Entries of a timeline that were not drawn, because there are more than were asked for.
    public struct Left: Hashable, Sendable, CustomStringConvertible {
        public var kind: String
        public var family: WidgetFamilyName
        public var entries: Int
        public var drawn: Int

        public var description: String { "\(kind), \(family.rawValue): of \(entries) entries the first \(drawn) are drawn" }
    }

    public var bundle: ExtensionBundle
    /// nil: all.
    public var kind: String?
    /// nil: all that the widget supports and the device has.
    public var families: [WidgetFamilyName]?
    public var schemes: [RenderEnvironment.Scheme] = [.light]
    public var modes: [RenderEnvironment.Mode] = [.fullColor]
    /// What else of the surroundings is not as the configuration has it.
    public var adjust: @Sendable (inout RenderEnvironment) -> Void = { _ in }
    public var at: Date
    public var what = What.timeline
    /// A snapshot as the gallery asks for it: `isPreview` is true in the provider's context.
    public var isPreview = false
    /// Entries of one timeline that are drawn, the first ones; nil: all.
    public var mostEntries: Int?
    /// What is set of configurable widgets; each kind takes what it has.
    public var settings: [Setting] = []
    /// Reads a date among the settings, ISO 8601.
    public var readDate: @Sendable (String) -> Date? = { try? Date($0, strategy: .iso8601) }
    private let configuration: HostConfiguration

    /// - Parameter configuration: state folder, device, locale, time zone, limits.
    public init(_ bundle: ExtensionBundle, at: Date, configuration: HostConfiguration) {
        self.bundle = bundle
        self.at = at
        self.configuration = configuration
    }

    /// What came of it.
    public struct Outcome: Sendable {
        public var pictures: [Picture] = []
        /// What was asked for and could not be drawn.
        public var missing: [Missing] = []
        /// What nobody asked for by name: of all kinds, those that do not come in a family that another one has.
        public var leftOut: [Missing] = []
        /// Timelines of which not all was drawn.
        public var left: [Left] = []
    }

    /// - Throws: when the extension cannot be asked at all, or does not know the kind.
    public func run() async throws -> Outcome {
        let offline = try OfflineExtension(bundle, configuration: configuration, at: at)
        do {
            let result = try await run(offline)
            await offline.close()
            return result
        } catch {
            await offline.close()
            throw error
        }
    }

    private func run(_ offline: OfflineExtension) async throws -> Outcome {
        let environments = configuration.environments.filter { schemes.contains($0.scheme) }.flatMap { environment in
            modes.map { mode in
                var environment = environment
                environment.mode = mode
                adjust(&environment)
                return environment
            }
        }
        return try await run(offline, in: environments)
    }

    /// The same in a process that runs already, and goes on.
    func run(_ offline: OfflineExtension, in environments: [RenderEnvironment]) async throws -> Outcome {
        var outcome = Outcome()
        let widgets = try await offline.widgets(kind: kind)
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
                    let drawn = try await draw(widget.kind, family, environments, set, offline.process)
                    outcome.pictures += drawn.pictures
                    if let more = drawn.left { outcome.left.append(more) }
                } catch {
                    outcome.missing.append(Missing(kind: widget.kind, family: family, reason: "\(error)"))
                }
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
