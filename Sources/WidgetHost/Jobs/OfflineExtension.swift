import Foundation
import VitrineWidgetArchive

/// A real extension process without a host around it, alone with one tile.
struct OfflineExtension: Sendable {
    let process: ExtensionProcess
    /// Those of the same app.
    let handlers: IntentHandlers
    let clock: JobClock
    /// What stands on the screen that it finds.
    let tile = LoneTile()
    /// The clock is not the configuration's, and goes with this.
    private let ownsClock: Bool

    /// - Parameters:
    ///   - at: the time that the process will see; a clock of the configuration that is somebody else's stays as it is.
    ///   - note: what it prints, and how it ends.
    init(
        _ bundle: ExtensionBundle, configuration: HostConfiguration, at: Date,
        note: @escaping @Sendable (ProcessNote) async -> Void = { _ in }
    ) throws {
        try configuration.state.make()
        clock = try configuration.jobClock ?? JobClock(in: configuration.state, at: at)
        ownsClock = configuration.jobClock == nil
        try clock.set(at)
        let plan = ChildPlan(configuration, clock: clock.page)
        let tile = tile, limits = configuration.limits, backOff = configuration.backOff, addresses = configuration.addresses
        func process(_ bundle: ExtensionBundle, _ limits: ExtensionProcess.Limits) -> ExtensionProcess {
            let box = WeakBox<ExtensionProcess>()
            let process = ExtensionProcess(
                bundle: bundle, limits: limits, keepsAlive: false, backOff: backOff,
                launch: { try plan.launch(bundle, addresses: addresses) },
                call: { call in
                    if let reply = tile.hear(call) { await box.value?.reply(reply) }
                }, note: note)
            box.value = process
            return process
        }
        var handling = limits
        handling.answer = limits.options
        self.process = process(bundle, limits)
        handlers = IntentHandlers(
            app: bundle.displayName, processes: bundle.siblings.filter { $0.intents != nil }.map { process($0, handling) })
    }

    func close() async {
        await process.stop()
        for handler in handlers.processes { await handler.stop() }
        if ownsClock { clock.close() }
    }

    /// Puts a tile of one kind on the screen, alone: of the settings it has those that are its own.
    /// - Returns: what is set of it; nil where nothing is.
    /// - Throws: `SettingError`, `IntentValueError`, `ExtensionError`.
    func place(
        _ settings: [Setting], kind: String, family: WidgetFamilyName, deadline: Duration, date: @escaping @Sendable (String) -> Date?
    ) async throws -> Data? {
        tile.place(kind: kind, family: family, configuration: nil)
        let set = try await configuration(settings, kind: kind, family: family, deadline: deadline, date: date)
        tile.place(kind: kind, family: family, configuration: set)
        return set
    }

    private func configuration(
        _ settings: [Setting], kind: String, family: WidgetFamilyName, deadline: Duration, date: @escaping @Sendable (String) -> Date?
    ) async throws -> Data? {
        guard !settings.isEmpty || !handlers.processes.isEmpty else { return nil }
        guard let schema = try await process.schema(ofKind: kind, within: deadline).intent else { return nil }
        // A new widget begins with what its handler says; a handler that fails is told as how its process ended.
        let beginning = handlers.answers(for: schema.intent) ? try? await handlers.beginning(schema, family: family) : nil
        guard !settings.isEmpty else { return try beginning?.data }
        let names = Set(schema.parameters.map(\.name))
        let reader = SettingReader(
            process: process, handlers: handlers, kind: kind, family: family, schema: schema, date: date, deadline: deadline)
        let values = try await reader.values(settings.filter { names.contains($0.name) }, over: beginning?.values ?? IntentValues())
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
        return try Self.widgets(description.widgets, kind: kind)
    }

    /// Of all widgets those of one kind, or all.
    /// - Throws: `HostError.unknownKind`.
    static func widgets(_ all: [ExtensionDescription.Widget], kind: String?) throws -> [ExtensionDescription.Widget] {
        guard let kind else { return all }
        let found = all.filter { $0.kind == kind }
        guard !found.isEmpty else { throw HostError.unknownKind(kind, known: all.map(\.kind)) }
        return found
    }
}
