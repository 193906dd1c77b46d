import Foundation
import SessionProcesses
import TestTime

@testable import Credentials

/// A device of its own for one test: a keychain, a lock, a clock; removed with it.
final class Device: Sendable {
    static let shared = "com.example.shared"
    let home: URL
    let clock = TestClock()

    init() throws {
        home = FileManager.default.temporaryDirectory.appendingPathComponent("device-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: home) }

    var folders: KeychainFolders { KeychainFolders(home: home) }
    /// The folder for locks, as an app group's container.
    var container: URL { home.appendingPathComponent("container", isDirectory: true) }

    func keychain(_ groups: String...) -> FileKeychain {
        FileKeychain(home: home, groups: groups.isEmpty ? [Self.shared] : groups, service: "example")
    }

    func set(_ state: DeviceLock) throws { try state.write(to: folders) }

    /// A store as a process would have it.
    func store(
        _ service: any TokenRefreshing, keychain: (any Keychain)? = nil, waiting: Double = 5,
        report: @escaping @Sendable (SessionEvent) -> Void = { _ in }
    ) -> SessionStore {
        var limits = SessionStore.Limits()
        limits.waiting = waiting
        // Only asking tries again, not time.
        limits.retry = 3_600
        return SessionStore(
            keychain: keychain ?? self.keychain(), group: Self.shared, folder: container, refresher: service, limits: limits,
            now: { [clock] in clock.now }, report: report)
    }

    /// The stored session, as the next process would read it.
    func stored() throws -> StoredSession? {
        try keychain().read("session").map { try StoredSession($0, name: "session") }
    }

    /// Every file of a group.
    func files(_ group: String = Device.shared) -> [URL] {
        (try? FileManager.default.contentsOfDirectory(at: folders.items(of: group), includingPropertiesForKeys: nil)) ?? []
    }

    func item(_ group: String = Device.shared) -> URL? { files(group).first { $0.pathExtension == "item" } }

    /// A process of a bundle with these keychain groups.
    func child(
        _ service: URL, _ identifier: String = "com.example.shop.widgets", groups: [String] = [Device.shared], waiting: Double = 10
    ) throws -> SessionChild {
        try SessionChild(
            products: Products.folder, home: home, locks: container,
            bundle: SessionBundle.make(identifier, keychainGroups: groups, in: home), service: service, waiting: waiting)
    }
}

/// The places of this package's products.
enum Products {
    /// The built products stand beside the test bundle.
    static var folder: URL {
        let folders = [Bundle.main.bundleURL, URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()]
        return folders.first { FileManager.default.isExecutableFile(atPath: $0.appendingPathComponent("session-child").path) } ?? folders[0]
    }
}

/// The events that were reported, in order.
final class Reports: @unchecked Sendable {
    private let lock = NSLock()
    private var events: [SessionEvent] = []

    var all: [SessionEvent] { lock.withLock { events } }
    func add(_ event: SessionEvent) { lock.withLock { events.append(event) } }
}
