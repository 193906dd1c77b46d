import Foundation
import WidgetKit

/// An entry: what the tile shows from `date` on.
public struct SalonEntry: TimelineEntry, Hashable, Sendable {
    public var date: Date
    public let state: SalonState

    public init(date: Date, state: SalonState) {
        self.date = date
        self.state = state
    }

    /// An appointment under way, or within the hour, is what a stylist looks for.
    public var relevance: TimelineEntryRelevance? {
        guard case .day(let day) = state, let first = day.first else { return nil }
        return TimelineEntryRelevance(score: first.start.timeIntervalSince(day.now) <= 3_600 ? 80 : 30)
    }
}
