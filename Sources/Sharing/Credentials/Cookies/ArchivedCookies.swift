import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Cookies archived into a group's defaults, and taken out by whoever shares the group. Nothing encrypts them, and of two writers the last
/// wins: good for a cookie that one side sets, wrong for secrets that change often.
public struct ArchivedCookies: CookieStore, @unchecked Sendable {
    // UserDefaults is documented as thread-safe, but not declared Sendable everywhere.
    private let defaults: UserDefaults
    private let key: String
    /// Bytes of the archive.
    private static let largest = 1 << 20

    /// - Parameters:
    ///   - defaults: the group's, as `AppGroup.defaults()` gives them to a process that belongs to it.
    ///   - group: whose they are, beginning with `group.`.
    ///   - key: of the archive.
    /// - Throws: `.notEntitled` where there are no defaults, or the name is no group's.
    public init(_ defaults: UserDefaults?, group: String, key: String = "cookies") throws(CookieStoreError) {
        guard group.hasPrefix("group."), let defaults else { throw .notEntitled(group: group) }
        self.defaults = defaults
        self.key = key
    }

    /// The cookies of the archive that have not ended; none where there is no archive.
    /// - Throws: `.damaged` for an archive of something else, or of more than 1 MB.
    public func cookies(at now: Date) throws(CookieStoreError) -> [HTTPCookie] {
        guard let archive = defaults.data(forKey: key) else { return [] }
        guard archive.count <= Self.largest else { throw .damaged("the archive has \(archive.count) bytes") }
        let classes: [AnyClass] = [NSArray.self, NSDictionary.self, NSString.self, NSDate.self]
        guard let list = try? NSKeyedUnarchiver.unarchivedObject(ofClasses: classes, from: archive) as? [[String: Any]] else {
            throw .damaged("they are no archive of cookies")
        }
        return list.compactMap(HTTPCookie.from(record:)).filter { !$0.isOver(at: now) }
    }

    /// Stores these, in the place of those with the same name, domain and path; a damaged archive is replaced as a whole.
    /// - Throws: `.notAvailable` when they cannot be archived.
    public func set(_ cookies: [HTTPCookie]) throws(CookieStoreError) {
        // What is damaged is replaced.
        try store(((try? self.cookies(at: Date())) ?? []).setting(cookies, at: Date()))
    }

    /// Removes the cookies that a service would be sent, and those that have ended; with the last one goes the archive.
    /// - Throws: `.notAvailable` when the others cannot be archived.
    public func remove(for url: URL) throws(CookieStoreError) {
        try store(((try? cookies(at: Date())) ?? []).filter { !$0.isSent(to: url) })
    }

    private func store(_ cookies: [HTTPCookie]) throws(CookieStoreError) {
        guard !cookies.isEmpty else { return defaults.removeObject(forKey: key) }
        let list = cookies.map(\.record) as NSArray
        guard let archive = try? NSKeyedArchiver.archivedData(withRootObject: list, requiringSecureCoding: true) else {
            throw .notAvailable("they cannot be archived")
        }
        defaults.set(archive, forKey: key)
    }
}
