import Foundation
import Testing
import TripsCore
import WidgetKit

struct BookingTimelineFactoryTests {
    private let factory = BookingTimelineFactory()

    private func booking(_ start: Double, _ end: Double, _ name: String = "") -> WidgetBooking {
        WidgetBooking(
            startDate: .unix(start), endDate: .unix(end),
            hotel: WidgetHotel(date: "", nights: "", name: name, address: ""))
    }

    /// `10 name` for an entry with a booking, `10 –` for one without.
    private func lines(_ bookings: [WidgetBooking], at now: Date = .distantFuture) -> [String] {
        factory.create(widgetBookings: bookings, at: now).entries.map {
            "\(Int($0.date.timeIntervalSince1970)) \($0.data?.hotel?.name ?? "–")"
        }
    }

    @Test("R1.41, R1.42: an entry at each start, and no booking at the end")
    func chain() {
        #expect(lines([booking(10, 20, "a"), booking(20, 30, "b"), booking(30, 40, "c")]) == ["10 a", "20 b", "30 c", "40 –"])
    }

    @Test("R1.43: nothing for no bookings")
    func nothing() {
        #expect(lines([]) == [])
    }

    @Test("R1.44: the system never asks again by itself")
    func policy() {
        #expect(factory.create(widgetBookings: [booking(1, 2)], at: .unix(1)).policy == .never)
        #expect(factory.createWithoutBookings(at: .unix(5)).policy == .never)
    }

    @Test("R1.45, R1.46: a failure is one entry without data, now")
    func failure() {
        #expect(factory.createWithoutBookings(at: .unix(5)).entries == [BookingEntry(date: .unix(5), data: nil)])
    }

    @Test("G1.3: no booking stands at the greatest end, not at the last element's; the outer step returns")
    func nested() {
        #expect(lines([booking(10, 100, "outer"), booking(20, 50, "inner")]) == ["10 outer", "20 inner", "50 outer", "100 –"])
    }

    @Test("where two inner steps follow each other the outer one waits")
    func nestedChain() {
        #expect(
            lines([booking(10, 100, "o"), booking(20, 40, "i"), booking(40, 60, "j")]) == ["10 o", "20 i", "40 j", "60 o", "100 –"])
    }

    @Test("an outer step that ends first leaves the inner one on show")
    func overlapping() {
        #expect(lines([booking(10, 30, "a"), booking(20, 50, "b")]) == ["10 a", "20 b", "50 –"])
    }

    @Test("three deep, each comes back to the one around it")
    func threeDeep() {
        #expect(
            lines([booking(0, 100, "a"), booking(10, 80, "b"), booking(20, 30, "c")]) == ["0 a", "10 b", "20 c", "30 b", "80 a", "100 –"])
    }

    @Test(
        "G1.4, true.6: in a gap, however long, the next trip's first step is shown as soon as the step before it ends", arguments: [1, 1e6])
    func gap(_ length: Double) {
        let found = lines([booking(0, 10, "a"), booking(10 + length, 2e6, "b"), booking(2e6, 3e6, "c")])
        #expect(found == ["0 a", "10 b", "\(Int(10 + length)) b", "2000000 c", "3000000 –"])
    }

    @Test("true.6: before the first step starts it is on show already")
    func ahead() {
        #expect(lines([booking(10, 20, "a"), booking(20, 30, "b")], at: .unix(4)) == ["4 a", "10 a", "20 b", "30 –"])
        #expect(lines([booking(10, 20, "a")], at: .unix(10)) == ["10 a", "20 –"])
    }

    @Test("R1.41, G1.5: steps that start together keep their stored order")
    func together() {
        #expect(lines([booking(10, 20, "a"), booking(10, 30, "b")]).prefix(2) == ["10 a", "10 b"])
    }

    @Test("R1.23, R1.47: the newest entry that has begun is the step under way", arguments: [(15.0, "a"), (25.0, "b"), (45.0, nil)])
    func underWay(_ now: Double, _ name: String?) {
        let entries = factory.create(widgetBookings: [booking(10, 20, "a"), booking(20, 40, "b")], at: .unix(5)).entries
        #expect(entries.last { $0.date <= .unix(now) }?.data?.hotel?.name == name)
    }

    @Test("true.6: at every instant the entry on show is of a step that runs; where none does, of the next; where none is to come, of none")
    func alwaysRunning() {
        var seed: UInt64 = 42
        func next(_ bound: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(seed >> 33) % bound
        }
        for _ in 0..<300 {
            let bookings = (0..<(1 + next(6))).map { index in
                let start = Double(next(50))
                return booking(start, start + 1 + Double(next(50)), "\(index)")
            }.sorted { $0.startDate < $1.startDate }
            let now = Double(next(60)) + 0.25
            let entries = factory.create(widgetBookings: bookings, at: .unix(now)).entries
            #expect(entries.map(\.date) == entries.map(\.date).sorted())
            for instant in stride(from: 0.5, to: 110, by: 1) {
                let running = bookings.filter { $0.startDate <= .unix(instant) && .unix(instant) < $0.endDate }
                let shown = entries.last { $0.date <= .unix(instant) }?.data
                if let newest = running.map(\.startDate).max() {
                    #expect(shown?.startDate == newest && shown.map { $0.endDate > .unix(instant) } == true)
                } else if let upcoming = bookings.map(\.startDate).filter({ $0 > .unix(instant) }).min() {
                    // What was before this timeline was made, nobody sees.
                    #expect(shown?.startDate == upcoming || instant < now)
                } else {
                    #expect(shown == nil)
                }
            }
        }
    }
}
