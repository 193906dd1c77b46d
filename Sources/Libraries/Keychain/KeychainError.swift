/// An error that tells why the keychain did not do what it was asked.
public enum KeychainError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The device is locked, or was not unlocked since its start: the item is there and cannot be had now.
    case interactionNotAllowed(String)
    /// No group that was searched has an item of this name.
    case itemNotFound(String)
    /// The group has an item of this name already.
    case duplicateItem(String)
    /// The process's entitlements do not name the group, or name none at all.
    case missingEntitlement(group: String?)
    /// The stored data is damaged.
    case damaged(String, reason: String)
    /// The data has so many bytes, more than the keychain takes.
    case tooLarge(bytes: Int, limit: Int)
    /// There is no keychain here, or its files cannot be used.
    case notAvailable(String)
    /// Anything else that the system's own keychain says.
    case refused(status: Int32)

    /// The status by which Apple's Security framework names the error.
    public var status: Int32 {
        switch self {
        case .interactionNotAllowed: -25_308
        case .itemNotFound: -25_300
        case .duplicateItem: -25_299
        case .missingEntitlement: -34_018
        case .damaged: -26_275
        case .tooLarge: -25_302
        case .notAvailable: -25_291
        case .refused(let status): status
        }
    }

    public var description: String {
        switch self {
        case .interactionNotAllowed(let name): "The item “\(name)” cannot be used while the device is locked."
        case .itemNotFound(let name): "There is no item “\(name)” in the keychain."
        case .duplicateItem(let name): "There is an item “\(name)” in the keychain already."
        case .missingEntitlement(let group?):
            "This process does not belong to the keychain group “\(group)”; add it to keychain-access-groups in the entitlements."
        case .missingEntitlement(nil): "This process belongs to no keychain group."
        case .damaged(let name, let reason): "The keychain's item “\(name)” is damaged: \(reason)."
        case .tooLarge(let bytes, let limit): "An item of \(bytes) bytes is too large for the keychain; it takes \(limit)."
        case .notAvailable(let reason): "The keychain cannot be used: \(reason)."
        case .refused(let status): "The keychain refused with status \(status)."
        }
    }
}
