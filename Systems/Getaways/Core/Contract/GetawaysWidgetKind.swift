/// The kinds of widget the extension offers, as both sides name them.
public enum GetawaysWidgetKind {
    /// Deals, set by an App Intent.
    public static let deals = "DealsWidget"
    /// Deals, set by the older intent; tiles placed before there were App Intents have this kind.
    public static let olderDeals = "InspirationalDealsWidget"
}
