import BenchFigures
import Foundation
import WidgetHost

/// What the host does alone: a day of a thousand widgets whose extension answers in memory, ten such days, and thirty dates that tick.
/// With a third argument a day of real systems: each of them placed ten times.
///
/// `host-bench FILE [BUILD ROOT]`
@main
struct HostBench {
    static func main() async throws {
        let arguments = CommandLine.arguments.dropFirst()
        guard let file = arguments.first else {
            FileHandle.standardError.write(Data("host-bench FILE [BUILD ROOT]\n".utf8))
            exit(EX_USAGE)
        }
        var figures: [Figure] = []
        if arguments.count >= 3 {
            figures = try await SystemsDay(
                build: URL(fileURLWithPath: arguments[arguments.startIndex + 1], isDirectory: true),
                root: URL(fileURLWithPath: arguments[arguments.startIndex + 2], isDirectory: true)
            ).figures()
        } else {
            figures = try await HostDay(widgets: 1000, days: 10).figures() + TickFigure(tiles: 30).figures()
        }
        try Figure.publish(figures, in: URL(fileURLWithPath: file))
    }
}
