import Foundation

/// Small secrets that apps and extensions of one team share by access groups, each item found by its name.
///
/// The rules are Apple's. A process has a list of groups, in order: its `keychain-access-groups`, its own application identifier, its app
/// groups. An item added without a group goes to the **first** of the writer's list; a search without one looks in **all** of the reader's.
/// So what is added by a process that lists a private group first stays unseen by the others: name the group.
///
/// The calls block for as long as a file or the system's own service takes: not for the threads that tasks run on.
public protocol Keychain: Sendable {
    /// The first item of that name in the process's groups.
    /// - Parameter group: nil for all of the reader's.
    /// - Returns: nil when there is none.
    func read(_ name: String, group: String?) throws(KeychainError) -> Data?

    /// Adds an item.
    /// - Parameter group: nil for the first of the writer's.
    /// - Throws: `.duplicateItem` when the group has one of that name.
    func add(_ data: Data, _ name: String, group: String?, accessibility: KeychainAccessibility) throws(KeychainError)

    /// Changes the items of that name in place: at no moment is there none.
    /// - Parameters:
    ///   - group: nil for all of the writer's.
    ///   - accessibility: nil leaves it as it is.
    /// - Throws: `.itemNotFound` when there is none.
    func update(_ data: Data, _ name: String, group: String?, accessibility: KeychainAccessibility?) throws(KeychainError)

    /// Removes the items of that name, if there are any.
    /// - Parameter group: nil for all of the process's.
    func remove(_ name: String, group: String?) throws(KeychainError)
}

extension Keychain {
    /// The first item of that name in the process's groups; nil when there is none.
    public func read(_ name: String) throws(KeychainError) -> Data? { try read(name, group: nil) }

    /// Changes the item in place where there is one, adds it otherwise; a damaged one is replaced.
    public func write(
        _ data: Data, _ name: String, group: String? = nil, accessibility: KeychainAccessibility = .whenUnlocked
    ) throws(KeychainError) {
        // Another process may add or remove it in between; not for ever.
        for _ in 0..<8 {
            do throws(KeychainError) {
                return try update(data, name, group: group, accessibility: nil)
            } catch {
                switch error {
                case .itemNotFound: break
                case .damaged: try remove(name, group: group)
                default: throw error
                }
            }
            do throws(KeychainError) {
                return try add(data, name, group: group, accessibility: accessibility)
            } catch {
                guard case .duplicateItem = error else { throw error }
            }
        }
        throw .duplicateItem(name)
    }

    /// Removes the items of that name in all of the process's groups.
    public func remove(_ name: String) throws(KeychainError) { try remove(name, group: nil) }
}

/// The times at which an item can be used.
public enum KeychainAccessibility: UInt8, CaseIterable, Sendable {
    /// The item can be used while the device is unlocked. Apple's default; wrong for a widget, which is also drawn while it is locked.
    case whenUnlocked = 1
    /// The item can be used from the first unlocking after a start of the device on.
    case afterFirstUnlock = 2
    /// The item is as one of `whenUnlocked`, and in no backup.
    case whenUnlockedThisDeviceOnly = 3
    /// The item is as one of `afterFirstUnlock`, and in no backup.
    case afterFirstUnlockThisDeviceOnly = 4

    /// Whether an item of this class can be used in a state of the device.
    public func isAvailable(_ state: DeviceLock) -> Bool {
        switch (self, state) {
        case (_, .unlocked): true
        case (.afterFirstUnlock, .locked), (.afterFirstUnlockThisDeviceOnly, .locked): true
        default: false
        }
    }
}
