import ActivityKit
import SwiftUI
import Testing
import WidgetKit

private struct Delivery: ActivityAttributes {
    struct ContentState: Codable, Hashable { var minutes: Int }
    var order: String
}

private struct DeliveryActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: Delivery.self) { context in
            Text("\(context.attributes.order): \(context.state.minutes)").activityBackgroundTint(.cyan)
                .activitySystemActionForegroundColor(.black)
        } dynamicIsland: { context in
            DynamicIsland {
                expanded(context)
            } compactLeading: {
                Text("L")
            } compactTrailing: {
                Text("T \(context.state.minutes)")
            } minimal: {
                Text("M")
            }
            .widgetURL(URL(string: "https://example.com")).keylineTint(.red)
        }
        .supplementalActivityFamilies([.small])
    }

    @DynamicIslandExpandedContentBuilder
    private func expanded(_ context: ActivityViewContext<Delivery>) -> DynamicIslandExpandedContent<some View> {
        DynamicIslandExpandedRegion(.leading) { Text("Leading").dynamicIsland(verticalPlacement: .belowIfTooWide) }
        DynamicIslandExpandedRegion(.trailing, priority: 1) { Text("Trailing") }
        if context.isStale {
            DynamicIslandExpandedRegion(.bottom) { Text("Late") }
        }
    }
}

private struct EmptyWidget: Widget {
    var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

private struct Bundle: WidgetBundle {
    var body: some Widget {
        DeliveryActivity()
        EmptyWidget()
    }
}

@MainActor @Suite("Live Activities") struct LiveActivityTests {
    @Test("a bundle with one compiles; that it is not shown is said by its name") func notShown() {
        let service = ExtensionService(bundle: Bundle())
        #expect(service.description.widgets.isEmpty)
        #expect(service.undrawn.count == 1 && service.undrawn.allSatisfy { $0.contains("ActivityConfiguration(for: Delivery.self)") })
    }

    @Test("an app that begins one is told that the device shows none") func notBegun() {
        #expect(!ActivityAuthorizationInfo().areActivitiesEnabled)
        #expect(Activity<Delivery>.activities.isEmpty)
        #expect(throws: ActivityAuthorizationError.unsupported) {
            try Activity.request(
                attributes: Delivery(order: "A"), content: ActivityContent(state: Delivery.ContentState(minutes: 4), staleDate: nil))
        }
    }
}
