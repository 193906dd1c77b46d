import InsightsCore
import InsightsDefinitions
import WidgetKit

extension WidgetCenter: InstalledWidgets {
    public func installedWidgets() async throws -> [InstalledWidget] {
        try await currentConfigurations().map { info in
            let intent = info.configuration as? InsightsConfigurationIntent
            let configuration = intent?.configuration ?? info.widgetConfigurationIntent(of: InsightsIntent.self)?.configuration
            // What nobody has set is a new tile's.
            let isSet = !InsightsWidgetKind.retired.contains(info.kind)
            return InstalledWidget(
                kind: info.kind, family: info.family, configuration: configuration ?? (isSet ? InsightsConfiguration() : nil))
        }
    }
}
