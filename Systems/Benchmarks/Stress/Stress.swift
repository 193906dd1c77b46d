import Foundation
import SeededGenerators

/// `vitrine-stress ROOT BUILD OUT [SUITE]`: the long rounds: real processes that are killed, and hostile input.
@main enum Stress {
    private static let suites: [any (Suite & SendableMetatype).Type] = [
        AppKill.self, ExtensionKill.self, HostKill.self, MalformedJSON.self,
    ]

    private typealias Rounds = @Sendable (URL, URL, UInt64, inout SuiteRecord) async throws -> Void

    /// The rounds that make what they need themselves, each with the package's folder, the build's, and a seed.
    private static let alone: [String: Rounds] = [
        StoreSequences.name: blocking { try StoreSequences.run($1, $2, &$3) },
        StoreKill.name: blocking { try StoreKill.run($1, SeededGenerator(seed: $2), &$3) },
        SalonKill.name: blocking { try SalonKill.run($1, $2, &$3) }, Links.name: blocking { try Links.run(SeededGenerator(seed: $2), &$3) },
        HostilePrograms.name: { try await HostilePrograms.run($1, &$3) },
        Sessions.name: { try await Sessions.run($1, SeededGenerator(seed: $2), &$3) },
        ScriptValues.name: { try await ScriptValues.run(SeededGenerator(seed: $2), &$3) },
        SaveKill.name: { try await SaveKill.run($0, $1, SeededGenerator(seed: $2), &$3) },
    ]

    /// Nothing else runs meanwhile that would want its thread.
    private static func blocking(_ body: @escaping @Sendable (URL, URL, UInt64, inout SuiteRecord) throws -> Void) -> Rounds {
        { try body($0, $1, $2, &$3) }
    }

    /// One suite may take no longer.
    private static let limit = Duration.seconds(15 * 60)

    static func main() async throws {
        let arguments = CommandLine.arguments
        guard arguments.count >= 4 else {
            say("usage: vitrine-stress PACKAGE-ROOT BUILD-FOLDER OUTPUT.json [SUITE]")
            exit(2)
        }
        let root = URL(fileURLWithPath: arguments[1], isDirectory: true), build = URL(fileURLWithPath: arguments[2], isDirectory: true)
        let names = suites.map { $0.name } + alone.keys.sorted() + FuzzRounds.names
        let wanted = arguments.count > 4 ? names.filter { $0 == arguments[4] } : names
        guard !wanted.isEmpty else {
            say("There is no suite \(arguments[4]). There are: \(names.joined(separator: ", ")).")
            exit(2)
        }
        // A writer's end of a pipe that a killed child had must not end this process.
        signal(SIGPIPE, SIG_IGN)
        let seed = ProcessInfo.processInfo.environment["STRESS_SEED"].flatMap(UInt64.init) ?? UInt64(Date().timeIntervalSince1970)
        say("Random numbers from STRESS_SEED=\(seed)")
        var records: [SuiteRecord] = []
        let output = URL(fileURLWithPath: arguments[3])
        for name in wanted {
            let start = ContinuousClock.now
            var record = SuiteRecord(name: name)
            do {
                if let rounds = alone[name] {
                    try await rounds(root, build, seed, &record)
                    finish(&record, since: start, &records)
                    continue
                }
                guard let suite = suites.first(where: { $0.name == name }) else {
                    // These need no environment: nothing is installed, and they keep to their own limit.
                    try await FuzzRounds(name, root: root).run(seed, &record)
                    finish(&record, since: start, &records)
                    continue
                }
                let environment = try StressEnvironment(build: build)
                let before = records
                let late = Task.detached {
                    try await Task.sleep(for: limit)
                    environment.end()
                    var record = SuiteRecord(name: suite.name)
                    record.fail("it was not done in \(limit)")
                    record.seconds = Double(limit.components.seconds)
                    try? write(before + [record], to: output)
                    exit(1)
                }
                defer { late.cancel() }
                do {
                    try await suite.run(environment, SeededGenerator(seed: seed), &record)
                } catch {
                    record.fail("it could not go on: \(error)")
                }
                await environment.endOrphans(&record)
                environment.end()
            } catch {
                record.fail("it could not go on: \(error)")
            }
            finish(&record, since: start, &records)
        }
        try write(records, to: output)
        exit(records.allSatisfy { $0.failures == 0 && $0.rounds > 0 } ? 0 : 1)
    }

    private static func finish(_ record: inout SuiteRecord, since start: ContinuousClock.Instant, _ records: inout [SuiteRecord]) {
        record.seconds = ((ContinuousClock.now - start) / .milliseconds(10)).rounded() / 100
        say("\(record.name): \(record.rounds) rounds, \(record.failures) failures, \(record.seconds) s")
        records.append(record)
    }

    private static func write(_ records: [SuiteRecord], to file: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try encoder.encode(records).write(to: file, options: .atomic)
    }
}

/// Rounds of one kind.
protocol Suite: Sendable {
    static var name: String { get }
    static func run(_ environment: StressEnvironment, _ generator: SeededGenerator, _ record: inout SuiteRecord) async throws
}

/// One suite of `.build/stress.json`.
struct SuiteRecord: Encodable {
    var name: String
    var rounds = 0
    var failures = 0
    var seconds = 0.0

    init(name: String) { self.name = name }

    /// A suite that fails this often proves nothing more by going on.
    private static let patience = 20

    /// Counts a round that went wrong, and says why.
    mutating func fail(_ reason: String) {
        failures += 1
        say("  \(name), round \(rounds): \(reason)")
    }

    /// Counts a round.
    /// - Throws: when too much has failed to go on.
    mutating func progress(of total: Int) throws {
        rounds += 1
        if failures >= Self.patience { throw StressFailure("\(failures) failures are enough.") }
        if rounds % max(1, total / 5) == 0 { say("  \(name): \(rounds) of \(total)") }
    }
}

/// An error that tells why a suite cannot go on.
struct StressFailure: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}

/// Prints a line at once: whoever reads this through a pipe sees the progress too.
func say(_ line: String) {
    print(line)
    fflush(nil)
}
