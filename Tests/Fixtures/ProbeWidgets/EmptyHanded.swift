import SwiftUI
import VitrineDrawing
import WidgetKit

/// Gives a timeline with nothing in it.
enum Nothing: Probe {
    static let kind = "Nothing"
    static func timeline(_ completion: @escaping @Sendable (Timeline<ProbeEntry>) -> Void) {
        completion(Timeline(entries: [], policy: .never))
    }
}

/// Gives an entry without words, so that its view draws nothing.
enum Blank: Probe {
    static let kind = "Blank"
    static func timeline(_ completion: @escaping @Sendable (Timeline<ProbeEntry>) -> Void) { completion(.only("")) }
}

/// Lets go of its completion.
enum Forgetful: Probe {
    static let kind = "Forgetful"
    static func timeline(_ completion: @escaping @Sendable (Timeline<ProbeEntry>) -> Void) {}
}

/// Draws a picture of more pixels than are archived.
struct VastProvider: TimelineProvider {
    func placeholder(in context: Context) -> VastEntry { VastEntry(date: Date(), side: 1) }
    func getSnapshot(in context: Context, completion: @escaping @Sendable (VastEntry) -> Void) {
        completion(VastEntry(date: Date(), side: 1))
    }
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<VastEntry>) -> Void) {
        completion(Timeline(entries: [VastEntry(date: Date(), side: 1500)], policy: .never))
    }
}

struct VastEntry: TimelineEntry {
    var date: Date
    /// The length of a side in pixels.
    var side: Int
}

struct VastView: View {
    let entry: VastEntry

    var body: some View {
        VStack {
            if let image = UIImage(data: Data(PNG.encode(Bitmap(width: entry.side, height: entry.side)))) {
                Image(uiImage: image).resizable()
            } else {
                Text("no picture")
            }
        }
        .containerBackground(.white, for: .widget)
    }
}

struct VastWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Vast", provider: VastProvider()) { VastView(entry: $0) }
            .supportedFamilies([.systemSmall])
    }
}
