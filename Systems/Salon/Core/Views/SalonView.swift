import SwiftUI
import WidgetKit

/// The view of the widget for an entry, in whichever family it is asked for.
public struct SalonView: View {
    let entry: SalonEntry
    @Environment(\.widgetFamily) private var family
    @Environment(\.redactionReasons) private var redaction
    @Environment(\.dynamicTypeSize) private var typeSize

    public init(entry: SalonEntry) { self.entry = entry }

    public var body: some View {
        content
            .widgetURL(entry.state.link(isWhole: isWhole))
            .containerBackground(for: .widget) { Color(uiColor: .systemBackground) }
    }

    @ViewBuilder private var content: some View {
        switch family {
        // Beyond that size the lock screen's have no room for a time and a name.
        case .accessoryCircular: CircularView(state: entry.state).modifier(spoken).dynamicTypeSize(...DynamicTypeSize.accessibility1)
        case .accessoryRectangular: RectangularView(state: entry.state).modifier(spoken).dynamicTypeSize(...DynamicTypeSize.accessibility1)
        case .accessoryInline: InlineView(state: entry.state).modifier(spoken)
        default:
            if LargeTypeTile.isFor(typeSize, family) {
                LargeTypeTile(state: entry.state, family: family).modifier(hasLinks ? nil : spoken)
            } else {
                tile
                    // A tile does not grow with its words: beyond these sizes they would leave it.
                    .dynamicTypeSize(...DynamicTypeSize.large)
            }
        }
    }

    @ViewBuilder private var tile: some View {
        if case .day(let day) = entry.state {
            switch family {
            case .systemSmall: SmallDayView(day: day).modifier(spoken)
            case .systemMedium: MediumDayView(day: day).modifier(hasLinks ? nil : spoken)
            default: LargeDayView(day: day).modifier(hasLinks ? nil : spoken)
            }
        } else if let message = SalonMessage(entry.state) {
            MessageView(message: message, family: family).modifier(spoken)
        }
    }

    /// Rows that are read and opened one by one.
    private var hasLinks: Bool {
        guard case .day(let day) = entry.state else { return false }
        return !isWhole && day.phase == .busy
    }

    private var spoken: SpokenTile { SpokenTile(sentence: entry.state.sentence(hidesNames: hidesNames)) }

    /// Whether the whole tile is one link, without rows that have links of their own.
    private var isWhole: Bool {
        switch family {
        case .systemMedium, .systemLarge, .systemExtraLarge: false
        default: true
        }
    }

    private var hidesNames: Bool { redaction.contains(.privacy) || redaction.contains(.placeholder) }
}

/// A tile that is read as one sentence.
private struct SpokenTile: ViewModifier {
    let sentence: Text

    func body(content: Content) -> some View {
        content.accessibilityElement(children: .ignore).accessibilityLabel(sentence)
    }
}

extension View {
    /// Applies the spoken sentence, if there is one: a tile with links of its own is read part by part.
    @ViewBuilder fileprivate func modifier(_ spoken: SpokenTile?) -> some View {
        if let spoken { modifier(spoken) } else { self }
    }
}
