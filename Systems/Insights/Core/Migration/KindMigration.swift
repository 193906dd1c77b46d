/// How a placed widget survives an update of the app: what a merchant finds in its place.
public enum KindMigration: Hashable, Sendable {
    /// The widget stays the same as before.
    case kept
    /// The kind is there and says that it is no longer active.
    case retired
    /// A blank white square: the kind is there, and is another widget now.
    case blank
    /// Nothing: no widget has the kind any more.
    case gone

    /// A kind of widget, as one version of an app offers it.
    public struct Shape: Hashable, Sendable {
        public var families: Set<String>
        /// The intent by which it is set; nil for none.
        public var intent: String?

        public init(families: Set<String>, intent: String?) {
            self.families = families
            self.intent = intent
        }
    }

    /// - Parameters:
    ///   - family: of the placed widget.
    ///   - new: nil where no kind has the name any more.
    ///   - isRetired: the new one is only there to say so.
    public static func outcome(family: String, old: Shape, new: Shape?, isRetired: Bool = false) -> KindMigration {
        guard let new else { return .gone }
        if isRetired && new.families.contains(family) { return .retired }
        return new.intent == old.intent && new.families.contains(family) ? .kept : .blank
    }
}
