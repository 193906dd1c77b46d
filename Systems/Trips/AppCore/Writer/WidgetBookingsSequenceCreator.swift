import TripsCore

/// Gives the steps of all trips the order in which they are shown, and returns them as they are written.
public struct WidgetBookingsSequenceCreator: Sendable {
    public init() {}

    /// `steps` sorted by start. Steps that start together come by their end, then by their booking; of one trip none starts before the
    /// one ahead of it has ended.
    public func create(_ steps: [TripStep]) -> [WidgetBookingJson] {
        var ends: [String: Double] = [:]
        return steps.sorted(by: Self.precedes).compactMap { step in
            let start = max(step.startDate, ends[step.bookingID] ?? step.startDate)
            guard step.endDate > start else { return nil }
            ends[step.bookingID] = step.endDate
            return WidgetBookingJson(
                startDate: start, endDate: step.endDate, flight: step.flight, hotel: step.hotel,
                steps: step.rail.isEmpty ? nil : step.rail, currentStep: step.rail.isEmpty ? nil : step.index)
        }
    }

    private static func precedes(_ one: TripStep, _ other: TripStep) -> Bool {
        (one.startDate, one.endDate, one.bookingID, one.index) < (other.startDate, other.endDate, other.bookingID, other.index)
    }
}
