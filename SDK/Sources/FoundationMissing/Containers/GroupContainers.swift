import Foundation

/// The App Groups to which this process belongs, by its signed entitlements, and their folders.
package struct GroupContainers: Sendable {
    package static let entitlementsFile = "archived-expanded-entitlements.xcent"
    static let groupsKey = "com.apple.security.application-groups"

    /// Folder of all groups, or nil for a process that the host did not start.
    let folder: String?
    package let groups: Set<String>

    package static let current = GroupContainers(environment: ProcessInfo.processInfo.environment)

    package init(environment: [String: String]) {
        folder = environment["VITRINE_HOME"].map { $0 + "/AppGroups" }
        guard folder != nil, let bundle = environment["VITRINE_BUNDLE"],
            let data = FileManager.default.contents(atPath: "\(bundle)/\(Self.entitlementsFile)"),
            let entitlements = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else {
            groups = []
            return
        }
        groups = Set((entitlements[Self.groupsKey] as? [String] ?? []).filter(Self.isSafe))
    }

    /// A group's folder, or nil when the process is not entitled to it; the first time that is said on standard error.
    package func path(of group: String) -> String? {
        guard let folder else { return nil }
        guard groups.contains(group) else {
            if group.hasPrefix("group."), Self.isSafe(group) { Self.unentitled.tell(group) }
            return nil
        }
        return "\(folder)/\(group)"
    }

    private static let unentitled = UnentitledGroups()

    /// Whether a name can be a folder's: letters, digits, `.`, `-` and `_`, at most 255 bytes, not beginning with a dot.
    static func isSafe(_ group: String) -> Bool {
        !group.isEmpty && group.utf8.count <= 255 && !group.hasPrefix(".")
            && group.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
                    true
                case UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"): true
                default: false
                }
            }
    }
}
