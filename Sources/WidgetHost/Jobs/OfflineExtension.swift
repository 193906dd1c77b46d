import Foundation
import WidgetArchive

/// A real extension process without a host around it, with a clock of its own that stands still.
struct OfflineExtension: Sendable {
    let process: ExtensionProcess
    /// Those of the same app.
    let handlers: IntentHandlers
    let clock: HostClock
    private let page: URL

    /// - Parameter at: the time that the process will see.
    init(_ bundle: ExtensionBundle, configuration: HostConfiguration, at: Date) throws {
        try configuration.state.make()
        // Not the host's page: a host may be at work in the same folder.
        let page = configuration.state.host.appendingPathComponent(Self.pagePrefix + UUID().uuidString)
        Self.sweepPages(in: configuration.state.host)
        clock = try HostClock(path: page.path)
        try clock.set(now: at, rate: 0)
        self.page = page
        let plan = ChildPlan(
            state: configuration.state, launcher: configuration.launcher, clock: page, locale: configuration.locale,
            timeZone: configuration.timeZone)
        process = ExtensionProcess(
            bundle: bundle, limits: configuration.limits, keepsAlive: false, backOff: configuration.backOff,
            launch: { try plan.launch(bundle, addresses: configuration.addresses) })
        var limits = configuration.limits
        limits.answer = limits.options
        handlers = IntentHandlers(
            app: bundle.displayName,
            processes: bundle.siblings.filter { $0.intents != nil }.map { found in
                ExtensionProcess(
                    bundle: found, limits: limits, keepsAlive: false, backOff: configuration.backOff,
                    launch: { try plan.launch(found, addresses: configuration.addresses) })
            })
    }

    private static let pagePrefix = "clock-"

    /// One that was killed left its page behind: none is in use for a day.
    private static func sweepPages(in folder: URL) {
        let files = FileManager.default
        for name in (try? files.contentsOfDirectory(atPath: folder.path)) ?? [] where name.hasPrefix(pagePrefix) {
            let page = folder.appendingPathComponent(name)
            let made = (try? files.attributesOfItem(atPath: page.path))?[.modificationDate] as? Date
            if let made, made < Date(timeIntervalSinceNow: -86_400) { try? files.removeItem(at: page) }
        }
    }

    func close() async {
        await process.stop()
        for handler in handlers.processes { await handler.stop() }
        try? FileManager.default.removeItem(at: page)
    }

    /// What is set of one kind: those of the settings that it has.
    /// - Returns: nil where nothing is set.
    /// - Throws: `SettingError`, `IntentValueError`, `ExtensionError`.
    func configuration(
        _ settings: [Setting], kind: String, family: WidgetFamilyName, deadline: Duration, date: @escaping @Sendable (String) -> Date?
    ) async throws -> Data? {
        guard !settings.isEmpty else { return nil }
        guard let schema = try await process.schema(ofKind: kind, within: deadline).intent else { return nil }
        let names = Set(schema.parameters.map(\.name))
        let reader = SettingReader(
            process: process, handlers: handlers, kind: kind, family: family, schema: schema, date: date, deadline: deadline)
        let values = try await reader.values(settings.filter { names.contains($0.name) })
        return try StoredConfiguration(schema, values).data
    }

    /// Every setting has to be some widget's.
    /// - Throws: `SettingError`, `ExtensionError`.
    func check(_ settings: [Setting], kinds: [String], deadline: Duration) async throws {
        guard !settings.isEmpty else { return }
        var known: [String] = [], isConfigurable = false
        for kind in kinds {
            guard let schema = try await process.schema(ofKind: kind, within: deadline).intent else { continue }
            isConfigurable = true
            known += schema.parameters.map(\.name).filter { !known.contains($0) }
        }
        guard isConfigurable else { throw SettingError.notConfigurable(kind: kinds.joined(separator: "”, “")) }
        if let other = settings.first(where: { !known.contains($0.name) }) {
            throw SettingError.unknownParameter(other.name, known: known)
        }
    }

    /// The widgets to work on: one kind, or all.
    func widgets(kind: String?) async throws -> [ExtensionDescription.Widget] {
        guard case .described(let description) = try await process.ask(.describe).body else {
            throw ExtensionError.wrongAnswer("what is no description")
        }
        guard let kind else { return description.widgets }
        let found = description.widgets.filter { $0.kind == kind }
        guard !found.isEmpty else { throw HostError.unknownKind(kind, known: description.widgets.map(\.kind)) }
        return found
    }
}
