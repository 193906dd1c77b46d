import Foundation

/// An address in the parts that are shown of it, as they are written in it.
struct AddressParts {
    private let components: URLComponents?

    init(_ url: URL) { components = URLComponents(url: url, resolvingAgainstBaseURL: true) }

    /// Whether the address names a host, or a place on none (`file:///`).
    var hasAuthority: Bool { components?.host != nil }

    var isHTTP: Bool { ["http", "https"].contains(components?.scheme?.lowercased()) }

    subscript(component: URL.FormatStyle.Component) -> String? {
        guard let components else { return nil }
        let path = components.percentEncodedPath
        return switch component {
        case .scheme: components.scheme
        case .user: components.percentEncodedUser
        case .password: components.percentEncodedPassword
        case .host: components.encodedHost
        case .port: components.port.map { "\($0)" }
        case .path: path.isEmpty ? nil : path
        case .query: components.percentEncodedQuery
        case .fragment: components.percentEncodedFragment
        }
    }
}

/// The condition under which a part is shown.
struct DisplayCondition: Hashable, Codable, Sendable {
    enum Sort: Int, Hashable, Codable, Sendable { case always, never, unlessHTTP, when, unless }

    var sort: Sort
    var component = URL.FormatStyle.Component.scheme
    var values: Set<String> = []

    func isMet(by parts: AddressParts) -> Bool {
        switch sort {
        case .always: true
        case .never: false
        case .unlessHTTP: !parts.isHTTP
        case .when: matches(parts)
        case .unless: !matches(parts)
        }
    }

    func matches(_ parts: AddressParts) -> Bool { parts[component].map(values.contains) ?? false }
}

extension URL.FormatStyle {
    /// Whether a part is shown.
    public struct ComponentDisplayOption: Hashable, Codable, Sendable, CustomStringConvertible {
        let condition: DisplayCondition

        public static var always: Self { Self(condition: DisplayCondition(sort: .always)) }
        public static var never: Self { Self(condition: DisplayCondition(sort: .never)) }
        /// The part is left out where the scheme is HTTP or HTTPS.
        public static var omitIfHTTPFamily: Self { Self(condition: DisplayCondition(sort: .unlessHTTP)) }
        /// The part is shown where another one is one of some.
        public static func displayWhen(_ component: Component, matches requirements: Set<String>) -> Self {
            Self(condition: DisplayCondition(sort: .when, component: component, values: requirements))
        }
        /// The part is left out where another one is one of some.
        public static func omitWhen(_ component: Component, matches requirements: Set<String>) -> Self {
            Self(condition: DisplayCondition(sort: .unless, component: component, values: requirements))
        }

        public var description: String { "\(condition.sort)" }
    }

    /// Whether the host is shown, and how much of it.
    public struct HostDisplayOption: Hashable, Codable, Sendable, CustomStringConvertible {
        let condition: DisplayCondition
        /// First words of a host that are left out.
        var omitted: Set<String> = []
        /// Whether only the last three words of a longer host are shown.
        var isShort = false
        /// The condition under which these are left out of it; nil: always.
        var shortening: DisplayCondition?

        public static var always: Self { Self(condition: DisplayCondition(sort: .always)) }
        public static var never: Self { Self(condition: DisplayCondition(sort: .never)) }
        /// The host is left out where the scheme is HTTP or HTTPS.
        public static var omitIfHTTPFamily: Self { Self(condition: DisplayCondition(sort: .unlessHTTP)) }
        /// The host is shown where another part is one of some.
        public static func displayWhen(_ component: Component, matches requirements: Set<String>) -> Self {
            Self(condition: DisplayCondition(sort: .when, component: component, values: requirements))
        }
        /// The host is left out where another part is one of some.
        public static func omitWhen(_ component: Component, matches requirements: Set<String>) -> Self {
            Self(condition: DisplayCondition(sort: .unless, component: component, values: requirements))
        }
        /// The host is shown without some first words.
        /// - Parameter omitMultiLevelSubdomains: no more than two words are shown before the last one.
        public static func omitSpecificSubdomains(
            _ subdomainsToOmit: Set<String> = Set(), includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false
        ) -> Self {
            Self(condition: DisplayCondition(sort: .always), omitted: subdomainsToOmit, isShort: omitMultiLevelSubdomains)
        }

        /// The host is shown without some first words where another component has one of some values.
        public static func omitSpecificSubdomains(
            _ subdomainsToOmit: Set<String> = Set(), includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false,
            when component: Component, matches requirements: Set<String>
        ) -> Self {
            var option = omitSpecificSubdomains(subdomainsToOmit, includeMultiLevelSubdomains: omitMultiLevelSubdomains)
            option.shortening = DisplayCondition(sort: .when, component: component, values: requirements)
            return option
        }

        /// The host without what is left out of it.
        func shortened(_ host: String, of parts: AddressParts) -> String {
            var words = host.split(separator: ".", omittingEmptySubsequences: false)
            // A number is no name.
            guard shortening?.isMet(by: parts) ?? true, !words.allSatisfy({ Int($0) != nil }), !host.contains(":") else { return host }
            if words.count > 2, omitted.contains(String(words[0])) { words.removeFirst() }
            return (isShort ? words.suffix(3) : words[...]).joined(separator: ".")
        }

        public var description: String { "\(condition.sort)" }
    }
}
