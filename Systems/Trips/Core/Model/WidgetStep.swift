/// One stop of the rail that shows a whole trip.
public struct WidgetStep: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable {
        case outbound
        case stay
        case inbound
    }

    public var kind: Kind
    /// “Outbound”, “5 nights”.
    public var label: String

    public init(kind: Kind, label: String) {
        self.kind = kind
        self.label = label
    }
}
