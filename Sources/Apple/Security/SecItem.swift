import Foundation
import VitrineCoreGraphics
import VitrineKeychain

/// Adds a password to the keychain.
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    status { () throws(KeychainError) in
        let query = try ItemQuery(attributes), data = query.data ?? Data()
        let item = StoredItem(query, created: Date())
        try query.keychain().add(data, item.account, group: query.group, accessibility: query.accessibility ?? .whenUnlocked)
        try ItemIndex.change(query) {
            $0.removeAll { $0.account == item.account }; $0.append(item)
        }
        if query.wantsAnything { result?.pointee = query.answer([(item, data)]) }
    }
}

/// Finds passwords in the keychain.
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    status { () throws(KeychainError) in
        let query = try ItemQuery(query)
        var found: [(StoredItem, Data)] = []
        for item in try query.matches() {
            guard let data = try query.keychain().read(item.account, group: query.group) else { continue }
            found.append((item, data))
            if !query.wantsAll { break }
        }
        guard !found.isEmpty else { throw .itemNotFound(query.account ?? query.service) }
        if query.wantsAnything { result?.pointee = query.answer(found) }
    } ifUnavailable: {
        errSecItemNotFound
    }
}

/// Changes passwords in the keychain.
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    status { () throws(KeychainError) in
        let query = try ItemQuery(query), changes = Values(attributesToUpdate)
        let items = try query.matches()
        var count = 0
        for item in items {
            guard let known = try query.keychain().read(item.account, group: query.group) else { continue }
            let data = changes[kSecValueData] as? Data ?? known
            let name = changes[kSecAttrAccount] as? String ?? item.account
            if name != item.account {
                try query.keychain().add(data, name, group: query.group, accessibility: ItemQuery.accessibility(changes) ?? .whenUnlocked)
                try query.keychain().remove(item.account, group: query.group)
            } else {
                try query.keychain().update(data, name, group: query.group, accessibility: ItemQuery.accessibility(changes))
            }
            try ItemIndex.change(query) { known in
                guard let index = known.firstIndex(where: { $0.account == item.account }) else { return }
                known[index].take(changes)
                known[index].account = name
            }
            count += 1
        }
        guard count > 0 else { throw .itemNotFound(query.account ?? query.service) }
    } ifUnavailable: {
        errSecItemNotFound
    }
}

/// Removes passwords from the keychain.
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
    status { () throws(KeychainError) in
        let query = try ItemQuery(query)
        var count = 0
        for item in try query.matches() where try query.keychain().read(item.account, group: query.group) != nil {
            try query.keychain().remove(item.account, group: query.group)
            try ItemIndex.change(query) { $0.removeAll { $0.account == item.account } }
            count += 1
        }
        guard count > 0 else { throw .itemNotFound(query.account ?? query.service) }
    } ifUnavailable: {
        errSecItemNotFound
    }
}

/// - Parameter ifUnavailable: what is said where no host has a keychain.
private func status(
    _ body: () throws(KeychainError) -> Void, ifUnavailable: () -> OSStatus = { errSecNotAvailable }
) -> OSStatus {
    do throws(KeychainError) {
        try body()
        return errSecSuccess
    } catch {
        if case .notAvailable = error { return ifUnavailable() }
        return error.status
    }
}

/// The values of a query by the plain words of its keys.
private struct Values {
    private var values: [String: Any] = [:]

    init(_ dictionary: CFDictionary) {
        for (key, value) in dictionary { values["\(key)"] = value }
    }

    subscript(key: CFString) -> Any? { values["\(key)"] }
    func text(_ key: CFString) -> String? { values["\(key)"].map { "\($0)" } }
    func isTrue(_ key: CFString) -> Bool { (values["\(key)"] as? Bool) ?? (values["\(key)"] as? NSNumber)?.boolValue ?? false }
}

/// A query to the keychain.
private struct ItemQuery {
    /// The separator before the service of a server's password, and between its parts.
    private static let mark = "\u{1}"

    let service: String
    let account: String?
    let group: String?
    let data: Data?
    let accessibility: KeychainAccessibility?
    let values: Values

