import Foundation
import SessionProcesses
import Testing

@testable import VitrineKeychain

/// Keychain groups of real processes, by the entitlements of their bundles.
@Suite(.timeLimit(.minutes(1)))
struct KeychainProcessTests {
    private let nowhere = URL(fileURLWithPath: "/")

    private func child(_ device: Device, _ identifier: String, _ groups: [String]) throws -> SessionChild {
        try device.child(nowhere, identifier, groups: groups)
    }

    @Test("R4.44: the order of the extension's groups decides whether the app finds what it stores without naming one")
    func order() async throws {
        let device = try Device()
        let app = try child(device, "com.example.shop", [Device.shared])
        let same = try child(device, "com.example.shop.a", [Device.shared])
        let other = try child(device, "com.example.shop.b", ["com.example.private", Device.shared])
        #expect(await same.ask("add one 1") == "added")
        #expect(await app.ask("read one") == "1")
        #expect(await other.ask("add two 2") == "added")
        #expect(await app.ask("read two") == "none")
        #expect(await other.ask("read two") == "2")
        #expect(await other.ask("add three 3 \(Device.shared)") == "added")
        #expect(await app.ask("read three") == "3")
        #expect(await app.ask("read two com.example.private") == "keychain -34018")
    }

    @Test("the device's lock is every process's")
    func locked() async throws {
        let device = try Device()
        let app = try child(device, "com.example.shop", [Device.shared])
        #expect(await app.ask("add one 1") == "added")
        try device.set(.locked)
        #expect(await app.ask("read one") == "keychain -25308")
        #expect(await app.ask("session") == "signed-out never")
        try device.set(.unlocked)
        #expect(await app.ask("read one") == "1")
    }

    @Test("many processes that add the same item: one does, and the others are told")
    func duplicates() async throws {
        let device = try Device()
        let children = try (0..<5).map { try child(device, "com.example.shop\($0)", [Device.shared]) }
        for child in children { child.send("add one 1") }
        var answers: [String] = []
        for child in children { answers.append(await child.line()) }
        #expect(answers.sorted() == ["added"] + Array(repeating: "keychain -25299", count: 4))
    }
}
