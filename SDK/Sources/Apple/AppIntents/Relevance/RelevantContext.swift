import Foundation
import VitrineCoreLocation

/// The time and place at which a widget may be of use. It compiles; nothing suggests widgets here.
public struct RelevantContext: Hashable, Sendable {
    public enum DateKind: Hashable, Sendable { case `default`, scheduled, informational }
    public struct SleepCondition: Hashable, Sendable {
        private let name: String
        public static let wakeup = SleepCondition(name: "wakeup")
        public static let bedtime = SleepCondition(name: "bedtime")
    }
    public struct FitnessCondition: Hashable, Sendable {
        private let name: String
        public static let activityRingsIncomplete = FitnessCondition(name: "activityRingsIncomplete")
        public static let workoutActive = FitnessCondition(name: "workoutActive")
    }

    /// A condition on the headphones that are connected.
    public struct HeadphonesCondition: Hashable, Sendable {
        private let name: String
        /// Headphones are connected.
        public static let connected = HeadphonesCondition(name: "connected")
    }
    /// A place that a device has learned by itself.
    public struct InferredLocation: Hashable, Sendable {
        private let name: String
        /// The place where somebody lives.
        public static let home = InferredLocation(name: "home")
        /// The place where somebody works.
        public static let work = InferredLocation(name: "work")
        /// The place where somebody learns.
        public static let school = InferredLocation(name: "school")
        /// The way between these places.
        public static let commute = InferredLocation(name: "commute")
    }

    private enum Kind: Hashable, Sendable {
        case place(InferredLocation)
        case region(String)
        case category(String)
        case headphones(HeadphonesCondition)
        case date(DateInterval, DateKind)
        case sleep(SleepCondition)
        case fitness(FitnessCondition)
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
    public static func sleep(_ type: SleepCondition) -> RelevantContext { RelevantContext(kind: .sleep(type)) }
    public static func fitness(_ type: FitnessCondition) -> RelevantContext { RelevantContext(kind: .fitness(type)) }
    /// A widget is of use at a place that the device has learned by itself.
    public static func location(inferred location: InferredLocation) -> RelevantContext { RelevantContext(kind: .place(location)) }
    /// A widget is of use in a region.
    public static func location(_ region: CLRegion) -> RelevantContext { RelevantContext(kind: .region(region.identifier)) }
    /// A widget is of use at places of a kind, which MapKit names.
    package static func _location(category: String) -> RelevantContext { RelevantContext(kind: .category(category)) }
    /// A widget is of use while something is connected.
    public static func hardware(headphones condition: HeadphonesCondition) -> RelevantContext {
        RelevantContext(kind: .headphones(condition))
    }
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
