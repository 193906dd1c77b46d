import Foundation
import Testing
import VitrineWidgetArchive

@testable import WidgetHost

/// `NSExtensionContext.open(_:completionHandler:)` from a real extension, through the host, into a real app.
@Suite("Links that an extension opens itself, with real processes", .serialized, .timeLimit(.minutes(2)))
struct ExtensionLinkTests {
    @Test(
        "R3.41: a tapped control opens the containing app by the extension context, which is told so; others' links and untapped ones are refused"
    )
    func opens() async throws {
        var probe = try Probe()
        probe.configuration.duplicateProviderCalls = 1
        let file = probe.state.group("group.com.vitrine.probe").appendingPathComponent("older.txt")
        func log() -> [String] { ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init) }
        try await probe.withHost { host in
            let tile = try await host.place(kind: "OlderOpening", family: .systemSmall)
            await host.settle()
            #expect(log() == ["untapped: not opened"])
            #expect(
                await host.state().ledger.contains {
                    $0.code == LedgerCode.linkRefused.rawValue && $0.reason.hasSuffix("nobody tapped a control of it")
                })

            _ = try await host.tap(tile: tile, x: 79, y: 40)
            await host.settle()
            #expect(log().dropFirst().first == "probe://station/older: opened")
            #expect(await host.state().ledger.contains { $0.by == "Probe" && $0.reason == "cold: probe://station/older" })

            _ = try await host.tap(tile: tile, x: 79, y: 118)
            await host.settle()
            #expect(log().contains("https://example.com: not opened"))
            #expect(
                await host.state().ledger.contains {
                    $0.code == LedgerCode.linkRefused.rawValue && $0.reason.hasSuffix("its app claims no such link")
                })
        }
    }
}
