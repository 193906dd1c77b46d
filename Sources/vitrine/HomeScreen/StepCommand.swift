import ArgumentParser
import Foundation

/// Moves the clock of a running home screen.
struct StepCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "step", abstract: "Moves the clock of a running home screen, and prints the time that it shows then, and its speed.",
        discussion: """
            Prints one line, e.g. “2026-06-13T12:00:00Z  stopped”, or ×60 for a clock that runs. What happens on the way is played, each \
            request at its own time, before it returns; of a long way it says on standard error how far it is, and Control-C ends it where \
            it has come to. What could not be played is said there too, and the exit status is 1 then.
            """)

    @Option(help: ArgumentHelp("By how much: 90s, 15m, 2h, 1d, or several together, as 1d12h.", valueName: "span"))
    var by: TimeSpan?
    @Option(help: ArgumentHelp("To when (ISO 8601).", valueName: "time"))
    var to: Instant?
    @Option(help: "Virtual seconds a second from then on; 0 stops the clock.")
    var rate: Double?
    @OptionGroup var home: HomeScreenOptions

    private struct RequestBody: Encodable {
        var now: Double?
        var rate: Double?
    }

    func validate() throws {
        guard by == nil || to == nil else { throw ValidationError("Give --by or --to, not both.") }
    }

    func run() async throws {
        try await reportingFailure {
            let running = try home.running()
            let screen = try await running.screen()
            let target = by.map { screen.clock.now + $0.seconds * 1000 } ?? to.map { $0.date(in: screen.zone).timeIntervalSince1970 * 1000 }
            var skipped: [ClockJump.Gap] = []
            let after: ScreenRecord
            if let target, target > screen.clock.now {
                let jump = ClockJump(running: running, screen: screen, target: target, rate: rate ?? screen.clock.rate)
                (after, skipped) = try await jump.run()
            } else {
                if target != nil || rate != nil { try await running.post("clock", RequestBody(now: target, rate: rate)) }
                after = try await running.screen()
            }
            print("\(after.words)  \(after.clock.rate == 0 ? "stopped" : "×\(after.clock.rate.formatted())")")
            for gap in skipped {
                complain("vitrine: not played, because too much happens in it: \(after.words(gap.from)) to \(after.words(gap.to))")
            }
            guard skipped.isEmpty else { throw ExitCode.failure }
        }
    }
}

/// A length of time on the command line.
struct TimeSpan: ExpressibleByArgument, CustomStringConvertible {
    let seconds: Double

    init(seconds: Double) { self.seconds = seconds }

    /// The time as it is written.
    var description: String { "\(seconds.formatted(.number.grouping(.never).locale(Locale(identifier: "en_US_POSIX"))))s" }

    init?(argument: String) {
        let units = ["s": 1.0, "m": 60, "h": 3600, "d": 86_400]
        guard argument.wholeMatch(of: /-?(?:\d{1,9}(?:\.\d{1,3})?[smhd])+/) != nil else { return nil }
        let sum = argument.matches(of: /(\d+(?:\.\d+)?)([smhd])/).reduce(0.0) { $0 + (Double($1.1) ?? 0) * (units[String($1.2)] ?? 0) }
        seconds = argument.hasPrefix("-") ? -sum : sum
    }
}
