import SwiftUI
import WidgetKit

/// The view of the widget for an entry, on the tile's own background.
public struct DealsView: View {
    let entry: DealEntry
    @Environment(\.widgetFamily) private var family
    @Environment(\.redactionReasons) private var redaction

    public init(entry: DealEntry) { self.entry = entry }

    public var body: some View {
        Group {
            if let deal = entry.deal {
                DealCard(deal: deal, note: entry.note)
            } else {
                Configure(message: entry.message ?? .configure, configurationImageName: entry.configurationImageName)
            }
        }
        // A tile does not grow with its words: beyond these sizes they would leave it.
        .dynamicTypeSize(...(family == .systemLarge ? DynamicTypeSize.xxLarge : .xLarge))
        .containerBackground(for: .widget) { redaction.contains(.placeholder) ? Color(uiColor: .systemBackground) : .black }
    }
}
