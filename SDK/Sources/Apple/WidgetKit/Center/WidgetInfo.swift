import Foundation
import VitrineAppIntents
import VitrineIntents
import VitrineWidgetArchive

/// A widget somebody has placed.
public struct WidgetInfo: Hashable, Identifiable, Sendable {
    public let id: String
    public let kind: String
    public let family: WidgetFamily
    private let stored: StoredConfiguration?

    init(_ placed: PlacedWidget) {
        id = placed.id
        kind = placed.kind
        family = WidgetFamily(placed.family)
        stored = placed.configuration.flatMap { try? StoredConfiguration(data: $0) }
    }

    /// The SiriKit intent that configures the widget; nil for any other, and where the process has no such class.
    public var configuration: INIntent? {
        guard let stored, stored.system == .siriKit, let type = KnownIntents.shared.type(named: stored.intent) else { return nil }
        let intent = type.init()
        let contents = IntentContents(of: intent)
        contents.setDefaults()
        contents.set(stored.values)
        return intent
    }

    /// The App Intent that configures the widget; nil where it is configured by another.
    public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(of intentType: Intent.Type) -> Intent? {
        guard let stored, stored.system == .appIntents, stored.intent == Intent.persistentIdentifier else { return nil }
        let intent = Intent()
        let parameters = IntentParameters(of: intent)
        let values = stored.values
        // Items are looked up by their ids, which takes a query's time; Apple's call waits too.
        let done = DispatchSemaphore(value: 0)
        Task.detached(executorPreference: OwnThread()) {
            _ = try? await parameters.resolve(values)
            done.signal()
        }
        // Blocks: as Apple's call does; the query itself has a thread of its own, so that it needs none of those that wait here.
        return done.wait(timeout: .now() + 10) == .success ? intent : nil
    }
}

/// An executor on a thread of its own: who waits for a task on a thread of the shared pool must not wait for that pool, which may be full.
private final class OwnThread: TaskExecutor {
    /// A serial queue has a thread whenever it has work.
    private let queue = DispatchQueue(label: "WidgetInfo")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
