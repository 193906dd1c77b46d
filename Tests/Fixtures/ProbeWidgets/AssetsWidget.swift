import SwiftUI
import WidgetKit

/// Draws what its own bundle holds, as an Xcode target's source asks for it: without naming a bundle.
struct AssetsWidget: Widget {
    static let kind = "Assets"

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: Self.kind, provider: AssetsProvider()) { AssetsView(entry: $0) }
            .supportedFamilies([.systemSmall])
    }
}

struct AssetsProvider: TimelineProvider {
    func placeholder(in context: Context) -> ProbeEntry { ProbeEntry(date: Date(), words: "") }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (ProbeEntry) -> Void) {
        completion(ProbeEntry(date: Date(), words: ""))
    }

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<ProbeEntry>) -> Void) {
        completion(.only(NSLocalizedString("greeting", comment: "")))
    }
}

struct AssetsView: View {
    let entry: ProbeEntry
    private let rooms = 3

    var body: some View {
        VStack(spacing: 4) {
            Image("Mark").foregroundStyle(Color("Ink"))
            Text("\(rooms) rooms").font(.custom("DejaVu Serif", size: 20))
            Text(entry.date.addingTimeInterval(600), style: .timer).font(.custom("DejaVu Serif", size: 20))
            Text(entry.words)
            Text(String.localizedStringWithFormat(NSLocalizedString("beds", comment: ""), rooms))
            Color("Ink").frame(height: 10)
            Color.accentColor.frame(height: 10)
        }
        .containerBackground(Color("Paper"), for: .widget)
    }
}