    init(_ dictionary: CFDictionary) throws(KeychainError) {
        let values = Values(dictionary)
        self.values = values
        // What is not limited to them would be all items.
        guard values[kSecMatchItemList] == nil else { throw .refused(status: errSecUnimplemented) }
        switch values.text(kSecClass) {
        case "\(kSecClassGenericPassword)": service = values.text(kSecAttrService) ?? ""
        case "\(kSecClassInternetPassword)":
            let keys = [kSecAttrServer, kSecAttrProtocol, kSecAttrPort, kSecAttrPath, kSecAttrSecurityDomain]
            service = Self.mark + keys.map { values.text($0) ?? "" }.joined(separator: Self.mark)
        case nil: throw .refused(status: errSecParam)
        default: throw .refused(status: errSecUnimplemented)
        }
        account = values.text(kSecAttrAccount)
        group = values.text(kSecAttrAccessGroup)
        data = values[kSecValueData] as? Data
        accessibility = Self.accessibility(values)
    }

    func keychain() throws(KeychainError) -> any Keychain { try DeviceKeychain.open(service: service) }

    static func accessibility(_ values: Values) -> KeychainAccessibility? {
        let written = (values[kSecAttrAccessControl] as? SecAccessControl)?.protection ?? values.text(kSecAttrAccessible)
        return switch written {
        case nil: nil
        case "ck", "dk": .afterFirstUnlock
        case "cku", "dku": .afterFirstUnlockThisDeviceOnly
        case "aku", "akpu": .whenUnlockedThisDeviceOnly
        default: .whenUnlocked
        }
    }

    /// The items that it may mean, by what is known of them.
    func matches() throws(KeychainError) -> [StoredItem] {
        let known = try ItemIndex.items(self)
        if let account { return [known.first { $0.account == account } ?? StoredItem(account: account)] }
        return known.isEmpty ? [StoredItem(account: "")] : known
    }

    var wantsAll: Bool { values.text(kSecMatchLimit) == "\(kSecMatchLimitAll)" || (values[kSecMatchLimit] as? Int).map { $0 > 1 } ?? false }
    private var wantsData: Bool { values.isTrue(kSecReturnData) }
    private var wantsAttributes: Bool { values.isTrue(kSecReturnAttributes) }
    var wantsAnything: Bool { wantsData || wantsAttributes }

    func answer(_ found: [(StoredItem, Data)]) -> CFTypeRef {
        let answers = found.map { item, data -> Any in
            guard wantsAttributes else { return data }
            var attributes = item.attributes
            attributes["\(kSecClass)"] = values.text(kSecClass)
            if values.text(kSecClass) == "\(kSecClassGenericPassword)" { attributes["\(kSecAttrService)"] = service }
            for key in [kSecAttrServer, kSecAttrProtocol, kSecAttrPath] {
                if let text = values.text(key) { attributes["\(key)"] = text }
            }
            if let group { attributes["\(kSecAttrAccessGroup)"] = group }
            if wantsData { attributes["\(kSecValueData)"] = data }
            return attributes
        }
        if wantsAll { return answers as AnyObject }
        return (answers.first ?? Data()) as AnyObject
    }
}

/// An item of the keychain as it is stored: its attributes beside its data.
private struct StoredItem: Codable {
    var account: String
    var label: String?
    var generic: Data?
    var words: String?
    var comment: String?
    var created: Date?
    var changed: Date?

    init(account: String) { self.account = account }

    init(_ query: ItemQuery, created: Date) {
        account = query.account ?? ""
        take(query.values)
        self.created = created
    }

    mutating func take(_ values: Values) {
        label = values.text(kSecAttrLabel) ?? label
        words = values.text(kSecAttrDescription) ?? words
        comment = values.text(kSecAttrComment) ?? comment
        generic = values[kSecAttrGeneric] as? Data ?? generic
        changed = Date()
    }

    var attributes: [String: Any] {
        var found: [String: Any] = ["\(kSecAttrAccount)": account]
        found["\(kSecAttrLabel)"] = label
        found["\(kSecAttrDescription)"] = words
        found["\(kSecAttrComment)"] = comment
        found["\(kSecAttrGeneric)"] = generic
        found["\(kSecAttrCreationDate)"] = created
        found["\(kSecAttrModificationDate)"] = changed
        return found
    }
}

/// An index of the items of each service: the keychain’s files do not say whose they are.
private enum ItemIndex {
    private static let name = "\u{1}index"

    static func items(_ query: ItemQuery) throws(KeychainError) -> [StoredItem] {
        guard let data = try query.keychain().read(name, group: query.group) else { return [] }
        return (try? JSONDecoder().decode([StoredItem].self, from: data)) ?? []
    }

    static func change(_ query: ItemQuery, _ body: (inout [StoredItem]) -> Void) throws(KeychainError) {
        var items = try items(query)
        body(&items)
        let data = (try? JSONEncoder().encode(items)) ?? Data()
        try query.keychain().write(data, name, group: query.group, accessibility: .afterFirstUnlock)
    }
}
