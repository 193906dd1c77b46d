import Foundation
import SalonRounds
import StoreRounds

/// `kill -9` of the salon's app with its synchroniser, of the widget that receives, and of a reader: no commit that was said is lost, those
/// who live go on, both databases are whole, and an app that starts anew brings the stores into step.
enum SalonKill {
    static let name = "salon-kill"
    private static let rounds = 500

    static func run(_ build: URL, _ seed: UInt64, _ record: inout SuiteRecord) throws {
        let kills = try SalonKillRounds(build: build, seed: seed)
        var told = 0
        for _ in 0..<rounds {
            try kills.round()
            for failure in kills.failures.dropFirst(told) { record.fail(failure) }
            told = kills.failures.count
            try record.progress(of: rounds)
        }
        say("  \(name): \(kills.commits) commits")
    }
}
