/// How a place shows colours.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
    public let description: String

    /// The colours as they are: the home screen.
    public static let fullColor = WidgetRenderingMode(description: "fullColor")
    /// Only their alpha, in two tints: the tinted home screen.
    public static let accented = WidgetRenderingMode(description: "accented")
    /// Only their brightness, as strength of a material: the lock screen.
    public static let vibrant = WidgetRenderingMode(description: "vibrant")
}
