import Foundation
import VitrineSwiftUI

extension ContainerBackgroundPlacement {
    /// The tile of a widget.
    public static let widget = ContainerBackgroundPlacement(name: "widget")
}

extension View {
    /// Sets where a tap on the widget leads that hits no link. More than one in a widget is undefined on iOS.
    nonisolated public func widgetURL(_ url: URL?) -> some View {
        preference(key: WidgetURLKey.self, value: url.map { [$0] } ?? [])
    }

    /// Puts the view into the accent group of an accented widget. Inside that group, `false` does not take it out again.
    nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View {
        _accentGroup { accentable && $0.isTintedByPlace ? .accent : .asAround }
    }
}
