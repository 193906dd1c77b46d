import AppIntents
import SwiftUI
import UIKit
import WidgetKit

/// As a Today widget's view controller opens its app.
final class TodayController: UIViewController {
    func open(_ link: String) async -> String {
        guard let url = URL(string: link), let context = extensionContext else { return "no context" }
        return await withCheckedContinuation { continuation in
            context.open(url, completionHandler: { isOpen in continuation.resume(returning: isOpen ? "opened" : "not opened") })
        }
    }
}

/// Opens a link by the extension context.
struct OlderOpeningIntent: AppIntent {
    static let title: LocalizedStringResource = "Open"
    @Parameter(title: "Link", default: "") var link: String

    init() {}
    init(_ link: String) { self.link = link }

    func perform() async throws -> some IntentResult {
        Group.append("\(link): \(await TodayController().open(link))", to: "older.txt")
        return .result()
    }
}

/// Two buttons, one above the other: a link of the app, and somebody else's. Asked for a timeline it tries, too, untapped.
struct OlderOpeningWidget: Widget {
    static let kind = "OlderOpening"

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: Self.kind, provider: OlderOpeningProvider()) { _ in
            VStack(spacing: 0) {
                Button(intent: OlderOpeningIntent("probe://station/older")) { Color.red }
                Button(intent: OlderOpeningIntent("https://example.com")) { Color.blue }
            }
            .buttonStyle(.plain)
            .containerBackground(.white, for: .widget)
        }
        .supportedFamilies([.systemSmall])
        .contentMarginsDisabled()
    }
}

struct OlderOpeningProvider: TimelineProvider {
    func placeholder(in context: Context) -> ProbeEntry { ProbeEntry(date: Date(), words: "placeholder") }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (ProbeEntry) -> Void) {
        completion(ProbeEntry(date: Date(), words: "snapshot"))
    }

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<ProbeEntry>) -> Void) {
        Task {
            Group.append("untapped: \(await TodayController().open("probe://station/untapped"))", to: "older.txt")
            completion(.only("there"))
        }
    }
}
