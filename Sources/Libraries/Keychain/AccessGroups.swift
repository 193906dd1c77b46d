import Foundation

/// The keychain groups of a process, in the order in which they count.
public enum AccessGroups {
    /// Apple's rule: the groups of `keychain-access-groups`, then the application's own identifier, then its app groups.
    public static func effective(keychain: [String], application: String, appGroups: [String]) -> [String] {
        var seen: Set<String> = []
        return (keychain.map(withoutPrefix) + [application] + appGroups).filter { isSafe($0) && seen.insert($0).inserted }
    }

    /// A group without what Xcode puts before it: here no team signs, so the prefix is empty.
    package static func withoutPrefix(_ group: String) -> String {
        for prefix in ["$(AppIdentifierPrefix)", "$(TeamIdentifierPrefix)"] where group.hasPrefix(prefix) {
            return String(group.dropFirst(prefix.count))
        }
        return group
    }

    /// Whether a name can be a folder's: letters, digits, `.`, `-` and `_`, at most 155 bytes, not beginning with a dot.
    package static func isSafe(_ group: String) -> Bool {
        (1...155).contains(group.utf8.count) && !group.hasPrefix(".")
            && group.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                    UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"):
                    true
                default: false
                }
            }
    }

    /// The groups of a process that the host started, by the entitlements its bundle was signed with; empty for any other.
    static func of(_ environment: [String: String]) -> [String] {
        guard let bundle = environment["VITRINE_BUNDLE"] else { return [] }
        func list(_ name: String) -> [String: Any] {
            let file = URL(fileURLWithPath: bundle, isDirectory: true).appendingPathComponent(name)
            let data = FileManager.default.contents(atPath: file.path) ?? Data()
            return (try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]) ?? [:]
        }
        let entitlements = list("archived-expanded-entitlements.xcent")
        return effective(
            keychain: entitlements["keychain-access-groups"] as? [String] ?? [],
            application: list("Info.plist")["CFBundleIdentifier"] as? String ?? "",
            appGroups: entitlements["com.apple.security.application-groups"] as? [String] ?? [])
    }
}
