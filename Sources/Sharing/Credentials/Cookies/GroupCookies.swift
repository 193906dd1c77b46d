import Foundation
import VitrineSharedFiles

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The cookie storage of an app group: what one process stores, the others send with their next request.
///
/// On Apple's systems it is `HTTPCookieStorage.sharedCookieStorage(forGroupContainerIdentifier:)`. Foundation on Linux has that call, but
/// what it gives lies in a folder named after the executable, so that no two processes meet there, and is read once. Here it is a file in
/// the group's container, replaced as a whole under a lock. As Apple says, a cookie that ends with its session stays in its process.
public struct GroupCookies: CookieStore {
    private let group: String

    #if canImport(Darwin)
        /// - Parameters:
        ///   - group: as it stands in the entitlements, beginning with `group.`.
        ///   - container: the group's folder, in which the system keeps them.
        /// - Throws: `.notEntitled` where there is no container, or the name is no group's.
        public init(group: String, container: URL?) throws(CookieStoreError) {
            guard group.hasPrefix("group."), container != nil else { throw .notEntitled(group: group) }
            self.group = group
        }

        private var storage: HTTPCookieStorage { .sharedCookieStorage(forGroupContainerIdentifier: group) }

        /// The cookies of the group's storage that have not ended.
        public func cookies(at now: Date) throws(CookieStoreError) -> [HTTPCookie] {
            (storage.cookies ?? []).filter { !$0.isOver(at: now) }
        }

        /// Hands these to the group's storage one by one; each takes the place of one with the same name, domain and path.
        public func set(_ cookies: [HTTPCookie]) throws(CookieStoreError) { cookies.forEach(storage.setCookie) }

        /// Deletes the cookies that a service would be sent.
        public func remove(for url: URL) throws(CookieStoreError) {
            for cookie in storage.cookies ?? [] where cookie.isSent(to: url) { storage.deleteCookie(cookie) }
        }
    #else
        private let folder: URL
        /// Bytes of the file.
        private static let largest = 1 << 20

        /// - Parameters:
        ///   - group: as it stands in the entitlements, beginning with `group.`.
        ///   - container: the group's folder.
        /// - Throws: `.notEntitled` where there is no container, or the name is no group's.
        public init(group: String, container: URL?) throws(CookieStoreError) {
            guard group.hasPrefix("group."), let container else { throw .notEntitled(group: group) }
            self.group = group
            folder = container.appendingPathComponent("Library/Cookies", isDirectory: true)
        }

        private var file: URL { folder.appendingPathComponent("Cookies.plist") }

        /// The cookies of the group's file that have not ended; none where there is no file.
        /// - Throws: `.damaged` for a file of something else, or of more than 1 MB; `.notAvailable` when it cannot be read.
        public func cookies(at now: Date) throws(CookieStoreError) -> [HTTPCookie] { try stored().filter { !$0.isOver(at: now) } }

        /// Stores those of these that outlast their session, in the place of those with the same name, domain and path; a damaged file is
        /// replaced.
        /// - Throws: `.notAvailable` when another process keeps the lock for 2 s, or nothing can be written.
        public func set(_ cookies: [HTTPCookie]) throws(CookieStoreError) {
            let lasting = cookies.filter { !$0.isSessionOnly }
            try change { $0.setting(lasting, at: Date()) }
        }

        /// Removes the cookies that a service would be sent, and those that have ended.
        /// - Throws: `.notAvailable` when another process keeps the lock for 2 s, or nothing can be written.
        public func remove(for url: URL) throws(CookieStoreError) {
            try change { cookies in cookies.filter { !$0.isSent(to: url) && !$0.isOver(at: Date()) } }
        }

        private func stored() throws(CookieStoreError) -> [HTTPCookie] {
            let bytes: Data
            do throws(BoundedFile.Failure) {
                bytes = try BoundedFile.contents(of: file, limit: Self.largest)
            } catch {
                switch error {
                case .missing: return []
                case .noFile: throw .damaged("it is no file")
                case .tooLarge(let count): throw .damaged("it has \(count) bytes")
                case .refused(let code): throw .notAvailable(String(cString: strerror(code)))
                }
            }
            guard let list = try? PropertyListSerialization.propertyList(from: bytes, format: nil) as? [[String: Any]] else {
                throw .damaged("it is no list")
            }
            return list.compactMap(HTTPCookie.from(record:))
        }

        private func change(_ body: ([HTTPCookie]) -> [HTTPCookie]) throws(CookieStoreError) {
            // Where this fails, the lock says so.
            try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            // A closure that throws one type of error only is not told apart from one that throws any.
            var failure: CookieStoreError?
            let outcome = FileLock(folder.appendingPathComponent("lock")).soon(milliseconds: 2_000) {
                do throws(CookieStoreError) {
                    var old: [HTTPCookie] = []
                    do throws(CookieStoreError) { old = try stored() } catch { if case .notAvailable = error { throw error } }
                    try write(body(old))
                } catch {
                    failure = error
                }
            }
            if let failure { throw failure }
            switch outcome {
            case .done: break
            case .busy: throw .notAvailable("another process does not let go of them")
            case .unusable(let reason): throw .notAvailable(reason)
            }
        }

        private func write(_ cookies: [HTTPCookie]) throws(CookieStoreError) {
            guard let bytes = try? PropertyListSerialization.data(fromPropertyList: cookies.map(\.record), format: .binary, options: 0),
                bytes.count <= Self.largest, let draft = Draft(bytes, in: folder, lasting: true)
            else { throw .notAvailable("they cannot be written") }
            guard draft.replace(file) else {
                draft.discard()
                throw .notAvailable("they cannot be written")
            }
        }
    #endif
}
