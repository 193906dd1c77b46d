import Foundation
import Testing
import VitrineWidgetArchive

@testable import WidgetHost

/// No tile is ever blank or stale without a cause.
@Suite("Causes of tiles with real processes", .serialized, .timeLimit(.minutes(5)))
struct CauseTests {
    @Test(
        "a widget that fails is stale for a cause with a code",
        arguments: [
            ("Crash", CauseCode.extensionDied), ("Leave", .extensionDied), ("Memory", .memoryLimit), ("Hang", .timedOut),
            ("Nothing", .noEntries), ("Blank", .drawsNothing), ("Forgetful", .providerError), ("Vast", .imageTooLarge),
        ])
    func failing(kind: String, code: CauseCode) async throws {
        var probe = try Probe()
        probe.configuration.attempts = 1
        probe.configuration.duplicateProviderCalls = 1
        probe.configuration.limits.answer = .seconds(kind == "Hang" ? 1 : 10)
        try await probe.withHost { host in
            let id = try await host.place(kind: kind, family: .systemSmall)
            // The others may have failed by now, on a machine that does something else meanwhile.
            let first = await host.state().tile(id)?.cause?.code
            #expect(first == .waiting || kind != "Hang" && first == code, "\(kind): \(String(describing: first))")
            await host.settle()
            let cause = try #require(await host.state().tile(id)?.cause)
            #expect(cause.code == code && !cause.words.isEmpty && cause.href == "/causes.html#\(code.rawValue)")
            if code != .drawsNothing {
                #expect(await host.state().lines(.failed).contains { $0.code == code.rawValue && $0.tile == id })
                // It is kept with the tile.
                let kept = try await host.store.tiles()
                #expect(kept.first { $0.id == id }?.cause == code)
            }
        }
    }

    @Test("a widget that answers has no cause, and gets one when its refresh has to wait") func waits() async throws {
        var probe = try Probe()
        probe.configuration.budget = RefreshBudget.Rule(perDay: 1, burst: 1)
        try await probe.withHost { host in
            let id = try await host.place(kind: "Fine", family: .systemSmall)
            await host.settle()
            #expect(await host.state().tile(id)?.cause == nil)
            try await host.setClock(now: minutes(40), rate: nil)
            let tile = try #require(await host.state().tile(id))
            #expect(tile.cause?.code == .waitsForRefresh && tile.status == .live)
            #expect(tile.cause?.words.contains("waits until 00:15 tomorrow") == true, "\(tile.cause?.words ?? "")")
        }
    }

    @Test("true.29: beside a widget that crashes the others of its bundle show what they have, and no line of the ledger blames them")
    func beside() async throws {
        var probe = try Probe()
        probe.configuration.attempts = 2
        try await probe.withHost { host in
            let healthy = try await host.place(kind: "Fine", family: .systemSmall)
            let slow = try await host.place(kind: "Slow", family: .systemSmall)
            let broken = try await host.place(kind: "Crash", family: .systemSmall)
            try await host.reload(tile: healthy)
            try await host.reload(tile: slow)
            await host.settle()
            let state = await host.state()
            for id in [healthy, slow] {
                let tile = try #require(state.tile(id))
                #expect(tile.status == .live && tile.cause == nil && !tile.isBlank, "\(tile)")
            }
            #expect(state.tile(broken)?.cause?.code == .extensionDied)
            #expect(Set(state.lines(.failed).compactMap(\.tile)) == [broken], "\(state.lines(.failed))")
        }
    }

    @Test(
        "true.29: a tile in which nothing is to be seen is blank and has a cause, whatever its state",
        arguments: ["Crash", "Nothing", "Blank", "Forgetful", "OutOfRange", "Fine"])
    func blank(kind: String) async throws {
        var probe = try Probe()
        probe.configuration.attempts = 1
        try await probe.withHost { host in
            let id = try await host.place(kind: kind, family: .systemSmall)
            await host.settle()
            let tile = try #require(await host.state().tile(id))
            #expect(!tile.isBlank || tile.cause?.words.isEmpty == false, "\(tile)")
            // Of the others that fail the snapshot stands there.
            #expect(tile.isBlank == ["Blank", "OutOfRange"].contains(kind))
        }
    }

