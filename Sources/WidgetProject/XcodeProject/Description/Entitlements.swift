import Foundation

/// A target's entitlements with settings filled in, so that a host takes them.
///
/// A group that cannot be one because a setting of its name is nowhere gets a stand-in for that: who shares it by that name shares it still.
struct Entitlements {
    private(set) var values: PropertyList?
    private(set) var notes: [ProjectNote] = []
    /// The stand-ins for names that nothing defines.
    private(set) var standIns: [String: String] = [:]

    static let groups = "com.apple.security.application-groups"

    /// - Parameter stated: what goes before the file's, since the file is made of it.
    init(file: URL?, stated: [String: PropertyList] = [:], settings: BuildSettings) {
        guard file != nil || !stated.isEmpty else { return }
        do throws(ProjectError) {
            var read: [String: PropertyList] = [:]
            if let file {
                guard let own = try PropertyList(file: file).values else {
                    throw .unreadable(file: file.path, reason: "it is no dictionary")
                }
                read = own
            }
            read.merge(stated) { $1 }
            var filled: [String: PropertyList] = [:]
            for (key, value) in read {
                filled[key] = value.mapTexts { text in
                    let plain = settings.expand(text)
                    // Where a build setting has no value, the group's name may be no identifier: a stand-in completes it.
                    guard key == Self.groups, !BundleIdentifier.isGroup(plain) else { return plain }
                    var completed = settings
                    _ = settings.expand(text) { name in
                        guard !name.isEmpty else { return }
                        completed.standIns[name] = Self.standIn(name, whole: text)
                    }
                    let standing = completed.expand(text)
                    guard BundleIdentifier.isGroup(standing) else { return plain }
                    standIns.merge(completed.standIns) { first, _ in first }
                    return standing
                }
            }
            notes += standIns.keys.sorted().filter { settings.standIns[$0] == nil }.map {
                ProjectNote(.unresolved, "nothing defines the setting \($0); “\(standIns[$0] ?? "")” stands for it", file: file)
            }
            dropUnusable(&filled, file)
            values = .dictionary(filled)
        } catch {
            notes.append(ProjectNote(.settings, "\(error)", file: file))
        }
    }

    /// A group whose whole name is one setting keeps the form of a group.
    private static func standIn(_ name: String, whole: String) -> String {
        let plain = String(name.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
        return whole == "$(\(name))" || whole == "${\(name)}" ? "group.\(plain)" : plain
    }

    /// Groups as macOS has them, and such as no identifier can be.
    private mutating func dropUnusable(_ values: inout [String: PropertyList], _ file: URL?) {
        guard let stated = values[Self.groups] else { return }
        let usable = stated.texts.filter(BundleIdentifier.isGroup)
        for group in stated.texts where !usable.contains(group) {
            notes.append(ProjectNote(.entitlement, "“\(group.prefix(80))” is no App Group that iOS knows, and is left out", file: file))
        }
        values[Self.groups] = .array(usable.map { .string($0) })
    }
}
