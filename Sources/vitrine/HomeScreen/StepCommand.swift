import ArgumentParser
import Foundation

/// Moves the clock of a running home screen.
struct StepCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "step", abstract: "Moves the clock of a running home screen, and prints what it shows then.",
        discussion: "What happens on the way is played, each request at its own time, before it returns.")

    @Option(help: ArgumentHelp("By how much: 90s, 15m, 2h, 1d, or several together, as 1d12h.", valueName: "span"))
    var by: TimeSpan?
    @Option(help: ArgumentHelp("To when (ISO 8601).", valueName: "time"))
    var to: Instant?
    @Option(help: "Virtual seconds a second from then on; 0 stops the clock.")
    var rate: Double?
    @OptionGroup var home: HomeScreenOptions

    private struct Order: Encodable {
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
            if target != nil || rate != nil { try await running.order("clock", Order(now: target, rate: rate)) }
            let after = try await running.screen()
            let style = Date.ISO8601FormatStyle(timeZone: after.zone)
            print("\(after.clock.date.formatted(style))  \(after.clock.rate == 0 ? "stopped" : "×\(after.clock.rate.formatted())")")
        }
    }
}

/// A length of time on the command line.
struct TimeSpan: ExpressibleByArgument {
    let seconds: Double

    init?(argument: String) {
        let units = ["s": 1.0, "m": 60, "h": 3600, "d": 86_400]
        guard argument.wholeMatch(of: /-?(?:\d{1,9}(?:\.\d{1,3})?[smhd])+/) != nil else { return nil }
        let sum = argument.matches(of: /(\d+(?:\.\d+)?)([smhd])/).reduce(0.0) { $0 + (Double($1.1) ?? 0) * (units[String($1.2)] ?? 0) }
        seconds = argument.hasPrefix("-") ? -sum : sum
    }
}
