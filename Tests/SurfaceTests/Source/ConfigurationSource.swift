import ActivityKit
import Combine
import Foundation
import SwiftUI
import WidgetKit

// Widget source that is to compile; what of it can be seen is tested elsewhere.

struct SourceEntry: TimelineEntry {
    let date: Date
    var relevance: TimelineEntryRelevance? { TimelineEntryRelevance(score: 1, duration: 60) }
}

struct SourceProvider: TimelineProvider {
    func placeholder(in context: Context) -> SourceEntry { SourceEntry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (SourceEntry) -> Void) { completion(SourceEntry(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<SourceEntry>) -> Void) {
        let policy: TimelineReloadPolicy = context.isPreview ? .never : .after(.now.addingTimeInterval(60))
        completion(Timeline(entries: [SourceEntry(date: .now)], policy: policy))
    }
}

struct SourcePushHandler: WidgetPushHandler {
    func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo]) { _ = pushInfo.token }
}

struct SourceWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Source", provider: SourceProvider()) { entry in
            Text(entry.date, style: .timer).containerBackground(.background, for: .widget).widgetURL(URL(string: "source://entry"))
        }
        .configurationDisplayName("Source")
        .description("What compiles.")
        .supportedFamilies([.systemSmall, .accessoryRectangular])
        .containerBackgroundRemovable(false)
        .disfavoredLocations([.standBy], for: [.systemSmall])
        .promptsForUserConfiguration()
        .onBackgroundURLSessionEvents(matching: "session") { _, completion in completion() }
        .pushHandler(SourcePushHandler.self)
    }
}

struct SourceBundle: WidgetBundle {
    @WidgetBundleBuilder var body: some Widget {
        SourceWidget()
        if #available(iOS 18, *) { EmptySourceWidget() }
    }

    static func builder(_: WidgetBundleBuilder.Type) {}
}

struct EmptySourceWidget: Widget {
    var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

/// The calls with which an app addresses its widgets.
enum SourceApp {
    static func refresh() async throws -> [String] {
        WidgetCenter.shared.reloadAllTimelines()
        WidgetCenter.shared.reloadTimelines(ofKind: "Source")
        WidgetCenter.shared.invalidateConfigurationRecommendations()
        WidgetCenter.shared.getCurrentConfigurations { result in
            if case .success(let widgets) = result { print(widgets.map(\.family)) }
        }
        let center: WidgetCenter = .shared
        return try await center.currentConfigurations().map(\.kind)
    }

    static func publisher(_ subject: PassthroughSubject<Int, Never>) -> AnyPublisher<String, Never> {
        subject.map(String.init).removeDuplicates().eraseToAnyPublisher()
    }

    static let alert = AlertConfiguration(title: "Title", body: "Body", sound: .default)
}
