import Foundation

/// The keychain of the device that a process runs on.
public enum DeviceKeychain {
    /// - Parameter service: what the items are for, such as the app's bundle identifier; the same in all sharers.
    /// - Throws: `.notAvailable` on Linux in a process that no host started.
    public static func open(service: String) throws(KeychainError) -> any Keychain {
        #if canImport(Security)
            return SecurityKeychain(service: service)
        #else
            return try FileKeychain(environment: ProcessInfo.processInfo.environment, service: service)
        #endif
    }
}
