import Foundation
import Testing
import VitrineKeychain
import VitrineWidgetArchive

@testable import WidgetHost

/// Extensions as the host starts them, with the keychain groups that their entitlements name.
@Suite("Keychain confinement", .timeLimit(.minutes(1)))
struct KeychainConfinementTests {
    private let folder = TemporaryFolder()
    private var state: StateFolder { StateFolder(folder.url.appendingPathComponent("home", isDirectory: true)) }

    private func bundle(_ identifier: String, _ groups: String...) throws -> ExtensionBundle {
        let place = "\(identifier).appex"
        let executable = try folder.write("#!/bin/sh\n", to: "\(place)/W")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: executable.path)
        try folder.write(PropertyListFileTests.info(identifier: identifier), to: "\(place)/Info.plist")
        let list = groups.map { "<string>\($0)</string>" }.joined()
        try folder.write(
            PropertyListFileTests.list(
                "<dict><key>com.apple.developer.team-identifier</key><string>AB12CD34EF</string>"
                    + "<key>keychain-access-groups</key><array>\(list)</array></dict>"),
            to: "\(place)/\(ExtensionBundle.entitlements)")
        return try ExtensionBundle(folder: folder.url.appendingPathComponent(place, isDirectory: true))
    }

    /// What a process of the bundle answers to each line; nothing where the kernel has no Landlock.
    private func answers(_ bundle: ExtensionBundle, claiming other: ExtensionBundle? = nil, to lines: String...) async throws -> [String] {
        let plan = ChildPlan(state: state, launcher: Products.launcher, clock: nil, locale: "en_GB", timeZone: "UTC")
        var launch = try plan.launch(bundle)
        launch.executable = Products.product("session-child")
        launch.arguments = ["http://127.0.0.1:1", state.container(of: bundle.identifier).path, "1"] + lines
        if let other {
            launch.environment["VITRINE_BUNDLE"] = other.folder.path
            launch.confinement?.read.append(other.folder)
        }
        let child = try ChildProcess(launch)
        var answers: [String] = []
        for await event in child.events {
            if case .line(let text) = event { answers.append(text) }
            child.consumed()
        }
        return answers
    }

    @Test("R4.1, R4.44: extensions share what the group they both name holds, and nothing else")
    func sharing() async throws {
        let one = try bundle("a.one", "a.shared", "a.private"), two = try bundle("a.two", "a.shared")
        #expect(try await answers(one, to: "add token 1", "add key 2 a.private", "add own 3 a.one") == ["added", "added", "added"])
        #expect(
            try await answers(two, to: "read token", "read key", "read own", "read key a.private", "read own a.one")
                == ["1", "none", "none", "keychain -34018", "keychain -34018"])
        #expect(try await answers(one, to: "read token", "read key", "read own") == ["1", "2", "3"])
    }

    @Test("a process that opens the files itself, or claims another's entitlements, gets nothing")
    func thief() async throws {
        let owner = try bundle("a.owner", "a.private"), thief = try bundle("a.thief")
        #expect(try await answers(owner, to: "add token 1", "read token") == ["added", "1"])
        let folders = state.keychain
        let items = try FileManager.default.contentsOfDirectory(at: folders.items(of: "a.private"), includingPropertiesForKeys: nil)
        let item = try #require(items.first { $0.pathExtension == "item" })
        let key = folders.key(of: "a.private").appendingPathComponent("key")
        #expect(try await answers(owner, to: "open \(item.path)", "open \(key.path)") == ["open", "open"])
        guard try await answers(thief, to: "confined") == ["1"] else { return }
        // In a box of its own there are no such files; without one the kernel keeps them shut.
        let refusals: Set = ["Permission denied", "No such file or directory"]
        #expect(refusals.isSuperset(of: try await answers(thief, to: "open \(item.path)", "open \(key.path)")))
        // As if it had the other's entitlements: the kernel knows better.
        let claimed = try await answers(thief, claiming: owner, to: "read token a.private", "add other 1 a.private")
        #expect(["none", "keychain -34018"].contains(claimed.first) && claimed.last == "keychain -25291", "\(claimed)")
        #expect(try await answers(owner, to: "read token", "read other") == ["1", "none"])
    }

    @Test("every process reads whether the device is locked, and none says so but the host")
    func deviceLock() async throws {
        let bundle = try bundle("a.one", "a.shared")
        #expect(state.lock == .unlocked)
        #expect(try await answers(bundle, to: "add token 1") == ["added"])
        try state.setLock(.locked)
        #expect(state.lock == .locked)
        #expect(try await answers(bundle, to: "read token") == ["keychain -25308"])
        guard try await answers(bundle, to: "confined") == ["1"] else { return }
        let refusals: Set = ["Permission denied", "Read-only file system"]
        #expect(refusals.isSuperset(of: try await answers(bundle, to: "overwrite \(state.keychain.lock.path)")))
        try state.setLock(.unlocked)
        #expect(try await answers(bundle, to: "read token") == ["1"])
    }
}
