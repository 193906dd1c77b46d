import VitrineSwiftUI

/// The style in which a widget is mounted on a wall, on Apple Vision Pro; nothing else shows a difference.
public struct WidgetMountingStyle: Hashable, Sendable {
    private let name: String
    /// The widget stands out from the wall.
    public static let elevated = WidgetMountingStyle(name: "elevated")
    /// The widget looks as if behind a hole in the wall.
    public static let recessed = WidgetMountingStyle(name: "recessed")
}

extension WidgetConfiguration {
    /// Says how the widget may hang on a wall; an iPhone shows none.
    public func supportedMountingStyles(_ styles: [WidgetMountingStyle]) -> some WidgetConfiguration { self }
}
