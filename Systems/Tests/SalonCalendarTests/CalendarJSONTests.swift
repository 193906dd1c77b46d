import Foundation
import SalonCore
import SalonRounds
import StoreRounds
import Testing

@Suite struct CalendarJSONTests {
    @Test("R3.18: every millisecond is written and read again")
    func milliseconds() {
        for step in 0..<5_000 {
            let date = Date(milliseconds: 1_781_268_000_000 + Int64(step) * 7_919 - 20_000_000)
            #expect(CalendarJSON.date(CalendarJSON.text(date)) == date)
        }
        #expect(CalendarJSON.text(SampleEvents.now) == "2026-06-12T12:40:00Z")
        #expect(CalendarJSON.text(SampleEvents.now + 0.007) == "2026-06-12T12:40:00.007Z")
    }

    @Test("A date with another offset or a longer fraction is read; what is none is not")
    func otherDates() {
        #expect(CalendarJSON.date("2026-06-12T14:40:00+02:00") == SampleEvents.now)
        #expect(CalendarJSON.date("2026-06-12T12:40:00.0071234Z") == SampleEvents.now + 0.007)
        for text in ["", ".", "2026-06-12", "2026-06-12T12:40:00.Z", "2026-06-12T12:40:00.xZ", String(repeating: "1", count: 50)] {
            #expect(CalendarJSON.date(text) == nil, "\(text)")
        }
    }

    @Test("The JSON has the service's keys")
    func keys() throws {
        let json = try JSONSerialization.jsonObject(with: CalendarJSON.encoder().encode(SampleEvents.event()))
        let object = try #require(json as? [String: Any])
        #expect(
            object.keys.sorted() == [
                "colour", "customer", "end", "granularity", "id", "money", "notes", "start", "status", "stylist", "treatments",
                "updated_at",
                "version",
            ])
        #expect(object["start"] as? String == "2026-06-12T13:40:00Z")
    }

    @Test("R3.41: links are read as they are written, and others are refused")
    func links() throws {
        let day = try #require(DiaryDay("2026-06-12"))
        #expect(SalonLink.event("abc-1").url.absoluteString == "salon://event/abc-1")
        #expect(SalonLink.day(day).url.absoluteString == "salon://day/2026-06-12")
        #expect(SalonLink.signIn.url.absoluteString == "salon://sign-in")
        for link in [SalonLink.event("abc-1"), .day(day), .signIn] { #expect(try SalonLink(link.url) == link) }
        for text in ["salon://event/", "salon://event/a%20b", "salon://day/2026-02-30", "salon://day/1", "other://event/a", "salon://none"]
        {
            let url = try #require(URL(string: text))
            #expect(throws: (any Error).self, "\(text)") { try SalonLink(url) }
        }
    }

    @Test("A day knows the next, whatever the clocks do")
    func days() throws {
        let rome = try #require(TimeZone(identifier: "Europe/Rome"))
        #expect(DiaryDay(SampleEvents.now, in: rome) == DiaryDay("2026-06-12"))
        #expect(DiaryDay("2026-03-28")?.adding(days: 2) == DiaryDay("2026-03-30"))
        #expect(DiaryDay("2026-12-31")?.adding(days: 1) == DiaryDay("2027-01-01"))
        #expect(DiaryDay("2024-02-29") != nil && DiaryDay("2026-02-29") == nil && DiaryDay("2026-6-12") == nil)
        let start = try #require(DiaryDay("2026-06-12")).start(in: rome)
        #expect(CalendarJSON.text(start) == "2026-06-11T22:00:00Z")
    }
}
