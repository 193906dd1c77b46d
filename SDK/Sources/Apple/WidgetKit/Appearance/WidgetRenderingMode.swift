/// The rendering mode: how a place shows colours.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
    public let description: String

    /// The colours as they are: the home screen.
    public static let fullColor = WidgetRenderingMode(description: "fullColor")
    /// Only the views' alpha is drawn, in two tints: the tinted home screen.
    public static let accented = WidgetRenderingMode(description: "accented")
    /// Only the views' brightness is drawn, as the strength of a material: the lock screen.
    public static let vibrant = WidgetRenderingMode(description: "vibrant")
}
