import SalonCore

/// Events of some days, and where the changes after them begin.
public struct CalendarPage: Codable, Hashable, Sendable {
    public var events: [CalendarEvent]
    public var cursor: String
    /// The events of the answer that could not be read.
    public var unread: UnreadEvents

    public init(events: [CalendarEvent], cursor: String, unread: UnreadEvents = UnreadEvents()) {
        self.events = events
        self.cursor = cursor
        self.unread = unread
    }

    private enum CodingKeys: CodingKey { case events, cursor }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let received = try container.decode([ReceivedEvent].self, forKey: .events)
        self.init(
            events: received.compactMap(\.event), cursor: try container.decode(String.self, forKey: .cursor),
            unread: UnreadEvents(
                kept: received.compactMap(\.unread), lost: received.count { $0.event == nil && $0.unread == nil }))
    }
}

/// Changes of the calendar, and the cursor at which the next ones begin.
public struct CalendarChanges: Codable, Hashable, Sendable {
    /// One event as it is now.
    public struct Change: Codable, Hashable, Sendable {
        public var id: String
        /// The event; nil for one that is gone.
        public var event: CalendarEvent?
        public var version: Int

        enum CodingKeys: CodingKey { case id, event, version }

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
    /// The events of the answer that could not be read.
    public var unread: UnreadEvents

    public init(changes: [Change], cursor: String, more: Bool? = nil, unread: UnreadEvents = UnreadEvents()) {
        self.changes = changes
        self.cursor = cursor
        self.more = more
        self.unread = unread
    }

    private enum CodingKeys: CodingKey { case changes, cursor, more }

    /// A change as it came.
    private struct Received: Decodable {
        let change: Change?
        let unread: UnreadEvent?

        init(from decoder: any Decoder) throws {
            let container = try? decoder.container(keyedBy: Change.CodingKeys.self)
            let received = try container?.decodeIfPresent(ReceivedEvent.self, forKey: .event)
            unread = received?.unread
            // Without its event it would be a deletion.
            if let received, received.event == nil {
                change = nil
            } else {
                change = try? Change(from: decoder)
            }
        }
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let received = try container.decode([Received].self, forKey: .changes)
        self.init(
            changes: received.compactMap(\.change), cursor: try container.decode(String.self, forKey: .cursor),
            more: try container.decodeIfPresent(Bool.self, forKey: .more),
            unread: UnreadEvents(
                kept: received.compactMap(\.unread), lost: received.count { $0.change == nil && $0.unread == nil }))
    }
}
