import SwiftUI
import VitrineDrawing

/// Draws views for tests.
@MainActor enum Drawn {
    /// Renders a view in a tile of a width and height in points.
    static func rendered<V: View>(_ view: V, _ width: CGFloat = 160, _ height: CGFloat = 160) -> RenderedView {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: "en_GB")
        return ViewRenderer().render(
            view, size: CGSize(width: width, height: height), cornerRadius: 22, environment: environment)
    }

    static func list<V: View>(_ view: V) -> DisplayList { rendered(view).content }

    /// The words a view shows, front to back as they are read.
    static func words<V: View>(_ view: V) -> [String] { rendered(view).nodes.compactMap(\.text) }
}
