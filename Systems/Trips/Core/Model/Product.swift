/// What a traveller can search for.
public enum Product: String, CaseIterable, Hashable, Sendable {
    case flight
    /// Flight and hotel together, a dynamic package.
    case dp
    case hotel
}
