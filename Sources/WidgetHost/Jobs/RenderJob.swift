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

    /// - Throws: when the extension cannot be asked at all, or does not know the kind.
    public func run() async throws -> (pictures: [Picture], missing: [Missing]) {
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

    private func run(_ offline: OfflineExtension) async throws -> (pictures: [Picture], missing: [Missing]) {
        let environments = configuration.environments.filter { schemes.contains($0.scheme) }.flatMap { environment in
            modes.map { mode in
                var environment = environment
                environment.mode = mode
                adjust(&environment)
                return environment
            }
        }
        var pictures: [Picture] = [], missing: [Missing] = []
        let widgets = try await offline.widgets(kind: kind)
        try await offline.check(settings, kinds: widgets.map(\.kind), deadline: configuration.limits.options)
        for widget in widgets {
            for family in families ?? widget.families.filter({ configuration.device.size(of: $0) != nil }) {
                do {
                    guard widget.families.contains(family) else {
                        throw HostError.unsupportedFamily(family, kind: widget.kind, supported: widget.families)
                    }
                    let set = try await offline.configuration(
                        settings, kind: widget.kind, family: family, deadline: configuration.limits.options, date: readDate)
                    pictures += try await draw(widget.kind, family, environments, set, offline.process)
                } catch {
                    missing.append(Missing(kind: widget.kind, family: family, reason: "\(error)"))
                }
            }
        }
        return (pictures, missing)
    }

    private func draw(
        _ kind: String, _ family: WidgetFamilyName, _ environments: [RenderEnvironment], _ set: Data?, _ process: ExtensionProcess
    ) async throws -> [Picture] {
        guard
            let request = configuration.device.request(
                kind: kind, family: family, environments: environments, configuration: set)
        else {
            throw ExtensionError.noSuchFamily(family, device: configuration.device.name)
        }
        let body: ExtensionRequest.Body =
            switch what {
            case .placeholder: .placeholder(request)
            case .snapshot: .snapshot(request, isPreview: false)
            case .timeline: .timeline(request)
            }
        let answer = try await process.ask(body)
        let entries: [ArchivedEntry] =
            switch answer.body {
            case .entry(let entry): [entry]
            case .timeline(let timeline): timeline.entries
            case .described, .configuration, .sheet, .options, .values, .performed, .failed: throw ExtensionError.wrongAnswer("no picture")
            }
        return entries.flatMap { entry in
            entry.variants.map { view in
                Picture(
                    kind: kind, family: family, date: entry.date, size: request.displaySize, cornerRadius: request.cornerRadius, view: view,
                    milliseconds: answer.milliseconds)
            }
        }
    }
}
