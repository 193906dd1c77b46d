import SwiftUI
import WidgetKit

/// The view of the widget for an entry, in whichever family it is asked for.
public struct InsightsView: View {
    let entry: InsightsEntry
    @Environment(\.widgetFamily) private var family

    public init(entry: InsightsEntry) { self.entry = entry }

    public var body: some View {
        Group {
            switch family {
            case .accessoryCircular: CircularView(state: entry.state)
            case .accessoryRectangular: RectangularView(state: entry.state)
            case .accessoryInline: InlineView(state: entry.state)
            default:
                WidgetView(entry.state, options: LayoutOption.options(for: family))
            }
        }
        .widgetURL(entry.state.link)
        .containerBackground(for: .widget) { Color(uiColor: .systemBackground) }
    }
}
