import CDoors
import CFileLimit
import Dispatch
import Foundation
import VitrineWidgetArchive

/// A running process with a line to it on its descriptor 3. Its death is seen at once: a thread waits for it.
///
/// A confined one has a keeper between it and the host: bubblewrap with the first process of its namespaces, or `vitrine-confine`.
package final class ChildProcess: @unchecked Sendable {
    /// The identifier of the process that the host started: the keeper, where there is one.
    package let pid: Int32
    /// One task iterates and says `consumed()` after each frame or line.
    package let events: AsyncStream<ChildEvent>

    private let toEvents: AsyncStream<ChildEvent>.Continuation
    private let line: Int32
    private let output: Int32
    private let writer: FrameWriter
    /// Writing may block on a child that does not read; it must not block an actor.
    private let writing = DispatchQueue(label: "line to a child")
    /// Frames and lines that may wait for the host: a child that floods the line has to wait itself.
    private let room = DispatchSemaphore(freely: 256)
    /// The bytes of the frames and lines that may wait for the host.
    private let load = FrameLoad()
    private let isBoxed: Bool
    /// Processes between the host and the program; 0 where it has no keeper.
    private let keepers: Int
    /// How often the program behind them is looked for beside what it says.
    private let looks: Int
    /// The mark that all that it starts has in its environment.
    private let mark: String
    private let doors: Int32?
    /// The control group that all of it is in, and nothing else.
    private let group: ControlGroup?
    private let readerDone = DispatchSemaphore(value: 0)
    private let outputDone = DispatchSemaphore(value: 0)
    private let lock = NSLock()
    private var reaped = false
    private var closed = false
    /// The first process of its namespaces, and the program itself; nil while they are not known.
    private var first: Int32?
    private var found: Int32?
    /// Whether the program is to be refused writing, said while it was not known.
    private var wanted: Bool?
    private var relays: [ServiceRelay] = []
    private var wasTooLarge = false

    /// Starts it.
    /// - Parameter looks: how often a program that says nothing is looked for behind its keepers.
    package init(_ launch: ChildLaunch, maximumPayload: Int = Frame.maximumPayload, looks: Int = 5000) throws(ChildError) {
        self.looks = looks
        // A peer that is gone is an error of `send`, not the end of the host.
        signal(SIGPIPE, SIG_IGN)
        // What is ignored here is ignored in children: for them a write beyond their limit is an error, not their end.
        signal(SIGXFSZ, SIG_IGN)
        var launch = launch
        let name = UUID().uuidString
        launch.environment[Self.markName] = name
        mark = "\(Self.markName)=\(name)"
        isBoxed = launch.confinement?.boxed ?? false
        keepers = launch.confinement == nil ? 0 : isBoxed ? 2 : 1
        let limits = launch.confinement?.group
        let group = limits.flatMap { limits in ControlGroupParent.here.flatMap { ControlGroup.make(in: $0, limits) } }
        self.group = group
        var made: [(host: Int32, child: Int32)] = []
        do throws(ChildError) {
            for _ in 0..<(launch.confinement?.hasDoors == true ? 3 : 2) { made.append(try ChildSpawn.pair()) }
            pid = try ChildSpawn.spawn(
                launch, in: group, line: made[0].child, output: made[1].child, doors: made.count > 2 ? made[2].child : nil)
        } catch {
            group?.remove()
            for pair in made { [pair.host, pair.child].forEach { close($0) } }
            throw error
        }
        for pair in made { close(pair.child) }
        line = made[0].host
        output = made[1].host
        doors = made.count > 2 ? made[2].host : nil
        writer = FrameWriter(descriptor: made[0].host, maximumPayload: maximumPayload)
        (events, toEvents) = AsyncStream.makeStream()
        // A launcher does it before the program begins; it may have begun before anything is done from here.
        if launch.refusesWrites, launch.confinement == nil { refuseWrites(true) }
        start("frames of a child") { $0.readFrames(maximumPayload: maximumPayload) }
        start("output of a child") { $0.readOutput() }
        start("end of a child") { $0.awaitEnd() }
        if doors != nil {
            let ports = launch.confinement?.ports ?? []
            start("doors of a child") { $0.takeDoors(ports) }
        }
    }

    private static let markName = "VITRINE_CHILD"

    /// Whether the kernel ended something of it because all of it together held too much; known when it has ended.
    var ranOutOfMemory: Bool { lock.withLock { wasTooLarge } }

    /// Whether it is dead and its `.ended` is on the way.
    package var hasEnded: Bool { lock.withLock { reaped } }

    /// Queues a message. One that no longer arrives is lost: `.ended` tells why.
    package func send(_ message: some FrameMessage) {
        writing.async { [self] in
            guard !lock.withLock({ closed }) else { return }
            try? writer.send(message)
        }
    }

    /// The identifier of the program itself, behind its keepers; nil while they are still at work, and when it is gone.
    package var program: Int32? {
        if keepers == 0 { return hasEnded ? nil : pid }
        return lock.withLock { reaped ? nil : found }
    }

    /// The program and all that it started.
    var processes: [Int32] {
        guard !hasEnded else { return [] }
        let keepers = lock.withLock { [first].compactMap { $0 } } + (keepers > 0 ? [pid] : [])
        // Nothing leaves its group, however it was started.
        if let group { return group.processes.filter { !keepers.contains($0) && ProcessTree.isAlive($0) } }
        return ([pid] + ProcessTree.listedDescendants(of: pid)).filter { !keepers.contains($0) && ProcessTree.isAlive($0) }
    }

    /// Ends it, with everything it started.
    package func kill(_ signal: Int32 = SIGKILL) {
        lock.withLock {
            // Once reaped the number may be another process's.
            guard !reaped else { return }
            // The end of their first process is the end of its namespaces and of all in them.
            if let first { _ = Foundation.kill(first, signal) }
            if !isBoxed { ProcessTree.endDescendants(of: pid) }
            _ = Foundation.kill(-pid, signal)
            // It may have left its group of processes.
            _ = Foundation.kill(pid, signal)
            if signal == SIGKILL { group?.end() }
        }
    }

    /// Lets no file be written, or lets it again. The kernel says “file too large”: a limit of the file system's own needs a file system.
    package func refuseWrites(_ refuses: Bool) {
        let known = program
        lock.withLock {
            guard !reaped else { return }
            // What its keepers have not started yet has its limit from them, or as soon as it is found.
            wanted = known == nil && keepers > 0 ? refuses : nil
            _ = vitrine_refuse_writes(known ?? pid, refuses)
        }
    }

    /// Makes room for one more frame, of so many bytes, or line.
    package func consumed(_ bytes: Int = 0) {
        load.remove(bytes)
        room.signal()
    }

    private func start(_ name: String, _ work: @escaping @Sendable (ChildProcess) -> Void) {
        let thread = Thread { [self] in work(self) }
        thread.name = name
        thread.stackSize = 512 << 10
        thread.start()
    }

    @available(*, noasync)
    private func readFrames(maximumPayload: Int) {
        defer { readerDone.signal() }
        let reader = FrameReader(descriptor: line, maximumPayload: maximumPayload)
        do throws(FrameError) {
            while let frame = try reader.next(admitting: { [load] channel, length throws(FrameError) in
                // What only asks for something is short.
                guard channel == .answer || length <= Frame.maximumCall else {
                    throw .tooLong(length: UInt64(length), limit: Frame.maximumCall)
                }
                load.add(length)
            }) {
                // Whoever says something is there, and is to be known by whoever hears it: keepers say nothing on this line.
                if program == nil { locate() }
                guard awaitRoom() else { return }
                toEvents.yield(.frame(frame.channel, frame.payload))
            }
        } catch {
            if !Self.isDeath(error) { toEvents.yield(.broken(error)) }
        }
    }

    /// False when nobody will make room any more.
    @available(*, noasync)
    private func awaitRoom() -> Bool {
        while room.wait(timeout: .now() + .milliseconds(200)) == .timedOut {
            if lock.withLock({ closed }) { return false }
        }
        return true
    }

    /// Dying in the middle of a message, or with messages unread, is dying: `.ended` says how.
    private static func isDeath(_ error: FrameError) -> Bool {
        switch error {
        case .closedInside, .system(_, code: ECONNRESET): true
        default: false
        }
    }

    @available(*, noasync)
    private func readOutput() {
        defer {
            close(output)
            outputDone.signal()
        }
        var lines = OutputLines()
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = read(output, &buffer, buffer.count)
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { break }
            for line in lines.add(buffer[..<count]) {
                guard awaitRoom() else { return }
                toEvents.yield(.line(line))
            }
        }
        if let rest = lines.rest { toEvents.yield(.line(rest)) }
    }

    /// Each listener that the child made on a port of its own network; what comes there goes to the same port of this machine.
    @available(*, noasync)
    private func takeDoors(_ ports: [Int]) {
        guard let doors else { return }
        defer { close(doors) }
        var left = Set(ports), number: UInt16 = 0
        while !left.isEmpty {
            let listener = vitrine_take_door(doors, &number)
            guard listener >= 0 else { return }
            guard left.remove(Int(number)) != nil, let relay = ServiceRelay(to: Int(number), accepting: listener) else {
                close(listener)
                continue
            }
            let isLate = lock.withLock {
                relays.append(relay)
                return reaped
            }
            if isLate { relay.close() }
        }
    }

    /// Looks for the program behind its keepers until it is there, or all is over.
    @available(*, noasync)
    private func findProgram() {
        guard keepers > 0 else { return }
        var info = siginfo_t()
        for round in 0..<looks {
            if locate() { return }
            info.si_signo = 0
            if waitid(P_PID, id_t(pid), &info, WEXITED | WNOWAIT | WNOHANG) == 0, info.si_signo == SIGCHLD { return }
            usleep(round < 50 ? 1000 : 10_000)
        }
    }

    /// Looks for the program behind its keepers, once.
    /// - Returns: whether it is known.
    @discardableResult
    private func locate() -> Bool {
        // Once reaped the number may be another process's.
        guard keepers > 0, !hasEnded else { return false }
        var process: Int32? = pid
        for keeper in 0..<keepers {
            process = process.flatMap { ProcessTree.children(of: $0).first }
            if isBoxed, keeper == 0 { lock.withLock { first = process ?? first } }
        }
        return lock.withLock {
            if found == nil, !reaped, let process {
                found = process
                if let wanted { _ = vitrine_refuse_writes(process, wanted) }
            }
            return found != nil
        }
    }

    /// Asks its group what the end was for, and removes it as soon as the kernel has taken the last process out.
    @available(*, noasync)
    private func leaveGroup() {
        guard let group else { return }
        let ranOut = group.ranOutOfMemory
        lock.withLock { wasTooLarge = ranOut }
        for _ in 0..<400 {
            if group.remove() { return }
            group.end()
            usleep(5000)
        }
    }

    /// Waits until none of these runs, two seconds at most: namespaces end with their first process, some milliseconds after its keeper.
    @available(*, noasync)
    private static func awaitDeath(of processes: [Int32]) {
        var pause: UInt32 = 250, waited: UInt32 = 0
        while waited < 2_000_000, processes.contains(where: ProcessTree.isAlive) {
            usleep(pause)
            waited += pause
            pause = min(2 * pause, 5000)
        }
    }

    @available(*, noasync)
    private func awaitEnd() {
        findProgram()
        var info = siginfo_t()
        // Without reaping: the number must stay this process's until nobody signals it any more.
        while waitid(P_PID, id_t(pid), &info, WEXITED | WNOWAIT) != 0 && errno == EINTR {}
        var status: Int32 = 0
        let (inside, relays) = lock.withLock {
            // What it started goes with it, and no longer holds its line or its output open.
            if let first { _ = Foundation.kill(first, SIGKILL) }
            _ = Foundation.kill(-pid, SIGKILL)
            group?.end()
            if !isBoxed, group == nil { ProcessTree.endDescendants(of: pid) }
            while waitpid(pid, &status, 0) < 0 && errno == EINTR {}
            reaped = true
            return ([first, found].compactMap { $0 }, self.relays)
        }
        relays.forEach { $0.close() }
        if !isBoxed, group == nil { ProcessTree.endMarked(mark) }
        Self.awaitDeath(of: inside)
        leaveGroup()
        // What it said before it died comes before its end. Something it started may hold the ends open; not for long.
        if readerDone.wait(timeout: .now() + .milliseconds(500)) == .timedOut {
            shutdown(line, Int32(SHUT_RDWR))
            if readerDone.wait(timeout: .now() + .milliseconds(300)) == .timedOut {
                // It waits for room that nobody makes.
                lock.withLock { closed = true }
                load.close()
                readerDone.wait()
            }
        }
        _ = outputDone.wait(timeout: .now() + .milliseconds(500))
        lock.withLock { closed = true }
        // A writer that is blocked on the dead line gets an error from this, and leaves.
        shutdown(line, Int32(SHUT_RDWR))
        writing.async { [line] in _ = close(line) }
        toEvents.yield(.ended(ChildExit(waitStatus: status, ofKeeper: keepers > 0)))
        toEvents.finish()
    }
}
