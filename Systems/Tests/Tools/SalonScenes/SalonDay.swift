import SalonCore
import SwiftUI
import VitrineWidgetArchive
import WidgetKit

/// The board's Friday from 13:18 on, asked for as a home screen asks: every entry light and dark, and what a locked device shows of both.
public struct SalonDay {
    private let service: ExtensionService

    @MainActor public init() { service = ExtensionService(widget: DayWidget()) }

    /// What goes over the line for one timeline.
    public func payload(_ family: WidgetFamilyName, locale: String = "en_GB") async -> [UInt8] {
        let environments = [RenderEnvironment.Scheme.light, .dark].map { scheme in
            var environment = RenderEnvironment()
            environment.scheme = scheme
            environment.locale = locale
            environment.timeZone = SampleAppointments.zone.identifier
            return environment
        }
        guard var request = Device.standard.request(kind: DayWidget.kind, family: family, environments: environments) else { return [] }
        request.wantsReactions = true
        return await service.payload(for: ExtensionRequest(id: 1, body: .timeline(request)))
    }
}

private struct DayWidget: Widget {
    nonisolated static let kind = "SalonDay"

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: Self.kind, provider: DayProvider()) { SalonView(entry: $0) }
            .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    }
}

private struct DayProvider: TimelineProvider {
    private struct Friday: DaySource {
        func days(at now: Date) async -> KnownDays {
            .appointments(SampleAppointments.friday + SampleAppointments.around, zone: SampleAppointments.zone)
        }
    }

    private let provider = SalonProvider(
        source: Friday(), now: { SampleAppointments.at(13, 18) }, locale: Locale(identifier: "en_GB"), timeZone: SampleAppointments.zone)

    func placeholder(in context: Context) -> SalonEntry { provider.placeholder() }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (SalonEntry) -> Void) {
        provider.getSnapshot(isPreview: context.isPreview, completion: completion)
    }

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<SalonEntry>) -> Void) {
        provider.getTimeline(completion: completion)
    }
}
