import Foundation
import VitrineSwiftUI
import VitrineWidgetArchive

/// A request whose widget was found and whose environments are in order.
struct PreparedWidget: @unchecked Sendable {
    let definition: WidgetDefinition
    let provider: AnyTimelineProvider
    let request: WidgetRequest
    /// The parameter values chosen for the widget; empty where nothing was chosen.
    let values: IntentValues
    /// Notes on the values that could not be used.
    let notes = ConfigurationNotes()
    /// The values of the request's environments, in their order; nothing changes them from here on.
    let environments: [EnvironmentValues]

    func context(isPreview: Bool) -> TimelineProviderContext {
        TimelineProviderContext(
            family: WidgetFamily(request.family), displaySize: CGSize(width: request.displaySize.width, height: request.displaySize.height),
            isPreview: isPreview, environments: environments)
    }
}

extension ExtensionService {
    func prepare(_ request: WidgetRequest, isPlaceholder: Bool = false) throws(ExtensionFailure) -> PreparedWidget {
        guard let definition = definitions.first(where: { $0.kind == request.kind }), let provider = definition.provider else {
            let kinds = definitions.map { "“\($0.kind)”" }.joined(separator: ", ")
            throw ExtensionFailure(
                code: .unknownKind,
                message: "The extension has no widget of kind “\(request.kind)”; it has \(kinds.isEmpty ? "none" : kinds).")
        }
        guard definition.families.contains(WidgetFamily(request.family)) else {
            let families = definition.families.map(\.description).joined(separator: ", ")
            throw ExtensionFailure(
                code: .unsupportedFamily, message: "“\(request.kind)” does not support \(request.family.rawValue); it supports \(families)."
            )
        }
        try request.validate()
        var environments: [EnvironmentValues] = []
        for environment in request.environments {
            environments.append(try request.values(for: environment, isPlaceholder: isPlaceholder))
        }
        return PreparedWidget(
            definition: definition, provider: provider, request: request, values: try request.intentValues(), environments: environments)
    }

    /// The entry drawn in every environment.
    @MainActor func archive(_ entry: AnyEntry, _ widget: PreparedWidget, dated date: Date) throws -> ArchivedEntry {
        let relevance = entry.relevance
        guard date.timeIntervalSinceReferenceDate.isFinite, relevance?.score.isFinite ?? true, relevance?.duration.isFinite ?? true else {
            throw ExtensionFailure(
                code: .providerError, message: "An entry of “\(widget.request.kind)” has a date or a relevance that is no number.")
        }
        // Nobody sees the entry before its date, so its texts read as they do then; the host sets them anew later.
        let shown = max(date, Date())
        var definition = widget.definition
        for sentence in widget.notes.sentences { definition.report("\(definition.kind): \(sentence)") }
        func draw(_ environment: RenderEnvironment, _ values: EnvironmentValues) throws -> (view: ArchivedView, traits: RenderedTraits) {
            var values = values
            values.pictureDate = shown
            return try entry.archive(
                EntryRenderer(
                    definition: definition, request: widget.request, environment: environment, values: values,
                    linksInSmall: options.linksInSmall))
        }
        var variants: [ArchivedView] = [], reactions: [ArchivedView] = []
        for (environment, values) in zip(widget.request.environments, widget.environments) {
            let (view, traits) = try draw(environment, values)
            variants.append(view)
            guard widget.request.wantsReactions else { continue }
            for reaction in environment.reactions(to: view.taps, traits) {
                reactions.append(try draw(reaction, widget.request.values(for: reaction, isPlaceholder: false)).view)
            }
        }
        variants += reactions
        return ArchivedEntry(
            date: date, relevance: relevance.map { ArchivedEntry.Relevance(score: $0.score, duration: $0.duration) }, variants: variants)
    }
}
