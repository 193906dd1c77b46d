import HarbourKit
import SwiftUI
import WidgetKit

#if os(iOS)
    typealias Measure = Double
#endif

#if !TILES
    #error("The target defines TILES.")
#endif

struct TideView: View {
    let entry: TideEntry

    var body: some View {
        VStack(alignment: .leading) {
            Text("tide.title").font(.headline).foregroundStyle(Color(.deep))
            Text(entry.tide.time, style: .time)
            Text(verbatim: "\(entry.tide.height as Measure) m")
        }
        .containerBackground(Color("Water"), for: .widget)
    }
}

@main struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { TideView(entry: $0) }
            .configurationDisplayName("Tide")
            .supportedFamilies([.systemSmall, .systemMedium])
    }
}

#Preview(as: .systemSmall) {
    TideWidget()
} timeline: {
    TideEntry(date: .now, tide: Tide(time: .now, height: 2))
}
