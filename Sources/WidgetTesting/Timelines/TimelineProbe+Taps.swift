import Foundation
import VitrineWidgetArchive
import VitrineWidgetKit

extension TimelineProbe {
    /// What a tap came to.
    public enum Tap: Hashable, Sendable {
        /// A link, which goes to the widget's app.
        case opened(URL)
        /// A control's intent was performed; it may have asked for the app, or for a link that goes to it.
        case performed(intent: String, opensApp: Bool, url: URL?)
        /// The widget's app, since nothing else lies there.
        case openedApp
    }

    /// Nothing that can be tapped is called so.
    public struct NothingToTap: Error, CustomStringConvertible {
        /// What was looked for.
        public let label: String
        /// What there is.
        public let labels: [String]

        public var description: String {
            "Nothing to tap is called “\(label)”. There are: \(labels.map { "“\($0)”" }.joined(separator: ", "))."
        }
    }

    /// Taps what is called so, a link or a control, as VoiceOver names it. A control's intent is performed in this process.
    /// - Throws: ``NothingToTap``, and what the intent threw.
    public func tap(_ label: String, in view: ArchivedView) async throws -> Tap {
        guard let region = view.taps.first(where: { $0.label == label }) else {
            throw NothingToTap(label: label, labels: view.taps.map(\.label))
        }
        return try await perform(region.action)
    }

    /// Taps a point, in points from the tile's upper left corner.
    /// - Throws: what a control's intent threw.
    public func tap(_ view: ArchivedView, at point: CGPoint) async throws -> Tap {
        guard let action = view.tapTarget(at: point) else { return .openedApp }
        return try await perform(action)
    }

    private func perform(_ action: TapRegion.Action) async throws -> Tap {
        switch action {
        case .open(let url): return .opened(url)
        case .perform(let intent, let parameters):
            let call = try IntentCall(data: parameters)
            let thrown = ThrownError(), outcome: IntentOutcome
            do {
                outcome = try await ThrownError.$current.withValue(thrown) {
                    try await self.outcome(of: .perform(intent: intent, call.values))
                }
            } catch {
                // What the intent threw is what a test can name; an answer has only its words.
                throw thrown.error ?? error
            }
            return .performed(intent: call.name, opensApp: outcome.opensApp, url: outcome.url)
        }
    }
}
