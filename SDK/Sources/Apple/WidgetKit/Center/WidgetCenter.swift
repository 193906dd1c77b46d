import Foundation
import VitrineWidgetArchive

/// The line through which WidgetCenter speaks: that to the host, or a test's own.
package protocol WidgetCenterLine: Sendable {
    func send(_ call: HostCall) throws
    func currentConfigurations() async throws -> [PlacedWidget]
}

extension ChildLine: WidgetCenterLine {}

/// Asks for new timelines, from the app or from the extension. A request: the host decides when.
public final class WidgetCenter: Sendable {
    /// Reaches the host that started this process; in a process nobody started it does nothing and says so once.
    public static let shared = WidgetCenter(line: ChildLine.shared)

    private let line: (any WidgetCenterLine)?
    private let report: @Sendable (String) -> Void
    private let reported = ReportedOnce()

    package init(line: (any WidgetCenterLine)?, report: @escaping @Sendable (String) -> Void = WidgetCenter.printed) {
        self.line = line
        self.report = report
    }

    /// All placed widgets of a kind; a kind that is not placed is ignored.
    public func reloadTimelines(ofKind kind: String) { send(.reloadTimelines(kind: kind)) }

    /// All placed widgets of this app.
    public func reloadAllTimelines() { send(.reloadAllTimelines) }

    /// The gallery's ready-made configurations are asked for each time it is opened: nothing is kept that could be out of date.
    public func invalidateConfigurationRecommendations() {}

    /// Does nothing: nothing suggests widgets here, so that no relevance is kept.
    public func invalidateRelevance(ofKind kind: String) {}

    /// The widgets of this app that are placed now; there is no event for a widget placed or removed.
    public func getCurrentConfigurations(_ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void) {
        Task {
            do {
                completion(.success(try await currentConfigurations()))
            } catch {
                completion(.failure(error))
            }
        }
    }

    /// The widgets of this app that are placed now; none where there is no host.
    public func currentConfigurations() async throws -> [WidgetInfo] {
        guard let line else {
            sayThereIsNoHost()
            return []
        }
        return try await line.currentConfigurations().map(WidgetInfo.init)
    }

    private func send(_ call: HostCall) {
        guard let line else { return sayThereIsNoHost() }
        do {
            try line.send(call)
        } catch {
            report("WidgetCenter could not reach the host. \(error)")
        }
    }

    private func sayThereIsNoHost() {
        if reported.first() { report("WidgetCenter has no host: this process was not started by one, so no widget is reloaded.") }
    }

    @Sendable package static func printed(_ sentence: String) {
        FileHandle.standardError.write(Data((sentence + "\n").utf8))
    }
}

/// A mark that is true the first time it is asked.
private final class ReportedOnce: @unchecked Sendable {
    // Touched only under the lock.
    private let lock = NSLock()
    private var isDone = false

    func first() -> Bool {
        lock.withLock {
            defer { isDone = true }
            return !isDone
        }
    }
}

extension WidgetCenter {
    /// Keys of the `userInfo` with which a tap on a widget opens its app. Their texts are general knowledge, not measured.
    public enum UserInfoKey {
        public static let kind = "WGWidgetUserInfoKeyKind"
        public static let family = "WGWidgetUserInfoKeyFamily"
        public static let activityID = "WGWidgetUserInfoKeyActivityID"
    }
}

/// The key of a widget's kind in the user activity of a tap; `WidgetCenter.UserInfoKey.kind` in Swift.
public let WGWidgetUserInfoKeyKind = WidgetCenter.UserInfoKey.kind
/// The key of a widget's family there; `WidgetCenter.UserInfoKey.family` in Swift.
public let WGWidgetUserInfoKeyFamily = WidgetCenter.UserInfoKey.family
/// The key of a Live Activity's id there; `WidgetCenter.UserInfoKey.activityID` in Swift.
public let WGWidgetUserInfoKeyActivityID = WidgetCenter.UserInfoKey.activityID

/// The type of the user activity with which a tap on a Live Activity opens its app.
public let NSUserActivityTypeLiveActivity = "NSUserActivityTypeLiveActivity"
