import Foundation

/// The folders in which a host keeps the keychain of the device it stands for.
package struct KeychainFolders: Hashable, Sendable {
    private let home: URL

    /// - Parameter home: `$VITRINE_HOME`.
    package init(home: URL) { self.home = home }

    /// A group's items.
    package func items(of group: String) -> URL { folder("Keychain/\(group)") }
    /// Apart from them, the key they are encrypted with: whoever copies the one has not the other.
    package func key(of group: String) -> URL { folder("KeychainKeys/\(group)") }
    /// What all processes may read of the device.
    package var device: URL { folder("Device") }
    /// Says the device's ``DeviceLock``.
    package var lock: URL { device.appendingPathComponent("lock") }

    private func folder(_ path: String) -> URL { home.appendingPathComponent(path, isDirectory: true) }
}
