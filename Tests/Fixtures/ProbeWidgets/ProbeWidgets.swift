import FoundationOnLinux
import SwiftUI
import WidgetKit

/// Widgets that misbehave on purpose, and one that does not.
@main
struct ProbeWidgets: WidgetBundle {
    var body: some Widget {
        FineWidget()
        StationWidget()
        JourneyWidget()
        OrphanWidget()
        MovedWidget()
        TapsWidget()
        AssetsWidget()
        MoreWidgets().body
        BadWidgets().body
        EmptyHandedWidgets().body
    }
}

/// For what a home screen does with archives.
struct MoreWidgets: WidgetBundle {
    var body: some Widget {
        SurroundingsWidget()
        LampsWidget()
        OlderOpeningWidget()
        ProbeWidget<Fetching>()
        ProbeWidget<Writing>()
        ProbeWidget<Neighbours>()
    }
}

struct BadWidgets: WidgetBundle {
    var body: some Widget {
        ProbeWidget<Crash>()
        ProbeWidget<CrashOnce>()
        ProbeWidget<Hang>()
        ProbeWidget<Memory>()
        ProbeWidget<Leave>()
        ProbeWidget<Twice>()
        ProbeWidget<Thief>()
        ProbeWidget<Slow>()
        ProbeWidget<Counting>()
    }
}

struct EmptyHandedWidgets: WidgetBundle {
    var body: some Widget {
        ProbeWidget<Nothing>()
        ProbeWidget<Blank>()
        ProbeWidget<Forgetful>()
        VastWidget()
    }
}

struct FineWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: Fine.kind, provider: ProbeProvider<Fine>()) { ProbeView(entry: $0) }
            .configurationDisplayName("Fine")
            .supportedFamilies([.systemSmall, .systemMedium])
    }
}

struct ProbeWidget<Behaviour: Probe>: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: Behaviour.kind, provider: ProbeProvider<Behaviour>()) { ProbeView(entry: $0) }
            .supportedFamilies([.systemSmall])
    }
}

struct ProbeEntry: TimelineEntry {
    var date: Date
    var words: String
    /// Shown as a timer beside the words.
    var until: Date?
}

struct ProbeView: View {
    var entry: ProbeEntry

    var body: some View {
        Link(destination: URL(string: "vitrine-probe://tapped")!) {
            if let until = entry.until { Text("\(until, style: .timer) \(entry.words)") } else { Text(entry.words) }
        }
        .containerBackground(.white, for: .widget)
    }
}
