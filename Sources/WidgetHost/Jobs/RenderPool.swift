import Foundation
import VitrineWidgetArchive

/// Draws widgets in surroundings that no tile is in, in processes of its own: what runs for tiles is not held up by it, and nothing is
/// written down for it. Queries about the same widget are put together.
actor RenderPool {
    /// A widget to be drawn.
    struct Subject: Hashable, Sendable {
        var bundle: ExtensionBundle
        /// The addresses at which its app's service answers.
        var addresses: [String: URL]
        var locale: String
        var timeZone: String
        var isPad = false
        /// Its environments and its moment are those of each query.
        var request: WidgetRequest

        var process: ProcessName { ProcessName(bundle: bundle.identifier, locale: locale, timeZone: timeZone, isPad: isPad) }
    }

    struct ProcessName: Hashable {
        var bundle: String
        var locale: String
        var timeZone: String
        var isPad: Bool
    }

    struct Query {
        var subject: Subject
        var environment: RenderEnvironment
        var moment: Date
        var placed: [PlacedWidget]
        var answer: CheckedContinuation<ArchivedTimeline, any Error>
    }

    /// Queries that may wait; a matrix has about forty cells.
    static let mostWaiting = 128
    /// Surroundings that one request is asked for, each of one entry: it costs the extension memory.
    static let mostTogether = 8
    /// Processes at once, each of about 20 MB.
    static let mostProcesses = 3
    /// The time after which a process that nobody needs is ended.
    static let patience = Duration.seconds(20)

    private let plan: SharedPlan
    private let limits: ExtensionProcess.Limits
    private(set) var waiting: [Query] = []
    private(set) var working: Set<ProcessName> = []
    private var processes: [ProcessName: ExtensionProcess] = [:]
    /// What each process hears when it asks what is placed: as it was when it was last asked itself.
    private var placed: [ProcessName: [PlacedWidget]] = [:]
    /// The one used last at the end.
    private var order: [ProcessName] = []
    private var rest: Task<Void, Never>?
    private var isClosed = false

    init(plan: SharedPlan, limits: ExtensionProcess.Limits) {
        self.plan = plan
        self.limits = limits
    }

    /// Asks the widget for its timeline and gives the entry that is shown at a moment, drawn in one environment.
    /// - Throws: `ExtensionError`, `HostError.tooBusy`.
    func timeline(
        of subject: Subject, in environment: RenderEnvironment, at moment: Date, placed: [PlacedWidget]
    ) async throws -> ArchivedTimeline {
        guard waiting.count < Self.mostWaiting else { throw HostError.tooBusy }
        guard !isClosed else { throw ExtensionError.stopped }
        return try await withCheckedThrowingContinuation { answer in
            waiting.append(Query(subject: subject, environment: environment, moment: moment, placed: placed, answer: answer))
            begin()
        }
    }

    /// Takes up the next query whose process is free.
    private func begin() {
        guard !isClosed, working.count < Self.mostProcesses, let first = waiting.first(where: { !working.contains($0.subject.process) })
        else {
            return
        }
        var batch: [Query] = [], others: [Query] = []
        for query in waiting {
            if query.subject == first.subject, batch.count < Self.mostTogether {
                batch.append(query)
            } else {
                others.append(query)
            }
        }
        waiting = others
        working.insert(first.subject.process)
        rest?.cancel()
        Task { await self.work(on: batch, first.subject) }
    }

    private func work(on batch: [Query], _ subject: Subject) async {
        do {
            let timeline = try await ask(batch, subject)
            for (place, query) in batch.enumerated() {
                var own = timeline
                for index in own.entries.indices {
                    let variants = own.entries[index].variants
                    own.entries[index].variants = variants.indices.contains(place) ? [variants[place]] : []
                }
                query.answer.resume(returning: own)
            }
        } catch {
            // What is ended while it starts says so in other words.
            for query in batch { query.answer.resume(throwing: isClosed ? ExtensionError.stopped : error) }
        }
        working.remove(subject.process)
        begin()
        if !isClosed, working.isEmpty, waiting.isEmpty { takeRest() }
    }

    private func ask(_ batch: [Query], _ subject: Subject) async throws(ExtensionError) -> ArchivedTimeline {
        var request = subject.request
        request.environments = batch.map(\.environment)
        request.moment = batch.map(\.moment).max()
        placed[subject.process] = batch.last?.placed
        let process = try await process(for: subject)
        guard case .timeline(let timeline) = try await process.ask(.timeline(request)).body else {
            throw .wrongAnswer("what is no timeline")
        }
        return timeline
    }

    private func process(for subject: Subject) async throws(ExtensionError) -> ExtensionProcess {
        let name = subject.process
        order.removeAll { $0 == name }
        order.append(name)
        if let known = processes[name] { return known }
        while processes.count >= Self.mostProcesses, let idle = order.first(where: { !working.contains($0) && processes[$0] != nil }) {
            order.removeAll { $0 == idle }
            placed[idle] = nil
            await processes.removeValue(forKey: idle)?.stop()
        }
        guard !isClosed else { throw .stopped }
        if let known = processes[name] { return known }
        var own = plan.current
        (own.locale, own.timeZone, own.isPad) = (subject.locale, subject.timeZone, subject.isPad)
        let bundle = subject.bundle, addresses = subject.addresses, box = WeakBox<ExtensionProcess>(), plan = own
        let process = ExtensionProcess(
            bundle: bundle, limits: limits, keepsAlive: false, launch: { try plan.launch(bundle, addresses: addresses) },
            call: { [weak self] call in
                // What it asks to be reloaded is the business of those that run for tiles.
                switch call {
                case .currentConfigurations(let id): await box.value?.reply(.configurations(id: id, await self?.placed[name] ?? []))
                // Nobody tapped anything.
                case .openLink(let id, _): await box.value?.reply(.linkOpened(id: id, false))
                case .ready, .note, .opened, .reloadTimelines, .reloadAllTimelines, .shows: return
                }
            })
        box.value = process
        processes[name] = process
        return process
    }

    /// Ends the processes of extensions, which come back when they are asked; what they have not answered is asked of the next.
    /// - Parameter bundles: by their identifiers.
    func restart(_ bundles: Set<String>, because reason: String) async {
        for (name, process) in processes where bundles.contains(name.bundle) { await process.restart(reason) }
    }

    private func takeRest() {
        rest?.cancel()
        rest = Task {
            try? await Task.sleep(for: Self.patience)
            if !Task.isCancelled { await self.endProcesses() }
        }
    }

    private func endProcesses() async {
        guard working.isEmpty else { return }
        let idle = processes
        (processes, order, placed) = ([:], [], [:])
        for process in idle.values { await process.stop() }
    }

    /// Ends every process; whoever waits hears that it is closed.
    func close() async {
        isClosed = true
        rest?.cancel()
        // First: whoever fails meanwhile would take up the next one.
        let unasked = waiting, open = processes
        (waiting, processes) = ([], [:])
        for query in unasked { query.answer.resume(throwing: ExtensionError.stopped) }
        for process in open.values { await process.stop() }
    }
}
