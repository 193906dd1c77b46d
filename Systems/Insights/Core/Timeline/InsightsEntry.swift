import Foundation
import WidgetKit

/// An entry: what the tile shows from `date` on.
public struct InsightsEntry: TimelineEntry, Hashable, Sendable {
    public var date: Date
    public let state: WidgetState

    public init(date: Date, state: WidgetState) {
        self.date = date
        self.state = state
    }
}
