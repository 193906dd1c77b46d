import Foundation
import VitrineKeychain

/// `$VITRINE_HOME`: where everything of a run is kept. Folders are 0700.
package struct StateFolder: Hashable, Sendable {
    package let url: URL

    package init(_ url: URL) { self.url = url.standardizedFileURL }

    /// `$VITRINE_HOME`, else `~/.local/share/vitrine`.
    package static func standard(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> StateFolder {
        if let path = environment["VITRINE_HOME"], !path.isEmpty { return StateFolder(URL(fileURLWithPath: path, isDirectory: true)) }
        let home =
            environment["HOME"].map { URL(fileURLWithPath: $0, isDirectory: true) } ?? FileManager.default.homeDirectoryForCurrentUser
        return StateFolder(home.appendingPathComponent(".local/share/vitrine", isDirectory: true))
    }

    package var host: URL { folder("Host") }
    package var database: URL { host.appendingPathComponent("host.sqlite") }
    package var clock: URL { host.appendingPathComponent("clock") }
    /// What lets a program or a browser into the home screen of this state.
    package var token: URL { host.appendingPathComponent("token") }
    package var apps: URL { folder("Apps") }

    /// The folder in which an app's bundle is staged.
    package func bundles(of app: String) -> URL { folder("Apps/\(app)/Bundle") }
    /// The home of an app's or an extension's process.
    package func container(of bundle: String) -> URL { folder("Apps/\(bundle)/Data") }
    /// The folder in which a process keeps files that are soon gone.
    package static func temporary(in home: URL) -> URL { home.appendingPathComponent("tmp", isDirectory: true) }

    /// Removes what processes that have ended left among files that are soon gone, as a device does when it starts; links in it are not
    /// followed.
    func clearTemporary() {
        let files = FileManager.default
        func names(_ folder: URL) -> [String] { (try? files.contentsOfDirectory(atPath: folder.path)) ?? [] }
        for home in names(apps).map(container) + names(folder("Services")).map(service) {
            try? files.removeItem(at: Self.temporary(in: home))
        }
    }

    package func group(_ identifier: String) -> URL { folder("AppGroups/\(identifier)") }
    /// All that a service keeps.
    package func service(_ name: String) -> URL { folder("Services/\(name)") }

    /// The device's keychain.
    var keychain: KeychainFolders { KeychainFolders(home: url) }

    /// Whether the device that this state stands for is locked; its processes see it at once.
    package var lock: DeviceLock { DeviceLock.state(in: keychain.lock) }

    /// Locks or unlocks the device.
    package func setLock(_ lock: DeviceLock) throws { try lock.write(to: keychain) }

    /// How the device reaches the network, and where it is for those processes alone that may know.
    func situation(withPlace: Bool) -> URL {
        folder(withPlace ? "Situation/WithPlace" : "Situation/WithoutPlace").appendingPathComponent("situation.json")
    }

    private func folder(_ path: String) -> URL { url.appendingPathComponent(path, isDirectory: true) }

    /// Makes a folder, with those above it, that only its owner may enter.
    package static func make(_ folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }

    /// Why a folder is not taken for a state: what is in it decides what runs.
    package struct Refusal: Error, Hashable, Sendable, CustomStringConvertible {
        package let folder: String
        /// The owner of the folder; nil: it belongs to this user, and others may write it.
        package let owner: UInt32?

        package var description: String {
            if let owner {
                return "The state folder \(folder) belongs to another user (\(owner)), who could change what runs; give another."
            }
            return "Others may write to the state folder \(folder) and change what runs; take that away by `chmod go-w \(folder)`."
        }
    }

    /// - Throws: `Refusal`, or an error of the file system.
    package func make() throws {
        try check()
        for folder in [url, host, apps] { try Self.make(folder) }
    }

    /// A folder that is there already is this user's, and nobody else may write to it. Root may work for others.
    private func check() throws(Refusal) {
        for folder in [url, host, apps] {
            var status = stat()
            guard stat(folder.path, &status) == 0 else { continue }
            if status.st_uid != geteuid(), geteuid() != 0 { throw Refusal(folder: folder.path, owner: status.st_uid) }
            if status.st_mode & 0o022 != 0 { throw Refusal(folder: folder.path, owner: nil) }
        }
    }
}
