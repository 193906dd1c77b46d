import Foundation
import Testing
import TripsAppCore
import TripsCore

struct WidgetBookingsAdapterTests {
    /// `100–2000 AZ 792` a step.
    private func lines(_ bookings: [TripsAppCore.Booking], at now: Double = 0) -> [String]? {
        writer(at: now).adapt(bookings)?.map { "\(Int($0.startDate))–\(Int($0.endDate)) \($0.flight?.code ?? $0.hotel?.name ?? "")" }
    }

    @Test("R1.11: nothing booked is nil, not an empty list")
    func nothing() {
        #expect(writer().adapt([]) == nil)
    }

    @Test("R1.12, R1.18, R1.19, R1.20: a package is flight until landing, stay until check-out, flight until home")
    func package() {
        #expect(lines([BookingSample.package()]) == ["100–2000 AZ 792", "2000–3000 Shiodome", "3000–4000 NH 215"])
    }

    @Test("R1.22: flights only, and a stay only")
    func parts() {
        #expect(lines([BookingSample.flights()]) == ["100–2000 A 1", "2000–4000 A 2"])
        #expect(lines([BookingSample.hotel()]) == ["100–3000 Hotel h"])
    }

    @Test(
        "R1.14, R1.16: a step that has ended by now is dropped",
        arguments: [(1999.0, 3), (2000, 2), (2999, 2), (3000, 1), (3999, 1), (4000, 0)])
    func ended(_ now: Double, _ left: Int) {
        #expect(lines([BookingSample.package()], at: now)?.count == left)
    }

    @Test("R1.24: a trip that is over is an empty list, not nil")
    func over() {
        #expect(lines([BookingSample.package()], at: 9999) == [])
    }

    @Test("R1.13: a part that cannot be shown is dropped, and the others close up")
    func incomplete() {
        var booking = BookingSample.package()
        booking.stay?.name = ""
        #expect(lines([booking]) == ["100–2000 AZ 792", "2000–4000 NH 215"])
        booking.stay = BookingSample.stay("Early", 500, 1500)
        #expect(lines([booking]) == ["100–2000 AZ 792", "2000–4000 NH 215"])
        #expect(lines([TripsAppCore.Booking(id: "e", purchasedAt: 1)]) == [])
    }

    @Test("R1.15: steps of all bookings are sorted by their start")
    func sorted() {
        let found = lines([BookingSample.hotel("b", bought: 700), BookingSample.flights("a", bought: 50)])
        #expect(found?.first == "50–2000 A 1")
        let starts = writer().adapt([BookingSample.package(shift: 900_000), BookingSample.flights()])?.map(\.startDate)
        #expect(starts == starts?.sorted())
    }

    @Test("G1.5: steps that start together come by end, then by booking, whatever the order they came in")
    func ties() {
        let a = TripStep(bookingID: "a", index: 0, startDate: 5, endDate: 9, hotel: nil)
        let b = TripStep(bookingID: "b", index: 0, startDate: 5, endDate: 9, flight: nil)
        let c = TripStep(bookingID: "c", index: 0, startDate: 5, endDate: 7)
        func named(_ steps: [TripStep]) -> [String] {
            WidgetBookingsSequenceCreator()
                .create(
                    steps.map { step in
                        var step = step
                        step.rail = [WidgetStepJson(kind: "stay", label: step.bookingID)]
                        return step
                    }
                ).map { $0.steps?[0].label ?? "" }
        }
        for order in [[a, b, c], [c, b, a], [b, a, c], [b, c, a]] {
            #expect(named(order) == ["c", "a", "b"])
        }
    }

    @Test("R1.17, G1.10: the sequence is what the creator returns")
    func returned() {
        let steps = [
            TripStep(bookingID: "a", index: 1, startDate: 20, endDate: 30), TripStep(bookingID: "a", index: 0, startDate: 0, endDate: 20),
        ]
        #expect(WidgetBookingsSequenceCreator().create(steps).map(\.startDate) == [0, 20])
    }

    @Test("R1.21: steps of one trip never overlap")
    func noOverlap() {
        let steps = [
            TripStep(bookingID: "a", index: 0, startDate: 0, endDate: 20), TripStep(bookingID: "a", index: 1, startDate: 10, endDate: 30),
            TripStep(bookingID: "a", index: 2, startDate: 12, endDate: 30),
        ]
        #expect(WidgetBookingsSequenceCreator().create(steps).map { [$0.startDate, $0.endDate] } == [[0, 20], [20, 30]])
    }

    @Test("the rail keeps steps that are over, and the current one its place")
    func rail() {
        let steps = writer(at: 2500).adapt([BookingSample.package()])
        #expect(steps?.map { $0.currentStep } == [1, 2])
        #expect(steps?[0].steps?.map(\.label) == ["Outbound", "5 nights", "Inbound"])
        #expect(steps?[0].steps?.map(\.kind) == ["outbound", "stay", "inbound"])
    }

    @Test("R1.6: nothing but what the widget draws is written")
    func allowList() throws {
        let data = try JSONEncoder().encode(writer().adapt([BookingSample.package(), BookingSample.hotel(from: 90_000, to: 99_000)]))
        let text = String(decoding: data, as: UTF8.self)
        var keys: Set<String> = []
        func collect(_ value: Any) {
            if let object = value as? [String: Any] {
                keys.formUnion(object.keys)
                object.values.forEach(collect)
            }
            (value as? [Any])?.forEach(collect)
        }
        collect(try JSONSerialization.jsonObject(with: data))
        let allowed: Set = [
            "startDate", "endDate", "flight", "hotel", "steps", "currentStep", "direction", "stops", "stopsText", "code", "departureDate",
            "departureTime", "departureAirport", "departureCity", "arrivalDate", "arrivalTime", "arrivalDayOffset", "arrivalAirport",
            "arrivalCity", "date", "nights", "name", "address", "image", "reviewScore", "kind", "label",
        ]
        #expect(keys.subtracting(allowed) == [])
        for secret in ["SECRET", "Giulia", "171000", "purchasedAt"] {
            #expect(!text.contains(secret))
        }
    }

    @Test("R1.9: a picture's path becomes an address on the service")
    func picture() {
        #expect(writer().adapt([BookingSample.hotel()])?[0].hotel?.image == "http://127.0.0.1:9000/pictures/hotels/x.jpg")
    }
}
