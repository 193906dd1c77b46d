/// The kinds of widget the extension offers, as both sides name them.
public enum SalonWidgetKind {
    /// The mini-calendar, in all families.
    public static let calendar = "SalonWidget"
}
