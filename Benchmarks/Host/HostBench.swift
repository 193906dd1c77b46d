import BenchFigures
import Foundation
import WidgetHost

/// What the host does alone: a day of a thousand widgets whose extension answers in memory, ten such days, and thirty dates that tick.
/// With a third argument a day of real systems: each of them placed ten times, or as often as a fourth says.
///
/// `host-bench FILE [BUILD ROOT [TIMES]]`; `DAYS` in the environment is how many days the thousand widgets live.
@main
struct HostBench {
    static func main() async throws {
        let arguments = CommandLine.arguments.dropFirst()
        guard let file = arguments.first else {
            FileHandle.standardError.write(Data("host-bench FILE [BUILD ROOT [TIMES]]\n".utf8))
            exit(EX_USAGE)
        }
        var figures: [Figure] = []
        if arguments.count >= 3 {
            let times = arguments.count > 3 ? Int(arguments[arguments.startIndex + 3]) : nil
            figures = try await SystemsDay(
                build: URL(fileURLWithPath: arguments[arguments.startIndex + 1], isDirectory: true),
                root: URL(fileURLWithPath: arguments[arguments.startIndex + 2], isDirectory: true), times: times ?? 10
            ).figures()
        } else {
            let days = ProcessInfo.processInfo.environment["DAYS"].flatMap { Int($0) } ?? 10
            figures = try await HostDay(widgets: 1000, days: max(1, days)).figures()
            figures += try await TickFigure(tiles: 30).figures()
        }
        try Figure.publish(figures, in: URL(fileURLWithPath: file))
    }
}
