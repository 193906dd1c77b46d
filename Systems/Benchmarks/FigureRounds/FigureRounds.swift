import Foundation
import InsightsScenes
import VitrineDrawing
import VitrineWidgetArchive
import WidgetTesting

/// `figure-rounds FOLDER FAMILY …`: draws every figure that these families can have, of every currency, length, sign and language, and reads
/// whether one is cut, leaves its tile or gets too small. The picture with the smallest letters of each family is left in the folder.
@main @MainActor enum FigureRounds {
    /// The failures after which going on proves nothing more.
    private static let patience = 20

    static func main() throws {
        let arguments = CommandLine.arguments
        let families = arguments.dropFirst(2).compactMap(WidgetFamilyName.init(rawValue:))
        guard arguments.count > 2, families.count == arguments.count - 2 else {
            FileHandle.standardError.write(Data("usage: figure-rounds FOLDER FAMILY …\n".utf8))
            exit(2)
        }
        let folder = URL(fileURLWithPath: arguments[1], isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var failures = 0
        for family in families {
            let start = ContinuousClock.now
            var rounds = FigureRound.all(family)
            // Alone on its tile a figure has more room, and another view.
            if FigureRound.home.contains(family) {
                for var round in rounds where round.locale == "en_US" {
                    round.isAlone = true
                    rounds.append(round)
                }
            }
            var worst: (round: FigureRound, size: Double)?
            for round in rounds {
                let reading = try round.reading()
                if reading.smallest < worst?.size ?? .infinity { worst = (round, reading.smallest) }
                guard !reading.cut.isEmpty || !reading.outside.isEmpty || reading.smallest < FigureRound.smallestLetters else { continue }
                failures += 1
                print("  \(round): cut \(reading.cut), outside \(reading.outside), \(reading.smallest) points")
                if failures >= patience { exit(1) }
            }
            if let worst { try Data(worst.round.picture().png).write(to: folder.appendingPathComponent("\(family.rawValue).png")) }
            let seconds = ((ContinuousClock.now - start) / .milliseconds(100)).rounded() / 10
            let least = worst.map { "\($0.size) points, \($0.round)" } ?? ""
            print("\(family.rawValue): \(rounds.count) rounds, \(seconds) s, least: \(least)")
            fflush(nil)
        }
        exit(failures == 0 ? 0 : 1)
    }
}
