import DeepLinks
import Foundation
import LinkRounds
import SeededGenerators
import Testing

/// Links by the thousand; `make stress` does ten times as many, with other numbers each time.
struct DeepLinkRoundTests {
    @Test("R2.54: any text survives being built into a link and read again")
    func survive() {
        var generator = SeededGenerator(seed: 2_054)
        for _ in 0..<1_000 { #expect(LinkRounds.typed.survive(&generator) == nil) }
    }

    @Test("R2.55: a changed link is refused, or leads exactly where it says")
    func mutated() {
        var generator = SeededGenerator(seed: 2_055)
        var refused = 0, honest = 0
        for _ in 0..<1_000 {
            switch LinkRounds.typed.mutate(&generator) {
            case .refused: refused += 1
            case .honest: honest += 1
            case .wrong(let reason): Issue.record("\(reason)")
            }
        }
        // Both kinds have to occur, or nothing was tried.
        #expect(refused > 300 && honest > 30)
    }
}
