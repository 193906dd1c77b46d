import SwiftUI

/// A name that can be seen: two views that differ by it alone.
struct Visible: Sendable, CustomStringConvertible {
    let name: String
    let with: @MainActor @Sendable () -> AnyView
    let without: @MainActor @Sendable () -> AnyView

    init<With: View, Without: View>(
        _ name: String, @ViewBuilder _ with: @escaping @MainActor @Sendable () -> With,
        @ViewBuilder without: @escaping @MainActor @Sendable () -> Without
    ) {
        self.name = name
        self.with = { AnyView(with()) }
        self.without = { AnyView(without()) }
    }

    /// A view that stands where nothing stood.
    init<With: View>(_ name: String, @ViewBuilder _ with: @escaping @MainActor @Sendable () -> With) {
        self.init(name, with, without: { EmptyView() })
    }

    var description: String { name }

    static let all =
        visibleViews + visibleContainers + visibleControls + visibleShapes + visibleText + visibleModifiers + visibleWidgetParts
        + visibleCharts
}
