import Testing
import TripsAppCore

struct TripQueueTests {
    private let day = TripQueue.notice

    @Test("R1.18: a trip on its own is shown from its purchase on")
    func alone() {
        let trip = BookingSample.package()
        #expect(TripQueue([trip]).showsFrom(trip) == 100)
    }

    @Test("a trip bought while another is still ahead comes up a day before it begins")
    func waiting() {
        let first = BookingSample.package("a"), second = BookingSample.flights("b", bought: 200, shift: 10 * day)
        #expect(TripQueue([first, second]).showsFrom(second) == 1000 + 9 * day)
        #expect(TripQueue([second, first]).showsFrom(first) == 100)
    }

    @Test("a waiting trip does not cut short the step before it")
    func close() {
        let first = BookingSample.package("a"), second = BookingSample.flights("b", bought: 200, shift: 3500)
        #expect(TripQueue([first, second]).showsFrom(second) == 4000)
    }

    @Test("a trip bought when the others were over waits for nothing")
    func later() {
        let first = BookingSample.package("a"), second = BookingSample.flights("b", bought: 5000, shift: 10 * day)
        #expect(TripQueue([first, second]).showsFrom(second) == 5000)
    }

    @Test("what is shown does not depend on whether the trip before is over by now")
    func steady() {
        let first = BookingSample.package("a"), second = BookingSample.flights("b", bought: 200, shift: 10 * day)
        let before = writer(at: 0).adapt([first, second])?.suffix(2), after = writer(at: 5000).adapt([first, second])
        #expect(before.map(Array.init) == after)
    }
}
