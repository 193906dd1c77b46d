import SwiftUI
import VitrineDrawing

/// Draws views for tests.
@MainActor enum Drawn {
    /// Renders a view in a small tile.
    static func rendered<V: View>(_ view: V) -> RenderedView {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: "en_GB")
        return ViewRenderer().render(view, size: CGSize(width: 160, height: 160), cornerRadius: 22, environment: environment)
    }
}
