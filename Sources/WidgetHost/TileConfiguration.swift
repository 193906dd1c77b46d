import WidgetArchive

/// A tile's sheet: what can be set, what is set (defaults filled in), and how each chosen value is shown.
public struct TileConfiguration: Codable, Hashable, Sendable {
    /// Nil where there is nothing to set.
    public var schema: IntentSchema?
    public var values: IntentValues
    /// By parameter; several for a list. A value without words of its own (yes and no, dates) has none.
    public var shown: [String: [IntentOption]]
    public var family: WidgetFamilyName

    public init(schema: IntentSchema?, values: IntentValues, shown: [String: [IntentOption]] = [:], family: WidgetFamilyName) {
        self.schema = schema
        self.values = values
        self.shown = shown
        self.family = family
    }
}
