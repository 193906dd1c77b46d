import Foundation
import Testing
import TripsAppCore
import TripsCore

/// R1.10: the app writes texts, the widget only draws them.
struct TripTextsTests {
    private func texts(_ language: String) -> TripTexts { TripTexts(locale: Locale(identifier: language)) }
    /// 12 June 2026, 07:15 in Milan.
    private let leaves = 1_781_241_300.0
    /// 13 June 2026, 06:55 in Tokyo.
    private let lands = 1_781_301_300.0

    @Test(
        "R1.10: a day, as each language writes it",
        arguments: [("en_GB", "Fri 12 Jun"), ("it_IT", "ven 12 giu"), ("ja_JP", "6月12日(金)"), ("de_DE", "Fr. 12. Juni")])
    func day(_ language: String, _ day: String) {
        #expect(texts(language).day(leaves, zone: "Europe/Rome") == day)
    }

    @Test("R1.10: times and days are those of the airport")
    func zones() {
        #expect(texts("en_GB").time(leaves, zone: "Europe/Rome") == "07:15")
        #expect(texts("en_GB").time(lands, zone: "Asia/Tokyo") == "06:55")
        #expect(texts("en_GB").day(lands, zone: "Asia/Tokyo") == "Sat 13 Jun")
    }

    @Test("a landing on the next day says so, one on the same day does not")
    func offset() {
        let start = FlightEnd(airport: "LIN", city: "", time: leaves, zone: "Europe/Rome")
        #expect(texts("en").dayOffset(from: start, to: FlightEnd(airport: "HND", city: "", time: lands, zone: "Asia/Tokyo")) == "+1")
        #expect(texts("en").dayOffset(from: start, to: FlightEnd(airport: "HND", city: "", time: lands, zone: "Europe/Rome")) == nil)
        #expect(
            texts("en").dayOffset(
                from: FlightEnd(airport: "NRT", city: "", time: lands, zone: "Asia/Tokyo"),
                to: FlightEnd(airport: "HNL", city: "", time: lands + 3600, zone: "Pacific/Honolulu")) == "−1")
    }

    @Test(
        "R1.10: stops and nights",
        arguments: [
            ("en_GB", "Direct", "1 stop", "2 stops", "1 night", "5 nights", "8.7"),
            ("it_IT", "Diretto", "1 scalo", "2 scali", "1 notte", "5 notti", "8,7"),
            ("ja_JP", "直行便", "経由1回", "経由2回", "1泊", "5泊", "8.7"),
            ("de_DE", "Direktflug", "1 Stopp", "2 Stopps", "1 Nacht", "5 Nächte", "8,7"),
        ])
    func words(_ language: String, _ direct: String, _ one: String, _ two: String, _ night: String, _ nights: String, _ score: String) {
        let texts = texts(language)
        #expect([texts.stops(0), texts.stops(1), texts.stops(2)] == [direct, one, two])
        #expect([texts.nights(1), texts.nights(5)] == [night, nights])
        #expect(texts.score(8.7) == score)
    }

    @Test("R1.10: an unknown language is English, a zone that is none is Greenwich")
    func unknown() {
        #expect(texts("tlh").direction(.inbound) == "Inbound")
        #expect(texts("en").time(0, zone: "Mars/Olympus") == "00:00")
    }
}