    @Test("an answer that cannot be read is one cause, an app that is gone another") func unreadable() async throws {
        var probe = try Probe(babbling: true)
        probe.configuration.attempts = 1
        try await probe.withHost { host in
            let id = try await host.place(kind: "Babble", family: .systemSmall)
            await host.settle()
            #expect(await host.state().tile(id)?.cause?.code == .undecodableAnswer)
        }
        try FileManager.default.removeItem(at: probe.bundle.folder)
        probe.configuration.now = nil
        try await probe.withHost { host in
            let id = try #require(await host.state().tiles.first).id
            try await host.reload(tile: id)
            await host.settle()
            #expect(await host.state().tile(id)?.cause?.code == .notInstalled)
        }
    }

    @Test("a configuration and an archive that cannot be read are causes") func configurations() async throws {
        let probe = try Probe()
        try probe.state.make()
        let store = try HostStore(probe.state.database)
        try store.add(
            StoredTile(
                id: "rotten", app: Probe.app, extension: probe.extensionBundle.identifier, kind: "Station", name: "x", family: .systemSmall,
                configuration: Data("[]".utf8), isConfigurable: true, schedule: TileSchedule(budget: RefreshBudget(at: midnight))))
        try store.add(
            StoredTile(
                id: "torn", app: Probe.app, extension: probe.extensionBundle.identifier, kind: "Fine", name: "x", family: .systemSmall,
                schedule: TileSchedule(budget: RefreshBudget(at: midnight))))
        try store.save([1, 2, 3], stage: .timeline, at: midnight, schedule: TileSchedule(budget: RefreshBudget(at: midnight)), of: "torn")
        try await probe.withHost { host in
            await host.settle()
            let state = await host.state()
            #expect(state.tile("rotten")?.cause?.code == .invalidRequest, "\(state.ledger)")
            #expect(state.ledger.contains { $0.tile == "torn" && $0.code == CauseCode.unreadableArchive.rawValue })
            #expect(state.tile("torn")?.cause == nil)
        }
    }
}

/// What each way of failing is called.
@Suite("Codes of causes") struct CauseCodeTests {
    @Test("every error of an extension and every failure it can tell has a code of its own") func errors() {
        let errors: [ExtensionError] = [
            .hung(seconds: 1), .endless(seconds: 1), .memory(megabytes: 31, limit: 30), .died("died"), .wrongAnswer("x"), .notStarted("x"),
            .notConfined("x"),
            .notInstalled("x"), .noSuchFamily(.systemExtraLarge, device: "x"), .stopped, .late(seconds: 1),
            .noHandler(intent: "x", app: "x"),
        ]
        #expect(Set(errors.map { CauseCode($0) }).count == errors.count)
        let codes: [ExtensionFailure.Code] = [
            .unknownKind, .unsupportedFamily, .noEntries, .archiveTooLarge, .imageTooLarge, .invalidRequest, .invalidConfiguration,
            .providerError, .intentFailed, .itemsUnavailable,
        ]
        for code in codes {
            let cause = CauseCode(.failed(ExtensionFailure(code: code, message: "x")))
            #expect(cause.rawValue.replacing("-", with: "") == code.rawValue.lowercased())
        }
    }

    @Test("every code has a title, an explanation and a remedy, and no two are alike") func words() {
        for code in CauseCode.allCases {
            #expect(!code.title.isEmpty && code.title != code.rawValue && !code.title.hasSuffix("."), "\(code)")
            #expect(code.explanation.hasSuffix(".") && code.remedy.hasSuffix("."), "\(code)")
            #expect(code.rawValue.allSatisfy { $0.isLowercase || $0 == "-" })
        }
        #expect(Set(CauseCode.allCases.map(\.title)).count == CauseCode.allCases.count)
        #expect(Set(CauseCode.allCases.map(\.rawValue)).isDisjoint(with: LedgerCode.allCases.map(\.rawValue).filter { $0 != "unrecorded" }))
    }
}

/// The documentation's page of causes.
@Suite("Causes in the documentation") struct CauseDocumentationTests {
    @Test("every code has a section of its own, with the words that the page shows") func sections() throws {
        let page = Products.root.appendingPathComponent("Documentation.docc/CauseCodes.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        for code in CauseCode.allCases {
            let section = "## \(code.rawValue)\n\n**\(code.title).** \(code.explanation)\n\n\(code.remedy)\n"
            #expect(text.contains(section), "\(code.rawValue)")
        }
        let sections = text.split(separator: "\n").count { $0.hasPrefix("## ") }
        #expect(sections == CauseCode.allCases.count + 1, "one section beside the codes: the overview")
    }
}
