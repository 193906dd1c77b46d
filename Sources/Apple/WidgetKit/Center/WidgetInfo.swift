import WidgetArchive

/// A widget somebody has placed.
public struct WidgetInfo: Hashable, Identifiable, Sendable {
    public let id: String
    public let kind: String
    public let family: WidgetFamily

    init(_ placed: PlacedWidget) {
        id = placed.id
        kind = placed.kind
        family = WidgetFamily(placed.family)
    }
}
