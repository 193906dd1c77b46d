import Foundation

/// Reads an app's links into its routes and writes them: one scheme, and for each pattern what to make of the values found.
public struct DeepLinkRouter<Route: Sendable>: Sendable {
    /// Longest link that is read, in bytes.
    public static var longestLink: Int { 4096 }

    private struct Entry: Sendable {
        let pattern: LinkPattern
        let make: @Sendable (LinkParameters) throws(DeepLinkError) -> Route
    }

    public let scheme: String
    private var entries: [Entry] = []

    /// - Parameter scheme: as declared in the app's `CFBundleURLSchemes`; compared without regard to case.
    public init(scheme: String) { self.scheme = scheme.lowercased() }

    /// Adds a kind of link; the first pattern that fits wins.
    public mutating func add(_ pattern: LinkPattern, _ make: @escaping @Sendable (LinkParameters) throws(DeepLinkError) -> Route) {
        entries.append(Entry(pattern: pattern, make: make))
    }

    public func route(_ url: URL) throws(DeepLinkError) -> Route { try route(url.absoluteString) }

    /// The route of a link, which may come from anybody.
    public func route(_ link: String) throws(DeepLinkError) -> Route {
        guard link.utf8.count <= Self.longestLink else { throw .tooLong(bytes: link.utf8.count) }
        guard let colon = link.firstIndex(of: ":"), link[colon...].hasPrefix("://") else { throw .notALink }
        guard link[..<colon].lowercased() == scheme else { throw .foreignScheme(expected: scheme) }
        let rest = link[colon...].dropFirst(3).prefix { $0 != "#" }
        let path = rest.prefix { $0 != "?" }
        var parts: [String] = []
        for part in path.split(separator: "/") { parts.append(try decoded(part, plusIsSpace: false)) }
        let query = try values(rest.dropFirst(path.count + 1))
        for entry in entries {
            guard let found = entry.pattern.match(parts) else { continue }
            return try entry.make(LinkParameters(path: found, query: query))
        }
        throw .unknownPath
    }

    /// The link that leads to a path with these values, or an error when one that the pattern names is missing.
    public func link(_ pattern: LinkPattern, _ values: [String: String] = [:], query: [String: String] = [:]) throws(DeepLinkError) -> URL {
        var path: [String] = []
        for part in pattern.parts {
            switch part {
            case .word(let word): path.append(try encoded(word, name: word))
            case .value(let name):
                guard let value = values[name], !value.isEmpty else { throw .missingValue(name) }
                guard !value.contains("/") else { throw .invalidValue(name) }
                path.append(try encoded(value, name: name))
            }
        }
        var text = "\(scheme)://\(path.joined(separator: "/"))"
        var separator = "?"
        for (name, value) in query.sorted(by: { $0.key < $1.key }) {
            text += "\(separator)\(try encoded(name, name: name))=\(try encoded(value, name: name))"
            separator = "&"
        }
        guard let url = URL(string: text) else { throw .notALink }
        return url
    }

    private func values(_ query: Substring) throws(DeepLinkError) -> [String: String] {
        var result: [String: String] = [:]
        for pair in query.split(separator: "&") {
            let name = pair.prefix { $0 != "=" }
            let key = try decoded(name, plusIsSpace: true)
            let value = try decoded(pair.dropFirst(name.count + 1), plusIsSpace: true)
            guard result.updateValue(value, forKey: key) == nil else { throw .repeatedValue }
        }
        return result
    }

    /// Decoded once, never twice; a slash or a control character may not come out, since they would change what the path means.
    private func decoded(_ text: Substring, plusIsSpace: Bool) throws(DeepLinkError) -> String {
        let plain = plusIsSpace ? String(text.replacing("+", with: " ")) : String(text)
        guard let result = plain.removingPercentEncoding,
            !result.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
        else { throw .malformedEncoding }
        guard plusIsSpace || (!result.contains("/") && result != "." && result != "..") else { throw .malformedEncoding }
        return result
    }

    private func encoded(_ text: String, name: String) throws(DeepLinkError) -> String {
        let allowed = CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~")
        guard let result = text.addingPercentEncoding(withAllowedCharacters: allowed) else { throw .invalidValue(name) }
        return result
    }
}
