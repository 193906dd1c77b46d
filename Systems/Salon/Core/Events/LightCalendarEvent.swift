import Foundation

/// An appointment as the widget needs it, and a row of the store that the widget shares with the app: only what is seen at a glance, and
/// for those that came through the widget the whole event in a sealed payload.
public struct LightCalendarEvent: Codable, Hashable, Sendable, Identifiable {
    public let id: String
    /// The account whose calendar it is in; nobody else ever sees it.
    public var account: String
    public var version: Int
    public var start: Date
    public var end: Date
    /// The customer's name.
    public var customer: String
    public var treatment: String
    public var colour: AppointmentColour
    /// Whether the app has yet to take it over.
    public var needsSync: Bool
    /// Whether the service no longer has it in the calendar; such a row is never shown.
    public var isTombstone: Bool
    /// The JSON of the full event, encrypted; nil for what the app has mirrored.
    public var payload: Data?
    /// The version of the payload's form; nil without a payload.
    public var payloadVersion: Int?
    /// The time at which the widget received it, or the app mirrored it.
    public var receivedAt: Date

    public init(
        id: String, account: String, version: Int, start: Date, end: Date, customer: String, treatment: String, colour: AppointmentColour,
        needsSync: Bool = false, isTombstone: Bool = false, payload: Data? = nil, payloadVersion: Int? = nil, receivedAt: Date
    ) {
        self.id = id
        self.account = account
        self.version = version
        self.start = start.inMilliseconds
        self.end = end.inMilliseconds
        self.customer = customer
        self.treatment = treatment
        self.colour = colour
        self.needsSync = needsSync
        self.isTombstone = isTombstone
        self.payload = payload
        self.payloadVersion = payloadVersion
        self.receivedAt = receivedAt.inMilliseconds
    }

    /// The essential attributes of an event, as the app mirrors it: nothing to take over, and no payload.
    public init(_ event: CalendarEvent, account: String, receivedAt: Date) {
        self.init(
            id: event.id, account: account, version: event.version, start: event.start, end: event.end, customer: event.customer.name,
            treatment: event.treatment, colour: event.colour, receivedAt: receivedAt)
    }

    /// Whether two rows say the same at a glance.
    public func looksLike(_ other: LightCalendarEvent) -> Bool {
        account == other.account && start == other.start && end == other.end && customer == other.customer && treatment == other.treatment
            && colour == other.colour && isTombstone == other.isTombstone
    }
}
