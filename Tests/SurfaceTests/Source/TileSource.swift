import SwiftUI
import WidgetKit

// What widgets ask of their surroundings and say to assistive technology, as widget source says it. It only has to compile.

struct TileSource: View {
    @Environment(\.widgetFamily) private var family: WidgetFamily
    @Environment(\.widgetRenderingMode) private var renderingMode: WidgetRenderingMode
    @Environment(\.dynamicTypeSize) private var typeSize: DynamicTypeSize

    var body: some View {
        HStack(alignment: .firstTextBaseline) {
            Image(systemName: "airplane").accessibilityHidden(true)
                .alignmentGuide(.firstTextBaseline) { $0[.bottom] }
            Text(family == .systemSmall && renderingMode == .accented ? "Gate" : "Gate B 12")
        }
        .accessibilityElement(children: .combine)
        .lineLimit(typeSize >= .accessibility1 ? 3 : 1)
    }
}
