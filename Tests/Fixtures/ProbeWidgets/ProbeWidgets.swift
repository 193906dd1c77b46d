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

/// A bundle for tests of what a home screen does with archives.
struct MoreWidgets: WidgetBundle {
    var body: some Widget {
        SurroundingsWidget()
        LampsWidget()
        OlderOpeningWidget()
        ProbeWidget<Fetching>()
        ProbeWidget<Writing>()
        ProbeWidget<Neighbours>()
        ProbeWidget<Restless>()
        ProbeWidget<Whereabouts>()
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
        ProbeWidget<Tardy>()
        ProbeWidget<Counting>()
        WorseWidgets().body
    }
}

struct WorseWidgets: WidgetBundle {
    var body: some Widget {
        ProbeWidget<Endless>()
        ProbeWidget<Awakening>()
        ProbeWidget<Silent>()
        ProbeWidget<Hoarder>()
        ProbeWidget<Needy>()
        OutOfRangeWidget()
        BareWidget()
        SloppyWidget()
        ColourfulWidget()
        ProbeWidget<Stranger>()
        ProbeWidget<Many>()
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

/// Asks for a group that its entitlements do not name, by file and by defaults.
enum Stranger: Probe {
    static let kind = "Stranger"
    static func timeline(_ completion: @escaping @Sendable (Timeline<ProbeEntry>) -> Void) {
        let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.com.vitrine.stranger")
        UserDefaults(suiteName: "group.com.vitrine.defaults")?.set(1, forKey: "seen")
        completion(.only(folder == nil ? "no group" : "a group"))
    }
}

/// Declares no container background.
struct BareWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Bare", provider: ProbeProvider<Twice>()) { Text($0.words) }.supportedFamilies([.systemSmall])
    }
}

/// Names a picture, a symbol and a modifier that are not there, and writes white on its own ground.
struct SloppyWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Sloppy", provider: ProbeProvider<Twice>()) { entry in
            VStack {
                Image("nowhere")
                Image(systemName: "no.such.symbol.at.all")
                Text("seen").navigationTitle("title")
                Text(entry.words).foregroundStyle(.white).padding(8).background(Color.blue)
            }
            .containerBackground(.white, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}

/// Has a view for the full-colour rendering mode alone.
struct ColourfulWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Colourful", provider: ProbeProvider<Twice>()) { ColourfulView(entry: $0) }
            .supportedFamilies([.systemSmall])
    }
}

struct ColourfulView: View {
    var entry: ProbeEntry
    @Environment(\.widgetRenderingMode) private var mode

    var body: some View {
        if mode == .fullColor { Text(entry.words).containerBackground(.white, for: .widget) }
    }
}

/// Draws nothing at all, not even a placeholder: its view traps in the standard library.
struct OutOfRangeWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "OutOfRange", provider: ProbeProvider<Twice>()) { OutOfRangeView(entry: $0) }
            .supportedFamilies([.systemSmall])
    }
}

struct OutOfRangeView: View {
    var entry: ProbeEntry
    private let rooms = ["one"]

    var body: some View {
        Text(room(entry.words.count + 7)).containerBackground(.white, for: .widget)
    }

    private func room(_ number: Int) -> String { rooms[number] }
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
