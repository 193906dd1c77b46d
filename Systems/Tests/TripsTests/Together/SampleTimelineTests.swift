import Foundation
import Testing
import TripsCore

@testable import TripsServiceCore

/// The way from the shop's bookings to the widget's timeline: service's model, app's model, stored text, reader, entries.
struct SampleTimelineTests {
    /// 10 June 2026, 09:00 in Milan.
    private static let now = Date(timeIntervalSince1970: 1_781_074_800)

    /// `2026-06-13T06:55+09:00 name` an entry, each time as it is in `zone`.
    private func lines(_ sample: Sample, at time: Date = now) async throws -> [String] {
        let sold = sample.bookings(now: Self.now, composer: BookingComposer(traveller: "A B"))
        let text = try await TestScript.written(sold, at: time.timeIntervalSince1970)
        let timelines = BookingTimelines(repository: reader(text), now: { time })
        let style = Date.ISO8601FormatStyle(timeZone: TimeZone(identifier: "Europe/Rome")!).year().month().day().time(
            includingFractionalSeconds: false)
        return await timelines.current().entries.map {
            "\($0.date.formatted(style)) \($0.data?.flight?.code ?? $0.data?.hotel?.name ?? "–")"
        }
    }

    @Test("R1.18, R1.19, R1.20, R1.42: package")
    func package() async throws {
        #expect(
            try await lines(.package) == [
                "2026-05-11T09:00:00 AZ 792", "2026-06-12T23:55:00 Park Hotel Shiodome", "2026-06-18T01:00:00 NH 215",
                "2026-06-18T22:05:00 –",
            ])
    }

    @Test("R1.22: flights only")
    func flight() async throws {
        #expect(
            try await lines(.flight) == ["2026-05-11T09:00:00 TP 827", "2026-06-12T10:05:00 TP 826", "2026-06-16T22:15:00 –"])
    }

    @Test("R1.22: a stay only")
    func hotel() async throws {
        #expect(try await lines(.hotel) == ["2026-05-11T09:00:00 Villa Mondello", "2026-06-15T08:00:00 –"])
    }

    @Test("G1.4, true.6: in the gap between two trips the second one is on show")
    func gap() async throws {
        #expect(
            try await lines(.gap) == [
                "2026-05-11T09:00:00 BA 7306", "2026-06-12T09:10:00 BA 7309", "2026-06-14T20:20:00 TP 827",
                "2026-06-19T10:05:00 Miradouro da Graça", "2026-06-23T09:00:00 TP 826", "2026-06-23T22:15:00 –",
            ])
    }

    @Test("true.6: synced at any hour, nobody with a trip to come is asked where to go", arguments: Sample.allCases)
    func neverHidden(_ sample: Sample) async throws {
        let sold = sample.bookings(now: Self.now, composer: BookingComposer(traveller: "A B"))
        let end = sold.flatMap { [$0.outbound?.arrival.time, $0.stay?.checkOut, $0.inbound?.arrival.time] }.compactMap { $0 }.max() ?? 0
        for hour in stride(from: Self.now.timeIntervalSince1970, to: Self.now.timeIntervalSince1970 + 20 * 86_400, by: 5 * 3600) {
            let text = try await TestScript.written(sold, at: hour)
            let timelines = BookingTimelines(
                repository: reader(text), now: { Date(timeIntervalSince1970: hour) })
            let entries = await timelines.current().entries
            #expect(try #require(entries.first).date <= Date(timeIntervalSince1970: hour))
            for instant in stride(from: hour, to: end + 86_400, by: 3 * 3600) {
                let shown = entries.last { $0.date <= Date(timeIntervalSince1970: instant) }?.data
                #expect((shown != nil) == (instant < end), "\(sample) synced at \(hour), seen at \(instant)")
            }
        }
    }

    @Test("G1.3: the outer stay comes back when the inner trip is over")
    func nested() async throws {
        #expect(
            try await lines(.nested) == [
                "2026-05-11T09:00:00 Park Hotel Shiodome", "2026-06-15T07:15:00 LX 14", "2026-06-16T18:50:00 LX 17",
                "2026-06-19T10:45:00 Park Hotel Shiodome", "2026-06-24T01:00:00 –",
            ])
    }

    @Test("R1.11, R1.29: nothing booked")
    func none() async throws {
        #expect(try await lines(.none) == ["2026-06-10T09:00:00 –"])
    }

    @Test("R1.14, R1.24: synced again later, what is over is gone and the rest is the same")
    func later() async throws {
        let whole = try await lines(.package)
        #expect(try await lines(.package, at: Self.now.addingTimeInterval(5 * 86_400)) == Array(whole.dropFirst()))
        #expect(try await lines(.package, at: Self.now.addingTimeInterval(30 * 86_400)).map { $0.hasSuffix("–") } == [true])
    }
}
