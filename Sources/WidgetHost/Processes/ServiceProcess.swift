import Foundation
import LoopbackPorts
import VitrineWidgetArchive

/// An app's server: always the same port, up before the app is, and up again when it died.
package actor ServiceProcess {
    package enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
        case notUp(name: String, reason: String)

        /// The name of the service.
        package var name: String {
            switch self {
            case .notUp(let name, _): name
            }
        }

        package var description: String {
            switch self {
            case .notUp(let name, let reason): "The service \(name) did not come up: \(reason)"
            }
        }
    }

    package nonisolated let name: String
    private var kept: KeptProcess?
    private let serves: @Sendable (Bool) -> Void
    private let note: @Sendable (ProcessNote) async -> Void
    private let patience: Duration
    private var isUp = false
    private var lastReason = "it has not been started"
    private var whenUp: [CheckedContinuation<Bool, Never>] = []

    /// - Parameter serves: hears when it is up, and when it is no longer.
    package init(
        name: String, backOff: RestartBackOff = RestartBackOff(), patience: Duration = .seconds(20),
        launch: @escaping @Sendable () throws -> ChildLaunch, serves: @escaping @Sendable (Bool) -> Void = { _ in },
        note: @escaping @Sendable (ProcessNote) async -> Void
    ) {
        self.name = name
        self.serves = serves
        self.note = note
        self.patience = patience
        let box = WeakBox<ServiceProcess>()
        kept = KeptProcess(role: .service, name: name, keepsAlive: true, backOff: backOff, launch: launch) { event in
            await box.value?.hear(event)
        }
        box.value = self
    }

    /// Starts it and waits for its line `listening http://…`.
    package func start() async throws {
        do {
            _ = try await kept?.running()
        } catch {
            lastReason = "\(error)"
            throw Failure.notUp(name: name, reason: lastReason)
        }
        if isUp { return }
        let wait = patience
        let deadline = Task { [weak self] in
            try? await Task.sleep(for: wait)
            if !Task.isCancelled { await self?.up(false, reason: "it said nothing of listening in time") }
        }
        defer { deadline.cancel() }
        guard await withCheckedContinuation({ whenUp.append($0) }) else { throw Failure.notUp(name: name, reason: lastReason) }
    }

    private func hear(_ event: KeptProcess.Event) async {
        switch event {
        case .started, .frame: break
        case .line(let text):
            if text.hasPrefix("listening http://") {
                isUp = true
                serves(true)
                await kept?.saidNoComplaint()
                await kept?.isUp()
                await kept?.didWell()
                up(true, reason: "")
            } else {
                await note(.printed(text))
            }
        case .ended(let reason, let planned):
            isUp = false
            serves(false)
            up(false, reason: "it \(reason)")
            if !planned { await note(.ended(reason)) }
        }
    }

    private func up(_ isUp: Bool, reason: String) {
        if !isUp { lastReason = reason }
        let waiting = whenUp
        whenUp = []
        waiting.forEach { $0.resume(returning: isUp) }
    }

    package func stop() async { await kept?.stop() }

    /// Why it does not answer, in words; nil while it does.
    package func whyDown() async -> String? { isUp ? nil : lastReason }

    package func state() async -> ProcessState? {
        let pid = await kept?.child?.program
        return await kept?.state(megabytes: pid.flatMap { ProcessFigures.of($0)?.privateMegabytes })
    }

    /// The port that a service has had since its first start, another one where somebody else has it now, and whether that is new.
    static func port(known: Int?) -> (number: Int, isNew: Bool)? {
        if let known, LoopbackPort.isFree(known) { return (known, false) }
        return LoopbackPort.free().map { ($0, true) }
    }
}
