import Foundation

extension BookingEntry {
    /// What the widget gallery shows: airports and a hotel that do not exist, so that nobody takes it for a booking of theirs.
    public static func sample(at date: Date) -> BookingEntry {
        let steps = [
            WidgetStep(kind: .outbound, label: SampleText.outbound),
            WidgetStep(kind: .stay, label: SampleText.nights),
            WidgetStep(kind: .inbound, label: SampleText.inbound),
        ]
        let flight = WidgetFlight(
            direction: .outbound, stops: 0, stopsText: SampleText.direct, code: "XX 000", departureDate: SampleText.day,
            departureTime: "00:00", departureAirport: "AAA", departureCity: SampleText.city, arrivalDate: SampleText.day,
            arrivalTime: "00:00", arrivalAirport: "ZZZ", arrivalCity: SampleText.city)
        let booking = WidgetBooking(
            startDate: date, endDate: date.addingTimeInterval(24 * 60 * 60), flight: flight, steps: steps, currentStep: 0)
        return BookingEntry(date: date, data: booking)
    }
}

/// The sample's words, in the language of the device.
private enum SampleText {
    static let outbound = word("Outbound")
    static let inbound = word("Inbound")
    static let nights = word("Your stay")
    static let direct = word("Direct")
    static let day = word("Your day")
    static let city = word("Your city")

    private static func word(_ key: String) -> String {
        NSLocalizedString(key, bundle: .module, comment: "Sample in the widget gallery")
    }
}
