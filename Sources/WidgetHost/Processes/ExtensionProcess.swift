import Foundation
import VitrineWidgetArchive

/// A widget extension that answers requests, several at a time. It is ended when it hangs or eats memory, and comes back.
package actor ExtensionProcess {
    /// An extension that answers without a process: for what a host does alone.
    package typealias Answering = @Sendable (ExtensionRequest.Body) async throws(ExtensionError) -> ExtensionResponse.Body

    package nonisolated let bundle: ExtensionBundle
    private let answering: Answering?
    let limits: Limits
    /// The subjects whose request ends the process as soon as it has been sent, with the reasons; nil: nobody's.
    private var endsWhenAsked: [RequestSubject: [String]] = [:]
    var kept: KeptProcess?
    let call: (@Sendable (HostCall) async -> Void)?
    let note: @Sendable (ProcessNote) async -> Void
    var pending: PendingRequests
    var memory: ExtensionMemory
    var looking = false
    var current: Int32?
    /// The process that has said that it is ready.
    var readied: Int32?
    /// The last process that was ended to be started anew.
    var replaced: Int32?
    var ending: ExtensionError?
    private var turns = RequestTurns()
    var blame = RequestBlame()
    /// The last process that died with a request unanswered.
    var diedAsked: Int32?

    /// Why a request has no answer although its widget may be innocent.
    enum Unanswered: Error {
        /// The process was dead before the request could be sent.
        case unsent
        /// The process ended while it had requests of several widgets, or keeps what several have written: nobody is to blame yet.
        case inCompany(ExtensionError)
        /// The process was replaced on purpose before it answered, which is no fault of anybody's.
        case replaced(ExtensionError)
    }

    /// - Parameters:
    ///   - call: what it asks of `WidgetCenter`, and `.ready`; what waits for an answer has to get one. nil answers as where there is no screen.
    ///   - note: its starts and ends, and what it prints.
    package init(
        bundle: ExtensionBundle, limits: Limits = Limits(), keepsAlive: Bool = true, backOff: RestartBackOff = RestartBackOff(),
        launch: @escaping @Sendable () throws -> ChildLaunch, call: (@Sendable (HostCall) async -> Void)? = nil,
        note: @escaping @Sendable (ProcessNote) async -> Void = { _ in }
    ) {
        self.bundle = bundle
        answering = nil
        self.limits = limits
        memory = ExtensionMemory(limit: limits.memory)
        pending = PendingRequests(patience: limits.answer)
        self.call = call
        self.note = note
        let name = bundle.executable.lastPathComponent
        let box = WeakBox<ExtensionProcess>()
        kept = KeptProcess(
            role: .extension, name: name, keepsAlive: keepsAlive, backOff: backOff,
            // The exact judgement is made here; this is for what it starts, and for the time before it is ready.
            bounds: ProcessBounds(memory: limits.memory + 4 * ExtensionMemory.linking, processes: 1), launch: launch
        ) { event in
            await box.value?.hear(event)
        }
        box.value = self
    }

    /// Answers are given here, and there is no process.
    package init(bundle: ExtensionBundle, answering: @escaping Answering) {
        self.bundle = bundle
        self.answering = answering
        limits = Limits()
        memory = ExtensionMemory(limit: limits.memory)
        pending = PendingRequests(patience: limits.answer)
        (call, note) = (nil, { _ in })
    }

    /// Asks, and waits for the answer. A process that does not answer in time is ended.
    ///
    /// Where a process ends that was at work for several widgets, each of them is asked again, alone: an error is that of the widget whose
    /// request brought it about, and the others get their answers. Where it is started anew on purpose, the new one is asked. An intent is
    /// never performed a second time.
    /// - Parameter deadline: real time to wait for the answer; the process is left alone then.
    package func ask(_ body: ExtensionRequest.Body, within deadline: Duration? = nil) async throws(ExtensionError) -> MeasuredResponse {
        if let answering {
            let asked = ContinuousClock.now, body = try await answering(body)
            if case .failed(let failure) = body { throw .failed(failure) }
            return MeasuredResponse(
                body: body, milliseconds: (ContinuousClock.now - asked).inSeconds * 1000, processorMilliseconds: 0, megabytes: nil)
        }
        guard let kept else { throw .stopped }
        let subject = RequestSubject(body)
        var left = Self.mostTurns
        while true {
            // Before its turn: another's crashes make nobody wait.
            if blame.isCulprit(subject) { await kept.rest() }
            await take(subject)
            defer { turns.end(subject) }
            do {
                let answer = try await put(body, subject, to: kept, within: deadline)
                blame.answered(subject)
                return answer
            } catch Unanswered.inCompany(let error) {
                blame.endedInCompany(subject)
                left -= 1
                if left <= 0 || !subject.isRepeatable { throw error }
            } catch Unanswered.replaced(let error) {
                if !subject.isRepeatable { throw error }
            } catch {
                let error = error as? ExtensionError ?? .died("\(error)")
                blame.failed(subject, error)
                throw error
            }
        }
    }

    /// Times that a request is sent because others' requests ended the process; alone it is the first or the second.
    private static let mostTurns = 4

    private func take(_ subject: RequestSubject) async {
        let isAlone = blame.isSuspect(subject)
        guard !turns.take(subject, alone: isAlone) else { return }
        await withCheckedContinuation { turns.queue(subject, alone: isAlone, $0) }
    }

    private func put(
        _ body: ExtensionRequest.Body, _ subject: RequestSubject, to kept: KeptProcess, within deadline: Duration?
    ) async throws -> MeasuredResponse {
        let child: ChildProcess
        do throws(KeptProcess.Failure) {
            // Whoever has to wait for it has.
            child = try await kept.running(atOnce: true)
        } catch .stopped {
            throw ExtensionError.stopped
        } catch {
            throw ExtensionError.notStarted("\(error)")
        }
        do {
            return try await withCheckedThrowingContinuation { put(body, subject, to: child, within: deadline, $0) }
        } catch Unanswered.unsent {
            let error = await death(kept.end(of: child))
            if child.pid == replaced { throw Unanswered.replaced(error) }
            guard child.pid == diedAsked, error.endsProcess else { throw error }
            throw Unanswered.inCompany(error)
        }
    }

    private func put(
        _ body: ExtensionRequest.Body, _ subject: RequestSubject, to child: ChildProcess, within limit: Duration?,
        _ continuation: CheckedContinuation<MeasuredResponse, any Error>
    ) {
        // Its `.ended` may have been heard already; then nobody would ever answer.
        guard !child.hasEnded else { return continuation.resume(throwing: Unanswered.unsent) }
        let id = pending.nextID(), wait = limit ?? limits.patience(again: blame.wasSilent(subject))
        blame.asked(subject)
        let deadline = Task { [weak self, child] in
            var left: Duration? = wait
            while let pause = left {
                left = nil
                if limit != nil {
                    try? await Task.sleep(for: pause)
                    if !Task.isCancelled { await self?.tookTooLong(id, wait) }
                    return
                }
                // A process that still starts at the first look, on a crowded machine, is seen at work by the second.
                var before: Double?, rest = pause
                for look in [pause / 2, pause / 4] where before == nil {
                    try? await Task.sleep(for: look)
                    guard !Task.isCancelled else { return }
                    rest -= look
                    before = child.program.flatMap { ProcessFigures.isAtWork($0) ? ProcessFigures.processorTime(of: $0) : nil }
                }
                try? await Task.sleep(for: rest)
                guard !Task.isCancelled else { return }
                left = await self?.hung(id, worked: before, in: rest)
            }
        }
        pending.add(
            PendingRequest(
                subject: subject, child: child, continuation: continuation, asked: .now, patience: wait,
                processorTime: child.program.flatMap(ProcessFigures.processorTime) ?? 0, deadline: deadline,
                unsent: ExtensionRequest(id: id, body: body)),
            as: id)
        // What it works at before the host knows it to be ready could not be told from what its start has taken.
        if readied == child.pid { send(id) }
        look()
    }

    func send(_ id: UInt64) {
        guard let known = pending[id], let request = known.unsent else { return }
        let reason = endsWhenAsked[known.subject]?.last
        pending.sent(id, endsUnanswered: reason != nil)
        known.child.send(request)
        guard let reason else { return }
        Task { [weak self, pid = known.child.pid] in
            // It has read the request by then, and is at work.
            try? await Task.sleep(for: Self.middle)
            await self?.kept?.kill(reason, process: pid)
        }
    }

    /// The time after which a process is in the middle of a call.
    private static let middle = Duration.milliseconds(4)

    /// The same request several times at once; every process that gets it dies in the middle of its work.
    func results(
        _ body: ExtensionRequest.Body, calls: Int, killed reason: String
    ) async -> [Result<MeasuredResponse, ExtensionError>] {
        let subject = RequestSubject(body)
        endsWhenAsked[subject, default: []].append(reason)
        defer { _ = endsWhenAsked[subject]?.popLast() }
        return await results(body, calls: calls)
    }

    /// Bytes that it may write from now on.
    package func allow(memory: Int) { self.memory.limit = memory }

    package func refuseWrites(_ refuses: Bool) async { await kept?.refuseWrites(refuses) }

    /// - Parameters:
    ///   - before: processor time of its process some time ago, milliseconds; nil when it was not at work then.
    ///   - span: how long ago that was.
    /// - Returns: how long it may go on, where it has waited for another answer.
    private func hung(_ id: UInt64, worked before: Double?, in span: Duration) async -> Duration? {
        guard let request = pending[id], let left = pending.left(id, at: .now) else { return nil }
        guard left <= .zero else { return left }
        let seconds = request.patience.inSeconds
        // However little of a processor a loop gets on a crowded machine, it never waits; what wakes up now and then uses next to nothing.
        let program = request.child.program
        let worked = (program.flatMap(ProcessFigures.processorTime) ?? 0) - (before ?? .infinity)
        let isBusy = worked > span.inSeconds * 1000 * 0.02 && program.map(ProcessFigures.isAtWork) ?? false
        await end(
            request.child.pid, isBusy ? .endless(seconds: seconds) : .hung(seconds: seconds),
            isBusy ? "was ended, because it worked without an end" : "was ended, because it did not answer")
        return nil
    }

    private func tookTooLong(_ id: UInt64, _ wait: Duration) {
        pending.giveUp(id)?.continuation.resume(throwing: ExtensionError.late(seconds: wait.inSeconds))
    }

    func end(_ process: Int32, _ error: ExtensionError, _ words: String) async {
        // What was found out of one process is not the fault of the next.
        guard process == current else { return }
        ending = ending ?? error
        await kept?.kill(words, process: process)
    }

    // MARK: The host's side

    /// Starts it, so that the first request finds it warm.
    package func start() async { _ = try? await kept?.running() }

    /// Ends it; it comes back by what its launch then says, and is asked what the other has not answered.
    package func restart(_ reason: String) async {
        guard let process = await kept?.child?.pid else { return }
        replaced = process
        await kept?.kill(reason, process: process)
    }

    package func stop() async { await kept?.stop() }

    package func reply(_ reply: HostReply) async { await kept?.child?.send(reply) }

    package func state() async -> ProcessState? { await kept?.state(megabytes: memory.figures?.privateMegabytes) }

    /// It has a process, and nothing keeps that from other apps' files.
    var runsUnconfined: Bool { get async { await state().map { $0.pid != nil && !$0.confined } ?? false } }
}
