import Foundation
import VitrineWidgetArchive

/// What the process does by itself: it starts, says something, answers, and ends.
extension ExtensionProcess {
    func hear(_ event: KeptProcess.Event) async {
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
            let open = pending.end(), known = ending ?? (planned ? .stopped : nil)
            if !open.isEmpty { diedAsked = process }
            let company = blame.ended()
            // Those of the next process may come meanwhile.
            let error = if let known { known } else { await death(reason) }
            let isReplaced = process != nil && process == replaced
            let isShared = company.shares(error, open: Set(open.map(\.subject)))
            for request in open {
                // Who was to be ended on purpose is not another's victim.
                let isVictim = isShared && !request.endsUnanswered
                let thrown: any Error =
                    if isReplaced { Unanswered.replaced(error) } else if isVictim { Unanswered.inCompany(error) } else { error }
                request.continuation.resume(throwing: thrown)
            }
            if !planned { await note(.ended(reason)) }
        }
    }

    private func odd(_ words: String) async {
        await kept?.saidNonsense()
        await note(.odd(words))
    }

    /// What its end means: a launcher that gave up is no extension that died.
    func death(_ reason: String) async -> ExtensionError {
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
        pending.ids.forEach(send)
    }

    private func answered(_ payload: [UInt8]) async {
        do {
            let answer = try ExtensionResponse(payload: payload)
            guard let known = pending[answer.id] else {
                if pending.wasGivenUp(answer.id) { return }
                return await odd("It answered a request that nobody asks any more; the first answer counts.")
            }
            guard known.unsent == nil else { return await odd("It answered before it was asked.") }
            if known.endsUnanswered { return }
            let processorTime = known.child.program.flatMap(ProcessFigures.processorTime) ?? known.processorTime
            // Its end answers the request.
            if await judge(known.child.pid) { return }
            guard let request = pending.answered(answer.id, at: .now) else { return }
            if case .failed(let failure) = answer.body {
                request.continuation.resume(throwing: ExtensionError.failed(failure))
            } else {
                await kept?.didWell()
                let peak = known.child.program.flatMap { memory.peak($0) }
                let elapsed = ContinuousClock.now - request.asked, file = ExtensionResponse.archiveFile(ofTimelineIn: payload)
                request.continuation.resume(
                    returning: MeasuredResponse(
                        body: answer.body, file: file,
                        milliseconds: elapsed.inSeconds * 1000,
                        processorMilliseconds: max(0, processorTime - request.processorTime), megabytes: memory.figures?.privateMegabytes,
                        peakMegabytes: peak.map { Double($0) / 1_048_576 }))
            }
        } catch {
            guard let current else { return }
            await end(current, .wrongAnswer("what cannot be read: \(error)"), "was ended, because its answer cannot be read")
        }
    }
}
