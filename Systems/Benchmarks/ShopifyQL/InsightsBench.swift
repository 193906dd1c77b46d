import BenchFigures
import Foundation

/// `shopifyql-bench BENCH.json query|batch|storm… [--events N] [--shops N] [--minutes N] [--scenario N]`: measures, prints a table, and adds the figures to those of
/// others in the file.
@main enum InsightsBench {
    static func main() async {
        var arguments = Array(CommandLine.arguments.dropFirst())
        func number(_ name: String, or standard: Int) -> Int {
            guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count else { return standard }
            let number = Int(arguments[index + 1]) ?? standard
            arguments.removeSubrange(index...index + 1)
            return number
        }
        let (events, shops) = (number("--events", or: 10_000_000), number("--shops", or: 100))
        let (minutes, scenario) = (number("--minutes", or: 10), number("--scenario", or: 0))
        let parts = arguments.dropFirst()
        guard let output = arguments.first, !parts.isEmpty, parts.allSatisfy(["query", "batch", "storm"].contains) else {
            print("usage: shopifyql-bench BENCH.json query|batch|storm… [--events N] [--shops N] [--minutes N] [--scenario N]")
            exit(2)
        }
        do {
            var figures: [Figure] = []
            for part in parts {
                switch part {
                case "query": figures += try await QuerySpeed.measure(events: events, shops: shops)
                case "batch": figures += try await BatchSpeed.measure()
                default: figures += try await Storm.measure(minutes: max(3, minutes), only: scenario)
                }
            }
            try Figure.publish(figures, in: URL(fileURLWithPath: output))
        } catch {
            say("Not measured: \(error)")
            exit(1)
        }
    }

    /// A line at once, also where the output is a file.
    static func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
}
