extension Appointment {
    /// What a row of the shared store says at a glance.
    public init(_ event: LightCalendarEvent) {
        self.init(
            id: event.id, start: event.start, end: event.end, customer: event.customer, treatment: event.treatment, colour: event.colour)
    }
}
