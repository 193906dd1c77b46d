import InsightsCore
import SwiftUI
import WidgetKit

extension WidgetConfiguration {
    /// Sets what both kinds with metrics have in common, whichever intent configures them.
    func insights(named name: String) -> some WidgetConfiguration {
        configurationDisplayName(name)
            .description(InsightsTexts.description)
            .supportedFamilies([
                .systemSmall, .systemMedium, .systemLarge, .accessoryCircular, .accessoryRectangular, .accessoryInline,
            ])
    }
}
