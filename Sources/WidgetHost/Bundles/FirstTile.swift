import WidgetArchive

/// What of an app stands on a new home screen: its first widget, in which family and after how many others.
public struct FirstTile: Hashable, Sendable {
    /// Nil for medium, or the first that the widget has.
    public var family: WidgetFamilyName?
    /// Lower ones first; those without one come last.
    public var position: Int

    public init(family: WidgetFamilyName? = nil, position: Int = .max) {
        self.family = family
        self.position = position
    }

    /// By the app's `VitrineFirstTile`: a dictionary of two texts, `Family` and `Position`.
    init(_ info: PropertyListFile) throws(BundleError) {
        self.init()
        if let name = try info.optionalString("VitrineFirstTile.Family") {
            guard let family = WidgetFamilyName(rawValue: name) else {
                throw info.wrong("VitrineFirstTile.Family", "“\(name.prefix(60))”", "a family such as systemMedium")
            }
            self.family = family
        }
        if let text = try info.optionalString("VitrineFirstTile.Position") {
            guard let position = Int(text), (1...99).contains(position) else {
                throw info.wrong("VitrineFirstTile.Position", "“\(text.prefix(60))”", "a number from 1 to 99")
            }
            self.position = position
        }
    }
}
