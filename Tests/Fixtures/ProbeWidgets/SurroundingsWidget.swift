import SwiftUI
import WidgetKit

/// Says in which surroundings it is drawn, and something private.
struct SurroundingsView: View {
    @Environment(\.widgetRenderingMode) var mode
    @Environment(\.colorScheme) var scheme
    @Environment(\.legibilityWeight) var weight
    @Environment(\.layoutDirection) var direction
    @Environment(\.isLuminanceReduced) var isDimmed
    @Environment(\.dynamicTypeSize) var typeSize
    @Environment(\.showsWidgetContainerBackground) var hasBackground
    var entry: ProbeEntry

    var body: some View {
        VStack(alignment: .leading) {
            Text(
                [
                    "\(mode)", scheme == .dark ? "dark" : "light", weight == .bold ? "bold" : "regular",
                    direction == .rightToLeft ? "right to left" : "left to right", isDimmed ? "dimmed" : "lit", "\(typeSize)",
                    hasBackground ? "with background" : "without background",
                ].joined(separator: " "))
            Text(entry.words).privacySensitive()
            Text(verbatim: Locale.current.identifier)
        }
        .font(.caption2)
        .containerBackground(.background, for: .widget)
    }
}

enum Surroundings: Probe {
    static let kind = "Surroundings"
    static func timeline(_ completion: @escaping @Sendable (Timeline<ProbeEntry>) -> Void) {
        let now = Date()
        // One entry an hour, for whoever looks at another moment.
        let entries = (0..<4).map { ProbeEntry(date: now.addingTimeInterval(Double($0) * 3600), words: "secret \($0)") }
        completion(Timeline(entries: entries, policy: .after(now.addingTimeInterval(4 * 3600))))
    }
}

struct SurroundingsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: Surroundings.kind, provider: ProbeProvider<Surroundings>()) { SurroundingsView(entry: $0) }
            .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular, .accessoryRectangular, .accessoryInline])
    }
}
