import BenchFigures
import Foundation
import WidgetHost

/// Measures the host alone: a day of a thousand widgets whose extension answers in memory, ten such days, and thirty dates that tick.
/// With a second argument a day of real systems: each of them placed ten times, or as often as a third says; with `screen` as the third
/// how long somebody waits before a screen of them.
///
/// `host-bench FILE [BUILD [TIMES|screen]]`; `DAYS` in the environment is how many days the thousand widgets live.
@main
struct HostBench {
    static func main() async throws {
        let arguments = CommandLine.arguments.dropFirst()
        guard let file = arguments.first else {
            FileHandle.standardError.write(Data("host-bench FILE [BUILD [TIMES|screen]]\n".utf8))
            exit(EX_USAGE)
        }
        var figures: [Figure] = []
        if arguments.count >= 2 {
            let systems = InstalledSystems(build: URL(fileURLWithPath: arguments[arguments.startIndex + 1], isDirectory: true))
            let last = arguments.count > 2 ? arguments[arguments.startIndex + 2] : "10"
            if last == "screen" {
                figures = try await ScreenFigures(systems: systems).figures()
            } else {
                figures = try await SystemsDay(systems: systems, times: Int(last) ?? 10).figures()
            }
        } else {
            let days = ProcessInfo.processInfo.environment["DAYS"].flatMap { Int($0) } ?? 10
            figures = try await HostDay(widgets: 1000, days: max(1, days)).figures()
            figures += try await TickFigure(tiles: 30).figures()
        }
        try Figure.publish(figures, in: URL(fileURLWithPath: file))
    }
}
