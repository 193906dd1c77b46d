import Foundation

/// Keeps the host's process alive: starts it anew, on the same port, when it was killed or crashed.
///
/// The host hears of the supervisor's own end by the end of its standard input, and then ends too.
struct HostSupervisor {
    /// Deaths before the page was up, one after the other, that are borne.
    private static let patience = 3
    private let arguments: [String]

    /// - Parameter arguments: of the host, without the port.
    init(_ arguments: [String]) { self.arguments = arguments }

    /// Returns the host's exit status once it ended by itself.
    /// - Parameters:
    ///   - forget: called before each start; `address` is then nil until the host answers.
    ///   - address: where the host answers.
    func run(port: Int, forget: () -> Void, address: () -> URL?) async throws -> Int32 {
        let stopping = Signals.stopping()
        let current = Current()
        let listener = Task {
            for await _ in stopping { current.stop() }
        }
        defer { listener.cancel() }
        var port = port
        var failedStarts = 0
        var deaths = 0
        var lastSignal: Int32?
        while true {
            var isUp = false
            forget()
            let process = try start(port, deaths, lastSignal)
            current.process = process
            while process.isRunning {
                try await Task.sleep(for: .milliseconds(20))
                guard !isUp, let chosen = address()?.port else { continue }
                isUp = true
                // Port 0 is free choice only once: an open page must find the next host where this one was.
                port = chosen
            }
            guard process.terminationReason == .uncaughtSignal, !current.isStopping else { return process.terminationStatus }
            complain("vitrine: the host was ended by signal \(process.terminationStatus) and is started again")
            deaths += 1
            lastSignal = process.terminationStatus
            failedStarts = isUp ? 0 : failedStarts + 1
            guard failedStarts <= Self.patience else { throw Failure("The host died \(failedStarts) times before it was up.") }
        }
    }

    private func start(_ port: Int, _ deaths: Int, _ lastSignal: Int32?) throws -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        let past = lastSignal.map { ["--deaths", "\(deaths)", "--last-signal", "\($0)"] } ?? []
        process.arguments = arguments + ["--port", "\(port)", "--attended"] + past
        // Nothing is written; its end is the message.
        process.standardInput = Pipe()
        try process.run()
        return process
    }

    /// The host that runs now, for the signals that ask to stop.
    private final class Current: @unchecked Sendable {
        private let lock = NSLock()
        // Touched only under the lock.
        private var held: Process?
        private var stopped = false

        var process: Process? {
            get { lock.withLock { held } }
            set {
                lock.withLock {
                    held = newValue
                    if stopped { newValue?.terminate() }
                }
            }
        }

        var isStopping: Bool { lock.withLock { stopped } }

        func stop() {
            lock.withLock {
                stopped = true
                held?.terminate()
            }
            DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience) { [self] in
                lock.withLock {
                    // The kernel ends its children with it.
                    if let held, held.isRunning { kill(held.processIdentifier, SIGKILL) }
                }
            }
        }

        /// Seconds in which a host ends its children in order.
        private static let patience = 2.5
    }
}
