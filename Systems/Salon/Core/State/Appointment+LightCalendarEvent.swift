extension Appointment {
    /// Makes an appointment of a light event, a row of the shared store.
    public init(_ event: LightCalendarEvent) {
        self.init(
            id: event.id, start: event.start, end: event.end, customer: event.customer, treatment: event.treatment, colour: event.colour)
    }
}
