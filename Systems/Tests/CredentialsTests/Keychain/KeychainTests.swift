import Foundation
import SessionProcesses
import Testing

@testable import VitrineKeychain

/// Tests what one process stores and reads, and what of it lies on the disk.
@Suite(.timeLimit(.minutes(1)))
struct KeychainTests {
    private let secret = Data("a secret that nobody else may read".utf8)

    @Test("an item is added once, changed in place, and removed")
    func lifeOfAnItem() throws {
        let device = try Device()
        defer { withExtendedLifetime(device) {} }
        let keychain = device.keychain()
        #expect(try keychain.read("session") == nil)
        #expect(throws: KeychainError.itemNotFound("session")) {
            try keychain.update(secret, "session", group: nil, accessibility: nil)
        }
        try keychain.add(secret, "session", group: nil, accessibility: .afterFirstUnlock)
        #expect(throws: KeychainError.duplicateItem("session")) {
            try keychain.add(secret, "session", group: nil, accessibility: .afterFirstUnlock)
        }
        try keychain.update(Data("other".utf8), "session", group: nil, accessibility: nil)
        #expect(try keychain.read("session") == Data("other".utf8))
        try keychain.write(secret, "session")
        #expect(try keychain.read("session") == secret)
        #expect(try keychain.read("another") == nil)
        try keychain.remove("session")
        try keychain.remove("session")
        #expect(try keychain.read("session") == nil)
    }

    @Test("items of another service are others")
    func services() throws {
        let device = try Device()
        try device.keychain().write(secret, "session")
        #expect(try FileKeychain(home: device.home, groups: [Device.shared], service: "other").read("session") == nil)
    }

    @Test("at rest everything is encrypted, for its owner only, and the key lies apart")
    func atRest() throws {
        let device = try Device()
        try device.keychain().write(secret, "a name to hide")
        let item = try #require(device.item())
        #expect(try Data(contentsOf: item).range(of: Data("secret".utf8)) == nil)
        #expect(!item.lastPathComponent.contains("hide"))
        let key = device.folders.key(of: Device.shared).appendingPathComponent("key")
        for file in [item, key] {
            #expect(try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int == 0o600)
            #expect(
                try FileManager.default.attributesOfItem(atPath: file.deletingLastPathComponent().path)[.posixPermissions] as? Int == 0o700)
        }
        #expect(try Data(contentsOf: key).count == 32)
        #expect(!device.files().contains { $0.lastPathComponent == "key" })
    }

    @Test("the same content is never the same bytes twice")
    func nonces() throws {
        let device = try Device()
        try device.keychain().write(secret, "session")
        let first = try Data(contentsOf: try #require(device.item()))
        try device.keychain().write(secret, "session")
        #expect(try Data(contentsOf: try #require(device.item())) != first)
    }

    @Test("each bit that changes and each length that is cut is found")
    func damage() throws {
        let device = try Device()
        let keychain = device.keychain()
        try keychain.write(Data("short".utf8), "session")
        let file = try #require(device.item())
        let whole = try Data(contentsOf: file)
        func expectDamage(_ bytes: Data) throws {
            try bytes.write(to: file)
            let error = #expect(throws: KeychainError.self) { try keychain.read("session") }
            guard case .damaged? = error else { return #expect(Bool(false), "\(String(describing: error))") }
        }
        for index in whole.indices {
            var bytes = whole
            bytes[index] ^= 1 << (index % 8)
            try expectDamage(bytes)
        }
        for count in 0..<whole.count { try expectDamage(whole.prefix(count)) }
        try expectDamage(whole + [0])
        try expectDamage(Data(count: KeychainItemFile.largestFile + 1))
        // What cannot be opened is not changed by the way, but may be replaced by who means to.
        #expect(throws: KeychainError.self) { try keychain.update(secret, "session", group: nil, accessibility: nil) }
        try keychain.write(secret, "session")
        #expect(try keychain.read("session") == secret)
    }

    @Test("an item that was put elsewhere, or of another group, does not open")
    func moved() throws {
        let device = try Device()
        let keychain = device.keychain("com.example.a", "com.example.b")
        try keychain.add(secret, "session", group: "com.example.a", accessibility: .whenUnlocked)
        try keychain.add(Data("other".utf8), "session", group: "com.example.b", accessibility: .whenUnlocked)
        let a = try #require(device.item("com.example.a")), b = try #require(device.item("com.example.b"))
        try Data(contentsOf: a).write(to: b)
        #expect(throws: KeychainError.damaged("session", reason: "its seal is broken")) {
            try keychain.read("session", group: "com.example.b")
        }
        let keys = ["com.example.a", "com.example.b"].map { device.folders.key(of: $0).appendingPathComponent("key") }
        try Data(contentsOf: keys[0]).write(to: keys[1])
        #expect(throws: KeychainError.damaged("session", reason: "its seal is broken")) {
            try keychain.read("session", group: "com.example.b")
        }
    }

    @Test("folders, links and pipes where an item should be are refused and wait for nobody")
    func foreign() throws {
        let device = try Device()
        let keychain = device.keychain()
        try keychain.write(secret, "session")
        let file = try #require(device.item())
        let refusals: [(String) -> Int32] = [
            { mkdir($0, 0o700) }, { symlink("/etc/hostname", $0) }, { mkfifo($0, 0o600) },
        ]
        for make in refusals {
            try FileManager.default.removeItem(at: file)
            #expect(make(file.path) == 0)
            #expect(throws: KeychainError.self) { try keychain.read("session") }
        }
    }

    @Test("a key that is lost or half there loses its items, and the next one is new")
    func lostKey() throws {
        let device = try Device()
        let keychain = device.keychain()
        for bytes in [nil, Data(count: 7)] {
            try keychain.write(secret, "session")
            let key = device.folders.key(of: Device.shared).appendingPathComponent("key")
            try FileManager.default.removeItem(at: key)
            try bytes?.write(to: key)
            #expect(throws: KeychainError.damaged("session", reason: "its key is lost")) { try keychain.read("session") }
            try keychain.write(Data("new".utf8), "session")
            #expect(try keychain.read("session") == Data("new".utf8))
        }
    }

    @Test("an item that is too large is refused")
    func tooLarge() throws {
        let device = try Device()
        defer { withExtendedLifetime(device) {} }
        let keychain = device.keychain()
        #expect(throws: KeychainError.tooLarge(bytes: (1 << 20) + 1, limit: 1 << 20)) {
            try keychain.write(Data(count: (1 << 20) + 1), "session")
        }
        try keychain.write(Data(count: 1 << 20), "session")
        #expect(try keychain.read("session")?.count == 1 << 20)
    }

    @Test("what a killed process left is swept away by the next write")
    func leftovers() throws {
        let device = try Device()
        try device.keychain().write(secret, "session")
        let draft = device.folders.items(of: Device.shared).appendingPathComponent("12-\(UUID().uuidString).draft")
        try Data("half".utf8).write(to: draft)
        try device.keychain().write(secret, "session")
        #expect(!FileManager.default.fileExists(atPath: draft.path))
    }

    @Test(
        "each class can be used when Apple says, with −25308 otherwise",
        arguments: KeychainAccessibility.allCases, DeviceLock.allCases)
    func accessibility(_ accessibility: KeychainAccessibility, _ state: DeviceLock) throws {
        let device = try Device()
        let keychain = device.keychain()
        try keychain.add(secret, "session", group: nil, accessibility: accessibility)
        try device.set(state)
        let isAvailable: Bool =
            switch state {
            case .unlocked: true
            case .locked: accessibility == .afterFirstUnlock || accessibility == .afterFirstUnlockThisDeviceOnly
            case .beforeFirstUnlock: false
            }
        if isAvailable {
            #expect(try keychain.read("session") == secret)
            try keychain.write(secret, "session")
        } else {
            #expect(throws: KeychainError.interactionNotAllowed("session")) { try keychain.read("session") }
            #expect(throws: KeychainError.interactionNotAllowed("session")) { try keychain.write(secret, "session") }
            #expect(throws: KeychainError.interactionNotAllowed("other")) {
                try keychain.add(secret, "other", group: nil, accessibility: accessibility)
            }
            #expect(KeychainError.interactionNotAllowed("session").status == -25_308)
        }
        try device.set(.unlocked)
        #expect(try keychain.read("session") == secret)
    }

    @Test("the class stays as it is when the content changes, unless another is asked for")
    func classStays() throws {
        let device = try Device()
        let keychain = device.keychain()
        try keychain.write(secret, "session", accessibility: .afterFirstUnlock)
        try keychain.write(secret, "session", accessibility: .whenUnlocked)
        try device.set(.locked)
        #expect(try keychain.read("session") == secret)
        try device.set(.unlocked)
        try keychain.update(secret, "session", group: nil, accessibility: .whenUnlocked)
        try device.set(.locked)
        #expect(throws: KeychainError.interactionNotAllowed("session")) { try keychain.read("session") }
    }

    @Test("a lock's state that is not known counts as the most careful one")
    func unknownState() throws {
        let device = try Device()
        try device.keychain().write(secret, "session", accessibility: .afterFirstUnlock)
        try device.set(.unlocked)
        for text in ["", "open", String(repeating: "x", count: 100_000)] {
            try Data(text.utf8).write(to: device.folders.lock)
            #expect(throws: KeychainError.interactionNotAllowed("session")) { try device.keychain().read("session") }
        }
    }

    @Test("only a process that a host started has a keychain of its own groups")
    func environment() throws {
        let device = try Device()
        #expect(throws: KeychainError.notAvailable("no host started this process")) {
            try FileKeychain(environment: [:], service: "example")
        }
        let bundle = try SessionBundle.make(
            "com.example.shop.widgets", keychainGroups: ["$(AppIdentifierPrefix)com.example.shared", "../escape"],
            appGroups: ["group.com.example"], in: device.home)
        let keychain = try FileKeychain(
            environment: ["VITRINE_HOME": device.home.path, "VITRINE_BUNDLE": bundle.path], service: "example")
        #expect(keychain.groups == ["com.example.shared", "com.example.shop.widgets", "group.com.example"])
    }
}
