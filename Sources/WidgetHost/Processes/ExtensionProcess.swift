import Foundation
import WidgetArchive

/// A widget extension that answers requests, several at a time. It is ended when it hangs or eats memory, and comes back.
public actor ExtensionProcess {
    private struct Question {
        var process: Int32
        var continuation: CheckedContinuation<Answer, any Error>
        var asked: ContinuousClock.Instant
        var processorTime: Double
        var deadline: Task<Void, Never>
    }

    /// An extension that answers without a process: for what a host does alone.
    public typealias Answering = @Sendable (ExtensionRequest.Body) async throws(ExtensionError) -> ExtensionAnswer.Body

    public nonisolated let bundle: ExtensionBundle
    private let answering: Answering?
    private var limits: Limits
    /// Why it is ended as soon as a question has been put to it; nil: it is not.
    private var endsWhenAsked: String?
    private var kept: KeptProcess?
    private let call: @Sendable (HostCall) async -> Void
    private let note: @Sendable (ProcessNote) async -> Void
    private var questions: [UInt64: Question] = [:]
    /// Questions whose answers nobody waits for any longer.
    private var late: Set<UInt64> = []
    private var lastID: UInt64 = 0
    /// Bytes written when it was ready.
    private var baseline: Int?
    private var figures: ProcessFigures?
    private var looking = false
    private var current: Int32?
    private var ending: ExtensionError?

    /// The process was dead before the question could be put.
    private struct Unasked: Error {}

    /// - Parameters:
    ///   - call: what it asks of `WidgetCenter`, and `.ready`.
    ///   - note: its starts and ends, and what it prints.
    public init(
        bundle: ExtensionBundle, limits: Limits = Limits(), keepsAlive: Bool = true, backOff: RestartBackOff = RestartBackOff(),
        launch: @escaping @Sendable () throws -> ChildLaunch, call: @escaping @Sendable (HostCall) async -> Void = { _ in },
        note: @escaping @Sendable (ProcessNote) async -> Void = { _ in }
    ) {
        self.bundle = bundle
        answering = nil
        self.limits = limits
        self.call = call
        self.note = note
        let name = bundle.executable.lastPathComponent
        let box = WeakBox<ExtensionProcess>()
        kept = KeptProcess(role: .extension, name: name, keepsAlive: keepsAlive, backOff: backOff, launch: launch) { event in
            await box.value?.hear(event)
        }
        box.value = self
    }

    /// Answers are given here, and there is no process.
    public init(bundle: ExtensionBundle, answering: @escaping Answering) {
        self.bundle = bundle
        self.answering = answering
        limits = Limits()
        (call, note) = ({ _ in }, { _ in })
    }

    /// Asks, and waits for the answer. A process that does not answer in time is ended.
    /// - Parameter deadline: real time to wait for the answer; the process is left alone then.
    public func ask(_ body: ExtensionRequest.Body, within deadline: Duration? = nil) async throws(ExtensionError) -> Answer {
        if let answering {
            let asked = ContinuousClock.now, body = try await answering(body)
            if case .failed(let failure) = body { throw .failed(failure) }
            return Answer(
                body: body, milliseconds: (ContinuousClock.now - asked).inSeconds * 1000, processorMilliseconds: 0, megabytes: nil)
        }
        guard let kept else { throw .stopped }
        let child: ChildProcess
        do throws(KeptProcess.Failure) {
            child = try await kept.running()
        } catch .stopped {
            throw .stopped
        } catch {
            throw .notStarted("\(error)")
        }
        do {
            return try await withCheckedThrowingContinuation { ask(body, of: child, within: deadline, $0) }
        } catch is Unasked {
            throw await death(kept.end(of: child))
        } catch let error as ExtensionError {
            throw error
        } catch {
            throw .died("\(error)")
        }
    }

    private func ask(
        _ body: ExtensionRequest.Body, of child: ChildProcess, within limit: Duration?,
        _ continuation: CheckedContinuation<Answer, any Error>
    ) {
        // Its `.ended` may have been heard already; then nobody would ever answer.
        guard !child.hasEnded else { return continuation.resume(throwing: Unasked()) }
        lastID += 1
        let id = lastID, wait = limit ?? limits.answer
        let deadline = Task { [weak self] in
            try? await Task.sleep(for: wait)
            guard !Task.isCancelled else { return }
            if limit == nil { await self?.hung(id) } else { await self?.tookTooLong(id, wait) }
        }
        questions[id] = Question(
            process: child.pid, continuation: continuation, asked: .now, processorTime: ProcessFigures.processorTime(of: child.pid) ?? 0,
            deadline: deadline)
        child.send(ExtensionRequest(id: id, body: body))
        if let reason = endsWhenAsked {
            Task { [weak self, pid = child.pid] in
                // It has read the question by then, and is at work.
                try? await Task.sleep(for: Self.middle)
                await self?.kept?.kill(reason, process: pid)
            }
        }
        look()
    }

    /// Into a call; an answer with pictures takes longer.
    private static let middle = Duration.milliseconds(4)

    /// The same question several times at once; while they are being asked every process dies in the middle of its work.
    func results(
        _ body: ExtensionRequest.Body, calls: Int, killed reason: String
    ) async -> [Result<Answer, ExtensionError>] {
        endsWhenAsked = reason
        defer { endsWhenAsked = nil }
        return await results(body, calls: calls)
    }

    /// Bytes that it may write from now on.
    public func allow(memory: Int) { limits.memory = memory }

    public func refuseWrites(_ refuses: Bool) async { await kept?.refuseWrites(refuses) }

    private func hung(_ id: UInt64) async {
        guard let question = questions[id] else { return }
        await end(question.process, .hung(seconds: limits.answer.inSeconds), "was ended, because it did not answer")
    }

    private func tookTooLong(_ id: UInt64, _ wait: Duration) {
        guard let question = questions.removeValue(forKey: id) else { return }
        late.insert(id)
        question.continuation.resume(throwing: ExtensionError.late(seconds: wait.inSeconds))
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
            baseline = nil
            figures = nil
            ending = nil
            late = []
        case .frame(.answer, let payload): await answered(payload)
        case .frame(.call, let payload):
            guard let call = try? HostCall(payload: payload) else { return await note(.odd("It sent a call that cannot be read.")) }
            if case .ready = call { await ready() }
            await self.call(call)
        case .frame: await note(.odd("It sent a frame that only a host may send."))
        case .line(let text): await note(.printed(text))
        case .ended(let reason, let planned):
            current = nil
            let open = questions, known = ending ?? (planned ? .stopped : nil)
            questions = [:]
            // Those of the next process may come meanwhile.
            let error = if let known { known } else { await death(reason) }
            for question in open.values {
                question.deadline.cancel()
                question.continuation.resume(throwing: error)
            }
            if !planned { await note(.ended(reason)) }
        }
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
        guard let child = await kept?.child, let now = ProcessFigures.of(child.pid) else { return }
        baseline = baseline ?? now.dirtyBytes
        figures = now
    }

    private func answered(_ payload: [UInt8]) async {
        do {
            let answer = try ExtensionAnswer(payload: payload)
            guard let question = questions.removeValue(forKey: answer.id) else {
                if late.remove(answer.id) != nil { return }
                return await note(.odd("It answered a question that nobody asks any more; the first answer counts."))
            }
            question.deadline.cancel()
            let processorTime = ProcessFigures.processorTime(of: question.process) ?? question.processorTime
            if let error = await judge(question.process) { return question.continuation.resume(throwing: error) }
            if case .failed(let failure) = answer.body {
                question.continuation.resume(throwing: ExtensionError.failed(failure))
            } else {
                await kept?.didWell()
                let elapsed = ContinuousClock.now - question.asked
                question.continuation.resume(
                    returning: Answer(
                        body: answer.body,
                        milliseconds: Double(elapsed.components.seconds) * 1000 + Double(elapsed.components.attoseconds) / 1e15,
                        processorMilliseconds: max(0, processorTime - question.processorTime), megabytes: figures?.privateMegabytes))
            }
        } catch {
            guard let current else { return }
            await end(current, .wrongAnswer("what cannot be read: \(error)"), "was ended, because its answer cannot be read")
        }
    }

    // MARK: Memory

    /// Watches its memory as long as it has questions to answer.
    private func look() {
        guard !looking else { return }
        looking = true
        let pause = limits.look
        Task { [weak self] in
            repeat { try? await Task.sleep(for: pause) } while await self?.looksOn() == true
        }
    }

    private func looksOn() async -> Bool {
        guard !questions.isEmpty else {
            looking = false
            return false
        }
        // Whichever process runs now: the one that was asked may have been replaced.
        if let current { _ = await judge(current) }
        return true
    }

    /// Ends the process when it uses too much; then with the error that its questions get.
    private func judge(_ process: Int32) async -> ExtensionError? {
        guard let now = ProcessFigures.of(process) else { return nil }
        figures = now
        // Before it is ready it is still being linked; that is not its own memory yet.
        guard let baseline, process == current else { return nil }
        let used = now.dirtyBytes - baseline
        guard used > limits.memory else { return nil }
        let error = ExtensionError.memory(megabytes: Double(used) / 1_048_576, limit: Double(limits.memory) / 1_048_576)
        await end(process, error, "was ended, because it used too much memory")
        return error
    }

    // MARK: The host's side

    /// Starts it, so that the first request finds it warm.
    public func start() async { _ = try? await kept?.running() }

    /// Ends it; it comes back by what its launch then says.
    public func restart(_ reason: String) async { await kept?.kill(reason) }

    public func stop() async { await kept?.stop() }

    public func reply(_ reply: HostReply) async { await kept?.child?.send(reply) }

    public func state() async -> ProcessState? { await kept?.state(megabytes: figures?.privateMegabytes) }

    /// It has a process, and nothing keeps that from other apps' files.
    var runsUnconfined: Bool { get async { await state().map { $0.pid != nil && !$0.confined } ?? false } }
}

extension Duration {
    var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}

/// Lets a closure that is made before an object know it afterwards.
final class WeakBox<Value: AnyObject & Sendable>: @unchecked Sendable {
    // Written once, before anybody reads it.
    weak var value: Value?
}
