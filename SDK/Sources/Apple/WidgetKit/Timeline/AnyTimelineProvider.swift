import Foundation
import VitrineAppIntents
import VitrineIntents
import VitrineSwiftUI
import VitrineWidgetArchive

/// A provider and its content closure with their types erased. Providers are asked on the main queue, and the content is evaluated there.
struct AnyTimelineProvider: @unchecked Sendable {
    typealias Timeline = (entries: [AnyEntry], policy: ReloadPolicy)

    let placeholder: (TimelineProviderContext) -> AnyEntry
    /// Asks for a snapshot; nil when the provider released the completion without calling it.
    let snapshot: (TimelineProviderContext, IntentValues, ConfigurationNotes) async throws -> ProviderCall.Response<AnyEntry>?
    let timeline: (TimelineProviderContext, IntentValues, ConfigurationNotes) async throws -> ProviderCall.Response<Timeline>?
    /// An entry that was written out for a preview; nil for one of another type.
    let written: (any TimelineEntry) -> AnyEntry?
    /// The configuration's own: nil where there is none.
    let configuration: AnyConfiguration?

    init<Provider: TimelineProvider, Content: View>(_ provider: Provider, content: @escaping @MainActor (Provider.Entry) -> Content) {
        let erase = Self.erase(content)
        written = { ($0 as? Provider.Entry).map(erase) }
        placeholder = { erase(provider.placeholder(in: $0)) }
        // Providers of iOS source are seldom Sendable; all their calls begin on the main queue.
        nonisolated(unsafe) let askForSnapshot: (TimelineProviderContext, @escaping @Sendable (AnyEntry) -> Void) -> Void = {
            context, completion in provider.getSnapshot(in: context) { completion(erase($0)) }
        }
        nonisolated(unsafe) let askForTimeline: (TimelineProviderContext, @escaping @Sendable (Timeline) -> Void) -> Void = {
            context, completion in provider.getTimeline(in: context) { completion(($0.entries.map(erase), $0.policy.archived)) }
        }
        snapshot = { context, _, _ in await ProviderCall.first { askForSnapshot(context, $0) } }
        timeline = { context, _, _ in await ProviderCall.first { askForTimeline(context, $0) } }
        configuration = nil
    }

    init<Provider: AppIntentTimelineProvider, Content: View>(
        intents provider: Provider, content: @escaping @MainActor (Provider.Entry) -> Content
    ) {
        nonisolated(unsafe) let provider = provider
        let erase = Self.erase(content)
        written = { ($0 as? Provider.Entry).map(erase) }
        placeholder = { erase(provider.placeholder(in: $0)) }
        snapshot = { context, values, notes in
            let intent = try await Self.intent(Provider.Intent.self, values, notes)
            return ProviderCall.Response(value: erase(await provider.snapshot(for: intent, in: context)))
        }
        timeline = { context, values, notes in
            let intent = try await Self.intent(Provider.Intent.self, values, notes)
            let timeline = await provider.timeline(for: intent, in: context)
            return ProviderCall.Response(value: (timeline.entries.map(erase), timeline.policy.archived))
        }
        configuration = AnyConfiguration(
            intent: .app { Provider.Intent() },
            recommendations: {
                provider.recommendations().map {
                    IntentRecommendationSchema(title: $0.title, values: IntentParameters(of: $0.intent).setValues)
                }
            })
    }

    init<Provider: IntentTimelineProvider, Content: View>(
        siri provider: Provider, content: @escaping @MainActor (Provider.Entry) -> Content
    ) {
        KnownIntents.shared.add(Provider.Intent.self)
        let erase = Self.erase(content)
        written = { ($0 as? Provider.Entry).map(erase) }
        placeholder = { erase(provider.placeholder(in: $0)) }
        nonisolated(unsafe) let askForSnapshot: (Provider.Intent, TimelineProviderContext, @escaping @Sendable (AnyEntry) -> Void) -> Void =
            { intent, context, completion in
                provider.getSnapshot(for: intent, in: context) { completion(erase($0)) }
            }
        nonisolated(unsafe) let askForTimeline: (Provider.Intent, TimelineProviderContext, @escaping @Sendable (Timeline) -> Void) -> Void =
            { intent, context, completion in
                provider.getTimeline(for: intent, in: context) { completion(($0.entries.map(erase), $0.policy.archived)) }
            }
        // Every call has an intent of its own, made of the stored values.
        snapshot = { context, values, notes in
            let (intent, dropped) = IntentContents.intent(Provider.Intent.self, values)
            notes.add(dropped)
            return await ProviderCall.first { askForSnapshot(intent, context, $0) }
        }
        timeline = { context, values, notes in
            let (intent, dropped) = IntentContents.intent(Provider.Intent.self, values)
            notes.add(dropped)
            return await ProviderCall.first { askForTimeline(intent, context, $0) }
        }
        configuration = AnyConfiguration(
            intent: .siri(Provider.Intent.self),
            recommendations: {
                provider.recommendations().map {
                    IntentRecommendationSchema(title: $0.title, values: IntentContents(of: $0.intent).values)
                }
            })
    }

    // Entries of iOS source are seldom declared Sendable; each is handed over once and not touched by the provider again.
    private static func erase<Entry: TimelineEntry, Content: View>(
        _ content: @escaping @MainActor (Entry) -> Content
    ) -> @Sendable (Entry) -> AnyEntry {
        return { entry in
            nonisolated(unsafe) let entry = entry
            return AnyEntry(date: entry.date, relevance: entry.relevance) { try $0.archive(content(entry)) }
        }
    }

    /// An intent with the stored values; entities are asked for anew each time.
    private static func intent<Intent: WidgetConfigurationIntent>(
        _ type: Intent.Type, _ values: IntentValues, _ notes: ConfigurationNotes
    ) async throws -> Intent {
        let intent = Intent()
        let parameters = IntentParameters(of: intent)
        do {
            notes.add(try await parameters.resolve(values))
        } catch {
            // A query that fails now may not fail in a minute.
            throw ExtensionFailure(code: .itemsUnavailable, message: "What is set cannot be looked up. \(error)")
        }
        do {
            try parameters.checkComplete()
        } catch {
            throw ExtensionFailure(code: .invalidConfiguration, message: "The configuration cannot be used. \(error)")
        }
        return intent
    }
}

/// The configuration of a configurable widget, of any intent.
struct AnyConfiguration: @unchecked Sendable {
    enum Intent {
        case app(() -> any WidgetConfigurationIntent)
        case siri(INIntent.Type)
    }
    let intent: Intent
    let recommendations: () -> [IntentRecommendationSchema]
}

/// An entry that can draw itself.
struct AnyEntry: @unchecked Sendable {
    let date: Date
    let relevance: TimelineEntryRelevance?
    let archive: @MainActor (EntryRenderer) throws -> (view: ArchivedView, traits: RenderedTraits)
}
