import Foundation
import WidgetHost

/// The clock of a test's scene.
struct FakeClock: ClockControlling {
    let scene: FakeScene
    let record: RequestRecord

    func setClock(now: Date?, rate: Double?) async throws {
        let words = [now.map { "now \($0.timeIntervalSince1970)" }, rate.map { "rate \($0)" }].compactMap { $0 }
        try record.note("clock " + words.joined(separator: " "))
        scene.change { scene in
            if let now { scene.clock.now = now }
            if let rate { scene.clock.rate = rate }
        }
    }

    func stopJump() async {
        try? record.note("stop jump")
        scene.jump = nil
    }
}
