import Foundation
import LoopbackService
import Synchronization
import Testing

@Suite("SignInPace")
struct SignInPaceTests {
    private struct Wrong: Error {}

    /// Real time that a test moves.
    private final class Time: Sendable {
        let moment = Mutex(ContinuousClock.now)
        func pass(_ duration: Duration) { moment.withLock { $0 += duration } }
    }

    @Test("fence.10: after ten wrong passwords each one more has to wait longer, and the right one ends that")
    func pace() async throws {
        let time = Time(), pace = SignInPace { time.moment.withLock { $0 } }
        func wrong(_ name: String = "a") async -> Bool {
            do {
                let _: Int = try await pace.run(name) { throw Wrong() }
                return false
            } catch {
                return error is Wrong
            }
        }
        for _ in 0...SignInPace.free { #expect(await wrong()) }
        #expect(await !wrong())
        await #expect(throws: ServiceRefusal.tooManySignIns(seconds: 2)) { try await pace.run("A") { 1 } }
        #expect(ServiceRefusal.tooManySignIns(seconds: 2).answer.status == 429)
        // Another account is not kept waiting.
        #expect(await wrong("b"))
        time.pass(.seconds(1))
        #expect(await wrong())
        time.pass(.seconds(1))
        #expect(await !wrong())
        time.pass(.seconds(1))
        #expect(try await pace.run("a") { 1 } == 1)
        #expect(await wrong())
    }
}
