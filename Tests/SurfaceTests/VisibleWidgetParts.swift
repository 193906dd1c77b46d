import SwiftUI
import WidgetKit

/// Shows a value of the environment as text.
private struct Shown<Value>: View {
    @Environment var value: Value
    init(_ keyPath: KeyPath<EnvironmentValues, Value>) { _value = Environment(keyPath) }
    var body: some View { Text(String(describing: value)) }
}

// What WidgetKit does beyond the content's own list (backgrounds, margins, rendering modes) is shown by `WidgetPartTests`.
let visibleWidgetParts: [Visible] = [
    Visible("AccessoryWidgetBackground") { AccessoryWidgetBackground() },
    Visible("env.widgetFamily") {
        Shown(\.widgetFamily).environment(\.widgetFamily, .systemLarge)
    } without: {
        Shown(\.widgetFamily)
    },
    Visible("env.widgetRenderingMode") {
        Shown(\.widgetRenderingMode).environment(\.widgetRenderingMode, .vibrant)
    } without: {
        Shown(\.widgetRenderingMode)
    },
    Visible("env.showsWidgetContainerBackground") { Shown(\.showsWidgetContainerBackground) },
    Visible("env.widgetContentMargins") { Shown(\.widgetContentMargins) },
    Visible("env.isLuminanceReduced") {
        Shown(\.isLuminanceReduced).environment(\.isLuminanceReduced, true)
    } without: {
        Shown(\.isLuminanceReduced)
    },
]
