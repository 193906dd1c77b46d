import VitrineWidgetArchive

/// A tile's sheet: what can be set, what is set (defaults filled in), and how each chosen value is shown.
package struct TileConfiguration: Codable, Hashable, Sendable {
    /// What can be set; nil where there is nothing.
    package var schema: IntentSchema?
    package var values: IntentValues
    /// The values as they are shown, by parameter; several for a list. A value without words of its own (yes and no, dates) has none.
    package var shown: [String: [IntentOption]]
    package var family: WidgetFamilyName

    package init(schema: IntentSchema?, values: IntentValues, shown: [String: [IntentOption]] = [:], family: WidgetFamilyName) {
        self.schema = schema
        self.values = values
        self.shown = shown
        self.family = family
    }
}
