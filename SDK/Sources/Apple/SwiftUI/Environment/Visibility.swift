/// Whether something is shown; automatic leaves it to the place.
public enum Visibility: CaseIterable, Hashable, Sendable { case automatic, visible, hidden }
