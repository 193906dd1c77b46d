import Foundation
import OwnThreads
import Synchronization
import Testing

@testable import WidgetHost

@Suite("The lock of a state folder", .timeLimit(.minutes(1)))
struct StateLockTests {
    @Test("one host has it, a second one is refused, and it is free with the first one's end") func one() throws {
        let folder = TemporaryFolder(), state = StateFolder(folder.url)
        #expect(!StateLock.isHeld(state))
        var held: StateLock? = try StateLock(state)
        #expect(StateLock.isHeld(state))
        #expect(throws: StateLock.Taken(folder: state.url.path)) { _ = try StateLock(state) }
        withExtendedLifetime(held) {}
        held = nil
        #expect(!StateLock.isHeld(state))
    }

    @Test("true.4: who only asks keeps no host from starting, however often") func asking() async throws {
        let folder = TemporaryFolder(), state = StateFolder(folder.url)
        _ = try StateLock(state)
        final class Counts: Sendable {
            let isOver = Atomic(false), asked = Atomic(0)
        }
        let counts = Counts()
        async let asking: Void = onThread {
            while !counts.isOver.load(ordering: .relaxed) {
                _ = StateLock.isHeld(state)
                counts.asked.add(1, ordering: .relaxed)
            }
        }
        // Both on threads of their own: on one core there is one thread for all tasks, and the first task would keep it.
        async let refusals: Int = onThread {
            var refused = 0, begun = 0
            // On a busy processor the other thread's turn comes late: both have to have had theirs.
            while begun < 5_000 || counts.asked.load(ordering: .relaxed) < 100 {
                do { _ = try StateLock(state) } catch is StateLock.Taken { refused += 1 }
                begun += 1
            }
            return refused
        }
        let refused = try await refusals
        counts.isOver.store(true, ordering: .relaxed)
        try await asking
        #expect(refused == 0)
    }
}
