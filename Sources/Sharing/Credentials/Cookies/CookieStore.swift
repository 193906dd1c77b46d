import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Cookies that an app and its extensions share.
///
/// The calls block for as long as a file takes: not for the threads that tasks run on.
public protocol CookieStore: Sendable {
    /// The cookies that have not ended, of all services.
    func cookies(at now: Date) throws(CookieStoreError) -> [HTTPCookie]

    /// Stores these, in the place of those with the same name, domain and path. All of them or none.
    func set(_ cookies: [HTTPCookie]) throws(CookieStoreError)

    /// Removes the cookies that a service would be sent, and those that have ended.
    func remove(for url: URL) throws(CookieStoreError)
}

extension CookieStore {
    /// The cookies that a service is sent.
    public func cookies(for url: URL, at now: Date) throws(CookieStoreError) -> [HTTPCookie] {
        try cookies(at: now).filter { $0.isSent(to: url) }
    }
}

/// An error that tells why shared cookies cannot be used.
public enum CookieStoreError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The process's entitlements do not name the group, or the name is none that groups have.
    case notEntitled(group: String)
    /// The stored data is not cookies.
    case damaged(String)
    /// The cookies cannot be read or written now; why.
    case notAvailable(String)

    public var description: String {
        switch self {
        case .notEntitled(let group):
            "This process does not belong to the group “\(group)”; add it to com.apple.security.application-groups in the entitlements."
        case .damaged(let reason): "The shared cookies are damaged: \(reason)."
        case .notAvailable(let reason): "The shared cookies cannot be used: \(reason)."
        }
    }
}

extension HTTPCookie {
    /// Whether a request for an address carries it: RFC 6265, 5.1.3, 5.1.4 and 5.4.
    package func isSent(to url: URL) -> Bool {
        guard let host = url.host?.lowercased(), !isSecure || url.scheme?.lowercased() == "https" else { return false }
        let domain = domain.lowercased()
        let isForHost = domain.hasPrefix(".") ? host == domain.dropFirst() || host.hasSuffix(domain) : host == domain
        let asked = url.path.isEmpty ? "/" : url.path
        let isForPath = asked == path || asked.hasPrefix(path.hasSuffix("/") ? path : path + "/")
        return isForHost && isForPath
    }

    /// Whether the cookie has expired; one that ends with its session never expires by the clock.
    package func isOver(at now: Date) -> Bool { expiresDate.map { $0 <= now } ?? false }

    /// Whether another replaces it.
    package func hasSameName(as other: HTTPCookie) -> Bool {
        name == other.name && domain.lowercased() == other.domain.lowercased() && path == other.path
    }

    /// The cookie as a property list has it. What is a switch stands there only where it is on: Foundation takes any text, “false” too,
    /// for on.
    package var record: [String: Any] {
        let switches: [HTTPCookiePropertyKey: Bool] = [.secure: isSecure, .discard: isSessionOnly]
        var record: [String: Any] = [:]
        for (key, value) in properties ?? [:] {
            switch (switches[key], value) {
            case (true?, _): record[key.rawValue] = "TRUE"
            case (false?, _): break
            case (nil, let date as Date): record[key.rawValue] = date
            case (nil, let url as URL): record[key.rawValue] = url.absoluteString
            case (nil, _): record[key.rawValue] = "\(value)"
            }
        }
        return record
    }

    /// Makes a cookie of its record; nil for what is none.
    package static func from(record: [String: Any]) -> HTTPCookie? {
        var properties: [HTTPCookiePropertyKey: Any] = [:]
        for (key, value) in record where value is String || value is Date { properties[HTTPCookiePropertyKey(key)] = value }
        return HTTPCookie(properties: properties)
    }

    /// Returns the cookie with an expiry date: storages shared by processes take no cookie that ends with the session.
    public func lasting(until end: Date) -> HTTPCookie? {
        var properties = properties ?? [:]
        properties[.discard] = nil
        properties[.maximumAge] = nil
        properties[.expires] = end
        return HTTPCookie(properties: properties)
    }
}

extension [HTTPCookie] {
    /// These cookies with others in the place of those with the same names, and without what is over.
    package func setting(_ cookies: [HTTPCookie], at now: Date) -> [HTTPCookie] {
        (filter { old in !cookies.contains { $0.hasSameName(as: old) } } + cookies).filter { !$0.isOver(at: now) }
    }
}
