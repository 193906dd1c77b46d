import BenchFigures
import Foundation

/// `store-bench BUILD OUT`: measures, prints a table, adds the figures to those of the file.
@main enum StoreBench {
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 3 else {
            print("usage: store-bench BUILD-FOLDER OUTPUT.json")
            exit(2)
        }
        signal(SIGPIPE, SIG_IGN)
        let between = LatencyFigures(build: URL(fileURLWithPath: arguments[1], isDirectory: true))
        let figures = try between.latency() + between.crowd() + CostFigures.cost() + CostFigures.peers()
        try Figure.publish(figures, in: URL(fileURLWithPath: arguments[2]))
        // What was missed or out of order is no matter of the machine's speed.
        if figures.contains(where: { ["store.latency.missed", "store.crowd.wrong"].contains($0.name) && $0.isMet == false }) { exit(1) }
    }
}
