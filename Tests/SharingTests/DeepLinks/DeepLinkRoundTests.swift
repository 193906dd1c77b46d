import DeepLinks
import Foundation
import LinkRounds
import Testing

/// Links by the thousand; `make stress` does ten times as many, with other numbers each time.
struct DeepLinkRoundTests {
    @Test("R2.54: any text survives being built into a link and read again")
    func survive() {
        var generator = SplitMix(state: 2_054)
        for _ in 0..<1_000 { #expect(LinkRounds.typed.survive(&generator) == nil) }
    }

    @Test("R2.55: a changed link is refused, or leads exactly where it says")
    func mutated() {
        var generator = SplitMix(state: 2_055)
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

private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
