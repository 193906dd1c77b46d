import Foundation
import VitrineWidgetArchive

/// A process that is started when it is needed, and again when it has died.
package actor KeptProcess {
    /// What its owner hears, one after the other.
    package enum Event: Sendable {
        case started(pid: Int32)
        case frame(FrameChannel, [UInt8])
        case line(String)
        /// `reason` in words, with the last thing it said. `planned`: the host stopped it.
        case ended(reason: String, planned: Bool)
    }

    package enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
        case stopped
        case start(String)

        package var description: String {
            switch self {
            case .stopped: "It has been stopped."
            case .start(let reason): reason
            }
        }
    }

    package let role: ProcessState.Role
    package let name: String
    private let launch: @Sendable () throws -> ChildLaunch
    private var keepsAlive: Bool
    private let hear: @Sendable (Event) async -> Void
    private var backOff: RestartBackOff
    private var notBefore = ContinuousClock.now
    private(set) var child: ChildProcess?
    private var starts = 0
    private var lastExit: String?
    /// Why the launcher did not start the last one that ended.
    private(set) var refusal: LauncherRefusal?
    private var killedFor: String?
    private var lastLine: String?
    /// The place at which its program crashed, as it told itself.
    private var crash: (place: CrashPlace, program: URL)?
    private var program: URL?
    private var confined = false
    private var stopped = false
    private let bounds: ProcessBounds
    /// Messages of the one that runs that made no sense.
    private var odd = 0
    private var whenEnded: [CheckedContinuation<Void, Never>] = []

    /// - Parameters:
    ///   - keepsAlive: started again by itself after it died, not only when it is needed.
    ///   - bounds: of what it and all that it starts may hold.
    ///   - hear: is awaited for each event; the child waits meanwhile.
    package init(
        role: ProcessState.Role, name: String, keepsAlive: Bool, backOff: RestartBackOff = RestartBackOff(),
        bounds: ProcessBounds = ProcessBounds(), launch: @escaping @Sendable () throws -> ChildLaunch,
        hear: @escaping @Sendable (Event) async -> Void
    ) {
        self.bounds = bounds
        self.role = role
        self.name = name
        self.keepsAlive = keepsAlive
        self.backOff = backOff
        self.launch = launch
        self.hear = hear
    }

    /// The running process; starts it when it is down.
    /// - Parameter atOnce: without the back-off.
    package func running(atOnce: Bool = false) async throws(Failure) -> ChildProcess {
        while true {
            if stopped { throw .stopped }
            if let child, !child.hasEnded { return child }
            // Its end is on the way to the owner; a new one before that would mix their messages.
            if child != nil {
                await withCheckedContinuation { whenEnded.append($0) }
                continue
            }
            let now = ContinuousClock.now
            guard notBefore > now, !atOnce else { return try start() }
            try? await Task.sleep(until: notBefore, clock: .continuous)
            if Task.isCancelled { throw .stopped }
        }
    }

    /// Returns when the back-off of the last death is over.
    package func rest() async {
        while !stopped, notBefore > .now, !Task.isCancelled { try? await Task.sleep(until: notBefore, clock: .continuous) }
    }

    private func start() throws(Failure) -> ChildProcess {
        do {
            var launch = try self.launch()
            if launch.confinement?.group != nil { launch.confinement?.group = bounds.ofGroup }
            let child = try ChildProcess(launch)
            program = launch.executable
            self.child = child
            starts += 1
            confined = false
            lastLine = nil
            crash = nil
            killedFor = nil
            odd = 0
            Task { await self.follow(child) }
            let folders = launch.confinement?.write ?? []
            Task { [weak self, bounds] in
                if let reason = await bounds.watch(child, folders: folders) {
                    await self?.kill(reason, process: child.pid)
                }
            }
            return child
        } catch {
            notBefore = .now + backOff.next()
            lastExit = "\(error)"
            throw .start("\(error)")
        }
    }

    private func follow(_ child: ChildProcess) async {
        await hear(.started(pid: child.pid))
        for await event in child.events {
            switch event {
            case .frame(let channel, let payload):
                await hear(.frame(channel, payload))
                child.consumed(payload.count)
            case .line(let text):
                if let place = CrashPlace(line: text), let program {
                    crash = (place, program)
                    child.consumed()
                    continue
                }
                // The first complaint is the cause; what a runtime prints after it is where.
                if lastLine == nil || text.contains("Fatal error") { lastLine = text }
                await hear(.line(text))
                child.consumed()
            case .broken(let error):
                killedFor = killedFor ?? "was ended, because it sent what is no message: \(error)"
                child.kill()
            case .ended(let exit):
                if child.ranOutOfMemory { killedFor = killedFor ?? bounds.endedByKernel }
                await ended(exit)
            }
        }
    }

    private func ended(_ exit: ChildExit) async {
        let said = (lastLine.map { ": \($0)" } ?? "") + (await source())
        let reason = killedFor ?? exit.words + (exit == .exited(status: 0) ? "" : said)
        lastExit = reason
        refusal = LauncherRefusal(exit, said: lastLine)
        notBefore = .now + backOff.next()
        child = nil
        let planned = stopped
        await hear(.ended(reason: reason, planned: planned))
        let waiting = whenEnded
        whenEnded = []
        waiting.forEach { $0.resume() }
        if keepsAlive, !stopped { Task { [weak self] in while await self?.comesBack() == false {} } }
    }

    /// Starts it anew after the back-off.
    /// - Returns: false where it could not be started and is wanted all the same.
    private func comesBack() async -> Bool {
        do {
            _ = try await running()
            return true
        } catch {
            return stopped || !keepsAlive
        }
    }

    /// The line of the widget's own source in which it crashed, as the rest of a sentence.
    private func source() async -> String {
        guard let crash, killedFor == nil, let found = await crash.place.source(in: crash.program) else { return "" }
        let file = found.split(separator: "/").last.map(String.init) ?? found
        return lastLine?.contains(file) == true ? "" : " at \(found)"
    }

    /// How a process of it ended that is known to be dead.
    func end(of dead: ChildProcess) async -> String {
        while child === dead { await withCheckedContinuation { whenEnded.append($0) } }
        return lastExit ?? "ended"
    }

    /// It sent what makes no sense. A process of another version may do so now and then; one that goes on is ended.
    func saidNonsense() {
        odd += 1
        if odd == Self.mostOdd { kill("was ended, because it sent \(odd) messages that make no sense") }
    }
    private static let mostOdd = 16

    /// It did what it is for; the next death is a first one again.
    package func didWell() { backOff.reset() }

    /// What it said until now belongs to its work, and explains no death.
    func saidNoComplaint() { lastLine = nil }

    /// It is past its start-up, so the kernel can tell whether it was confined.
    package func isUp() { confined = child?.program.map(ProcessFigures.isConfined) ?? false }

    /// Ends it for this reason (a sentence without its subject); it comes back when it is needed.
    /// - Parameter process: the one that is meant; meanwhile another may run in its place. nil: whichever runs.
    package func kill(_ reason: String, process: Int32? = nil) {
        guard let child, process == nil || child.pid == process else { return }
        killedFor = killedFor ?? reason
        child.kill()
    }

    /// Whether it is started again by itself after it died.
    package func keepAlive(_ keepsAlive: Bool) { self.keepsAlive = keepsAlive }

    /// Lets it write no file, or lets it again; those that come after it do as their launch says.
    package func refuseWrites(_ refuses: Bool) { child?.refuseWrites(refuses) }

    /// Ends it for good, and returns when it is gone.
    package func stop() async {
        stopped = true
        guard let child else { return }
        killedFor = killedFor ?? "was stopped"
        // No notice: what an extension keeps has to bear a kill at any moment, and this way it is tried daily.
        child.kill()
        // Its owner may be long at what it heard last; who stops has not the time.
        let late = Task { [weak self] in
            try? await Task.sleep(for: Self.patience)
            if !Task.isCancelled { await self?.giveUp(child) }
        }
        while self.child != nil { await withCheckedContinuation { whenEnded.append($0) } }
        late.cancel()
    }

    /// Real time from the signal until its owner has heard that it is gone.
    private static let patience = Duration.seconds(2)

    private func giveUp(_ child: ChildProcess) {
        guard self.child === child else { return }
        child.kill()
        self.child = nil
        let waiting = whenEnded
        whenEnded = []
        waiting.forEach { $0.resume() }
    }

    package func state(page: URL? = nil, megabytes: Double? = nil) -> ProcessState {
        ProcessState(
            role: role, name: name, pid: child?.program, restarts: max(0, starts - 1), lastExit: lastExit,
            confined: confined, privateMegabytes: child == nil ? nil : megabytes, page: page)
    }
}
