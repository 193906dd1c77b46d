import InsightsCore
import WidgetKit

/// The widgets that the system lists. What was set of them is the extension's to read: its intents are not the app's.
struct PlacedWidgets: InstalledWidgets {
    func installedWidgets() async throws -> [InstalledWidget] {
        try await WidgetCenter.shared.currentConfigurations().map {
            InstalledWidget(kind: $0.kind, family: $0.family, configuration: nil)
        }
    }
}
