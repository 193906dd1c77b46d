#if canImport(Security)
    import Foundation
    import Security

    /// Apple's own keychain, as generic passwords. Written after Apple's documentation; the tests, which run on Linux, do not reach it.
    public struct SecurityKeychain: Keychain {
        private let service: String

        /// - Parameter service: what the items are for; the same in all sharers.
        public init(service: String) { self.service = service }

        /// The first item of that name that the system finds, in a group or without one in all of the process's; nil when there is none.
        public func read(_ name: String, group: String?) throws(KeychainError) -> Data? {
            var query = query(name, group)
            query[kSecReturnData] = true
            query[kSecMatchLimit] = kSecMatchLimitOne
            var found: CFTypeRef?
            let status = SecItemCopyMatching(query as CFDictionary, &found)
            if status == errSecItemNotFound { return nil }
            try check(status, name, group)
            guard let data = found as? Data else { throw .damaged(name, reason: "it holds no data") }
            return data
        }

        /// Adds an item to a group, or without one to the first of the process's.
        public func add(_ data: Data, _ name: String, group: String?, accessibility: KeychainAccessibility) throws(KeychainError) {
            var item = query(name, group)
            item[kSecValueData] = data
            item[kSecAttrAccessible] = Self.attribute(accessibility)
            try check(SecItemAdd(item as CFDictionary, nil), name, group)
        }

        /// Changes the items of that name in a group, or without one in all of the process's.
        public func update(_ data: Data, _ name: String, group: String?, accessibility: KeychainAccessibility?) throws(KeychainError) {
            var changes: [CFString: Any] = [kSecValueData: data]
            if let accessibility { changes[kSecAttrAccessible] = Self.attribute(accessibility) }
            try check(SecItemUpdate(query(name, group) as CFDictionary, changes as CFDictionary), name, group)
        }

        /// Removes the items of that name in a group, or without one in all of the process's.
        public func remove(_ name: String, group: String?) throws(KeychainError) {
            let status = SecItemDelete(query(name, group) as CFDictionary)
            if status != errSecItemNotFound { try check(status, name, group) }
        }

        private func query(_ name: String, _ group: String?) -> [CFString: Any] {
            var query: [CFString: Any] = [kSecClass: kSecClassGenericPassword, kSecAttrService: service, kSecAttrAccount: name]
            if let group { query[kSecAttrAccessGroup] = group }
            // On a Mac there is an older keychain, without groups and accessibility.
            query[kSecUseDataProtectionKeychain] = true
            return query
        }

        private func check(_ status: OSStatus, _ name: String, _ group: String?) throws(KeychainError) {
            switch status {
            case errSecSuccess: return
            case errSecInteractionNotAllowed: throw .interactionNotAllowed(name)
            case errSecItemNotFound: throw .itemNotFound(name)
            case errSecDuplicateItem: throw .duplicateItem(name)
            case errSecMissingEntitlement: throw .missingEntitlement(group: group)
            case errSecDecode: throw .damaged(name, reason: "the system cannot decode it")
            case errSecNotAvailable: throw .notAvailable("the system says so")
            default: throw .refused(status: status)
            }
        }

        private static func attribute(_ accessibility: KeychainAccessibility) -> CFString {
            switch accessibility {
            case .whenUnlocked: kSecAttrAccessibleWhenUnlocked
            case .afterFirstUnlock: kSecAttrAccessibleAfterFirstUnlock
            case .whenUnlockedThisDeviceOnly: kSecAttrAccessibleWhenUnlockedThisDeviceOnly
            case .afterFirstUnlockThisDeviceOnly: kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly
            }
        }
    }
#endif
