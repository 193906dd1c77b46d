import Foundation
import SalonScenes
import Testing

@testable import SalonCore

@Suite("Days and names in words") struct SalonFormatTests {
    private func format(_ locale: String) -> DayFormat {
        DayFormat(locale: Locale(identifier: locale), timeZone: SampleAppointments.zone, now: SampleAppointments.at(13, 18))
    }

    private func plain(_ text: String) -> String {
        text.replacingOccurrences(of: "\u{2009}", with: " ").replacingOccurrences(of: "\u{202f}", with: " ")
    }

    @Test("Times by the locale; an interval past midnight has no dates")
    func times() {
        let start = SampleAppointments.at(13, 30), end = SampleAppointments.at(14, 15)
        #expect(plain(format("en_GB").interval(start, end)) == "13:30 – 14:15")
        #expect(plain(format("en_US").interval(start, end)) == "1:30 – 2:15 PM")
        #expect(format("en_GB").interval(SampleAppointments.at(23, 30), SampleAppointments.at(0, 45, day: 13)) == "23:30 – 00:45")
        #expect(format("en_US").clock(SampleAppointments.at(13, 18)) == "1:18" && format("en_US").hour(start) == "1:30")
        #expect(plain(format("en_US").hour(SampleAppointments.at(13))) == "1 PM")
        #expect(format("en_GB").hour(SampleAppointments.at(13)) == "13:00")
        #expect(format("ja_JP").dayNumber(start) == "12" && format("ar_EG").dayNumber(start) == "١٢")
    }

    @Test("The next appointment is told by its weekday, from a week on by its date")
    func next() {
        #expect(format("en_GB").nextBriefly(SampleAppointments.at(9, 30, day: 13)) == "Sat 09:30")
        #expect(format("en_GB").next(SampleAppointments.at(9, 30, day: 13)) == "Sat 13, 09:30")
        #expect(format("en_GB").nextBriefly(SampleAppointments.at(9, 30, day: 22)) == "22 Jun")
        #expect(format("en_GB").next(SampleAppointments.at(9, 30, day: 22)) == "22 Jun, 09:30")
    }

    @Test("A copy's age is told by its time, of another day with the day")
    func stamps() {
        #expect(format("en_GB").stamp(SampleAppointments.at(9, 12)) == "09:12")
        #expect(format("en_GB").stamp(SampleAppointments.at(21, 40, day: 11)) == "Thu 21:40")
        #expect(format("en_GB").stamp(SampleAppointments.at(9, day: 2)) == "2 Jun")
    }

    @Test("A family name becomes a letter; initials are two at most")
    func names() {
        func forms(_ name: String) -> [String] { [CustomerName(name).full, CustomerName(name).short, CustomerName(name).initials] }
        #expect(forms("Chiara Montefeltro") == ["Chiara Montefeltro", "Chiara M.", "CM"])
        #expect(forms("Chiara M.") == ["Chiara M.", "Chiara M.", "CM"])
        #expect(forms("  Noor ") == ["Noor", "Noor", "N"])
        #expect(forms("María de los Ángeles Fernández") == ["María de los Ángeles Fernández", "María F.", "MF"])
        #expect(forms("") == ["", "", ""])
        #expect(forms("山田 花子") == ["山田 花子", "山田 花.", "山花"])
    }
}
