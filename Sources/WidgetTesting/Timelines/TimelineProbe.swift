import Foundation
import VitrineWidgetArchive
import VitrineWidgetKit

/// Asks the providers of a bundle in this process what a host would ask in the extension's: the same requests, the same bytes.
public struct TimelineProbe: Sendable {
    private let service: ExtensionService
    /// The device whose sizes and margins the requests name.
    public var device = Device.standard
    /// The environments in which each entry is drawn, one variant for each; their scale becomes the device's.
    public var environments = [RenderEnvironment()]
    /// Each request is made this many times at once, as iOS does: providers must not mind.
    public var calls = 2
    /// The clock that providers, intents and views read as `Date()`; nil is the machine's.
    ///
    /// It is read by what runs in the request's task and in tasks that this starts. What is called back on a queue of its own, such as a
    /// `URLSession`'s completion, reads the machine's.
    public var clock: SteppedClock?
    /// What becomes of the requests that providers make over HTTP, in every session; nil asks whom they name. It holds where ``clock`` does.
    public var network: NetworkFault?
    /// How long a request may take by the machine's clock, as the system ends an extension that does not answer; nil is without end.
    public var timeLimit: Duration? = .seconds(30)

    /// Asks the widgets of a bundle.
    @MainActor public init<Bundle: WidgetBundle>(bundle: Bundle) { service = ExtensionService(bundle: bundle) }

    /// Asks one widget, without a bundle around it.
    @MainActor public init<Content: Widget>(widget: Content) { service = ExtensionService(widget: widget) }

    /// The description of the bundle's widgets: kinds, names, families.
    public var description: ExtensionDescription { service.description }

    /// The placeholder, shown before there is any entry: text and images masked by the system.
    public func placeholder(kind: String, family: WidgetFamilyName = .systemSmall) async throws -> ArchivedEntry {
        try await entries(of: .placeholder(request(kind, family)))[0]
    }

    /// The entry that a provider gives for a moment's notice, or for the gallery as `isPreview` says.
    /// - Throws: ``NoSuchFamily``, ``NoAnswer``, and why the provider gave none.
    public func snapshot(kind: String, family: WidgetFamilyName = .systemSmall, isPreview: Bool = true) async throws -> ArchivedEntry {
        try await entries(of: .snapshot(request(kind, family), isPreview: isPreview))[0]
    }

    /// The timeline that a provider gives, with every entry drawn.
    /// - Throws: ``NoSuchFamily``, ``NoAnswer``, and why the provider gave none.
    public func timeline(kind: String, family: WidgetFamilyName = .systemSmall) async throws -> ArchivedTimeline {
        try await timelines(kind: kind, family: family)[0]
    }

    /// The timelines of all `calls`, which ran at the same time.
    public func timelines(kind: String, family: WidgetFamilyName = .systemSmall) async throws -> [ArchivedTimeline] {
        try await answers(.timeline(request(kind, family))).compactMap { body in
            if case .timeline(let timeline) = body { timeline } else { nil }
        }
    }

    private func request(_ kind: String, _ family: WidgetFamilyName) throws -> WidgetRequest {
        guard let request = device.request(kind: kind, family: family, environments: environments) else {
            throw NoSuchFamily(family: family, device: device.name)
        }
        return request
    }

    private func entries(of body: ExtensionRequest.Body) async throws -> [ArchivedEntry] {
        try await answers(body).compactMap { body in
            if case .entry(let entry) = body { entry } else { nil }
        }
    }

    /// Performs an intent, once.
    func outcome(of body: ExtensionRequest.Body) async throws -> IntentOutcome {
        switch try await answer(body, id: 1) {
        case .performed(let outcome): return outcome
        case .failed(let failure): throw failure
        default: return IntentOutcome()
        }
    }

    private func answer(_ body: ExtensionRequest.Body, id: UInt64) async throws -> ExtensionResponse.Body {
        let service = service
        let payload = try await TaskClock.reading(clock) {
            try await RequestFaults.with(network) {
                try await TimeLimit.holding(timeLimit) { await service.payload(for: ExtensionRequest(id: id, body: body)) }
            }
        }
        return try ExtensionResponse(payload: payload).body
    }

    /// Asks as often as `calls` says, at least once; a failure of any of the answers is thrown.
    private func answers(_ body: ExtensionRequest.Body) async throws -> [ExtensionResponse.Body] {
        try await withThrowingTaskGroup(of: ExtensionResponse.Body.self) { group in
            for id in 1...UInt64(max(calls, 1)) {
                group.addTask { try await answer(body, id: id) }
            }
            var answers: [ExtensionResponse.Body] = []
            for try await answer in group {
                if case .failed(let failure) = answer { throw failure }
                answers.append(answer)
            }
            return answers
        }
    }
}
