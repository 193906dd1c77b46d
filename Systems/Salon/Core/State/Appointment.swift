import Foundation

/// An appointment as a tile shows it.
public struct Appointment: Hashable, Sendable, Identifiable {
    public let id: String
    public let start: Date
    /// Never before ``start``.
    public let end: Date
    public let customer: String
    public let treatment: String
    public let colour: AppointmentColour

    public init(id: String, start: Date, end: Date, customer: String, treatment: String, colour: AppointmentColour) {
        self.id = id
        self.start = start
        self.end = max(start, end)
        self.customer = customer
        self.treatment = treatment
        self.colour = colour
    }

    /// Whole minutes, at most a thousand hours.
    public var minutes: Int { Int(min(end.timeIntervalSince(start) / 60, 60_000).rounded()) }

    public func isUnderWay(at now: Date) -> Bool { start <= now && now < end }

    /// The elapsed part of the appointment: 0 before it begins, 1 from its end on.
    public func elapsed(at now: Date) -> Double {
        guard end > start else { return now < start ? 0 : 1 }
        return min(max(now.timeIntervalSince(start) / end.timeIntervalSince(start), 0), 1)
    }
}
