import Foundation
import Testing

@testable import VitrineKeychain

/// Apple's rule: a write without a group goes to the first of the writer's list, a read without one looks in all of the reader's.
@Suite(.timeLimit(.minutes(1)))
struct AccessGroupTests {
    private let shared = "com.example.shared"

    private func app(_ device: Device, listing groups: [String]) -> FileKeychain {
        keychain(device, "com.example.shop", groups)
    }

    private func widgets(_ device: Device, listing groups: [String]) -> FileKeychain {
        keychain(device, "com.example.shop.widgets", groups)
    }

    private func keychain(_ device: Device, _ application: String, _ groups: [String]) -> FileKeychain {
        FileKeychain(
            home: device.home,
            groups: AccessGroups.effective(keychain: groups, application: application, appGroups: ["group.com.example"]), service: "example"
        )
    }

    @Test("the list is: keychain groups, the application's identifier, app groups; each once, and only what can be a name")
    func order() {
        #expect(
            AccessGroups.effective(
                keychain: ["b", "$(AppIdentifierPrefix)a", "b", "/etc", ".hidden", ""], application: "app", appGroups: ["group.g", "a"])
                == ["b", "a", "app", "group.g"])
        #expect(AccessGroups.effective(keychain: [], application: "app", appGroups: []) == ["app"])
    }

    @Test("R4.44: the shared group first in both lists: what one writes without a group, the other reads")
    func sharedFirst() throws {
        let device = try Device()
        try widgets(device, listing: [shared]).write(Data("w".utf8), "session")
        #expect(try app(device, listing: [shared]).read("session") == Data("w".utf8))
    }

    @Test("R4.44: a private group first in the extension's list: its write is invisible to the app, the app's is visible to it")
    func privateFirst() throws {
        let device = try Device()
        let widgets = widgets(device, listing: ["com.example.private", shared]), app = app(device, listing: [shared])
        try widgets.write(Data("w".utf8), "session")
        #expect(try app.read("session") == nil)
        #expect(device.files("com.example.private").contains { $0.pathExtension == "item" })
        try app.write(Data("a".utf8), "token")
        #expect(try widgets.read("token") == Data("a".utf8))
        // Both have one now, and each reads its own first.
        try app.write(Data("a".utf8), "session")
        #expect(try widgets.read("session") == Data("w".utf8))
        #expect(try widgets.read("session", group: shared) == Data("a".utf8))
    }

    @Test("R4.44: with the group named, the order is nothing")
    func named() throws {
        let device = try Device()
        try widgets(device, listing: ["com.example.private", shared]).write(Data("w".utf8), "session", group: shared)
        #expect(try app(device, listing: [shared]).read("session") == Data("w".utf8))
    }

    @Test("without keychain groups an item goes to the application's own: nobody shares it")
    func ownGroup() throws {
        let device = try Device()
        try widgets(device, listing: []).write(Data("w".utf8), "session")
        #expect(try app(device, listing: []).read("session") == nil)
        #expect(try widgets(device, listing: []).read("session", group: "com.example.shop.widgets") == Data("w".utf8))
        // App groups are keychain groups too.
        try widgets(device, listing: []).write(Data("g".utf8), "session", group: "group.com.example")
        #expect(try app(device, listing: []).read("session") == Data("g".utf8))
    }

    @Test("a group that the entitlements do not name is refused")
    func notEntitled() throws {
        let device = try Device()
        let keychain = widgets(device, listing: [])
        let refused = KeychainError.missingEntitlement(group: shared)
        #expect(throws: refused) { try keychain.read("session", group: shared) }
        #expect(throws: refused) { try keychain.write(Data(), "session", group: shared) }
        #expect(throws: refused) { try keychain.remove("session", group: shared) }
        #expect(refused.status == -34_018)
        let nobody = FileKeychain(home: device.home, groups: [], service: "example")
        #expect(throws: KeychainError.missingEntitlement(group: nil)) { try nobody.read("session") }
        #expect(throws: KeychainError.missingEntitlement(group: nil)) { try nobody.write(Data(), "session") }
    }

    @Test("an item of one group that cannot be had does not hide another group's")
    func otherGroupHelps() throws {
        let device = try Device()
        let keychain = device.keychain("com.example.a", "com.example.b")
        try keychain.add(Data("a".utf8), "session", group: "com.example.a", accessibility: .whenUnlocked)
        try keychain.add(Data("b".utf8), "session", group: "com.example.b", accessibility: .afterFirstUnlock)
        #expect(try keychain.read("session") == Data("a".utf8))
        try device.set(.locked)
        #expect(try keychain.read("session") == Data("b".utf8))
        try keychain.remove("session", group: "com.example.b")
        #expect(throws: KeychainError.interactionNotAllowed("session")) { try keychain.read("session") }
    }

    @Test("an update without a group changes the item in every group of the writer, as Apple's does")
    func updateEverywhere() throws {
        let device = try Device()
        let keychain = device.keychain("com.example.a", "com.example.b")
        for group in keychain.groups { try keychain.add(Data("old".utf8), "session", group: group, accessibility: .whenUnlocked) }
        try keychain.update(Data("new".utf8), "session", group: nil, accessibility: nil)
        for group in keychain.groups { #expect(try keychain.read("session", group: group) == Data("new".utf8)) }
        try keychain.remove("session")
        for group in keychain.groups { #expect(try keychain.read("session", group: group) == nil) }
    }
}
