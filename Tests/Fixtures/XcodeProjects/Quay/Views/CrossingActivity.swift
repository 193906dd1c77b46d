import ActivityKit
import SwiftUI
import WidgetKit

struct Crossing: ActivityAttributes {
    struct ContentState: Codable, Hashable { var minutes: Int }
    var ship: String
}

struct CrossingActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: Crossing.self) { context in
            HStack {
                Label(context.attributes.ship, systemImage: "ferry.fill")
                Spacer()
                Text("\(context.state.minutes) min").monospacedDigit()
            }
            .padding()
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) { Label(context.attributes.ship, systemImage: "ferry.fill") }
                DynamicIslandExpandedRegion(.trailing) { Text("\(context.state.minutes) min").foregroundStyle(.cyan) }
                DynamicIslandExpandedRegion(.center) { Text("Crossing") }
                if context.state.minutes < 5 {
                    DynamicIslandExpandedRegion(.bottom) { ProgressView(value: 0.8).tint(.cyan) }
                }
            } compactLeading: {
                Image(systemName: "ferry.fill")
            } compactTrailing: {
                Text("\(context.state.minutes)m").foregroundStyle(.cyan)
            } minimal: {
                Image(systemName: "ferry.fill").foregroundStyle(.cyan)
            }
            .keylineTint(.cyan)
        }
    }
}

#Preview("Lock screen", as: .content, using: Crossing(ship: "Anna")) {
    CrossingActivity()
} contentStates: {
    Crossing.ContentState(minutes: 12)
}

#Preview("Compact", as: .dynamicIsland(.compact), using: Crossing(ship: "Anna")) {
    CrossingActivity()
} contentStates: {
    Crossing.ContentState(minutes: 12)
}

#Preview("Expanded", as: .dynamicIsland(.expanded), using: Crossing(ship: "Anna")) {
    CrossingActivity()
} contentStates: {
    Crossing.ContentState(minutes: 12)
    Crossing.ContentState(minutes: 3)
}

#Preview("Minimal", as: .dynamicIsland(.minimal), using: Crossing(ship: "Anna")) {
    CrossingActivity()
} contentStates: {
    Crossing.ContentState(minutes: 3)
}
