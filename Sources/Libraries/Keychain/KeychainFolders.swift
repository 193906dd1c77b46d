import Foundation

/// The folders in which a host keeps the keychain of the device it stands for.
package struct KeychainFolders: Hashable, Sendable {
    private let home: URL

    /// - Parameter home: `$VITRINE_HOME`.
    package init(home: URL) { self.home = home }

    /// The folder of a group's items.
    package func items(of group: String) -> URL { folder("Keychain/\(group)") }
    /// The folder of the key that encrypts a group's items. It lies apart from them: whoever copies the one has not the other.
    package func key(of group: String) -> URL { folder("KeychainKeys/\(group)") }
    /// The folder of the device's state that all processes may read.
    package var device: URL { folder("Device") }
    /// The file that says the device's ``DeviceLock``.
    package var lock: URL { device.appendingPathComponent("lock") }

    private func folder(_ path: String) -> URL { home.appendingPathComponent(path, isDirectory: true) }
}
