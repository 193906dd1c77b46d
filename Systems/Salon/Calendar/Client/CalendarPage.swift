import SalonCore

/// Events of some days, and where the changes after them begin.
public struct CalendarPage: Codable, Hashable, Sendable {
    public var events: [CalendarEvent]
    public var cursor: String

    public init(events: [CalendarEvent], cursor: String) {
        self.events = events
        self.cursor = cursor
    }
}

/// What has changed, and where the next changes begin.
public struct CalendarChanges: Codable, Hashable, Sendable {
    /// One event as it is now.
    public struct Change: Codable, Hashable, Sendable {
        public var id: String
        /// Nil for one that is gone.
        public var event: CalendarEvent?
        public var version: Int

        public init(id: String, event: CalendarEvent?, version: Int) {
            self.id = id
            self.event = event
            self.version = version
        }
    }

    public var changes: [Change]
    public var cursor: String
    /// Whether there are more after these, so that one asks again at once.
    public var more: Bool?

    public init(changes: [Change], cursor: String, more: Bool? = nil) {
        self.changes = changes
        self.cursor = cursor
        self.more = more
    }
}
