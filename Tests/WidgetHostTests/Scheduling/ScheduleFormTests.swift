import Foundation
import Testing
import VitrineWidgetArchive

@testable import WidgetHost

/// Schedules are written by hand and read by a decoder.
@Suite("The form in which schedules are kept") struct ScheduleFormTests {
    private func schedules() -> [TileSchedule] {
        var fresh = TileSchedule(budget: RefreshBudget(at: midnight), floor: 299.5, timeZone: TimeZone(identifier: "Asia/Tokyo") ?? .gmt)
        var all = [fresh]
        for cause in [
            RequestCause.placed, .app(kind: "A \"kind\" with \\, \u{1} and é", foreground: false), .ownExtension(kind: nil), .dateReached,
        ] {
            _ = fresh.request(cause, at: midnight)
            all.append(fresh)
        }
        for (index, policy) in [ReloadPolicy.after(minutes(7.25)), .atEnd, .never].enumerated() {
            var other = fresh
            _ = other.finished(TimelineSchedule(dates: [minutes(3), midnight, .distantPast], policy: policy), at: minutes(Double(index)))
            all.append(other)
            // Soon again: it waits.
            _ = other.request(.app(kind: nil, foreground: false), at: minutes(Double(index) + 0.1))
            _ = other.failed(at: minutes(Double(index) + 1))
            all.append(other)
        }
        return all
    }

    @Test("what is written says the same as an encoder's, and comes back as it was") func sameAsEncoder() throws {
        for schedule in schedules() {
            let written = try schedule.data()
            #expect(try JSONDecoder().decode(TileSchedule.self, from: written) == schedule)
            let own = try #require(try JSONSerialization.jsonObject(with: written) as? NSDictionary)
            let encoded = try #require(try JSONSerialization.jsonObject(with: JSONEncoder().encode(schedule)) as? NSDictionary)
            #expect(own == encoded)
        }
    }

    @Test("words are escaped as JSON has them, and what is no number is not written") func words() throws {
        var json = CompactJSON()
        let words = "a \"zone\" of \\ \n\u{1f} é 日本"
        json.write("words", words)
        #expect(try JSONDecoder().decode([String: String].self, from: Data(json.closed)) == ["words": words])
        #expect(throws: CompactJSON.NoNumber.self) { try json.write("number", Double.nan) }
    }
}
