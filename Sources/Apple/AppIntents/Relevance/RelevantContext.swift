import Foundation

/// When and where a widget may be of use. It compiles; nothing suggests widgets here.
public struct RelevantContext: Hashable, Sendable {
    public enum DateKind: Hashable, Sendable { case `default`, scheduled, informational }
    public struct SleepType: Hashable, Sendable {
        private let name: String
        public static let wakeup = SleepType(name: "wakeup")
        public static let bedtime = SleepType(name: "bedtime")
    }
    public struct FitnessType: Hashable, Sendable {
        private let name: String
        public static let activityRingsIncomplete = FitnessType(name: "activityRingsIncomplete")
        public static let workoutActive = FitnessType(name: "workoutActive")
    }

    private enum Kind: Hashable, Sendable {
        case date(DateInterval, DateKind)
        case sleep(SleepType)
        case fitness(FitnessType)
    }
    private let kind: Kind

    public static func date(_ date: Date) -> RelevantContext { self.date(interval: DateInterval(start: date, duration: 0)) }
    public static func date(from startDate: Date, to endDate: Date) -> RelevantContext {
        // An end before its start would stop the process.
        date(interval: DateInterval(start: min(startDate, endDate), end: max(startDate, endDate)))
    }
    public static func date(interval: DateInterval, kind: DateKind = .default) -> RelevantContext {
        RelevantContext(kind: .date(interval, kind))
    }
    public static func date(range: ClosedRange<Date>, kind: DateKind = .default) -> RelevantContext {
        date(interval: DateInterval(start: range.lowerBound, end: range.upperBound), kind: kind)
    }
    public static func sleep(_ type: SleepType) -> RelevantContext { RelevantContext(kind: .sleep(type)) }
    public static func fitness(_ type: FitnessType) -> RelevantContext { RelevantContext(kind: .fitness(type)) }
}

/// A widget's settings that may be of use at some time.
public struct RelevantIntent: Sendable {
    public let widgetKind: String

    public init<IntentType: WidgetConfigurationIntent>(_ intent: IntentType, widgetKind: String, relevance: RelevantContext) {
        self.widgetKind = widgetKind
    }
}

/// Takes what an app thinks may be of use. Nothing suggests widgets here, so nothing is kept.
public final class RelevantIntentManager: Sendable {
    public static let shared = RelevantIntentManager()

    public func updateRelevantIntents(_ intents: [RelevantIntent]) async throws {}
}
