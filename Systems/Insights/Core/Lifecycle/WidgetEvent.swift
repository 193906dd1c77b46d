import Foundation

/// An event of a widget, as the service is told.
public struct WidgetEvent: Codable, Hashable, Identifiable, Sendable {
    public enum Name: String, Codable, Sendable {
        case added = "widget_added"
        case removed = "widget_removed"
        /// Edited: another configuration than before.
        case changed = "widget_changed"
    }

    /// The identifier of the event; one that is sent twice is counted once.
    public var id: String
    public var name: Name
    public var installation: String
    public var kind: String
    public var family: String
    /// A value that stands for the parts of the configuration that matter.
    public var configuration: String
    /// The former value, before a change.
    public var former: String?
    public var metrics: [String]
    public var shop: String
    public var at: Date

    public init(
        id: String = UUID().uuidString, name: Name, installation: String, kind: String, family: String, configuration: String,
        former: String? = nil, metrics: [String], shop: String, at: Date
    ) {
        self.id = id
        self.name = name
        self.installation = installation
        self.kind = kind
        self.family = family
        self.configuration = configuration
        self.former = former
        self.metrics = metrics
        self.shop = shop
        self.at = at
    }
}
