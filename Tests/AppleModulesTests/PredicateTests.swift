import Foundation
import FoundationMissing
import Testing

@Suite("Predicates of Swift's, and timers, where Linux asks for other words") struct PredicateTests {
    private final class Trip {
        let nights: Int
        let place: String
        init(_ nights: Int, _ place: String) { (self.nights, self.place) = (nights, place) }
    }

    @Test("xcode.11: a predicate that is put together of others holds where they do, and throws what they throw") func others() throws {
        let isLong = #Predicate<Trip> { $0.nights > 1 }
        let isHere = #Predicate<Trip> { trip in trip.place.contains("Oslo") && isLong.contains(trip) }
        let isNot = #Predicate<Trip> { trip in !isHere.contains(trip) }
        #expect(try isHere.evaluate(Trip(3, "Oslo S")) && !isHere.evaluate(Trip(1, "Oslo S")) && !isHere.evaluate(Trip(3, "Bergen")))
        #expect(try [Trip(3, "Oslo"), Trip(1, "Oslo")].map { try isNot.evaluate($0) } == [false, true])
        let isFirst = #Predicate<[Int]> { $0[5] > 1 }
        let both = #Predicate<[Int]> { list in isFirst.contains(list) }
        #expect(throws: PredicateError.self) { try both.evaluate([1]) }
    }

    @Test("xcode.11: an async function makes a timer as any other does") func timers() async {
        let timer = _Time.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in }
        #expect(timer.isValid && timer.timeInterval == 60)
        timer.invalidate()
    }
}
