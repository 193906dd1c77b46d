import Foundation
import HostileInput

/// Hostile input by the hundred thousand, each kind in processes of its own: one that traps, stands still or grows without end is a failure
/// with the seed that did it, and the next process goes on after that seed.
struct FuzzRounds {
    static let names = HostileInputs.all.map { $0.name }

    /// A million inputs, or as many as 10 minutes hold.
    private static let rounds: UInt64 = 1_000_000
    private static let limit = Duration.seconds(600)
    /// Processor seconds that one input may take; the largest pictures that are allowed take some.
    private static let patience = 20.0
    /// Bytes of memory that a process may hold: a bitmap of the most pixels there may be, decoded and scaled, is some 600 MB.
    private static let memory = 1 << 30
    private static let workers = max(1, ProcessInfo.processInfo.activeProcessorCount / 2)

    let name: String
    /// `vitrine-fuzz`, a release build: what a release traps on, it traps on.
    let executable: URL
    let samples: URL

    init(_ name: String, root: URL) throws {
        self.name = name
        executable = root.appendingPathComponent(".build-release/release/vitrine-fuzz")
        samples = root.appendingPathComponent("Tests/DrawingTests/Resources/Images")
        guard FileManager.default.isExecutableFile(atPath: executable.path) else {
            throw StressFailure("\(executable.path) is not built; `make stress` builds it.")
        }
    }

    func run(_ seed: UInt64, _ record: inout SuiteRecord) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-fuzz-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let step = UInt64(Self.workers)
        var feeders = try (0..<step).map { worker in
            try Feeder(self, first: seed &+ worker, step: step, count: (Self.rounds + step - 1) / step, in: folder)
        }
        defer { feeders.forEach { $0.end() } }
        let end = ContinuousClock.now + Self.limit
        while ContinuousClock.now < end, feeders.contains(where: { !$0.isDone }) {
            try await Task.sleep(for: .milliseconds(100))
            for index in feeders.indices where !feeders[index].isDone {
                guard let reason = feeders[index].trouble(patience: Self.patience, memory: Self.memory) else { continue }
                record.fail("seed \(feeders[index].seed): \(reason)")
                try feeders[index].goOn(self)
            }
            let fed = feeders.reduce(0) { $0 + $1.fed }
            if fed / 50_000 > record.rounds / 50_000 { say("  \(name): \(fed) inputs") }
            record.rounds = fed
            if record.failures >= 20 { throw StressFailure("\(record.failures) failures are enough.") }
        }
        record.rounds = feeders.reduce(0) { $0 + $1.fed }
    }
}

/// One process that is fed, and those that follow it when it dies.
private struct Feeder {
    private var process: Process
    private let progress: URL
    private let step: UInt64
    private var left: UInt64
    private var fedBefore: UInt64 = 0
    private var last = (seed: UInt64.max, processor: 0.0)

    init(_ rounds: FuzzRounds, first: UInt64, step: UInt64, count: UInt64, in folder: URL) throws {
        self.step = step
        left = count
        progress = folder.appendingPathComponent("\(first)")
        process = Process()
        try start(rounds, first)
    }

    private mutating func start(_ rounds: FuzzRounds, _ first: UInt64) throws {
        try Data(count: 16).write(to: progress)
        process = Process()
        process.executableURL = rounds.executable
        process.arguments = [rounds.name, rounds.samples.path, "\(first)", "\(step)", "\(left)"]
        process.standardOutput = try FileHandle(forWritingTo: progress)
        process.standardError = FileHandle.nullDevice
        try process.run()
        last = (first, 0)
    }

    private var record: (seed: UInt64, fed: UInt64) {
        guard let data = FileManager.default.contents(atPath: progress.path), data.count >= 16 else { return (0, 0) }
        return data.withUnsafeBytes { ($0.loadUnaligned(as: UInt64.self), $0.loadUnaligned(fromByteOffset: 8, as: UInt64.self)) }
    }

    /// The input being read.
    var seed: UInt64 { record.seed }
    var fed: Int { Int(fedBefore + record.fed) }
    var isDone: Bool { !process.isRunning && process.terminationReason == .exit && process.terminationStatus == 0 }

    /// Says what is wrong with the process; nil where nothing is.
    mutating func trouble(patience: Double, memory: Int) -> String? {
        guard process.isRunning else {
            return isDone
                ? nil : "the process ended with \(process.terminationReason == .exit ? "status" : "signal") \(process.terminationStatus)"
        }
        let bytes = residentBytes
        if bytes > memory { return "the process holds \(bytes >> 20) MB" }
        let now = (seed: seed, processor: processorSeconds)
        if now.seed != last.seed { last = now }
        return now.processor - last.processor > patience ? "it has taken \(patience) s and is not done" : nil
    }

    /// Starts another process after the input that ended this one.
    mutating func goOn(_ rounds: FuzzRounds) throws {
        end()
        let (seed, fed) = record
        fedBefore += fed + 1
        left -= min(left, fed + 1)
        try start(rounds, seed &+ step)
    }

    @available(*, noasync)
    func end() {
        guard process.isRunning else { return }
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    private var residentBytes: Int {
        let fields = (try? String(contentsOfFile: "/proc/\(process.processIdentifier)/statm", encoding: .utf8))?.split(separator: " ")
        return fields.flatMap { $0.count > 1 ? Int($0[1]) : nil }.map { $0 * Int(sysconf(Int32(_SC_PAGESIZE))) } ?? 0
    }

    private var processorSeconds: Double {
        // Behind the name, which stands in brackets, user and system time are the 12th and 13th fields.
        let text = (try? String(contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8)) ?? ""
        let fields = text[(text.lastIndex(of: ")") ?? text.startIndex)...].split(separator: " ")
        guard fields.count > 13, let user = Double(fields[12]), let system = Double(fields[13]) else { return 0 }
        return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
    }
}
