import Foundation

extension URL {
    /// Shows an address as people read it: of its parts those that are asked for.
    ///
    /// Shown by itself are the scheme, the host, the port where the scheme is none of HTTP's, and the path (Apple's page of the initialiser).
    public struct FormatStyle: Foundation.FormatStyle, Hashable, Codable, Sendable {
        /// A part of an address.
        public enum Component: Int, Hashable, Codable, Sendable, CustomStringConvertible {
            case scheme, user, password, host, port, path, query, fragment

            public var description: String {
                switch self {
                case .scheme: "scheme"
                case .user: "user"
                case .password: "password"
                case .host: "host"
                case .port: "port"
                case .path: "path"
                case .query: "query"
                case .fragment: "fragment"
                }
            }
        }

        private var scheme: ComponentDisplayOption
        private var user: ComponentDisplayOption
        private var password: ComponentDisplayOption
        private var host: HostDisplayOption
        private var port: ComponentDisplayOption
        private var path: ComponentDisplayOption
        private var query: ComponentDisplayOption
        private var fragment: ComponentDisplayOption

        public init(
            scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never, password: ComponentDisplayOption = .never,
            host: HostDisplayOption = .always, port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always,
            query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
        ) {
            (self.scheme, self.user, self.password, self.host) = (scheme, user, password, host)
            (self.port, self.path, self.query, self.fragment) = (port, path, query, fragment)
        }

        public func format(_ value: URL) -> String {
            let parts = AddressParts(value)
            func shown(_ component: Component, _ option: ComponentDisplayOption) -> String? {
                option.condition.isMet(by: parts) ? parts[component] : nil
            }
            let user = shown(.user, user), password = shown(.password, password)
            let host = host.condition.isMet(by: parts) ? parts[.host].map { self.host.shortened($0, of: parts) } : nil
            var text = ""
            if let scheme = shown(.scheme, scheme) { text += scheme + (parts.hasAuthority ? "://" : ":") }
            if let user { text += user }
            if let password { text += ":" + password }
            if user != nil || password != nil { text += "@" }
            text += host ?? ""
            if let port = shown(.port, port) { text += ":" + port }
            text += shown(.path, path) ?? ""
            if let query = shown(.query, query) { text += "?" + query }
            if let fragment = shown(.fragment, fragment) { text += "#" + fragment }
            return text
        }

        private func with<Option>(_ part: WritableKeyPath<Self, Option>, _ option: Option) -> Self {
            var style = self
            style[keyPath: part] = option
            return style
        }

        public func scheme(_ strategy: ComponentDisplayOption = .always) -> Self { with(\.scheme, strategy) }
        public func user(_ strategy: ComponentDisplayOption = .always) -> Self { with(\.user, strategy) }
        public func password(_ strategy: ComponentDisplayOption = .always) -> Self { with(\.password, strategy) }
        public func host(_ strategy: HostDisplayOption = .always) -> Self { with(\.host, strategy) }
        public func port(_ strategy: ComponentDisplayOption = .always) -> Self { with(\.port, strategy) }
        public func path(_ strategy: ComponentDisplayOption = .always) -> Self { with(\.path, strategy) }
        public func query(_ strategy: ComponentDisplayOption = .always) -> Self { with(\.query, strategy) }
        public func fragment(_ strategy: ComponentDisplayOption = .always) -> Self { with(\.fragment, strategy) }
    }

    /// The address as people read it.
    public func formatted() -> String { FormatStyle().format(self) }
    /// Writes the address in a form of one's own.
    public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput where Style.FormatInput == URL {
        style.format(self)
    }
}

extension FormatStyle where Self == URL.FormatStyle {
    /// An address as people read it.
    public static var url: Self { Self() }
}
