import Drawing
import Foundation
@_spi(Vitrine) import VitrineSwiftUI
import WidgetArchive

/// Answers the host's requests from the widgets of one bundle. Requests may overlap.
@_spi(Vitrine) public struct ExtensionService: Sendable {
    public struct Options: Sendable {
        /// `Link` works in small widgets, as since iOS 17.
        public var linksInSmall = true
        /// Bytes of one answer.
        public var maximumTimelineBytes = ArchiveLimits.maximumTimelineBytes

        public init() {}
    }

    let definitions: [WidgetDefinition]
    /// What the bundle declares and this host does not show, in sentences.
    public let undrawn: [String]
    let options: Options

    @MainActor public init<Bundle: WidgetBundle>(bundle: Bundle, options: Options = Options()) {
        self.init(widget: bundle.body, options: options)
    }

    @MainActor public init<Content: Widget>(widget: Content, options: Options = Options()) {
        var found = _WidgetDefinitions()
        widget._collect(&found)
        definitions = found.list
        undrawn = found.undrawn
        self.options = options
    }

    /// What the gallery needs to know.
    public var description: ExtensionDescription { ExtensionDescription(widgets: definitions.map(\.described)) }

    /// Kinds that two widgets share; only the first of them can be placed.
    public var duplicateKinds: [String] {
        let counts = Dictionary(definitions.map { ($0.kind, 1) }, uniquingKeysWith: +)
        return counts.filter { $0.value > 1 }.keys.sorted()
    }

    /// The answer as the payload of a frame, within the size that iOS archives.
    public func payload(for request: ExtensionRequest) async -> [UInt8] {
        let answer = await answer(request)
        let payload = answer.payload()
        // iOS draws with the widget's own fonts and archives none of them.
        guard payload.count - answer.fontBytes > options.maximumTimelineBytes else { return payload }
        let failure = ExtensionFailure(
            code: .archiveTooLarge,
            message: """
                The archived timeline has \(payload.count) bytes, more than the \(options.maximumTimelineBytes) that iOS takes. \
                Give fewer entries or smaller images.
                """)
        return ExtensionAnswer(id: request.id, body: .failed(failure)).payload()
    }

    /// The answer, whatever its size.
    public func answer(_ request: ExtensionRequest) async -> ExtensionAnswer {
        let body: ExtensionAnswer.Body
        do {
            switch request.body {
            case .describe: body = .described(description)
            case .placeholder(let widget): body = .entry(try await placeholder(widget))
            case .snapshot(let widget, let isPreview): body = .entry(try await snapshot(widget, isPreview: isPreview))
            case .timeline(let widget): body = .timeline(try await timeline(widget))
            case .configuration(let kind): body = .configuration(try configuration(ofKind: kind))
            case .sheet(let kind, let stored): body = .sheet(try await sheet(ofKind: kind, stored))
            case .options(let question): body = .options(try await options(question))
            case .perform(let intent, let values):
                body = .performed(try await PerformedIntent(named: intent).perform(values))
            case .handler:
                throw ExtensionFailure(code: .invalidRequest, message: "A widget extension handles no SiriKit intents.")
            }
        } catch let failure as ExtensionFailure {
            body = .failed(failure)
        } catch {
            // What the widget says to people comes before what it says to programmers.
            let words = (error as? any LocalizedError)?.errorDescription ?? "\(error)"
            body = .failed(ExtensionFailure(code: .providerError, message: words))
        }
        return ExtensionAnswer(id: request.id, body: body)
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
        let widget = try prepare(request)
        let answer = try await widget.provider.timeline(widget.context(isPreview: false), widget.values, widget.notes)
        guard let (entries, policy) = answer?.value else { throw silent(request, "getTimeline(in:completion:)") }
        guard !entries.isEmpty else {
            throw ExtensionFailure(code: .noEntries, message: "The provider of “\(request.kind)” gave a timeline without entries.")
        }
        if case .after(let date) = policy, !date.timeIntervalSinceReferenceDate.isFinite {
            throw ExtensionFailure(code: .providerError, message: "The timeline of “\(request.kind)” has a policy whose date is no date.")
        }
        // By date, and entries of one date in the order they were given.
        let sorted = entries.enumerated().sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }
        var archived: [ArchivedEntry] = []
        for (_, entry) in sorted {
            archived.append(try await archive(entry, widget, dated: entry.date))
            // Between entries other requests have their turn on the main actor.
            await Task.yield()
        }
        return ArchivedTimeline(kind: request.kind, family: request.family, entries: archived, policy: policy)
    }

    private func silent(_ request: WidgetRequest, _ call: String) -> ExtensionFailure {
        ExtensionFailure(
            code: .providerError, message: "The provider of “\(request.kind)” let go of the completion of \(call) without calling it.")
    }
}

extension ExtensionAnswer {
    /// Bytes of the fonts that go with the pictures, each once.
    fileprivate var fontBytes: Int {
        let entries: [ArchivedEntry] =
            switch body {
            case .entry(let entry): [entry]
            case .timeline(let timeline): timeline.entries
            default: []
            }
        let fonts = entries.flatMap(\.variants).reduce(into: Set<FontData>()) { fonts, view in
            fonts.formUnion(view.content.fonts)
            if let background = view.background { fonts.formUnion(background.fonts) }
        }
        return fonts.reduce(0) { $0 + $1.count }
    }
}
