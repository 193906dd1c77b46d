import Foundation
import Testing

@testable import ShopifyQL

struct ZoneOffsetsTests {
    @Test("R4.21: an offset that is kept is the zone's own, around every change of a clock in this century's first decades")
    func everyZone() throws {
        let (first, last) = (Date(timeIntervalSince1970: 946_684_800), Date(timeIntervalSince1970: 2_082_758_400))
        var changes = 0
        for identifier in TimeZone.knownTimeZoneIdentifiers {
            let zone = try #require(TimeZone(identifier: identifier))
            let offsets = ZoneOffsets(zone)
            var date = first
            while let change = zone.nextDaylightSavingTimeTransition(after: date), change < last, change > date {
                let moment = Int64(change.timeIntervalSince1970)
                for other in [-86_401, -86_400, -3_601, -1, 0, 1, 3_599, 43_200, 86_400] as [Int64] {
                    let expected = zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(moment + other)))
                    #expect(offsets.offset(at: moment + other) == Int64(expected), "\(identifier) \(moment + other)")
                }
                date = change
                changes += 1
            }
        }
        #expect(changes > 5_000)
    }

    @Test("more days than are kept are answered as well, also before 1970")
    func manyDays() throws {
        let zone = try #require(TimeZone(identifier: "Europe/Rome"))
        let offsets = ZoneOffsets(zone)
        for day in stride(from: -36_000 as Int64, to: 36_000, by: 1) {
            let moment = day * 86_400 + 5_000
            guard offsets.offset(at: moment) == Int64(zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(moment)))) else {
                Issue.record("\(moment)")
                return
            }
        }
    }
}
