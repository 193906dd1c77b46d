/// A widget as the system lists it. It has no identifier: two with the same values are two of the same, and one whose configuration changed
/// looks like another one.
public struct WidgetInstallation: Codable, Hashable, Sendable {
    /// The kind that the widget's configuration gives it.
    public var kind: String
    /// The family's name, such as `systemMedium`.
    public var family: String
    /// A value that stands for the parts of the configuration that matter.
    public var configuration: String

    /// A widget whose configuration is one value already; ``init(kind:family:parts:)`` makes one of several parts.
    public init(kind: String, family: String, configuration: String) {
        self.kind = kind
        self.family = family
        self.configuration = configuration
    }

    /// - Parameter parts: those that matter, by name, always in the same order; different parts never make the same value.
    public init(kind: String, family: String, parts: KeyValuePairs<String, String>) {
        func plain(_ text: String) -> String {
            text.map { character in
                switch character {
                case "%": "%25"
                case "&": "%26"
                case "=": "%3D"
                default: String(character)
                }
            }.joined()
        }
        self.init(
            kind: kind, family: family, configuration: parts.map { "\(plain($0.key))=\(plain($0.value))" }.joined(separator: "&"))
    }
}

extension WidgetInstallation: Comparable {
    /// Orders widgets by kind, family, configuration.
    public static func < (one: WidgetInstallation, other: WidgetInstallation) -> Bool {
        (one.kind, one.family, one.configuration) < (other.kind, other.family, other.configuration)
    }
}
