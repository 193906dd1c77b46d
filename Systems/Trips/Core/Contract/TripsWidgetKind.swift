/// The kinds of widget the extension offers, as both sides name them.
public enum TripsWidgetKind {
    /// The travel timeline.
    public static let trips = "TripsWidget"
    /// The ways to a new search.
    public static let search = "TripsSearchWidget"
}
