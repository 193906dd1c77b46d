import Foundation

/// An entry of a timeline: what a widget shows from a date on.
public protocol TimelineEntry: SendableMetatype {
    var date: Date { get }
    /// The relevance of the entry; nil keeps that of the entry before.
    var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
    public var relevance: TimelineEntryRelevance? { nil }
}

/// The relevance of an entry among the entries of its provider. A score of 0 or less never brings a widget to the top.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
    public var score: Float
    /// Seconds; 0 lasts until the next relevance.
    public var duration: TimeInterval

    public init(score: Float, duration: TimeInterval = 0) {
        self.score = score
        self.duration = duration
    }
}
