import Foundation
import VitrineDrawing
import VitrineSwiftUI
import VitrineWidgetArchive

/// Answers the host's requests from the widgets of one bundle. Requests may overlap.
package struct ExtensionService: Sendable {
    public struct Options: Sendable {
        /// `Link` works in small widgets, as since iOS 17.
        public var linksInSmall = true
        /// Bytes of one answer.
        public var maximumTimelineBytes = ArchiveLimits.maximumTimelineBytes

        public init() {}
    }

    let definitions: [WidgetDefinition]
    /// The Live Activities that a preview may show.
    let activities: PreviewedActivities
    /// Sentences about what the bundle declares and this host does not show.
    public let undrawn: [String]
    let options: Options
    private let turn = DrawingTurn()

    @MainActor public init<Bundle: WidgetBundle>(bundle: Bundle, options: Options = Options()) {
        self.init(widget: bundle.body, options: options)
    }

    @MainActor public init<Content: Widget>(widget: Content, options: Options = Options()) {
        var found = _WidgetDefinitions()
        widget._collect(&found)
        definitions = found.list
        activities = PreviewedActivities(looks: found.activities)
        undrawn = found.undrawn
        self.options = options
    }

    /// The description of the bundle's widgets for the gallery.
    public var description: ExtensionDescription { ExtensionDescription(widgets: definitions.map(\.described)) }

    /// Kinds that two widgets share; only the first of them can be placed.
    public var duplicateKinds: [String] {
        let counts = Dictionary(definitions.map { ($0.kind, 1) }, uniquingKeysWith: +)
        return counts.filter { $0.value > 1 }.keys.sorted()
    }

    /// The answer as the payload of a frame, within the size that iOS archives.
    public func payload(for request: ExtensionRequest) async -> [UInt8] {
        guard case .timeline(let widget) = request.body else {
            let answer = await answer(request)
            guard case .entry(let entry) = answer.body else { return answer.payload() }
            let writer = EntryWriter(entry)
            return checked(writer.payload(id: request.id), writer.size, request.id)
        }
        // Several tiles may ask at once, each for many entries: of one timeline the bytes are held, of the others nothing.
        do {
            let asked = try await ask(for: widget)
            await turn.take()
            do {
                let payload = try await written(asked, for: request.id)
                await turn.giveBack()
                return payload
            } catch {
                await turn.giveBack()
                throw error
            }
        } catch {
            return ExtensionResponse(id: request.id, body: .failed(Self.failure(error))).payload()
        }
    }

    private func written(_ timeline: GivenTimeline, for id: UInt64) async throws -> [UInt8] {
        let request = timeline.widget.request
        var writer = TimelineWriter(
            kind: request.kind, family: request.family, count: timeline.entries.count, policy: timeline.policy)
        try await draw(timeline) { writer.append($0) }
        return checked(writer.payload(id: id), writer.size, id)
    }

    private func checked(_ payload: [UInt8], _ size: ArchiveSize, _ id: UInt64) -> [UInt8] {
        guard let words = size.excess(of: payload, most: options.maximumTimelineBytes) else { return payload }
        return ExtensionResponse(id: id, body: .failed(ExtensionFailure(code: .archiveTooLarge, message: words))).payload()
    }

    /// The answer, whatever its size.
    public func answer(_ request: ExtensionRequest) async -> ExtensionResponse {
        let body: ExtensionResponse.Body
        do {
            switch request.body {
            case .describe: body = .described(description)
            case .placeholder(let widget): body = .entry(try await placeholder(widget))
            case .snapshot(let widget, let isPreview): body = .entry(try await snapshot(widget, isPreview: isPreview))
            case .timeline(let widget): body = .timeline(try await timeline(widget))
            case .configuration(let kind): body = .configuration(try await MainActor.run { try configuration(ofKind: kind) })
            case .sheet(let kind, let stored): body = .sheet(try await sheet(ofKind: kind, stored))
            case .options(let question): body = .options(try await options(question))
            case .perform(let intent, let values):
                body = .performed(try await PerformedIntent(named: intent).perform(values))
            case .previews: body = .previews(try await previews())
            case .preview(let preview): body = .previewed(try await self.preview(preview))
            case .handler:
                throw ExtensionFailure(code: .invalidRequest, message: "A widget extension handles no SiriKit intents.")
            }
        } catch {
            body = .failed(Self.failure(error))
        }
        return ExtensionResponse(id: request.id, body: body)
    }

    private static func failure(_ error: any Error) -> ExtensionFailure {
        if let failure = error as? ExtensionFailure { return failure }
        return ExtensionFailure(code: .providerError, message: spokenWords(of: error) ?? "\(error)")
    }

    public func placeholder(_ request: WidgetRequest) async throws -> ArchivedEntry {
        let widget = try prepare(request, isPlaceholder: true)
        let entry = await ProviderCall.first { $0(widget.provider.placeholder(widget.context(isPreview: false))) }
        guard let entry else { throw silent(request, "placeholder(in:)") }
        return try await archive(entry.value, widget, dated: Date())
    }

    public func snapshot(_ request: WidgetRequest, isPreview: Bool) async throws -> ArchivedEntry {
        let widget = try prepare(request)
        let entry = try await widget.provider.snapshot(widget.context(isPreview: isPreview), widget.values, widget.notes)
        guard let entry else { throw silent(request, "getSnapshot(in:completion:)") }
        return try await archive(entry.value, widget, dated: Date())
    }

    public func timeline(_ request: WidgetRequest) async throws -> ArchivedTimeline {
        let asked = try await ask(for: request)
        var entries: [ArchivedEntry] = []
        try await draw(asked) { entries.append($0) }
        return ArchivedTimeline(kind: request.kind, family: request.family, entries: entries, policy: asked.policy)
    }

    /// The timeline that a provider gave: by date, and entries of one date in the order they were given.
    private struct GivenTimeline: @unchecked Sendable {
        let widget: PreparedWidget
        let entries: [AnyEntry]
        let policy: ReloadPolicy
    }

    private func ask(for request: WidgetRequest) async throws -> GivenTimeline {
        let widget = try prepare(request)
        let answer = try await widget.provider.timeline(widget.context(isPreview: false), widget.values, widget.notes)
        guard let (entries, policy) = answer?.value else { throw silent(request, "getTimeline(in:completion:)") }
        guard !entries.isEmpty else {
            throw ExtensionFailure(code: .noEntries, message: "The provider of “\(request.kind)” gave a timeline without entries.")
        }
        if case .after(let date) = policy, !date.timeIntervalSinceReferenceDate.isFinite {
            throw ExtensionFailure(code: .providerError, message: "The timeline of “\(request.kind)” has a policy whose date is no date.")
        }
        let sorted = entries.enumerated().sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }
        var given = sorted.map(\.element)
        // Drawing the others would cost whoever looks at one moment many times that one.
        if let moment = request.moment, let shown = given.last(where: { $0.date <= moment }) ?? given.first { given = [shown] }
        return GivenTimeline(widget: widget, entries: given, policy: policy)
    }

    private func draw(_ timeline: GivenTimeline, _ take: (ArchivedEntry) -> Void) async throws {
        for entry in timeline.entries {
            take(try await archive(entry, timeline.widget, dated: entry.date))
            // Between entries other requests have their turn on the main actor.
            await Task.yield()
        }
    }

    private func silent(_ request: WidgetRequest, _ call: String) -> ExtensionFailure {
        ExtensionFailure(
            code: .providerError, message: "The provider of “\(request.kind)” let go of the completion of \(call) without calling it.")
    }
}
