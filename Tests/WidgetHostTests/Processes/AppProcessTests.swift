import Foundation
import Testing

@testable import WidgetHost

@Suite("Links that one app is opened by", .timeLimit(.minutes(2))) struct AppProcessTests {
    @Test("R3.44: of several links at once the last waits for the others, and none is given up while the app answers")
    func together() async throws {
        let probe = try Probe()
        let plan = ChildPlan(state: probe.state, launcher: Products.launcher, clock: nil, locale: "en_GB", timeZone: "UTC")
        let bundle = probe.bundle
        let process = AppProcess(
            bundle: bundle, keepsAlive: false, patience: .seconds(4), launch: { try plan.launch(bundle, service: nil) }, call: { _ in },
            note: { _ in })
        for _ in 0..<5 where (try? await process.start()) == nil {}
        let slow = try #require(URL(string: "probe://slow"))
        // Longer together than the app has for one.
        let opened = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<3 { group.addTask { (try? await process.open(slow)) != nil } }
            return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
        }
        await process.stop()
        #expect(opened == 3)
    }
}
