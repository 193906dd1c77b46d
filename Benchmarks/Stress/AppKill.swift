import Foundation
import WidgetHost

/// `kill -9` of the app while it saves to the App Group: no value that was stored is lost, none is torn.
enum AppKill: Suite {
    static let name = "app-kill"
    private static let rounds = 500
    private static let group = "group.com.vitrine.trips"

    static func run(_ house: StressHouse, _ dice: Dice, _ record: inout SuiteRecord) async throws {
        var dice = dice
        for _ in 0..<rounds {
            let writer = try house.app("count", group)
            let saves = Int.random(in: 1...30, using: &dice), delay = Int.random(in: 0...800, using: &dice)
            var said = 0, seen = 0, isKilled = false
            for await event in writer.events {
                guard case .line(let text) = event else { continue }
                writer.consumed()
                said = Int(text) ?? said
                seen += 1
                guard seen >= saves, !isKilled else { continue }
                isKilled = true
                usleep(UInt32(delay))
                writer.kill()
            }
            let found = try await house.ask("whole", group).split(separator: " ", maxSplits: 1).map(String.init)
            if let stored = found.first.flatMap({ Int($0) }), found.count == 2 {
                if stored < said { record.fail("\(said) was stored and \(stored) is there") }
                if found[1] != "whole" { record.fail(found[1]) }
            } else {
                record.fail("the store cannot be read: \(found)")
            }
            record.progress(of: rounds)
        }
    }
}
