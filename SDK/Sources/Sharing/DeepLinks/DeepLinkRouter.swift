import Foundation

/// Reads an app's links into its routes and writes them: one scheme, and for each kind of link how its values make a route and a route its
/// values.
///
///     var router = DeepLinkRouter<Screen>(scheme: "getaways")
///     router.add("search/:airport") { values throws(DeepLinkError) in
///         .search(airport: try values.required("airport"), city: try values.text("city"))
///     } values: { screen in
///         guard case .search(let airport, let city) = screen else { return nil }
///         return LinkParameters(path: ["airport": airport], query: ["city": city])
///     }
///     let url = try router.link(to: .search(airport: "MXP", city: "A Coruña & more"))
///     let screen = try router.route(url)
///
/// A value in the path is a word: it has no slash, no control characters, and is not empty. A value in the query is any text.
public struct DeepLinkRouter<Route: Sendable>: Sendable {
    /// Longest link that is read or written, in bytes.
    public static var longestLink: Int { 4096 }

    private struct Entry: Sendable {
        let pattern: LinkPattern
        let make: @Sendable (LinkParameters) throws(DeepLinkError) -> Route
        let values: @Sendable (Route) -> LinkParameters?
    }

    /// The scheme that all links of the app begin with, in small letters.
    public let scheme: String
    private var entries: [Entry] = []

    /// - Parameter scheme: as declared in the app's `CFBundleURLSchemes`; compared without regard to case.
    public init(scheme: String) { self.scheme = scheme.lowercased() }

    /// Adds a kind of link; the first pattern that fits wins.
    /// - Parameters:
    ///   - make: the route that a link's values lead to.
    ///   - values: those of a route of this kind, nil for any other. Without it links of this kind are only read.
    public mutating func add(
        _ pattern: LinkPattern, _ make: @escaping @Sendable (LinkParameters) throws(DeepLinkError) -> Route,
        values: @escaping @Sendable (Route) -> LinkParameters? = { _ in nil }
    ) {
        entries.append(Entry(pattern: pattern, make: make, values: values))
    }

    /// The route of a link as the system hands it over, read as the same text is.
    public func route(_ url: URL) throws(DeepLinkError) -> Route { try route(url.absoluteString) }

    /// The route of a link, which may come from anybody.
    public func route(_ link: String) throws(DeepLinkError) -> Route {
        guard link.utf8.count <= Self.longestLink else { throw .tooLong(bytes: link.utf8.count) }
        // Character by character an accent would hide the sign it stands on.
        let scalars = link.unicodeScalars[...]
        guard let colon = scalars.firstIndex(of: ":"), String(scalars[colon...].prefix(3)) == "://",
            !scalars.contains(where: LinkText.isControl)
        else { throw .notALink }
        guard String(scalars[..<colon]).utf8.map(Self.small) == Array(scheme.utf8) else { throw .foreignScheme(expected: scheme) }
        let rest = scalars[colon...].dropFirst(3).prefix { $0 != "#" }
        let path = rest.prefix { $0 != "?" }
        var parts: [String] = []
        for part in path.split(separator: "/") { parts.append(try LinkText.part(part)) }
        guard let (entry, found) = entry(parts) else { throw .unknownPath }
        return try entry.make(LinkParameters(path: found, query: try values(rest[path.endIndex...].dropFirst())))
    }

    /// The link that leads to a route, and to no other: it has been read again.
    public func link(to route: Route) throws(DeepLinkError) -> URL where Route: Equatable {
        for entry in entries {
            guard let values = entry.values(route) else { continue }
            let url = try link(entry.pattern, values.path, query: values.query)
            guard try self.route(url) == route else { throw .noLinkToRoute }
            return url
        }
        throw .noLinkToRoute
    }

    /// The link that leads to a path with these values.
    /// - Throws: when a value that the pattern names is missing or no word, or when the link would be too long to be read.
    public func link(_ pattern: LinkPattern, _ values: [String: String] = [:], query: [String: String] = [:]) throws(DeepLinkError) -> URL {
        var path: [String] = []
        for part in pattern.parts {
            switch part {
            case .word(let word): path.append(try LinkText.encoded(word, name: word))
            case .value(let name):
                guard let value = values[name], !value.isEmpty else { throw .missingValue(name) }
                guard LinkText.isPart(value) else { throw .invalidValue(name) }
                path.append(try LinkText.encoded(value, name: name))
            }
        }
        var text = "\(scheme)://\(path.joined(separator: "/"))"
        var separator = "?"
        for (name, value) in query.sorted(by: { $0.key < $1.key }) {
            text += "\(separator)\(try LinkText.encoded(name, name: name))=\(try LinkText.encoded(value, name: name))"
            separator = "&"
        }
        guard text.utf8.count <= Self.longestLink else { throw .tooLong(bytes: text.utf8.count) }
        guard let url = URL(string: text) else { throw .notALink }
        return url
    }

    private func entry(_ path: [String]) -> (Entry, [String: String])? {
        for entry in entries {
            if let found = entry.pattern.match(path) { return (entry, found) }
        }
        return nil
    }

    private func values(_ query: Substring.UnicodeScalarView) throws(DeepLinkError) -> [String: String] {
        var result: [String: String] = [:]
        for pair in query.split(separator: "&") {
            let name = pair.prefix { $0 != "=" }
            guard let key = LinkText.decoded(name) else { throw .malformedEncoding }
            guard let value = LinkText.decoded(pair[name.endIndex...].dropFirst()) else {
                throw .invalidValue(LinkText.harmless(key))
            }
            guard result.updateValue(value, forKey: key) == nil else { throw .repeatedValue(LinkText.harmless(key)) }
        }
        return result
    }

    /// The small form of an ASCII letter only: other alphabets have letters whose small form is one of ours.
    private static func small(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte + 32 : byte
    }
}
