import AppGroup
import Foundation
import ScriptBridge
import ScriptModules
import Testing

@testable import TripsAppCore

/// What the app told.
private final class Told: @unchecked Sendable {
    private let lock = NSLock()
    private var sentences: [String] = []

    func add(_ sentence: String) { lock.withLock { sentences.append(sentence) } }
    var all: [String] { lock.withLock { sentences } }
}

/// An app whose script goes wrong when a booking is cancelled.
@Suite(.timeLimit(.minutes(1))) struct ScriptFailureTests {
    /// The app's own bundle, with another way to cancel.
    private func bundle(_ cancelling: String, _ file: URL) throws -> @Sendable () throws -> ScriptBundle {
        let source = try String(contentsOf: TripsScript.ownFile(), encoding: .utf8)
        let changed = """
            const register = globalThis.registerCallableModule;
            globalThis.registerCallableModule = (name, module) => register(name, { ...module, cancel: () => { \(cancelling) } });
            \(source)
            """
        try Data(changed.utf8).write(to: file)
        return { try ScriptBundle(file) }
    }

    @Test(
        "script.7: whatever the script does, the app lives, nothing stored is lost, and the widget keeps what it had",
        arguments: [
            ("throw new Error('bad')", "bad"), ("for (;;) {}", "did not end"),
            ("const all = []; for (;;) all.push(new Uint8Array(100000).fill(1))", "memory"),
            ("return Symbol('none')", "is a symbol"), ("return NativeModules.Nothing.call()", "no native module \"Nothing\""),
            ("for (let i = 0; i < 1e6; i++) setTimeout(() => {}, 1e9)", "Too many timers"),
            ("return NativeModules.GroupDefaults.set('widget.bookings', 5)", "must be text"),
        ])
    func cancelling(_ script: String, _ words: String) async throws {
        let fixture = AccountFixture(), told = Told()
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).js")
        defer {
            fixture.remove()
            try? FileManager.default.removeItem(at: file)
        }
        let account = fixture.account(
            storage: fixture.storage, limits: ScriptLimits(turn: 0.5, memory: 96 << 20), bundle: try bundle(script, file),
            report: { told.add($0) })
        await account.signIn(email: "a@b", password: "right")
        let stored = try #require(fixture.storage.string(forKey: AppGroup.bookingKey))
        await account.cancel("p")
        #expect(told.all.contains { $0.contains(words) }, "\(told.all)")
        // The page is there again, by a new script where the old one had to be stopped.
        #expect(try await account.state.account?.customer.email == "a@b")
        #expect(try await account.screen()["bookingSection"] != nil)
        #expect(fixture.storage.string(forKey: AppGroup.bookingKey) == stored)
        #expect(fixture.file.read()?.token == "token-a@b")
    }

    @Test("script.7: a bundle that is missing or does not parse is said on the page, and the widget keeps what it had")
    func noBundle() async throws {
        let fixture = AccountFixture()
        defer { fixture.remove() }
        fixture.storage.set("[]", forKey: AppGroup.bookingKey)
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).js")
        defer { try? FileManager.default.removeItem(at: file) }
        for (source, words) in [(nil, "is not in the app"), ("let = ;", "SyntaxError")] as [(String?, String)] {
            try source.map { try Data($0.utf8).write(to: file) }
            let account = fixture.account(storage: fixture.storage, bundle: { try ScriptBundle(file) })
            await account.start()
            await #expect(throws: ScriptError.self) { try await account.screen() }
            let page = try await TripsPage().parts.page(revision: account.revision) { try await account.screen() }
            #expect(page.contains("Trips could not go on") && page.contains(words), "\(page)")
            // A page that is drawn is no change: it would be asked for again and again.
            #expect(page.contains("data-revision=\"\(account.revision)\""))
            #expect(fixture.storage.string(forKey: AppGroup.bookingKey) == "[]")
        }
    }
}
