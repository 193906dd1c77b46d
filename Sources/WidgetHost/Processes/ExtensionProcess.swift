import Foundation
import WidgetArchive

/// A widget extension that answers requests, several at a time. It is ended when it hangs or eats memory, and comes back.
package actor ExtensionProcess {
    /// An extension that answers without a process: for what a host does alone.
    package typealias Answering = @Sendable (ExtensionRequest.Body) async throws(ExtensionError) -> ExtensionResponse.Body

    package nonisolated let bundle: ExtensionBundle
    private let answering: Answering?
    private let limits: Limits
    /// Whose question ends it as soon as it has been put to it, and why; nil: nobody's.
    private var endsWhenAsked: [RequestSubject: [String]] = [:]
    private var kept: KeptProcess?
    private let call: (@Sendable (HostCall) async -> Void)?
    private let note: @Sendable (ProcessNote) async -> Void
    private(set) var questions: PendingRequests
    private var memory: ExtensionMemory
    private var looking = false
    private var current: Int32?
    /// The process that has said that it is ready.
    private var readied: Int32?
    /// The last process that was ended to be started anew.
    private var replaced: Int32?
    private var ending: ExtensionError?
    private var turns = RequestTurns()
    private var blame = RequestBlame()
    /// The last process that died with a question unanswered.
    private var diedAsked: Int32?

    /// Why a question has no answer although its widget may be innocent.
    private enum Unanswered: Error {
        /// The process was dead before the question could be put.
        case unput
        /// The process ended while it had questions of several widgets, or keeps what several have written: nobody is to blame yet.
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
        questions = PendingRequests(patience: limits.answer)
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
        questions = PendingRequests(patience: limits.answer)
        (call, note) = (nil, { _ in })
    }

    /// Asks, and waits for the answer. A process that does not answer in time is ended.
    ///
    /// Where a process ends that was at work for several widgets, each of them is asked again, alone: an error is that of the widget whose
    /// request brought it about, and the others get their answers. Where it is started anew on purpose, the new one is asked. An intent is
    /// never performed a second time.
    /// - Parameter deadline: real time to wait for the answer; the process is left alone then.
    package func ask(_ body: ExtensionRequest.Body, within deadline: Duration? = nil) async throws(ExtensionError) -> Answer {
        if let answering {
            let asked = ContinuousClock.now, body = try await answering(body)
            if case .failed(let failure) = body { throw .failed(failure) }
            return Answer(
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

    /// Times that a question is put because others' requests ended the process; alone it is the first or the second.
    private static let mostTurns = 4

    private func take(_ subject: RequestSubject) async {
        let isAlone = blame.isSuspect(subject)
        guard !turns.take(subject, alone: isAlone) else { return }
        await withCheckedContinuation { turns.queue(subject, alone: isAlone, $0) }
    }

    private func put(
        _ body: ExtensionRequest.Body, _ subject: RequestSubject, to kept: KeptProcess, within deadline: Duration?
    ) async throws -> Answer {
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
        } catch Unanswered.unput {
            let error = await death(kept.end(of: child))
            if child.pid == replaced { throw Unanswered.replaced(error) }
            guard child.pid == diedAsked, error.endsProcess else { throw error }
            throw Unanswered.inCompany(error)
        }
    }

    private func put(
        _ body: ExtensionRequest.Body, _ subject: RequestSubject, to child: ChildProcess, within limit: Duration?,
        _ continuation: CheckedContinuation<Answer, any Error>
    ) {
        // Its `.ended` may have been heard already; then nobody would ever answer.
        guard !child.hasEnded else { return continuation.resume(throwing: Unanswered.unput) }
        let id = questions.nextID(), wait = limit ?? limits.patience(again: blame.wasSilent(subject))
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
                try? await Task.sleep(for: pause / 2)
                guard !Task.isCancelled else { return }
                let before = child.program.flatMap { ProcessFigures.isAtWork($0) ? ProcessFigures.processorTime(of: $0) : nil }
                try? await Task.sleep(for: pause / 2)
                guard !Task.isCancelled else { return }
                left = await self?.hung(id, worked: before, in: pause / 2)
            }
        }
        questions.add(
            PendingRequests.Question(
                subject: subject, child: child, continuation: continuation, asked: .now, patience: wait,
                processorTime: child.program.flatMap(ProcessFigures.processorTime) ?? 0, deadline: deadline,
                unsent: ExtensionRequest(id: id, body: body)),
            as: id)
        // What it works at before the host knows it to be ready could not be told from what its start has taken.
        if readied == child.pid { send(id) }
        look()
    }

    private func send(_ id: UInt64) {
        guard let question = questions[id], let request = question.unsent else { return }
        let reason = endsWhenAsked[question.subject]?.last
        questions.sent(id, endsUnanswered: reason != nil)
        question.child.send(request)
        guard let reason else { return }
        Task { [weak self, pid = question.child.pid] in
            // It has read the question by then, and is at work.
            try? await Task.sleep(for: Self.middle)
            await self?.kept?.kill(reason, process: pid)
        }
    }

    /// Into a call.
    private static let middle = Duration.milliseconds(4)

    /// The same question several times at once; every process that it is put to dies in the middle of its work.
    func results(
        _ body: ExtensionRequest.Body, calls: Int, killed reason: String
    ) async -> [Result<Answer, ExtensionError>] {
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
        guard let question = questions[id], let left = questions.left(id, at: .now) else { return nil }
        guard left <= .zero else { return left }
        let seconds = question.patience.inSeconds
        // However little of a processor a loop gets on a crowded machine, it never waits; what wakes up now and then uses next to nothing.
        let program = question.child.program
        let worked = (program.flatMap(ProcessFigures.processorTime) ?? 0) - (before ?? .infinity)
        let isBusy = worked > span.inSeconds * 1000 * 0.02 && program.map(ProcessFigures.isAtWork) ?? false
        await end(
            question.child.pid, isBusy ? .endless(seconds: seconds) : .hung(seconds: seconds),
            isBusy ? "was ended, because it worked without an end" : "was ended, because it did not answer")
        return nil
    }

    private func tookTooLong(_ id: UInt64, _ wait: Duration) {
        questions.giveUp(id)?.continuation.resume(throwing: ExtensionError.late(seconds: wait.inSeconds))
    }

    private func end(_ process: Int32, _ error: ExtensionError, _ words: String) async {
        // What was found out of one process is not the fault of the next.
        guard process == current else { return }
        ending = ending ?? error
        await kept?.kill(words, process: process)
    }

    // MARK: What it does

    private func hear(_ event: KeptProcess.Event) async {
        switch event {
        case .started(let pid):
            current = pid
            memory.started()
            ending = nil
            look()
        case .frame(.answer, let payload): await answered(payload)
        case .frame(.call, let payload):
            guard let call = try? HostCall(payload: payload) else { return await odd("It sent a call that cannot be read.") }
            if case .ready = call { await ready() }
            if let hear = self.call { await hear(call) } else if let reply = call.answerWithoutScreen { await self.reply(reply) }
        case .frame: await odd("It sent a frame that only a host may send.")
        case .line(let text): await note(.printed(text))
        case .ended(let reason, let planned):
            let process = current
            current = nil
            let open = questions.end(), known = ending ?? (planned ? .stopped : nil)
            if !open.isEmpty { diedAsked = process }
            let company = blame.ended()
            // Those of the next process may come meanwhile.
            let error = if let known { known } else { await death(reason) }
            let isReplaced = process != nil && process == replaced
            let isShared = company.shares(error, open: Set(open.map(\.subject)))
            for question in open {
                // Who was to be ended on purpose is not another's victim.
                let isVictim = isShared && !question.endsUnanswered
                let thrown: any Error =
                    if isReplaced { Unanswered.replaced(error) } else if isVictim { Unanswered.inCompany(error) } else { error }
                question.continuation.resume(throwing: thrown)
            }
            if !planned { await note(.ended(reason)) }
        }
    }

    private func odd(_ words: String) async {
        await kept?.saidNonsense()
        await note(.odd(words))
    }

    /// What its end means: a launcher that gave up is no extension that died.
    private func death(_ reason: String) async -> ExtensionError {
        switch await kept?.refusal {
        case .rules: .notConfined(reason)
        case .executable: .notStarted("It \(reason).")
        case nil: .died(reason)
        }
    }

    private func ready() async {
        await kept?.isUp()
        if let program = await kept?.child?.program { memory.ready(program) }
        guard readied != current else { return }
        readied = current
        questions.ids.forEach(send)
    }

    private func answered(_ payload: [UInt8]) async {
        do {
            let answer = try ExtensionResponse(payload: payload)
            guard let known = questions[answer.id] else {
                if questions.wasGivenUp(answer.id) { return }
                return await odd("It answered a question that nobody asks any more; the first answer counts.")
            }
            guard known.unsent == nil else { return await odd("It answered before it was asked.") }
            if known.endsUnanswered { return }
            let processorTime = known.child.program.flatMap(ProcessFigures.processorTime) ?? known.processorTime
            // Its end answers the question.
            if await judge(known.child.pid) { return }
            guard let question = questions.answered(answer.id, at: .now) else { return }
            if case .failed(let failure) = answer.body {
                question.continuation.resume(throwing: ExtensionError.failed(failure))
            } else {
                await kept?.didWell()
                let elapsed = ContinuousClock.now - question.asked, file = ExtensionResponse.archiveFile(ofTimelineIn: payload)
                question.continuation.resume(
                    returning: Answer(
                        body: answer.body, file: file,
                        milliseconds: elapsed.inSeconds * 1000,
                        processorMilliseconds: max(0, processorTime - question.processorTime), megabytes: memory.figures?.privateMegabytes))
            }
        } catch {
            guard let current else { return }
            await end(current, .wrongAnswer("what cannot be read: \(error)"), "was ended, because its answer cannot be read")
        }
    }

    // MARK: Memory

    /// Real time between two looks while it has nothing to do.
    private static let idle = Duration.milliseconds(500)

    /// Watches its memory as long as it lives, closely while it has questions to answer or is not ready.
    private func look() {
        guard !looking else { return }
        looking = true
        Task { [weak self] in
            while let pause = await self?.nextLook() {
                try? await Task.sleep(for: pause)
                await self?.looksOn()
            }
        }
    }

    /// nil when there is nothing to look at.
    private func nextLook() -> Duration? {
        guard current != nil || !questions.isEmpty else {
            looking = false
            return nil
        }
        return questions.isEmpty && memory.baseline != nil ? Self.idle : limits.look
    }

    private func looksOn() async {
        // Whichever process runs now: the one that was asked may have been replaced.
        guard let current, let program = await kept?.child?.program, current == self.current else { return }
        if memory.isNearLimit(program) { _ = await judge(current) }
    }

    /// Ends the process when it uses too much; true then.
    private func judge(_ process: Int32) async -> Bool {
        guard let child = await kept?.child, child.pid == process, process == current else { return false }
        // Another look has found it out meanwhile, and it is on its way out: that it holds nothing any more says nothing.
        if case .memory? = ending { return true }
        guard let program = child.program, let error = memory.judge(program) else { return false }
        await end(process, error, "was ended, because it used too much memory")
        return true
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
