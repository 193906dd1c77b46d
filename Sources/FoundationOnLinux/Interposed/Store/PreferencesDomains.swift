import CVirtualClock
import Foundation
import FoundationMissing

/// Finds the store that belongs to the name of a preferences domain.
final class PreferencesDomains: @unchecked Sendable {
    /// The domains of this process; nil outside one that the host started: then Foundation keeps its own preferences.
    static let current: PreferencesDomains? = {
        let environment = ProcessInfo.processInfo.environment
        guard environment["VITRINE_ROLE"] != nil, let home = environment["HOME"] else { return nil }
        return PreferencesDomains(home: home, bundle: Bundle.main.bundleIdentifier, groups: GroupContainers(environment: environment))
    }()

    /// Core Foundation's name for a process's own domain.
    static let ownDomain = "kCFPreferencesCurrentApplication"

    private let home: String
    private let bundle: String?
    private let groups: GroupContainers
    private let lock = NSLock()
    private var stores: [String: PreferencesStore] = [:]
    private var suites: [String] = []

    init(home: String, bundle: String?, groups: GroupContainers) {
        self.home = home
        self.bundle = bundle
        self.groups = groups
    }

    func store(for domain: String) -> PreferencesStore {
        lock.withLock {
            if let store = stores[domain] { return store }
            let store = PreferencesStore(path: path(of: domain), report: tell)
            stores[domain] = store
            return store
        }
    }

    /// A suite of a group lies with the group. One that the entitlements do not name is the process's own, as on iOS: nobody shares it.
    func path(of domain: String) -> String {
        if let group = groups.path(of: domain) { return "\(group)/Library/Preferences/\(domain).vitrine" }
        let own = bundle ?? "standard"
        let name = domain == Self.ownDomain ? own : domain
        return "\(home)/Library/Preferences/\(Self.fileName(of: name)).vitrine"
    }

    /// `UserDefaults.addSuite(named:)`: domains in which a read of the process's own goes on looking.
    func addSuite(_ name: String) { lock.withLock { if !suites.contains(name) { suites.append(name) } } }
    func removeSuite(_ name: String) { lock.withLock { suites.removeAll { $0 == name } } }

    func value(forKey key: String, domain: String) -> Data? {
        if let value = store(for: domain).value(forKey: key) { return value }
        guard domain == Self.ownDomain else { return nil }
        for suite in lock.withLock({ suites }) {
            if let value = store(for: suite).value(forKey: key) { return value }
        }
        return nil
    }

    /// A name that cannot leave its folder: all but letters, digits, `.`, `-`, `_` is percent-encoded, and a long name ends in its checksum.
    static func fileName(of domain: String) -> String {
        let allowed = CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-_")
        var name = domain.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
        if name.hasPrefix(".") || name.isEmpty { name = "%" + name }
        guard name.utf8.count > 180 else { return name }
        return "\(name.prefix(160))%\(String(Checksum.of(Data(domain.utf8)), radix: 16))-\(domain.utf8.count)"
    }
}

/// One line on standard error, which the host puts into its ledger.
func tell(_ sentence: String) {
    FileHandle.standardError.write(Data("vitrine: \(sentence)\n".utf8))
}
